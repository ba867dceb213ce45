PYTHON ?= python3
BIN := .venv/bin
GAME ?= city-of-rome

help:  ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

setup:  ## make .venv with everything pinned, groma editable
	$(PYTHON) -m venv .venv
	$(BIN)/pip install -q -c requirements.lock -e '.[dev]'
	cd web && npm install --no-save --no-audit --no-fund && PYTHON=$(CURDIR)/$(BIN)/python npm run --silent build

test:  ## all tests but the browser's and the night's, on the pure build
	$(BIN)/pytest -n auto -m 'not nightly'
	cd web && npm run --silent test

browser-test:  ## real browsers at real nodes, the built site; GAME=..., NIGHTLY=1 or SOAK=1 for the long forms
	cd web && GAME=$(GAME) GROMA_PYTHON=$${GROMA_PYTHON:-$(CURDIR)/$(BIN)/python} npx playwright test $(ARGS)

nightly:  ## everything that is long; PART=fuzz-carpe-diem,leaks for some of it, AGAIN=1 for what has run already
	@$(PYTHON) tools/nightly.py $(if $(PART),--part $(PART)) $(if $(AGAIN),--again)

seeded:  ## twenty small faults, one by one: which step of CI catches it?
	$(BIN)/python tools/seeded.py $(ARGS)

pictures:  ## the pictures of README, and those that browser-test compares; look at them before committing
	cd web && GROMA_PYTHON=$${GROMA_PYTHON:-$(CURDIR)/$(BIN)/python} node tools/pictures.mjs

lint:  ## rules and format: ruff, ESLint, Prettier
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	cd web && npm run --silent lint

types:  ## mypy --strict, svelte-check
	$(BIN)/mypy --strict
	cd web && npm run --silent check

dev:  ## server and page with hot reload, all seats in one window
	$(BIN)/python tools/dev.py

fuzz:  ## random games through every conformance check
	$(BIN)/groma fuzz $(GAME) --games 1000

bench:  ## speed of the engine, beside others
	$(BIN)/groma bench engine

mutation:  ## change the rules a little: does a test notice?
	$(BIN)/mutmut run

wheels:  ## the pure and the compiled wheel, into dist/
	rm -rf build dist
	GROMA_SITE=require $(BIN)/python -m build --no-isolation --wheel
	GROMA_SITE=require GROMA_COMPILE=1 $(BIN)/python -m build --no-isolation --wheel

docs: build/docs-venv  ## the site of docs/, into build/docs; fails on every link that leads nowhere
	NO_MKDOCS_2_WARNING=1 build/docs-venv/bin/mkdocs build  # it ends in 2027: docs/dependencies.md

build/docs-venv: requirements-docs.lock
	$(PYTHON) -m venv --clear $@
	$@/bin/pip install -q -r requirements-docs.lock
	touch $@

tables:  ## the tables that rules and boards read, made anew from every components.toml (docs/correcting-a-box.md)
	for game in src/groma/games/*/box/components.toml; do \
		$(BIN)/python tools/make_tables.py $$(basename $$(dirname $$(dirname $$game))) || exit; done
	$(BIN)/python tools/boxes.py

examples:  ## the positions of the worked examples, made anew from tests/scenes/examples/
	$(BIN)/python tools/examples.py $(GAME)

golden:  ## play the golden games again and write them anew: what changed is in the diff; GAME=... for one
	$(BIN)/python tools/golden.py $(if $(filter file,$(origin GAME)),,$(GAME))

clean:  ## away with all that was made
	rm -rf build dist mutants src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests tools benchmarks -name __pycache__ -prune -exec rm -r {} +

.PHONY: help setup test browser-test nightly seeded pictures lint types dev fuzz bench mutation wheels docs tables examples golden clean
