/* What somebody with a finger sees of a table: what answers the question, and what is wrong. */
(() => {
  const prompt = () => document.querySelector('.prompt')
  const PRESSABLE = 'button, a[href], summary, select, input, textarea, [role="button"]'
  /* Whatever lies over the table for a moment and goes away again. */
  const LAYERS = '.guide, .notices, aside, dialog, .reveal'
  const shown = (each) =>
    each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    each.getBoundingClientRect().width > 0

  /** A point at which a finger would hit it; null where everything of it is covered. */
  function spot(each) {
    const box = each.getBoundingClientRect()
    for (const down of [0.5, 0.3, 0.7, 0.12, 0.88])
      for (const right of [0.5, 0.3, 0.7, 0.12, 0.88]) {
        const [x, y] = [box.left + box.width * right, box.top + box.height * down]
        if (x < 1 || y < 1 || x > innerWidth - 1 || y > innerHeight - 1) continue
        const hit = document.elementFromPoint(x, y)
        if (hit && (hit === each || each.contains(hit))) return { x, y }
      }
    return null
  }

  const name = (each) =>
    [
      ...Object.entries(each.dataset).map(([key, value]) => `${key}=${value}`),
      (each.getAttribute('aria-label') ?? each.textContent ?? '').trim().replace(/\s+/g, ' '),
    ]
      .join(' ')
      .slice(0, 140)

  const answers = () =>
    [...document.querySelectorAll(':is(.board, dialog) [data-answers]')].filter(
      (each) => shown(each) && !each.disabled,
    )
  const listed = () =>
    [...document.querySelectorAll('.prompt .moves button[data-move]')].filter(
      (each) => shown(each) && !each.disabled,
    )

  /** Everything that a person decides by, in one look. */
  function look() {
    const at = prompt()
    return {
      number: Number(at?.dataset.number ?? -1),
      asked: at?.dataset.asked ?? '',
      busy: Boolean(at?.dataset.sending),
      over: document.querySelector(".prompt a[href$='/replay']") !== null,
      confirm: document.querySelector('.prompt [data-confirm]') !== null,
      lost: prompt() === null,
      broken: document.querySelector('.broken') !== null,
      board: answers().map(name),
      listed: listed().map(name),
      folded: [...document.querySelectorAll('.prompt [data-folded]')].filter(shown).length > 0,
    }
  }

  /** Is it my turn, or will it never be again? Asked often, so it looks at little. */
  function awaited() {
    const at = prompt()
    if (at === null || document.querySelector('.broken') !== null) return true
    if (document.querySelector(".prompt a[href$='/replay']") !== null) return true
    return Boolean(at.dataset.asked) && !at.dataset.sending
  }

  /** Where to touch the answer of this name, brought into sight first. */
  function reach(which, wanted) {
    const all = which === 'board' ? answers() : listed()
    const found = all.find((each) => name(each) === wanted)
    if (!found) return null
    if (!spot(found)) found.scrollIntoView({ block: 'center', inline: 'center' })
    return spot(found)
  }

  /** Texts that are cut off, and texts that lie under something else that can be pressed. */
  function faults() {
    const wrong = []
    const layer = [...document.querySelectorAll(LAYERS)].find(shown)
    for (const each of document.querySelectorAll('body *')) {
      if (each instanceof SVGElement || !ownText(each) || !shown(each)) continue
      const style = getComputedStyle(each)
      if (style.clip !== 'auto' || each.closest('.visually-hidden, [data-may-cut]')) continue
      if (cut(each, style)) wrong.push(`cut off: ${words(each)}`)
      if (!layer && covered(each)) wrong.push(`overlaps what can be pressed: ${words(each)}`)
    }
    return wrong
  }

  const ownText = (each) =>
    [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())
  const words = (each) => `${each.className} "${each.textContent.trim().slice(0, 60)}"`

  function cut(each, style) {
    const hides = (value) => value === 'hidden' || value === 'clip'
    return (
      (hides(style.overflowX) && each.scrollWidth > each.clientWidth + 1) ||
      (hides(style.overflowY) && each.scrollHeight > each.clientHeight + 3)
    )
  }

  function covered(each) {
    // What a finger goes through is only looked at, and goes away with the mouse.
    if (each.closest('[aria-hidden="true"]')) return false
    if (getComputedStyle(each).pointerEvents === 'none') return false
    const range = document.createRange()
    range.selectNodeContents(each)
    const box = range.getBoundingClientRect()
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false
    const over = document.elementFromPoint(x, y)?.closest(PRESSABLE)
    if (!over || over.contains(each) || each.contains(over)) return false
    return !isAfloat(over, each) && inside(each, x, y)
  }

  /** Does it lie in something that stays while the rest scrolls away under it? */
  function isAfloat(over, each) {
    for (let box = over; box && !box.contains(each); box = box.parentElement)
      if (/sticky|fixed/.test(getComputedStyle(box).position)) return true
    return false
  }

  /** Is the point in what the scrolling boxes around it let through? */
  function inside(each, x, y) {
    for (let box = each.parentElement; box; box = box.parentElement) {
      const style = getComputedStyle(box)
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
      const edge = box.getBoundingClientRect()
      if (x < edge.left || x > edge.right || y < edge.top || y > edge.bottom) return false
    }
    return true
  }

  /** How much of what the guide speaks of lies under its bubble, from 0 to 1. */
  function hiddenByGuide() {
    const guide = document.querySelector('.guide')?.getBoundingClientRect()
    const part = document.querySelector('.guided')?.getBoundingClientRect()
    if (!guide || !part) return 0
    const seen = {
      left: Math.max(part.left, 0),
      top: Math.max(part.top, 0),
      right: Math.min(part.right, innerWidth),
      bottom: Math.min(part.bottom, innerHeight),
    }
    const wide = Math.min(guide.right, seen.right) - Math.max(guide.left, seen.left)
    const high = Math.min(guide.bottom, seen.bottom) - Math.max(guide.top, seen.top)
    const area = (seen.right - seen.left) * (seen.bottom - seen.top)
    return wide > 0 && high > 0 && area > 0 ? (wide * high) / area : 0
  }

  window.eyes = { look, awaited, reach, faults, hiddenByGuide }
})()
