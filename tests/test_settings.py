"""One configuration: flags before the environment before the file, and nothing is misread."""

import subprocess
import sys
from pathlib import Path

import pytest

from groma.cli import main
from groma.settings import SETTINGS, Problem, Settings, SettingsFault, read_settings, shown
from tools.settings import HOSTING, table, with_table

SECRET = "smtp://anna:geheim@post.example?from=groma@x.example"


def problems(flags: dict[str, object], environ: dict[str, str]) -> list[Problem]:
    with pytest.raises(SettingsFault) as caught:
        read_settings(flags, environ)
    return caught.value.problems


def test_nothing_set_is_the_default() -> None:
    assert read_settings({}, {}) == (Settings(), {})
    assert read_settings({"port": None, "verb": "serve"}, {"GROMA_PORT": ""}) == (Settings(), {})


def test_a_flag_counts_before_the_environment_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "groma.toml"
    file.write_text('port = 1\nhost = "a"\nworkers = 3\nsecure = true\nmetrics_from = ["::1"]\n')
    environ = {"GROMA_PORT": "2", "GROMA_HOST": "b", "GROMA_CONFIG": str(file)}
    read = read_settings({"port": "3", "secure": False}, environ)
    found = read.settings
    assert (found.port, found.host, found.workers, found.secure) == (3, "b", 3, False)
    assert found.metrics_from == "::1"
    assert {name: one.source for name, one in read.given.items()} == {
        "port": "--port",
        "host": "GROMA_HOST",
        "workers": str(file),
        "secure": "--secure",
        "metrics_from": str(file),
    }
    assert read_settings({"config": file, "host": "c"}, {}).settings.host == "c"


def test_another_process_reads_the_same() -> None:
    read = read_settings({"port": "3", "secure": True, "pause": "1.5"}, {"GROMA_SMTP": SECRET})
    again = read_settings({}, read.environment(database="postgresql://x/y"))
    assert again.settings == Settings(
        database="postgresql://x/y", port=3, secure=True, pause=1.5, smtp=SECRET
    )


@pytest.mark.parametrize(
    ("name", "values"),
    {
        "database": "mysql://x postgresql: x",
        "bus": "rabbit nats:",
        "port": "0 65536 x 1.5",
        "workers": "-1 x",
        "processes": "0 x",
        "limits": "-1 nan inf x",
        "log": "loud",
        "pause": "-1 5 1e9 nan long",
        "secure": "perhaps",
        "metrics_from": "here 10.0.0.1/8",
        "url": "rome.example https:// https://x:y",
        "smtp": "post.example:25 smtp://post.example:x smtp://",
        "webhooks": "maybe",
        "notice_delay": "soon -1 90000",
        "traces": "collector:4318 grpc://collector http://",
    }.items(),
)
def test_nonsense_is_told(name: str, values: str) -> None:
    setting = SETTINGS[name]
    for value in values.split():
        (problem,) = problems({}, {setting.variable: value})
        assert problem[:2] == (setting.variable, name)
        assert problem.kind == setting.kind


def test_every_kind_is_read() -> None:
    environ = {
        "GROMA_DATABASE": "postgresql://u@a:1,b:2/x",
        "GROMA_BUS": "nats://h:4222",
        "GROMA_PROXIES": "10.0.0.1 10.0.0.2",
        "GROMA_WEBHOOKS": "true",
        "GROMA_VAPID_CONTACT": "me@rome.example",
        "GROMA_URL": "https://rome.example/",
        "GROMA_DATA": "/srv/groma",
    }
    found = read_settings({}, environ).settings
    assert found.database == environ["GROMA_DATABASE"]
    assert (found.bus, found.proxies) == ("nats://h:4222", "10.0.0.1,10.0.0.2")
    assert (found.webhooks, found.url) == ("on", "https://rome.example")
    assert (found.vapid_contact, found.data) == ("mailto:me@rome.example", Path("/srv/groma"))


def test_a_file_with_a_slip_is_told(tmp_path: Path) -> None:
    file = tmp_path / "groma.toml"
    assert problems({"config": file}, {})[0].kind == "file"
    file.write_text("port = ")
    assert problems({"config": file}, {})[0].kind == "file"
    file.write_text("prot = 1\nport = 0\n[smtp]\nhost = 1\n")
    assert [(one.name, one.kind) for one in problems({"config": file}, {})] == [
        ("prot", "unknown"),
        ("smtp", "unknown"),
        ("port", "port"),
    ]


def test_no_secret_is_shown() -> None:
    assert shown("smtp", SECRET) == "smtp://anna:***@post.example?from=groma@x.example"
    assert shown("vapid_key", "abc") == "***"
    assert shown("database", "postgresql://u:p%40w@h/x") == "postgresql://u:***@h/x"
    assert shown("database", "postgresql:///x?user=u&password=p") == (
        "postgresql:///x?user=u&password=***"
    )
    assert not [one for one in SETTINGS.values() if one.secret and one.default]


def test_config_check_shows_what_holds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "groma.toml"
    file.write_text(f'smtp = "{SECRET}"\nport = 81\n')
    file.chmod(0o600)
    monkeypatch.setenv("GROMA_LIMITS", "2")
    monkeypatch.delenv("GROMA_PAUSE", raising=False)
    assert main(["config", "check", "--config", str(file)]) == 0
    told = capsys.readouterr().out
    assert f"port = 81  ({file})" in told
    assert "limits = 2.0  (GROMA_LIMITS)" in told
    assert 'smtp = "smtp://anna:***@post.example' in told
    assert 'host = "127.0.0.1"  (not set)' in told
    assert "geheim" not in told
    file.chmod(0o644)
    monkeypatch.setenv("GROMA_STMP", SECRET)
    assert main(["config", "check", "--config", str(file)]) == 1
    told = capsys.readouterr().out
    assert "GROMA_STMP is in the environment" in told
    assert f"chmod 600 {file}" in told
    file.write_text(f'smtp = "{SECRET}:x"\nprt = 81\n')
    assert main(["config", "check", "--config", str(file), "--lang", "de"]) == 2
    said = capsys.readouterr()
    assert "Eine Einstellung „prt“ gibt es nicht" in said.err
    assert "geheim" not in said.out + said.err


def test_a_wrong_setting_stops_a_command_with_a_sentence() -> None:
    line = [sys.executable, "-m", "groma", "serve", "--port", "http"]
    done = subprocess.run(line, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert "--port: port cannot be “http”, it is a number from 1 to 65535." in done.stderr


def test_the_document_tells_every_setting() -> None:
    """`python tools/settings.py` writes it."""
    text = HOSTING.read_text("utf-8")
    assert with_table(text) == text
    assert [line.split("`")[1] for line in table()[2:]] == list(SETTINGS)
