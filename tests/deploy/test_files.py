"""The files of .deploy name commands, options, files and ports that exist and fit each other."""

import json
import re
import shlex
import shutil
import subprocess
from argparse import Namespace
from fnmatch import fnmatch
from pathlib import Path

import pytest

from bot.__main__ import parser

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / ".deploy"
DOCKERFILE = (DEPLOY / "Dockerfile").read_text("utf-8").replace("\\\n", "")
COMPOSE = (DEPLOY / "compose.yaml").read_text("utf-8")
UNIT = (DEPLOY / "tessera.service").read_text("utf-8")
EXPOSURE = 2.0  # what systemd calls OK; an unconfined service has 9.6


def instructions(name: str) -> list[str]:
    return re.findall(rf"^{name} +(.*)$", DOCKERFILE, re.MULTILINE)


def setting(name: str) -> str:
    [value] = re.findall(rf"^{name}=(.*)$", UNIT, re.MULTILINE)
    return str(value)


def parsed(arguments: list[str]) -> Namespace:
    return parser().parse_args(arguments)


def test_the_container_runs_a_command_that_exists() -> None:
    [program], [command] = map(json.loads, instructions("ENTRYPOINT")), map(json.loads, instructions("CMD"))
    options = parsed(command)
    assert program == ["tessera"]
    assert [str(options.data)] == instructions("VOLUME") == instructions("WORKDIR")[1:]
    assert (options.no_browser, options.log, options.keep) == (True, "json", 14)
    assert options.backup_every == 6 * 3600


def test_the_container_asks_the_health_page_that_it_serves() -> None:
    [command] = instructions("CMD")
    health = parsed(json.loads(command)).health
    [instruction] = instructions("HEALTHCHECK")
    [check] = re.findall(r"CMD (\[.*\])", instruction)
    program, flag, code = json.loads(check)
    assert (program, flag) == ("python", "-c")
    compile(code, "healthcheck", "exec")
    assert f"http://127.0.0.1:{health}/healthz" in code


def test_the_container_is_not_root() -> None:
    [user] = instructions("USER")
    assert user == "tessera"
    assert DOCKERFILE.index("\nUSER ") < DOCKERFILE.index("\nENTRYPOINT ")
    assert "read_only: true" in COMPOSE
    assert "cap_drop: [ALL]" in COMPOSE


def test_everything_that_is_copied_exists_and_is_sent_to_the_builder() -> None:
    *copied, kept = [line.split() for line in instructions("COPY")]
    assert kept == ["--from=build", "/opt/tessera", "/opt/tessera"]
    sources = [source for *sources, _ in copied for source in sources]
    sent = re.findall(r"^!(.*)$", (DEPLOY / "Dockerfile.dockerignore").read_text("utf-8"), re.MULTILINE)
    assert sorted(sources) == sorted(sent)
    assert all((ROOT / source).exists() for source in sources)
    secrets = (".env", ".deploy/.env", ".git/config", "tables.sqlite")
    assert not [each for each in secrets if any(fnmatch(each, kind) for kind in sent)]


def test_the_compose_file_names_files_that_exist() -> None:
    [context], [dockerfile], [environment] = (
        re.findall(rf"{key}: (.*)", COMPOSE) for key in ("context", "dockerfile", "env_file")
    )
    assert (DEPLOY / context).resolve() == ROOT
    assert (ROOT / dockerfile).is_file()
    assert (DEPLOY / f"{environment}.example").is_file()
    assert "data:/data" in COMPOSE


def test_the_example_of_the_environment_has_no_token() -> None:
    assert re.findall(r"^(\w+)=(.*)$", (DEPLOY / ".env.example").read_text("utf-8"), re.MULTILINE) == [
        ("DISCORD_TOKEN", "")
    ]


def test_the_service_runs_a_command_that_exists() -> None:
    program, *arguments = shlex.split(setting("ExecStart"))
    options = parsed(arguments)
    assert Path(program).name == "tessera"
    assert str(options.data) == f"/var/lib/{setting('StateDirectory')}"
    assert setting("Type") == "notify"
    assert setting("EnvironmentFile") in UNIT.split("[Unit]")[0]  # where the comment says that it is made
    assert int(setting("WatchdogSec")) >= 30


@pytest.fixture
def systemd_analyze() -> str:
    found = shutil.which("systemd-analyze")
    if not found:
        pytest.skip("systemd-analyze is not installed")
    return found


def test_systemd_accepts_the_service(systemd_analyze: str, tmp_path: Path) -> None:
    unit = tmp_path / "tessera.service"
    unit.write_text(UNIT.replace("/opt/tessera/bin/tessera", "/bin/true"))
    done = subprocess.run([systemd_analyze, "verify", unit], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_service_is_confined(systemd_analyze: str) -> None:
    command = [systemd_analyze, "security", "--offline=yes", "--no-pager", str(DEPLOY / "tessera.service")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if "unrecognized option" in done.stderr:
        pytest.skip("this systemd-analyze cannot look at a file")
    [exposure] = re.findall(r"Overall exposure level for tessera.service: ([\d.]+)", done.stdout)
    assert float(exposure) <= EXPOSURE
