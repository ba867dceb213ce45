"""Budgets: what one may have of everything that costs, and why; nobody else lists any."""

from typing import Final

import msgspec


class Budget(msgspec.Struct, frozen=True):
    """So much at once, and so much a second after that."""

    most: float
    rate: float

    def room(self, scale: float) -> float:
        """How many seconds it takes to have all of it again, at a scale; one is always had."""
        return max(self.most, 1 / scale) / self.rate


class Kind(msgspec.Struct, frozen=True):
    """One kind of thing that costs: what one person, one address and one table have of it.

    An address is one of IPv4 or a household's network of IPv6: a family, a class of 30 and a club
    are one, and so are a hundred guests of one attacker.
    """

    why: str
    person: Budget | None = None
    address: Budget | None = None
    table: Budget | None = None
    mailbox: Budget | None = None  # to whom a mail goes
    shared: bool = True  # counted in the database, by all processes together


MINUTE: Final = 60.0
HOUR: Final = 3600.0
DAY: Final = 86400.0

KINDS: Final[dict[str, Kind]] = {
    # ---- many and cheap: each process counts for itself, without asking anybody
    "read": Kind(
        "A millisecond or two each. A page asks for a dozen when it opens; a class opens 30.",
        person=Budget(400, 50),
        address=Budget(1500, 60),
        shared=False,
    ),
    "move": Kind(
        "One statement each. The quickest program waits for its answer; 30 people are slower.",
        person=Budget(400, 50),
        address=Budget(1000, 80),
        shared=False,
    ),
    "stray": Kind(
        "A token that is worth nothing is looked up each time, and may be a guess.",
        address=Budget(50, 5),
        shared=False,
    ),
    # ---- the same, counted in milliseconds of the processor once they are spent
    "think": Kind(
        "While a node thinks, nobody's move is heard: one address has a 25th of its time. To open "
        "a table takes 20 of these, the course of a game 80; a class may do both within a minute.",
        person=Budget(1500, 30),
        address=Budget(3000, 40),
        shared=False,
    ),
    # ---- rare, or lasting: all processes count together
    "login": Kind(
        "A hash of a password takes a core for a while, and a wrong one may be a guess.",
        address=Budget(40, 0.1),
    ),
    "guest": Kind(
        "A row that stays for good, and whoever is many people has many budgets.",
        address=Budget(60, 1 / 20),
    ),
    "create": Kind(
        "Rows that stay for good: tokens, reports and the like.",
        person=Budget(30, 0.1),
        address=Budget(200, 0.5),
    ),
    "table": Kind(
        "A table stays for good, and its bots play at once.",
        person=Budget(20, 1 / 30),
        address=Budget(100, 1 / 15),
    ),
    "bots": Kind(
        "A table of bots alone takes a core for seconds, and nobody waits for it. Bots that think "
        "long are charged by the time they thought, too, to whoever opened the table.",
        person=Budget(4, 1 / MINUTE),
        address=Budget(12, 1 / MINUTE),
    ),
    "hint": Kind(
        "A master thinks for up to a second, in the one process of a node that thinks long.",
        person=Budget(30, 1 / 10),
        address=Budget(120, 1 / 2),
    ),
    "analysis": Kind(
        "A core for minutes, though at the lowest priority, and one game at a time in each worker. "
        "Everybody's page asks when a game is over; that is one analysis.",
        person=Budget(20, 1 / 180),
        address=Budget(100, 1 / 30),
        table=Budget(20, 1 / MINUTE),
    ),
    "fork": Kind(
        "A table, too, that one opens more often: to try something, or for an example.",
        person=Budget(30, 1 / 20),
        address=Budget(120, 1 / 10),
    ),
    "invite": Kind(
        "A row for a month; a teacher invites a class, and some of it twice.",
        person=Budget(60, 1 / MINUTE),
        address=Budget(200, 1 / 20),
        table=Budget(60, 1 / MINUTE),
    ),
    "chat": Kind(
        "A row that stays, sent to everybody at the table, who must be able to read it.",
        person=Budget(10, 0.5),
        address=Budget(150, 8),
        table=Budget(60, 4),
    ),
    "channel": Kind(
        "A place to which we send for ever after; nobody has more than a few.",
        person=Budget(12, 10 / HOUR),
        address=Budget(60, 30 / HOUR),
    ),
    "mail": Kind(
        "A mail to an address that nobody has confirmed goes to a stranger, perhaps.",
        person=Budget(5, 5 / DAY),
        address=Budget(40, 40 / DAY),
        mailbox=Budget(3, 3 / DAY),
    ),
}

# The same, by what is counted and by whom.
BUDGETS: Final[dict[tuple[str, str], Budget]] = {
    (name, by): budget
    for name, kind in KINDS.items()
    for by in ("person", "address", "table", "mailbox")
    if (budget := getattr(kind, by)) is not None
}

BOTS_SECONDS: Final = 10.0  # of long thoughts at tables of bots alone are one of "bots"

# Streams are counted while they are open, by the process that holds their files.
STREAMS_OF_PERSON: Final = 24  # a dozen tables, each in two windows
STREAMS_OF_ADDRESS: Final = 240  # a class with eight windows each
LINES_OF_ADDRESS: Final = 400  # connections: a browser opens six beside its streams

# Beyond its milliseconds a request waits for its turn so long, instead of being refused.
THINK_WAIT_SECONDS: Final = 3.0
THINK_WAITING: Final = 60  # requests of one address; two of each in a class
THINK_BREATH: Final = 24.0  # times as long as it thought, others have their turn, if all is spent

# Whoever is refused learns it a little later: who asks again at once asks less often then.
REFUSAL_SECONDS: Final = 1.0
