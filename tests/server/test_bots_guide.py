"""The bot that the guide gives whole plays over the wire to the end, as a guest and by a token."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.wire import Door, House

GUIDE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
GUIDE = GUIDE.partition("## Over the network\n")[2].partition("\n## ")[0]
GAMES = ["city-of-rome", "carpe-diem"]


def bot() -> str:
    (program,) = re.findall(r"^```python\n(.*?)^```$", GUIDE, re.DOTALL | re.MULTILINE)
    return str(program)


def played(house: House, door: Door, program: str, folder: Path, game: str) -> str:
    """What it prints, having played a game with a bot of the server."""
    (folder / "bot.py").write_text(program, "utf-8")
    address = f"http://127.0.0.1:{door.port}"
    with house.working():
        done = subprocess.run(
            [sys.executable, "bot.py", address, game], cwd=folder, capture_output=True, text=True
        )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("game", GAMES)
def test_it_plays_a_game_as_a_guest(house: House, door: Door, tmp_path: Path, game: str) -> None:
    assert "Sound: " in played(house, door, bot(), tmp_path, game)


def test_it_plays_in_the_name_of_a_person_with_a_token(
    house: House, door: Door, tmp_path: Path
) -> None:
    anna = door.member("Anna")
    token = anna.post("/me/tokens", {"label": "bot"}, 201)["token"]
    guest = 'client = Client(address)\nclient.come_as_guest("Rosalind")'
    assert guest in re.sub(r"  #.*", "", bot())
    by_token = re.sub(r"  #.*", "", bot()).replace(guest, f'client = Client(address, "{token}")')
    assert played(house, door, by_token, tmp_path, "city-of-rome")
    (table,) = anna.get("/me/tables")["tables"]
    assert table["status"] == "over"
    assert [seat["person"] for seat in table["seats"]] == [anna.id, None]
