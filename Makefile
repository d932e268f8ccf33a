# Two commands do everything on a fresh checkout: `make play` and `make test`.
# `make quick` is what you run all day.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Held back while the environment is being made: quiet, and never a word about newer pips.
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check

.PHONY: play serve test quick lint format benchmarks clean

play: $(VENV)/.ready-play
	$(BIN)/mythos play arkham-ritual

serve: $(VENV)/.ready-play
	$(BIN)/mythos serve

test: $(VENV)/.ready-dev lint
	$(BIN)/python -m pytest -n 2 --dist worksteal

quick: $(VENV)/.ready-dev lint
	$(BIN)/python -m pytest -m "not slow" -n 2 --dist worksteal

lint: $(VENV)/.ready-dev
	$(BIN)/ruff check src tests tools benchmarks
	$(BIN)/ruff format --check src tests tools benchmarks
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(VENV)/.ready-dev
	$(BIN)/ruff format src tests tools benchmarks
	$(BIN)/ruff check --fix src tests tools benchmarks
	$(BIN)/python tools/rules_index.py

benchmarks: $(VENV)/.ready-benchmarks
	$(BIN)/python -m benchmarks.playouts
	$(BIN)/python -m benchmarks.parts
	$(BIN)/python -m benchmarks.server.run --tables 10 100 --rounds 3

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/.ready-play: $(BIN)/python pyproject.toml
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
