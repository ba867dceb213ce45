"""Lines that begin with a verb, and small choices in a row."""

import pytest

from groma.core.game import games
from groma.core.match import open_match
from groma.text.play import Sitting
from tests.games.builders_antiquity.told import harbour
from tests.scenes.builders_antiquity import Scene
from tests.text.faces import SEED, Script, after, sit

BUILDERS = games()["builders-antiquity"]
EMPIRE = games()["caesars-empire"]


def typed(line: str, lang: str = "en", scene: Scene | None = None) -> tuple[Sitting, Script, str]:
    """Anna types a line at the harbour; what is told in answer."""
    match = open_match(BUILDERS, ["Anna", "random"], SEED)
    match.state = (scene or harbour(2)).table
    sitting, script = sit(BUILDERS, lang=lang, match=match)
    answer = sitting.commands.answer(0, line)
    assert answer == ("moved" if match.moves else "again"), line
    return sitting, script, script.text


def moves(line: str, lang: str = "en", scene: Scene | None = None) -> list[str]:
    """The moves that a line makes."""
    sitting, _, _ = typed(line, lang, scene)
    return [BUILDERS.moves.text(move) for move in sitting.match.moves]


def told(line: str, lang: str = "en", scene: Scene | None = None) -> str:
    """What a line is answered that does nothing."""
    sitting, _, text = typed(line, lang, scene)
    assert sitting.match.moves == []
    return text


# ---- small choices in a row ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "made"),
    [
        ("send saw temple", []),
        ("send saw lighthouse", ["send saw", "at lighthouse"]),
        ("send saw at lighthouse", ["send saw", "at lighthouse"]),
        ("Send the Saw to Lighthouse", []),
        ("send saw to lighthouse", ["send saw", "at lighthouse"]),
        ("send master-1 at lighthouse", ["send master-1", "at lighthouse"]),
        ("send master 1 lighthouse brush", ["send master-1", "at lighthouse", "with brush"]),
        (
            "send labourer-1 at lighthouse with brush",
            ["send labourer-1", "at lighthouse", "with brush"],
        ),
        ("send labourer to market without tool", ["send labourer-1", "at market", "bare"]),
        ("university stone for labourer 1", ["university stone", "teach labourer-1"]),
    ],
)
def test_small_choices_in_a_row_are_made_at_once(line: str, made: list[str]) -> None:
    assert moves(line) == made


def test_the_same_in_german() -> None:
    sent = ["send labourer-1", "at lighthouse", "with brush"]
    assert moves("schicke Handlanger 1 zum Leuchtturm mit Pinsel", "de") == sent
    assert moves("send labourer-1 leuchtturm pinsel", "de") == sent
    assert moves("schick Handlanger 1 zum Leuchtturm von Alexandria mit Pinsel", "de") == sent
    assert moves("befreien davus", "de") == ["free davus"], "the box's own word"
    assert moves("sesterze 3", "de") == [], "for 3 actions, or for 2?"
    assert moves("universität stein für lehrling 1", "de") == []
    assert moves("kaufe universität stein für meister 1", "de") == (
        ["university stone", "teach master-1"]
    )


def test_what_is_taken_by_itself_may_be_said_nevertheless() -> None:
    scene = harbour(2)
    scene.table.sites[0] &= ~2  # no Market: there is one site left
    scene.renew()
    assert moves("send saw at lighthouse", scene=scene.copy()) == ["send saw"]
    assert moves("send master-1 at lighthouse with brush", scene=scene.copy()) == (
        ["send master-1", "with brush"]
    )
    assert told("send saw at market", scene=scene).endswith("(BA-6.1)")


def test_a_later_part_that_is_not_possible_refuses_the_whole_line() -> None:
    assert told("send saw at temple") == (
        "This is not yours: you send your own crew to your own open sites. (BA-6.1)"
    )
    assert told("send labourer-1 market with hammer").startswith("This tool is in use")
    assert told("send journeyman-3 lighthouse").startswith("This card is busy on a site")
    assert told("send saw at rome") == (
        '"send saw" is possible, but "at rome" is no answer to what is asked then: '
        "at market, at lighthouse. Nothing was done."
    )
    assert told("send labourer-1 lighthouse mit pinseln", "de") == (
        '"send labourer-1 lighthouse" ist möglich, aber "mit pinseln" ist keine Antwort auf die '
        "Frage danach: with brush, bare. Nichts ist geschehen."
    )
    assert told("send saw 2").startswith('"send saw" is possible, but "2" is no answer')


@pytest.mark.parametrize(
    ("line", "begun", "rest"),
    [
        ("slave syrus x y", "slave syrus", "x y"),
        ("coins 2 aktionen bitte", "coins 2 aktionen", "bitte"),
        ("send davus market with hammer", "send davus market", "with hammer"),
    ],
)
def test_too_many_words_are_no_mishap(line: str, begun: str, rest: str) -> None:
    for asked in (line, "why " + line):
        said = told(asked, "de")
        assert said.startswith(f'"{begun}" ist möglich, aber "{rest}" sagt nichts weiter dazu.')


def test_why_takes_small_choices_in_a_row() -> None:
    assert told("why send saw lighthouse") == (
        '"Send Saw (3W), no wage; Lighthouse: still 2D; Lighthouse: 1 action; '
        'then still missing: 2 decoration" is allowed.'
    )
    assert told("why university stone davus").endswith("a freedman can. (BA-7.23)")
    assert told("why university stone lehrling 4").endswith("This card is not yours. (BA-7.21)")
    assert told("why send saw temple").endswith("(BA-6.1)")


def test_nothing_is_answered_ahead_of_what_is_not_seen_yet() -> None:
    """Opening a site turns up a card, and the turn goes on: there is nothing to add."""
    assert told("open quarry send saw").startswith('"open quarry" is possible, but "send saw"')


# ---- verbs --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "made"),
    [
        ("open hoist", "open 4"),
        ("recruit master 2", "recruit 1"),
        ("hire labourer 2", "recruit 3"),
        ("buy hand saw", "tool hand-saw"),
        ("buy syrus", "slave syrus"),
        ("take loan", "loan"),
        ("end turn", "end"),
        ("free davus", "free davus"),
    ],
)
def test_a_verb_and_a_thing_are_a_move(line: str, made: str) -> None:
    assert moves(line)[:1] == [made]


def test_verbs_of_the_language() -> None:
    assert moves("eröffne flaschenzug", "de") == ["open 4"]
    assert moves("eroeffne Flaschenzug", "de") == ["open 4"]
    assert moves("sklave syrus", "de") == ["slave syrus"]
    assert moves("kredit", "de") == ["loan"]
    assert told("why sklave davus", "de").startswith("Diese Investition ist nicht mehr da.")


def test_a_verb_is_only_about_the_thing_itself() -> None:
    """Not about who could finish it, nor about what it needs."""
    bare = harbour(2, machines_use_tools=False)  # else the Saw could finish the Stall
    there_is_none = 'There is no "open saw". After "open" stands one of: 1, 2'
    assert told("open saw", scene=bare).startswith(there_is_none)
    assert moves("open saw") == moves("open wood") == moves("open stone") == []


def test_a_bare_word_is_a_question() -> None:
    assert told("davus").startswith('"davus" stands in these lines of the list; type a number:')
    assert told("hoist").startswith('"hoist" stands in one line')
    assert told("loans") != ""
    assert told("take 3").count("Take coins") == 2, "actions, or sesterces?"
    for verb in ("take", "buy", "open", "send"):
        assert moves(verb) == []


def test_only_a_verb_that_was_typed_is_spoken_of() -> None:
    assert told("why sklave davus") == 'There is no "sklave davus". Perhaps one of: davus.'
    assert "send" not in told("why knave davus")


def test_other_games_take_the_names_of_moves() -> None:
    assert after(EMPIRE, "build massilia rome").startswith("Anna builds from Rome to Massilia")
    assert after(EMPIRE, "build massilia").startswith("Anna builds from Rome to Massilia")
    assert after(EMPIRE, "why build massilia").endswith(" is allowed.")


# ---- what is not there --------------------------------------------------------------------------


def test_show_something_that_is_not_on_the_table_tells_what_it_is() -> None:
    assert told("show fortress").splitlines() == [
        '"fortress" is not on the table now. Buildings and workers that are not are still in '
        "their stacks.",
        "Fortress: Needs 3 stone, 2 wood, 2 knowledge, 1 decoration; brings 12 sesterces, "
        "4 points.",
    ]
    assert told("show house").startswith("Finished by Anna: House, Saw.")
    assert (
        told("show stall")
        .splitlines()[0]
        .endswith(
            "once opened, of yours could finish it: Saw with brush (1 action, no wage); "
            "or labourer 1 (1 action, 3 sesterces)."
        )
    )
    assert told("show fortres") == 'Nothing here is called "fortres".'
