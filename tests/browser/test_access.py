"""Every page and every telling state under axe-core: nothing serious, in both sizes and themes."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page

from tests.browser.people import DESK, PHONE, House
from tests.browser.states import STATES, Stage, shown

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN: Final = """async (rules) => {
  const only = rules ? { runOnly: { type: 'rule', values: rules } } : {}
  const { violations } = await axe.run({ resultTypes: ['violations'], ...only })
  return violations
    .filter((each) => ['serious', 'critical'].includes(each.impact))
    .map((each) => each.id + ': ' + each.nodes.map((node) => node.html.slice(0, 200)).join('\\n'))
}"""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing_serious(house: House, state: str, size: tuple[int, int]) -> None:
    with shown(Stage(house, size), state) as person:
        page = person.page
        page.evaluate(AXE.read_text(encoding="utf-8"))
        light = page.evaluate(RUN)
        darken(page)
        dark = page.evaluate(RUN, ["color-contrast"])
        width = page.evaluate("document.documentElement.scrollWidth")
    assert (light, dark) == ([], [])
    assert width <= size[0]


def darken(page: Page) -> None:
    """The other theme, when the colours have changed."""
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    page.evaluate(
        """async () => {
          await new Promise(requestAnimationFrame)
          await Promise.allSettled(document.getAnimations().map((each) => each.finished))
        }"""
    )
