"""Cases: what is asked at both places. A subject is a file of them in `subjects/`."""

from collections.abc import Callable
from typing import NamedTuple

from tests.home.contract.places import Place

Work = Callable[[Place], None]


class Case(NamedTuple):
    """Something that is asked, and the endpoints that must have been asked in it."""

    name: str
    endpoints: tuple[str, ...]
    work: Work


CASES: list[Case] = []


def case(*endpoints: str) -> Callable[[Work], Work]:
    """Declare a case: with "GET /tables/{table}" and the like for what it covers."""

    def declared(work: Work) -> Work:
        subject = work.__module__.rpartition(".")[2]
        CASES.append(Case(f"{subject}: {work.__name__.replace('_', ' ')}", endpoints, work))
        return work

    return declared
