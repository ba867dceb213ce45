"""Names at tables: looked up when something is told, and written in no entry."""

from random import Random

from tests.server.night import one_game
from tests.server.wire import House, number, play, seated, until

pytestmark = one_game("city-of-rome")


def test_no_entry_holds_a_name_or_what_somebody_wrote(house: House, game: str) -> None:
    anna, ben = house.front.guest("Annalisa"), house.front.guest("Benvolio")
    table = anna.open(game, title="Ludovica invites", worded=True, word="tempestas")
    ben.post(f"/tables/{table}/join", {"word": "pluvia"})
    ben.post(f"/tables/{table}/leave")
    ben.post(f"/tables/{table}/join", {"word": "ventosus"})
    anna.post(f"/tables/{table}/start")
    play(table, [anna, ben], Random(game), 6)
    anna.post(f"/tables/{table}/chat", {"text": "salvete omnes"}, 201)
    stored = str(house.sql("select e::text from entries e where table_id = $1", number(table)))
    # Words of more than a few letters: a seal is random, and would write a short one by chance.
    for text in ("Annalisa", "Benvolio", "Ludovica", "tempestas", "pluvia", "ventosus", "salvete"):
        assert text.lower() not in stored.lower()
    assert "Annalisa" in str(anna.log(table)), "and yet everybody is called by it"
    assert anna.table(table)["title"] == "Ludovica invites"
    assert anna.get(f"/tables/{table}/record")["words"] == ["tempestas", "ventosus"]


def test_who_has_another_name_is_called_so_at_every_table(house: House, game: str) -> None:
    table, people = seated(house.front, game, "Anna", "Ben")
    play(table, people, Random(game), 4)
    stream = people[1].at(house.doors[1]).stream(table)
    stream.next()
    name = f"Anna of {game}"  # a name is taken once
    account = {"name": name, "password": "ad astra per aspera", "lang": "en"}
    people[0].post("/me/account", account, 201)
    for door in house.doors:
        ben = people[1].at(door)
        until(lambda ben=ben: ben.table(table)["seats"][0]["name"] == name)
        assert name in str(ben.log(table))
        assert "'Anna'" not in str(ben.table(table))
    lines = people[1].get("/me/tables")["tables"]
    assert name in [seat["name"] for one in lines for seat in one["seats"]]
    stream.close()
