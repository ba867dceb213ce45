"""The recipes agree with the program and with themselves; that they run is for the night."""

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from groma import __version__
from groma.server.metrics import METRICS
from groma.settings import CONFIG, SETTINGS
from groma.text.options import parser
from groma.text.words import Words

pytest.importorskip("yaml")

from tests.deploy.recipes import (
    COMPOSE,
    DEPLOY,
    KUBERNETES,
    UNITS,
    commands,
    documents,
    kustomized,
    pods,
    settings,
)

OVERLAYS = sorted((KUBERNETES / "overlays").iterdir())
FILES = [path for path in DEPLOY.rglob("*") if path.is_file()]


# ---- commands and settings -----------------------------------------------------------------------


@pytest.mark.parametrize("place", commands())
def test_every_command_is_one_of_groma(place: str) -> None:
    words = commands()[place]
    assert parser(Words(None, "en")).parse_args(words).verb in ("serve", "work")
    assert "--database" not in words, "it has a password: not on a command line"


def test_every_setting_is_one() -> None:
    used = {name for path in FILES for name in re.findall(r"\bGROMA_[A-Z_]+", path.read_text())}
    own = {"GROMA_IMAGE", "GROMA_PORT"}  # of the recipe for Compose, and one that must not be set
    assert "GROMA_DATABASE" in used
    assert used - own <= {CONFIG, *(one.variable for one in SETTINGS.values())}


def test_nodes_behind_https_are_told_so() -> None:
    for place, words in commands().items():
        if "node" in place:
            assert "--secure" in words, place
            assert words[words.index("--workers") + 1] == "0", place


def test_the_image_is_the_one_of_this_version() -> None:
    named = [
        found for path in FILES for found in re.findall(r"groma:(\d\S*?)\}?\n", path.read_text())
    ]
    tags = [documents(one / "kustomization.yaml")[0]["images"][0]["newTag"] for one in OVERLAYS]
    assert {*named, *tags} == {__version__}


# ---- compose -------------------------------------------------------------------------------------


def test_every_service_is_locked_in() -> None:
    services = documents(COMPOSE)[0]["services"]
    assert set(services) == {"node", "worker", "caddy", "postgres", "nats"}
    for name, service in services.items():
        assert service["read_only"] is True, name
        assert service["cap_drop"] == ["ALL"], name
        assert service["security_opt"] == ["no-new-privileges:true"], name
        assert service["restart"] == "unless-stopped", name
        assert ("ports" in service) == (name == "caddy"), name


def test_the_example_has_what_compose_asks_for() -> None:
    text = COMPOSE.read_text("utf-8")
    example = (COMPOSE.parent / ".env.example").read_text("utf-8")
    asked = set(re.findall(r"\$\{([A-Z_]+)", text))
    given = set(re.findall(r"^#?([A-Z_]+)=", example, re.M))
    assert asked == given
    must = set(re.findall(r"\$\{([A-Z_]+):\?", text))
    assert must == set(re.findall(r"^([A-Z_]+)=", example, re.M))


# ---- kubernetes ----------------------------------------------------------------------------------


@pytest.mark.parametrize("overlay", OVERLAYS, ids=lambda path: path.name)
def test_what_is_named_is_there(overlay: Path) -> None:
    things = kustomized(overlay)
    names = {(one["kind"], one["metadata"]["name"]) for one in things}
    assert len(names) == len(things)
    for patch in documents(overlay / "kustomization.yaml")[0].get("patches", []):
        [one] = documents(overlay / patch["path"])
        assert (one["kind"], one["metadata"]["name"]) in names
    for count in documents(overlay / "kustomization.yaml")[0]["replicas"]:
        assert ("Deployment", count["name"]) in names
    [secret] = documents(KUBERNETES / "secret.example.yaml")
    names.add(("Secret", secret["metadata"]["name"]))
    for pod in pods(things):
        for container in pod["spec"]["containers"]:
            for source in container.get("envFrom", []):
                for kind in ("configMap", "secret"):
                    if kind + "Ref" in source:
                        wanted = (kind[0].upper() + kind[1:], source[kind + "Ref"]["name"])
                        assert wanted in names
            for variable in container.get("env", []):
                key = variable.get("valueFrom", {}).get("secretKeyRef")
                assert key is None or key["key"] in secret["stringData"]


@pytest.mark.parametrize("overlay", OVERLAYS, ids=lambda path: path.name)
def test_selectors_find_pods_and_their_ports(overlay: Path) -> None:
    things = kustomized(overlay)
    for one in things:
        spec = one.get("spec", {})
        if one["kind"] == "Service":
            found = selected(things, spec["selector"])
            wanted = [port["targetPort"] for port in spec["ports"]]
        elif one["kind"] == "NetworkPolicy":
            found = selected(things, spec["podSelector"].get("matchLabels", {}))
            rules = spec.get("ingress", [])
            wanted = [port["port"] for rule in rules for port in rule["ports"]]
        elif one["kind"] in ("PodDisruptionBudget", "Deployment", "StatefulSet"):
            found, wanted = selected(things, spec["selector"]["matchLabels"]), []
        else:
            continue
        assert found, one["metadata"]["name"]
        for pod in found:
            ports = [
                port["name"] for box in pod["spec"]["containers"] for port in box.get("ports", [])
            ]
            assert set(wanted) <= set(ports), one["metadata"]["name"]


def selected(things: list[Any], labels: dict[str, str]) -> list[Any]:
    return [pod for pod in pods(things) if labels.items() <= pod["metadata"]["labels"].items()]


@pytest.mark.parametrize("overlay", OVERLAYS, ids=lambda path: path.name)
def test_every_pod_keeps_to_the_namespace_s_rules(overlay: Path) -> None:
    """What `restricted` asks of pods, and a file system that cannot be written."""
    found = pods(kustomized(overlay))
    assert len(found) >= 3
    for pod in found:
        spec = pod["spec"]
        assert spec["securityContext"]["runAsNonRoot"] is True
        assert spec["securityContext"]["seccompProfile"] == {"type": "RuntimeDefault"}
        assert spec["automountServiceAccountToken"] is False
        assert spec["enableServiceLinks"] is False
        for container in spec["containers"]:
            assert container["securityContext"] == {
                "allowPrivilegeEscalation": False,
                "readOnlyRootFilesystem": True,
                "capabilities": {"drop": ["ALL"]},
            }
            assert container["resources"]["limits"]["memory"]


# ---- systemd -------------------------------------------------------------------------------------


@pytest.mark.parametrize("unit", UNITS, ids=lambda path: path.name)
def test_a_unit_stops_in_good_order(unit: Path) -> None:
    says = settings(unit)
    assert says["KillMode"] == ["mixed"]
    assert int(says["TimeoutStopSec"][0]) >= (45 if unit.name == "groma.service" else 10)
    assert says["Restart"] == ["always"]


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A system on which the units are installed."""
    for folder in ("etc/systemd/system", "opt/groma/bin", "usr/lib/systemd"):
        (tmp_path / folder).mkdir(parents=True)
    for path in (DEPLOY / "systemd").iterdir():
        shutil.copy(path, tmp_path / "etc/systemd/system")
    for path in (DEPLOY / "pgbackrest").glob("groma-*"):
        shutil.copy(path, tmp_path / "etc/systemd/system")
    (tmp_path / "usr/bin").mkdir()
    for program in ("opt/groma/bin/groma", "usr/bin/pgbackrest"):
        shutil.copy("/bin/true", tmp_path / program)
    theirs = Path("/usr/lib/systemd/system")
    names = [*theirs.glob("*.target"), *theirs.glob("*.slice"), *theirs.glob("-.mount")]
    (tmp_path / "usr/lib/systemd/system").mkdir()
    for path in names:
        shutil.copy(path, tmp_path / "usr/lib/systemd/system", follow_symlinks=False)
    return tmp_path


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd-analyze")
def test_systemd_has_nothing_to_say_against_the_units(root: Path) -> None:
    for unit in ("groma.service", "groma-node@8001.service", "groma-worker@1.service"):
        said = analyse("verify", "--man=no", f"--root={root}", unit)
        assert (said.returncode, said.stderr) == (0, "")
        said = analyse("security", "--offline=true", "--threshold=20", f"--root={root}", unit)
        assert said.returncode == 0, said.stdout  # 2.0 of 10 at most


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd-analyze")
@pytest.mark.parametrize("kind", ["full", "diff"])
def test_systemd_has_nothing_to_say_against_backups(root: Path, kind: str) -> None:
    units = (f"groma-pgbackrest-{kind}.timer", f"groma-pgbackrest@{kind}.service")
    said = analyse("verify", "--man=no", f"--root={root}", *units)
    assert (said.returncode, said.stderr) == (0, "")


def analyse(*words: str) -> "subprocess.CompletedProcess[str]":
    given = {**os.environ, "SYSTEMD_PAGER": "cat"}
    return subprocess.run(["systemd-analyze", *words], capture_output=True, text=True, env=given)


# ---- monitoring ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["alerts.yml", "grafana.json"])
def test_every_figure_that_is_looked_at_is_counted(name: str) -> None:
    text = (DEPLOY / "monitoring" / name).read_text("utf-8")
    known = {
        found
        for family in METRICS.registry.collect()
        for found in (family.name, *(family.name + end for end in ("_total", "_bucket")))
    }
    used = set(re.findall(r"\bgroma_[a-z_]+", text))
    assert len(used) > 4
    assert used <= known


def test_every_counted_figure_is_looked_at() -> None:
    text = (DEPLOY / "monitoring" / "grafana.json").read_text("utf-8")
    left = {"groma_loads", "groma_events", "groma_loop_held_seconds"}  # for whoever looks closer
    left |= {"groma_start_timestamp_seconds"}  # for the desk
    families = {family.name for family in METRICS.registry.collect()} - left
    assert sorted(name for name in families if name not in text) == []
