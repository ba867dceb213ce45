"""Problems: what a request may be answered instead of what it asked for (RFC 9457)."""

from typing import Any, Final

from groma.core.refusals import Refusal

# Every kind, with its statuses and what it means to a program; the words are for people.
KINDS: Final[dict[str, tuple[tuple[int, ...], str]]] = {
    "wrong": ((400, 422), "The request cannot be read (400), or makes no sense (422): change it."),
    "not-logged-in": ((401,), "Log in first, or come as a guest. A token may have ended."),
    "wrong-login": ((401,), "Name or password is wrong; which of them is not said."),
    "not-yours": ((403,), "Known, but not allowed: no seat, not the host, or a program's token."),
    "banned": (
        (403,),
        "Whoever runs the server has banned this person; `until` says how long, null for good.",
    ),
    "silenced": ((403,), "This person may not chat; `until` says how long, null for good."),
    "foreign": ((403,), "Another site made a browser send this."),
    "not-there": ((404,), "It does not exist, or not for whoever asks: the two look alike."),
    "not-allowed": ((405,), "The address exists, but not with this method."),
    "too-late": (
        (409,),
        "The table has gone on: `seq` says how far, where it is known. Look again.",
    ),
    "not-now": ((409,), "The table, or the person, is not in a state for this."),
    "closed": (
        (409,),
        "The server is being worked on, and all tables pause; `Retry-After` says about how long.",
    ),
    "name-taken": ((409,), "Somebody has an account of that name, or of one too much like it."),
    "too-many": ((409,), "So many tokens, or places to be told, nobody may have."),
    "too-large": ((413,), "The request is too long."),
    "refused": ((422,), "The rules of the game forbid the move; `clause` says which of them."),
    "too-fast": ((429,), "Too many requests; `Retry-After` says how many seconds to wait."),
    "failed": ((500,), "A fault of the server."),
    "unknown-outcome": ((503,), "The database was lost: repeat the request with the same key."),
    "resting": ((503,), "The database takes nothing: repeat the request later, with the same key."),
    "stopping": ((503,), "This node stops: repeat the request, another one answers."),
    "full": ((503,), "This node has no room for more; `Retry-After` says when to try again."),
    "rules-not-installed": ((503,), "The table waits for rules that this server does not have."),
}


class Problem(Exception):
    """A typed answer: its kind is part of the API, its words are in the reader's language."""

    def __init__(self, kind: str, status: int, **facts: Any) -> None:
        super().__init__(kind)
        self.kind = kind
        self.status = status
        self.facts = facts  # members of the answer, and arguments of its words
        self.refusal: Refusal | None = None


def not_there(what: str = "table") -> Problem:
    """What is asked for does not exist, or not for this person: the two look alike."""
    return Problem("not-there", 404, what=what)


def not_logged_in() -> Problem:
    """Nobody knows who asks."""
    return Problem("not-logged-in", 401)


def not_yours(what: str) -> Problem:
    """Known, but not allowed; `what` says which right is missing."""
    return Problem("not-yours", 403, what=what)


def too_late(seq: int) -> Problem:
    """The table has gone on since."""
    return Problem("too-late", 409, seq=seq)


def not_now(why: str, **facts: Any) -> Problem:
    """The table is not in a state for this."""
    return Problem("not-now", 409, why=why, **facts)


def wrong(what: str, **facts: Any) -> Problem:
    """The request makes no sense; `what` names the part."""
    return Problem("wrong", 422, what=what, **facts)


def refused(refusal: Refusal) -> Problem:
    """The rules forbid a move: the clause, and in the words what is missing."""
    problem = Problem("refused", 422, clause=refusal.clause)
    problem.refusal = refusal
    return problem


def unknown_outcome() -> Problem:
    """The database was lost: what was asked may be stored or not. Repeat it with the same key."""
    return Problem("unknown-outcome", 503)


def resting() -> Problem:
    """The database takes nothing: its disk is full, or it only reads. Nothing was stored."""
    return Problem("resting", 503, seconds=5)


def closed(seconds: int | None) -> Problem:
    """All tables pause: about so long from now on; None: nobody has said how long."""
    minutes = max(1, round(seconds / 60)) if seconds else 0
    hours = round(minutes / 60) if minutes > 90 else 0
    return Problem("closed", 409, minutes=minutes, hours=hours, seconds=seconds or 60)


def rules_not_installed(game: str, version: int) -> Problem:
    """A table waits for rules that this build does not have."""
    return Problem("rules-not-installed", 503, game=game, version=version)
