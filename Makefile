# Everything a newcomer needs: `make run` and `make test`. Both install the locked packages into .venv first.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/pip --disable-pip-version-check --quiet

# Processes find every module compiled, and no compiled file lies beside the sources.
unexport PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX := $(CURDIR)/.venv/pycache

# Idle workers take tests from busy ones, because some tests play whole games.
PARALLEL := -n auto --maxprocesses 8 --dist worksteal

.PHONY: run test check quick bench faults lock clean

run: .venv/run.done
	$(BIN)/tessera run

test: check
	$(BIN)/pytest $(PARALLEL)

check: .venv/test.done
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports

# For the inner loop: the engines and the rules of a table, without chat, browser, database and pictures.
quick: .venv/test.done
	$(BIN)/pytest $(PARALLEL) tests/core tests/rules tests/laws tests/golden tests/perft tests/replays tests/bot/domain

bench: .venv/test.done
	$(BIN)/python -m tests.bench

# Kills, full disks, dropped connections and more, with a checker of its own: `make faults MINUTES=30 SEED=7`.
faults: .venv/test.done
	$(BIN)/python -m tests.faults --minutes $(or $(MINUTES),5) --seed $(or $(SEED),0)

# The locks pin every package with its hashes, for every platform. Run this after changing pyproject.toml.
lock: .venv/bin/python
	$(PIP) install uv
	for group in run postgres test; do \
		$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
			--custom-compile-command 'make lock' --group $$group pyproject.toml -o .lock/$$group.txt; \
	done

clean:
	rm -rf .venv build *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

# One marker file for each lock: .venv has the packages of that lock installed.
.venv/%.done: .lock/%.txt pyproject.toml | .venv/bin/python
	$(PIP) install --require-hashes -r $<
	$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit("Tessera needs Python 3.11 or newer." if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv .venv
