"""What each endpoint answers to whom: the table that the test goes through, cell by cell."""

NAMES = "nobody guest other watcher waiting mover host program revoked expired".split()
PHASES = ("gathering", "running", "over")

# Answers: a status, for a problem its kind, and what the words say of it.
OK = "200"
NEW = "201"
GONE = "204"
WHO = "401 not-logged-in"
WHAT = "404 not-there"
SEAT = "403 not-yours seat"
HOST = "403 not-yours table"
TOKEN = "403 not-yours token"
LOGIN = "401 wrong-login"
ACCOUNT = "403 not-yours account"
KEY = "422 wrong passkey"
RESET = "422 wrong reset"
CODE = "422 wrong code"
LINES = "422 wrong lines"
REFUSED = "422 refused"
LEARN = "200 or 404 not-there"  # as the game has a tutorial, or puzzles
EITHER = "200 or 422 refused"  # as the game's barriers are


def now(why: str) -> str:
    return f"409 not-now {why}"


class Row:
    """An endpoint in one phase: the answers to a stranger, two players and the host."""

    def __init__(
        self,
        stranger: str,
        waiting: str,
        mover: str,
        host: str,
        nobody: str = WHO,
        door: bool = True,
    ) -> None:
        self.stranger = stranger
        self.waiting = waiting
        self.mover = mover
        self.host = host
        self.nobody = nobody
        self.door = door  # whether a hidden table shuts it

    def answer(self, caller: str, hidden: bool) -> str:
        """The answer to one of NAMES."""
        if caller == "revoked":
            return WHO
        if caller in ("nobody", "expired"):
            return WHAT if hidden and self.door and self.nobody != WHO else self.nobody
        if caller in ("guest", "other", "watcher"):
            return WHAT if hidden and self.door else self.stranger
        return {"waiting": self.waiting, "host": self.host}.get(caller, self.mover)


def same(answer: str) -> Row:
    """For whoever may look at the table."""
    return Row(answer, answer, answer, answer, answer)


def known(answer: str) -> Row:
    """The same, for whoever is logged in."""
    return Row(answer, answer, answer, answer)


def seated(waiting: str, mover: str = "") -> Row:
    """Only for those who sit at the table."""
    return Row(SEAT, waiting, mover or waiting, SEAT)


def hosts(answer: str) -> Row:
    """Only for who opened the table."""
    return Row(HOST, HOST, HOST, answer)


def invited(stranger: str, player: str, host: str, nobody: str) -> Row:
    """An invitation opens hidden tables, too."""
    return Row(stranger, player, player, host, nobody, door=False)


STARTED, EARLY, IDLE = now("started"), now("gathering"), now("not-running")
LATE = "409 too-late"

# Endpoint: its rows for a table that gathers, runs, is over.
TABLE: dict[str, tuple[Row, Row, Row]] = {
    "GET /api/tables/{table}": (same(OK),) * 3,
    "GET /api/tables/{table}/view": (same(OK),) * 3,
    "GET /api/tables/{table}/stream": (same(OK),) * 3,
    "GET /api/tables/{table}/log": (same(OK),) * 3,
    "GET /api/tables/{table}/catch-up": (same(OK),) * 3,
    "GET /api/tables/{table}/legal": (same(EARLY), same(OK), same(OK)),
    "GET /api/tables/{table}/sheet": (same(EARLY), same(OK), same(OK)),
    "GET /api/tables/{table}/text": (same(EARLY), same(OK), same(OK)),
    "GET /api/tables/{table}/moments/{at}": (same(EARLY), same(OK), same(OK)),
    "GET /api/tables/{table}/course": (same(EARLY), same(OK), same(OK)),
    "GET /api/tables/{table}/record": (same(EARLY), same(OK), same(OK)),
    "GET /api/tables/{table}/verification": (same(EARLY), same(now("running")), same(OK)),
    "GET /api/tables/{table}/chat": (known(OK),) * 3,
    "POST /api/tables/{table}/chat": (seated(NEW),) * 3,
    "POST /api/tables/{table}/report": (known(LINES),) * 3,
    "POST /api/tables/{table}/join": (
        Row(OK, now("seated"), now("seated"), OK),
        known(STARTED),
        known(STARTED),
    ),
    "POST /api/tables/{table}/leave": (seated(OK), seated(OK), seated(IDLE)),
    "POST /api/tables/{table}/seat-bot": (hosts(OK), hosts(STARTED), hosts(STARTED)),
    "POST /api/tables/{table}/remove": (hosts(OK), hosts(STARTED), hosts(STARTED)),
    "POST /api/tables/{table}/swap": (
        Row(SEAT, now("no-free-seat"), now("no-free-seat"), OK),
        Row(SEAT, STARTED, STARTED, STARTED),
        Row(SEAT, STARTED, STARTED, STARTED),
    ),
    "POST /api/tables/{table}/start": (hosts(now("free-seats")), hosts(STARTED), hosts(STARTED)),
    "POST /api/tables/{table}/close": (hosts(OK), hosts(STARTED), hosts(STARTED)),
    "POST /api/tables/{table}/return": (
        known(IDLE),
        seated(now("nobody-stands-in")),
        known(IDLE),
    ),
    "POST /api/tables/{table}/claim": (
        known(IDLE),
        Row(now("seat-taken"), now("seated"), now("seated"), now("seat-taken")),
        known(IDLE),
    ),
    "POST /api/tables/{table}/claim/admit": (known(now("nobody-claims")),) * 3,
    "POST /api/tables/{table}/claim/turn-away": (known(now("nobody-claims")),) * 3,
    "GET /api/tables/{table}/claims": (hosts(OK),) * 3,
    "POST /api/tables/{table}/invitations": (
        Row(SEAT, NEW, NEW, NEW),
        Row(SEAT, STARTED, STARTED, STARTED),
        Row(SEAT, STARTED, STARTED, STARTED),
    ),
    "GET /api/invitations/{token}": (invited(OK, OK, OK, OK),) * 3,
    "POST /api/invitations/{token}": (
        invited(NEW, now("seated"), NEW, NEW),
        invited(STARTED, STARTED, STARTED, STARTED),
        invited(STARTED, STARTED, STARTED, STARTED),
    ),
    "POST /api/tables/{table}/fork": (known(EARLY), known(NEW), known(NEW)),
    "POST /api/tables/{table}/moves": (seated(EARLY), seated(REFUSED, NEW), seated(REFUSED)),
    "POST /api/tables/{table}/why-not": (seated(EARLY), seated(OK), seated(OK)),
    "POST /api/tables/{table}/preview": (seated(EARLY), seated(REFUSED, OK), seated(REFUSED)),
    "POST /api/tables/{table}/hint": (
        seated(EARLY),
        seated(now("no-hints")),
        seated(now("over")),
    ),
    "GET /api/tables/{table}/analysis": (same(EARLY), same(now("running")), same(OK)),
    "POST /api/tables/{table}/analysis": (known(EARLY), known(now("running")), known(OK)),
    "POST /api/tables/{table}/trial": (seated(EARLY), seated(REFUSED, OK), seated(REFUSED)),
    "POST /api/tables/{table}/undo": (seated(EARLY), seated(EITHER), seated(EITHER)),
    "POST /api/tables/{table}/undo/ask": (seated(EARLY), seated(OK), seated(now("over"))),
    "POST /api/tables/{table}/end": (seated(EARLY), seated(OK), seated(now("over"))),
    "POST /api/tables/{table}/undo/agree": (
        seated(EARLY),
        seated(now("nobody-asks")),
        seated(now("nobody-asks")),
    ),
    "POST /api/tables/{table}/undo/decline": (
        seated(EARLY),
        seated(now("nobody-asks")),
        seated(now("nobody-asks")),
    ),
}

# Without a table: nobody, a guest, an account, a program; the other callers follow from these.
PERSON: dict[str, tuple[str, str, str, str]] = {
    "GET /api/games": (OK, OK, OK, OK),
    "GET /api/games/{game}": (OK, OK, OK, OK),
    "GET /api/games/{game}/tables": (OK, OK, OK, OK),
    "GET /api/games/{game}/rules": (OK, OK, OK, OK),
    "GET /api/games/{game}/box": (OK, OK, OK, OK),
    "GET /api/games/{game}/tutorial": (LEARN, LEARN, LEARN, LEARN),
    "GET /api/games/{game}/tutorial/{at}": (LEARN, LEARN, LEARN, LEARN),
    "GET /api/games/{game}/puzzle": (LEARN, LEARN, LEARN, LEARN),
    "GET /api/games/{game}/puzzles/{number}": (LEARN, LEARN, LEARN, LEARN),
    "POST /api/games/{game}/puzzles/{number}/answer": (LEARN, LEARN, LEARN, LEARN),
    "GET /api/games/{game}/examples/{example}": (OK, OK, OK, OK),
    "POST /api/games/{game}/examples/{example}": (WHO, NEW, NEW, NEW),
    "GET /api/tables": (OK, OK, OK, OK),
    "POST /api/tables": (WHO, NEW, NEW, NEW),
    "POST /api/tables/brought": (WHO, NEW, NEW, NEW),
    "POST /api/me/guest": (NEW, NEW, NEW, NEW),
    "POST /api/me/account": (NEW, NEW, now("account"), TOKEN),
    "POST /api/me/login": (NEW, NEW, NEW, NEW),
    "POST /api/me/logout": (WHO, OK, OK, OK),
    "GET /api/me": (OK, OK, OK, OK),
    "PATCH /api/me": (WHO, OK, OK, TOKEN),
    "GET /api/people/{person}": (OK, OK, OK, OK),
    "GET /api/me/tables": (WHO, OK, OK, OK),
    "GET /api/me/mutes": (WHO, OK, OK, OK),
    "POST /api/me/mutes": (WHO, OK, OK, OK),
    "GET /api/me/holidays": (WHO, OK, OK, TOKEN),
    "POST /api/me/holidays": (WHO, ACCOUNT, NEW, TOKEN),
    "DELETE /api/me/holidays/{holiday}": (WHO, WHAT, WHAT, TOKEN),
    "GET /api/me/tokens": (WHO, OK, OK, TOKEN),
    "POST /api/me/tokens": (WHO, NEW, NEW, TOKEN),
    "DELETE /api/me/tokens/{token}": (WHO, GONE, GONE, TOKEN),
    "GET /api/phrases": (OK, OK, OK, OK),
    "GET /api/me/logins": (WHO, OK, OK, TOKEN),
    "DELETE /api/me/logins": (WHO, GONE, GONE, TOKEN),
    "DELETE /api/me/logins/{login}": (WHO, WHAT, WHAT, TOKEN),
    "POST /api/me/proof": (WHO, LOGIN, OK, TOKEN),
    "POST /api/me/password": (WHO, ACCOUNT, OK, TOKEN),
    "POST /api/me/passkeys/options": (WHO, OK, OK, TOKEN),
    "POST /api/me/account/passkey": (WHO, KEY, now("account"), TOKEN),
    "GET /api/me/passkeys": (WHO, OK, OK, TOKEN),
    "POST /api/me/passkeys": (WHO, ACCOUNT, KEY, TOKEN),
    "DELETE /api/me/passkeys/{passkey}": (WHO, WHAT, WHAT, TOKEN),
    "POST /api/me/login/passkey/options": (OK, OK, OK, OK),
    "POST /api/me/login/passkey": (KEY, KEY, KEY, KEY),
    "POST /api/me/proof/passkey": (WHO, KEY, KEY, TOKEN),
    "GET /api/me/export": (WHO, OK, OK, TOKEN),
    "DELETE /api/me": (WHO, OK, OK, TOKEN),
    "POST /api/me/reset": (OK, OK, OK, OK),
    "POST /api/me/reset/password": (RESET, RESET, RESET, RESET),
    "GET /api/notices": (OK, OK, OK, OK),
    "GET /api/me/channels": (WHO, OK, OK, TOKEN),
    "POST /api/me/channels": (WHO, NEW, NEW, TOKEN),
    "POST /api/me/channels/{channel}/confirm": (WHO, CODE, CODE, TOKEN),
    "DELETE /api/me/channels/{channel}": (WHO, GONE, GONE, TOKEN),
    "POST /api/me/appeals": (WHO, WHAT, WHAT, TOKEN),
    "GET /api/house": (OK,) * 4,
    "GET /api/house/pages/{page}": (WHAT,) * 4,  # nobody has written any
    # To all but those who run the server, as if there were nothing.
    "GET /api/desk": (WHAT,) * 4,
    "GET /api/desk/tables/{table}": (WHAT,) * 4,
    "POST /api/desk/tables/{table}": (WHAT,) * 4,
    "POST /api/desk/announcements": (WHAT,) * 4,
    "POST /api/desk/announcements/{announcement}/end": (WHAT,) * 4,
    "POST /api/desk/closed": (WHAT,) * 4,
    "GET /api/desk/find": (WHAT,) * 4,
    "GET /api/desk/people/{person}": (WHAT,) * 4,
    "POST /api/desk/people/{person}": (WHAT,) * 4,
    "POST /api/desk/people/{person}/export": (WHAT,) * 4,
    "GET /api/desk/audit": (WHAT,) * 4,
    "GET /api/desk/matters": (WHAT,) * 4,
    "POST /api/desk/reports/{report}": (WHAT,) * 4,
    "POST /api/desk/appeals/{appeal}": (WHAT,) * 4,
}

# What those may do, too, who are banned.
EVEN_BANNED = {
    "GET /api/house",
    "GET /api/house/pages/{page}",
    "GET /api/me",
    "POST /api/me/login",
    "POST /api/me/login/passkey/options",
    "POST /api/me/login/passkey",
    "POST /api/me/logout",
    "POST /api/me/proof",
    "POST /api/me/proof/passkey",
    "POST /api/me/appeals",
    "GET /api/me/export",
    "DELETE /api/me",
}

# For whoever runs the server: the same to everybody, even with a log-in that is worth nothing.
OPEN = ("GET /healthz", "GET /readyz", "GET /metrics")


def answer_to(endpoint: str, caller: str) -> str:
    """The answer to one of NAMES where no table is asked for."""
    nobody, guest, account, program = PERSON[endpoint]
    if caller == "revoked" or (caller, endpoint) == ("expired", "GET /api/me"):
        return WHO
    plain = {"nobody": nobody, "expired": nobody, "watcher": account, "program": program}
    return plain.get(caller, guest)
