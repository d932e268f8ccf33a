# Two commands do everything on a fresh checkout: `make serve` starts the tables and prints their
# address, `make test` checks everything. `make quick` is what you run all day.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Held back while the environment is being made: quiet, and never a word about newer pips.
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check

# Compiled modules are kept whatever the shell says: compiling them anew in every process takes a
# third of the everyday run.
unexport PYTHONDONTWRITEBYTECODE

# The browser client is built anew when one of these has changed.
CLIENT := $(shell find web -name node_modules -prune -o -type f -print)

# What can be done side by side is; each part says what it has to say in one piece.
SIDE_BY_SIDE := $(MAKE) --no-print-directory -j2 --output-sync=target
# Three workers keep two cores busy: who tests a server waits more than he computes. A worker that
# has nothing left takes work from the others.
PYTEST := $(BIN)/python -m pytest -n 3 --dist worksteal

.PHONY: serve play test quick lint style types walls web web-checks format screenshots mutants benchmarks clean

serve: $(VENV)/.ready-play
	$(BIN)/mythos serve

play: $(VENV)/.ready-play
	$(BIN)/mythos play arkham-ritual

test: $(VENV)/.ready-dev
	@$(SIDE_BY_SIDE) lint web web-checks
	$(BIN)/python -m tools.chromium
	$(PYTEST)

quick: $(VENV)/.ready-dev
	@$(SIDE_BY_SIDE) lint web
	$(PYTEST) -m "not slow"

web: $(VENV)/.ready-dev
	$(BIN)/python -m tools.web build

web-checks: web
	$(BIN)/python -m tools.web check lint test

lint: style types walls

style: $(VENV)/.ready-dev
	$(BIN)/ruff check src tests tools benchmarks hatch_build.py
	$(BIN)/ruff format --check src tests tools benchmarks hatch_build.py

types: $(VENV)/.ready-dev
	$(BIN)/mypy

walls: $(VENV)/.ready-dev
	$(BIN)/lint-imports

format: $(VENV)/.ready-dev
	$(BIN)/ruff format src tests tools benchmarks hatch_build.py
	$(BIN)/ruff check --fix src tests tools benchmarks hatch_build.py
	$(BIN)/python tools/rules_index.py
	$(BIN)/python -m tools.web_types
	$(BIN)/python -m tools.web format

# Every page and telling state, in both sizes, languages and themes, into screenshots/.
screenshots: web
	$(BIN)/python -m tools.screenshots

# Which small mistakes in the rules would the tests notice? Takes an hour or two, goes on where it was
# stopped, and writes docs/mutants.md.
mutants: $(VENV)/.ready-dev
	$(BIN)/python -m tools.mutants

benchmarks: $(VENV)/.ready-benchmarks web
	$(BIN)/python -m benchmarks.playouts
	$(BIN)/python -m benchmarks.parts
	$(BIN)/python -m benchmarks.wars
	$(BIN)/python -m benchmarks.server.run --tables 10 100 --rounds 3
	$(BIN)/python -m benchmarks.server.tables
	$(BIN)/python -m benchmarks.browser

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/.ready-play: $(BIN)/python pyproject.toml $(CLIENT)
	$(PIP) install -e '.[arena,server]'
	touch $@

$(VENV)/.ready-dev: $(BIN)/python pyproject.toml
	$(PIP) install -e '.[dev]'
	touch $@

$(VENV)/.ready-benchmarks: $(VENV)/.ready-dev
	$(PIP) install -e '.[dev,benchmarks]'
	touch $@

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis crashes
	rm -rf web/node_modules src/mythos/browser screenshots
