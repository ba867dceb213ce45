PYTHON ?= python3
BIN := .venv/bin
GAME ?= city-of-rome

help:  ## list the targets
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

setup:  ## make .venv with everything pinned, groma editable
	$(PYTHON) -m venv .venv
	$(BIN)/pip install -q -c requirements.lock -e '.[dev]'

test:  ## all tests, on the pure build
	$(BIN)/pytest -n auto

lint:  ## ruff: rules and format
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types:  ## mypy --strict
	$(BIN)/mypy --strict

fuzz:  ## random games through every conformance check
	$(BIN)/groma fuzz $(GAME) --games 1000

bench:  ## speed of the engine, beside others
	$(BIN)/groma bench engine

mutation:  ## change the rules a little: does a test notice?
	$(BIN)/mutmut run

wheels:  ## the pure and the compiled wheel, into dist/
	rm -rf build dist
	$(BIN)/python -m build --no-isolation --wheel
	GROMA_COMPILE=1 $(BIN)/python -m build --no-isolation --wheel

golden:  ## write the golden games anew; read the diff before committing
	$(BIN)/python tools/golden.py $(GAME)

clean:  ## away with all that was made
	rm -rf build dist mutants src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests tools benchmarks -name __pycache__ -prune -exec rm -r {} +

.PHONY: help setup test lint types fuzz bench mutation wheels golden clean
