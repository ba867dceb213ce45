"""The manifests for Kubernetes have no key that its API does not know, and all that it asks for.

The models of the `kubernetes` package know the API; their own reader passes over unknown keys, so
this one is ours. Kustomize itself (in kubectl) puts the overlays together where it is installed.
"""

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.nightly

yaml = pytest.importorskip("yaml")
models = pytest.importorskip("kubernetes.client.models")

from tests.deploy.recipes import KUBERNETES, documents, kustomized  # noqa: E402

OVERLAYS = sorted((KUBERNETES / "overlays").iterdir())
PLAIN = {"str", "int", "bool", "object"}  # the models themselves are strict about these


class Unknown(Exception):
    """A key that the API does not know, or a value of another kind."""


def model(kind: str, given: Any, place: str) -> Any:
    """The model of a thing, made of what a manifest says; an exception says what is wrong."""
    inside = re.fullmatch(r"(List|Dict)\[(?:str, )?(.*)\]", kind)
    if inside and inside[1] == "List":
        if not isinstance(given, list):
            raise Unknown(f"{place} is not a list")
        return [model(inside[2], one, f"{place}[{at}]") for at, one in enumerate(given)]
    if inside:
        return {key: model(inside[2], one, f"{place}.{key}") for key, one in given.items()}
    if kind in PLAIN:
        return given
    known = getattr(models, kind)
    names = {key: name for name, key in known.attribute_map.items()}
    if not isinstance(given, dict):
        raise Unknown(f"{place} is no {kind}")
    values = {}
    for key, one in given.items():
        if key not in names:
            raise Unknown(f"{place}.{key}: a {kind} has no such key")
        values[names[key]] = model(known.openapi_types[names[key]], one, f"{place}.{key}")
    return known(**values)  # a ValueError if something is missing, or of another kind


def check(thing: Any) -> None:
    kind = thing["kind"]
    made = model("V1" + kind, thing, kind)
    versions = {
        "Deployment": "apps/v1",
        "StatefulSet": "apps/v1",
        "Ingress": "networking.k8s.io/v1",
        "NetworkPolicy": "networking.k8s.io/v1",
        "PodDisruptionBudget": "policy/v1",
    }
    assert made.api_version == versions.get(kind, "v1")


@pytest.mark.parametrize("overlay", OVERLAYS, ids=lambda path: path.name)
def test_every_manifest_is_one_of_the_api(overlay: Path) -> None:
    for thing in kustomized(overlay):
        check(thing)


def test_the_example_of_the_secret_too() -> None:
    for thing in documents(KUBERNETES / "secret.example.yaml"):
        check(thing)


@pytest.mark.skipif(shutil.which("kubectl") is None, reason="there is no kubectl")
@pytest.mark.parametrize("overlay", OVERLAYS, ids=lambda path: path.name)
def test_kustomize_makes_an_overlay(overlay: Path) -> None:
    command = ["kubectl", "kustomize", str(overlay)]
    made = subprocess.run(command, check=True, capture_output=True, text=True)
    things = list(yaml.safe_load_all(made.stdout))
    for thing in things:
        check(thing)
        assert thing["kind"] == "Namespace" or thing["metadata"]["namespace"] == "groma"
    found = {(one["kind"], one["metadata"]["name"]): one for one in things}
    node = found["Deployment", "node"]["spec"]
    world = overlay.name == "world"
    assert node["replicas"] == (8 if world else 1)
    assert node["template"]["spec"]["containers"][0]["image"].startswith("registry.example.org/")
    assert ("topologySpreadConstraints" in node["template"]["spec"]) == world
    assert ("GROMA_BUS" in found["ConfigMap", "groma"]["data"]) == world


@pytest.mark.parametrize(
    "change",
    [
        {"spec": {"selectr": {}}},
        {"spec": {"replicas": "2"}},
        {"spec": {"template": {"spec": {"containers": [{"image": "without a name"}]}}}},
        {"spec": {"template": {"spec": {"containers": {"name": "not a list"}}}}},
        {"spec": {"template": {}}},
    ],
)
def test_a_wrong_manifest_is_found(change: dict[str, Any]) -> None:
    with pytest.raises((Unknown, ValueError)):
        check({"apiVersion": "apps/v1", "kind": "Deployment", **change})
