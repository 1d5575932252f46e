# The same few commands for people and for CI. `make help` lists them.

# The first of these that runs and is new enough; say PYTHON=… for another.
PYTHON ?= $(shell for p in python3.11 python3 python3.12 python3.13 python3.14; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && { echo $$p; exit; }; done; echo python3)
MINUTES ?= 15

BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet install -c constraints.txt
NPM := cd web && PATH="$(CURDIR)/$(BIN):$$PATH" $(CURDIR)/$(BIN)/npm --no-update-notifier
SETUP := pyproject.toml constraints.txt
# The browser client is built with the package.
CLIENT := build_web.py $(shell find web -name node_modules -prune -o -path web/src/made -prune -o -type f -print)

.PHONY: help play test check shots site soak bench golden protocol clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s%s\n", $$1, $$2 }' Makefile

play: .venv/.play ## start the server and say where to open it; PORT=8600
	@$(BIN)/paiju serve $(if $(PORT),--port $(PORT))

test: check ## all checks, then all tests but the long ones
	$(BIN)/python -m pytest -n auto --dist worksteal --durations=5

check: .venv/.dev ## style and types of both languages, and which module may import which
	$(NPM) run check
	$(NPM) run test
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

shots: .venv/.dev ## pictures of all games and pages, into shots/; a few: .venv/bin/python -m tests.browser.shots --help
	$(BIN)/python -m tests.browser.shots

site: .venv/.dev ## the documentation as pages, into build/site, with the pictures of `make shots` if there are any
	$(BIN)/python -W error -m docs.site

soak: .venv/.dev ## the long tests, and random rounds against the laws for MINUTES=15
	PAIJU_SOAK_MINUTES=$(MINUTES) $(BIN)/python -m pytest -m "soak or long" -n auto --dist worksteal

bench: .venv/.bench ## speed, side by side with peers
	$(BIN)/python bench/run.py

golden: .venv/.dev ## write the golden rounds again; read the diff before committing
	$(BIN)/python -m tests.golden.remake

protocol: .venv/.dev ## write the tables of docs/protocol.md and docs/architecture.md again
	$(BIN)/python -m tests.docs.protocol
	$(BIN)/python -m tests.docs.shared

clean: ## remove the environment and every cache
	rm -rf .venv build dist shots web/node_modules web/src/made src/paiju/server/static .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Each stamp is one install; it is made again when the project's needs change.

.venv/.play: $(SETUP) $(CLIENT) | .venv/.made
	@echo "Installing Paiju into .venv …"
	@$(PIP) -e ".[server]"
	@touch $@

.venv/.dev: $(SETUP) $(CLIENT) | .venv/.made
	@echo "Installing Paiju and its development tools into .venv …"
	@$(PIP) -e '.[dev]'
	@touch .venv/.play $@

.venv/.bench: $(SETUP) | .venv/.made
	@echo "Installing Paiju and the engines it is measured against into .venv …"
	@$(PIP) -e '.[bench]'
	@touch .venv/.play $@

.venv/.made:
	@command -v $(PYTHON) >/dev/null || \
		{ echo "Paiju needs Python 3.11 or newer; there is no $(PYTHON) here." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Paiju needs Python 3.11 or newer, and $(PYTHON) is $$($(PYTHON) --version 2>&1). Name another: make PYTHON=…" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "$(PYTHON) cannot make virtual environments. On Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }
	@$(PYTHON) -m venv .venv
	@touch $@
