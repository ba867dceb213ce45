"""An operator's day: a report is read and answered, who is silenced is told why, and appeals."""

from random import Random

from tests.server.desk.people import GAME, WHY, act, ask_anew, deeds, held, operator
from tests.server.wire import Door, House, Person, number, seated, until


def reported(people: list[Person], table: str, *texts: str) -> None:
    """The first reports what the second says."""
    lines = [people[1].post(f"/tables/{table}/chat", {"text": one}, 201)["id"] for one in texts]
    people[0].post(f"/tables/{table}/report", {"lines": lines, "reason": "insult"}, 201)


def waiting(boss: Person, about: Person, kind: str = "report") -> dict[str, object]:
    """What waits about somebody."""
    found = [one for one in boss.get("/desk/matters") if one["against"] == about.id]
    assert [one["kind"] for one in found] == [kind]
    return dict(found[0])


def test_from_a_report_to_an_appeal_and_back(house: House, door: Door) -> None:
    boss = operator(house, door)
    table, people = seated(door, GAME, "Flavia", "Varro", title="On the Aventine")
    flavia, varro = people
    for number_ in range(7):
        flavia.post(f"/tables/{table}/chat", {"text": f"earlier {number_}"}, 201)
    reported(people, table, "you", "fool")
    matter = waiting(boss, varro)
    assert (matter["why"], matter["title"], matter["table"]) == ("insult", "On the Aventine", table)
    assert (matter["by_name"], matter["against_name"]) == ("Flavia", "Varro")
    assert [line["text"] for line in matter["lines"]] == ["you", "fool"]  # type: ignore[attr-defined]
    before = [line["text"] for line in matter["before"]]  # type: ignore[attr-defined]
    assert before == [f"earlier {number_}" for number_ in range(2, 7)]
    answer = {"answer": "silence", "reason": WHY, "days": 1}
    boss.post(f"/desk/reports/{matter['id']}", answer)
    again = boss.post(f"/desk/reports/{matter['id']}", answer, 409)
    assert again["detail"] == "Somebody has answered this already."
    assert [one["against"] for one in boss.get("/desk/matters")].count(varro.id) == 0
    closed = boss.get("/desk/matters?closed=true")[0]
    assert (closed["id"], closed["answer"], closed["before"]) == (matter["id"], "silence", [])

    # He is told, says nothing, and plays on.
    refused = varro.post(f"/tables/{table}/chat", {"text": "why?"}, 403)
    assert refused["type"] == "/problems/silenced"
    assert refused["detail"].endswith(f"The reason: {WHY}")
    assert refused["until"] is not None
    for one in people:
        if one.view(table)["legal"]:
            one.move(table, Random(1))
    varro.open(GAME)
    (silence,) = varro.get("/me")["sanctions"]
    assert (silence["kind"], silence["reason"], silence["appealed"]) == ("silence", WHY, False)

    # He appeals, once, and an operator has a second look.
    mine = {"sanction": silence["id"], "text": "It was meant well."}
    flavia.post("/me/appeals", mine, 404)
    varro.post("/me/appeals", mine, 201)
    varro.post("/me/appeals", mine, 409)
    matter = waiting(boss, varro, "appeal")
    assert (matter["text"], matter["reason"], matter["why"]) == (mine["text"], WHY, "silence")
    boss.post(f"/desk/appeals/{matter['id']}", {"lift": True, "reason": WHY})
    boss.post(f"/desk/appeals/{matter['id']}", {"lift": True, "reason": WHY}, 409)
    assert held(varro) == []
    varro.post(f"/tables/{table}/chat", {"text": "thank you"}, 201)
    assert deeds(boss, varro) == ["lift", "silence"]
    facts = [line["facts"] for line in boss.get("/desk/audit")[:2]]
    assert facts[1] == {"report": str(closed["id"]), "days": "1"}
    assert facts[0]["kind"] == "silence"


def test_an_appeal_may_be_in_vain(house: House, door: Door) -> None:
    boss, naso = operator(house, door), door.member("Naso")
    act(boss, naso, "ban")
    (ban,) = naso.get("/me")["sanctions"]
    naso.post("/me/appeals", {"sanction": ban["id"], "text": "I was not there."}, 201)
    matter = waiting(boss, naso, "appeal")
    boss.post(f"/desk/appeals/{matter['id']}", {"lift": False, "reason": WHY})
    assert held(naso) == [("ban", True)]
    naso.post("/me/appeals", {"sanction": ban["id"], "text": "But I was not."}, 409)
    assert deeds(boss, naso) == ["keep", "ban"]


def test_a_lifted_ban_closes_the_appeal(house: House, door: Door) -> None:
    boss, naso = operator(house, door), door.member("Naso")
    act(boss, naso, "ban")
    (ban,) = naso.get("/me")["sanctions"]
    naso.post("/me/appeals", {"sanction": ban["id"], "text": "I was not there."}, 201)
    act(boss, naso, "lift")
    assert act(boss, naso, "lift", 409)["detail"] == "Nothing holds against this person."
    assert not [one for one in boss.get("/desk/matters") if one["against"] == naso.id]


def test_a_report_without_fault_changes_nothing_for_anybody(house: House, door: Door) -> None:
    boss = operator(house, door)
    table, people = seated(door, GAME, "Flavia", "Varro")
    reported(people, table, "you")
    first = waiting(boss, people[1])
    boss.post(f"/desk/reports/{first['id']}", {"answer": "no-fault", "reason": WHY})
    assert held(people[1]) == []
    assert deeds(boss, people[1]) == ["no-fault"]
    reported(people, table, "and you")
    assert waiting(boss, people[1])["earlier"] == 0
    house.sql("update reports set answer = 'ban' where id = $1", first["id"])
    assert waiting(boss, people[1])["earlier"] == 1


def test_who_said_most_of_the_lines_is_meant_even_when_they_are_gone(
    house: House, door: Door
) -> None:
    boss = operator(house, door)
    table, (anna, ben, clara) = seated(door, GAME, "Anna", "Ben", "Clara")
    lines = [
        one.post(f"/tables/{table}/chat", {"text": "you"}, 201)["id"] for one in (ben, clara, clara)
    ]
    anna.post(f"/tables/{table}/report", {"lines": lines, "reason": "spam"}, 201)
    house.sql("delete from chat where person = $1", number(clara.id))
    matter = waiting(boss, clara)
    assert (len(matter["lines"]), matter["missing"]) == (1, 2)  # type: ignore[arg-type]
    boss.post(f"/desk/reports/{matter['id']}", {"answer": "ban", "reason": WHY})
    assert held(clara) == [("ban", False)]
    assert held(ben) == []


def test_nobody_answers_what_is_about_themselves(house: House, door: Door) -> None:
    boss, other = operator(house, door), operator(house, door, "Servius")
    guest = door.guest("Gaia")
    table = guest.open(GAME)
    boss.post(f"/tables/{table}/join", {})
    reported([guest, boss], table, "you")
    matter = waiting(other, boss)
    report = f"/desk/reports/{matter['id']}"
    for answer in ("no-fault", "ban"):
        boss.post(report, {"answer": answer, "reason": WHY}, 403)
    other.post(report, {"answer": "ban", "reason": WHY}, 403)  # the role is taken first
    other.post(report, {"answer": "no-fault", "reason": WHY})


def test_a_silence_runs_out_by_itself(house: House, door: Door) -> None:
    boss = operator(house, door)
    table, people = seated(door, GAME, "Flavia", "Varro")
    act(boss, people[1], "silence", days=3)
    say = {"text": "salve"}
    people[1].post(f"/tables/{table}/chat", say, 403)
    until(lambda: people[1].at(house.doors[1]).ask("POST", f"/tables/{table}/chat", say)[0] == 403)
    house.sql("update sanctions set until = now() where person = $1", number(people[1].id))
    ask_anew(house, people[1])
    people[1].post(f"/tables/{table}/chat", say, 201)
    assert held(people[1]) == []
    assert [one["kind"] for one in boss.get(f"/desk/people/{people[1].id}")["past"]] == ["silence"]
