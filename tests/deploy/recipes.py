"""What the recipes in `deploy/` say: documents, commands, settings."""

import re
import shlex
from pathlib import Path
from typing import Any

import yaml

DEPLOY = Path(__file__).parents[2] / "deploy"
KUBERNETES = DEPLOY / "kubernetes"
COMPOSE = DEPLOY / "compose" / "compose.yaml"
UNITS = sorted((DEPLOY / "systemd").glob("*.service"))


def documents(path: Path) -> list[Any]:
    """The documents of a YAML file."""
    return [one for one in yaml.safe_load_all(path.read_text("utf-8")) if one]


def kustomized(folder: Path) -> list[Any]:
    """What a kustomization lists, with that on which it builds; its patches are not carried out."""
    found: list[Any] = []
    for name in documents(folder / "kustomization.yaml")[0]["resources"]:
        path = folder / name
        found += kustomized(path) if path.is_dir() else documents(path)
    return found


def pods(things: list[Any]) -> list[Any]:
    """The templates of all pods."""
    return [one["spec"]["template"] for one in things if "template" in one.get("spec", {})]


def settings(unit: Path) -> dict[str, list[str]]:
    """What a unit of systemd sets, by name."""
    found: dict[str, list[str]] = {}
    for name, value in re.findall(r"^(\w+)=(.*)$", unit.read_text("utf-8"), re.M):
        found.setdefault(name, []).append(value)
    return found


def commands() -> dict[str, list[str]]:
    """All command lines of groma in the recipes, by where they stand."""
    found = {}
    containerfile = (DEPLOY / "image" / "Containerfile").read_text("utf-8")
    found["image"] = yaml.safe_load(re.findall(r"^CMD (.*)$", containerfile, re.M)[-1])
    for name, service in documents(COMPOSE)[0]["services"].items():
        if name in ("node", "worker"):
            found[f"compose {name}"] = service["command"]
    for name in ("node", "worker"):
        [pod] = pods(documents(KUBERNETES / "base" / f"{name}.yaml"))
        found[f"kubernetes {name}"] = pod["spec"]["containers"][0]["args"]
    for unit in UNITS:
        [line] = settings(unit)["ExecStart"]
        program, *words = shlex.split(line.replace("%i", "8001"))
        assert program == "/opt/groma/bin/groma"
        found[unit.name] = words
    return found
