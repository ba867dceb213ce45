"""The desk at the command line: the same deeds, heard by nodes that serve."""

from pathlib import Path

import pytest

from groma.cli import main
from tests.server.desk.people import GAME, held
from tests.server.wire import Door, House, number, seated, until

REASON = ["--reason", "he was asked to stop"]


class Terminal:
    """The command line, in this process."""

    def __init__(self, house: House, capture: pytest.CaptureFixture[str]) -> None:
        self._house = house
        self._capture = capture

    def __call__(self, *words: str, lang: str = "en") -> tuple[int, str]:
        """A command; the answer is its exit code and what it says."""
        code = main([*words, "--lang", lang, "--database", self._house.database])
        told = self._capture.readouterr()
        return code, told.out + told.err


@pytest.fixture
def groma(house: House, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(house, capsys)


def test_the_role_is_given_and_taken(groma: Terminal, house: House, door: Door) -> None:
    tullia, guest = door.member("Tullia"), door.guest("Otho")
    assert not tullia.get("/me")["operator"]
    assert groma("operator", "add", tullia.name) == (
        0,
        f"{tullia.name} is an operator now.\n",
    )
    until(lambda: tullia.get("/me")["operator"])
    assert groma("operator", "list") == (0, f"{tullia.id}  {tullia.name}\n")
    code, told = groma("people", "ban", tullia.id, *REASON, lang="de")
    assert (code, "Kommandozeile" in told) == (2, True)
    code, told = groma("operator", "add", guest.id)
    assert (code, told) == (2, "You may not do that. That needs an account.\n")
    assert groma("operator", "remove", tullia.id)[0] == 0
    until(lambda: not tullia.get("/me")["operator"])
    acts = house.sql("select act from audit where person = $1 order by id", number(tullia.id))
    assert acts == [("operator-add",), ("operator-remove",)]


def test_a_ban_by_command_is_heard_at_once(groma: Terminal, door: Door, tmp_path: Path) -> None:
    table, (anna, naso) = seated(door, GAME, "Anna", "Pulcher")
    stream = naso.stream(table)
    stream.next()
    code, told = groma("people", "ban", "pulcher", "--days", "3", *REASON)
    assert (code, "banned until" in told) == (0, True)
    assert held(naso) == [("ban", False)]
    until(lambda: anna.table(table)["seats"][1]["away"])
    file = tmp_path / "his.zip"
    assert groma("people", "export", naso.id, "--file", str(file), *REASON)[0] == 0
    assert file.read_bytes().startswith(b"PK")
    assert groma("people", "lift", naso.id)[0] == 2  # not without a reason
    assert groma("people", "lift", naso.id, *REASON)[0] == 0
    until(lambda: naso.ask("GET", "/me/tables")[0] == 200)
    code, told = groma("people", "rename", naso.id, "--to", "Clodius", *REASON)
    assert "Clodius (guest)" in told
    code, told = groma("audit")
    lines = [line for line in told.splitlines() if naso.id in line]
    assert [line.split(": ")[1].split()[0] for line in lines] == ["rename", "lift", "export", "ban"]
    assert all("(command line)" in line for line in lines)
    code, told = groma("people", "find", "clodi")
    assert told.startswith(f"{naso.id}  Clodius (guest)")


def test_reports_say_how_they_were_answered(groma: Terminal, house: House, door: Door) -> None:
    table, (anna, ben) = seated(door, GAME, "Anna", "Ben")
    said = ben.post(f"/tables/{table}/chat", {"text": "you"}, 201)["id"]
    anna.post(f"/tables/{table}/report", {"lines": [said], "reason": "insult"}, 201)
    assert "answered" not in groma("reports")[1]
    house.sql("update reports set closed_at = now(), answer = 'silence', closing = 'rude'")
    assert "silence (rude)" in groma("reports")[1]
