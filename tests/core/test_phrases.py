"""Pieces of sentences, and who decides in a view."""

from groma.core.look import around, deciding
from groma.core.phrases import clauses, counted, listed, numbers, plain, signed, who
from groma.core.sections import Head


def view(decides: int | None, viewer: int = 2) -> Head:
    return {"viewer": viewer, "players": 3, "step": "", "decides": decides}


def test_one_and_many_are_told_apart() -> None:
    assert counted(1, "fish_pond") == "1 @one-fish-pond"
    assert [counted(count, "coin") for count in (0, 2)] == ["0 @many-coin", "2 @many-coin"]
    assert [signed(change, "red_ware") for change in (1, -1, 2)] == [
        "+1 @one-red-ware",
        "-1 @one-red-ware",
        "+2 @many-red-ware",
    ]


def test_lists_say_when_there_is_nothing() -> None:
    assert listed(["a", "b"]) == "a, b"
    assert clauses(["a, b", "c"]) == "a, b; c"
    assert numbers([3, 1]) == "3, 1"
    assert listed([]) == clauses([]) == numbers([]) == "@say-nothing"


def test_a_plain_sentence_has_no_facts() -> None:
    assert (plain("say-over").message, plain("say-over").facts) == ("say-over", {})


def test_who_decides_is_called_you() -> None:
    assert [who(view(1), seat) for seat in range(3)] == ["@seat-0", "@say-you", "@seat-2"]


def test_after_the_game_the_viewer_is_spoken_to_and_the_onlooker_like_the_first_seat() -> None:
    assert deciding(view(1)) == 1
    assert deciding(view(None)) == 2
    assert deciding(view(None, viewer=3)) == 0


def test_seats_go_around_from_any_of_them() -> None:
    assert around(2, 3) == [2, 0, 1]
    assert around(3, 3) == [0, 1, 2]  # the onlooker
