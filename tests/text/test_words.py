"""Words of the terminal: they add to those of any table, and no message stands in both files."""

from groma.bots import BOTS
from groma.settings import KINDS, SETTINGS
from groma.text.review import shelf
from tests.text.pebbles import PEBBLES
from tests.words.messages import code, messages, named_in


def test_every_message_that_the_code_names_exists_and_is_used() -> None:
    server = ("server/operate/*commands.py", "server/operate/desk.py")
    terminal = code("text/*.py", "cli.py", *server, "lab/**/*.py", "publish/*.py")
    others = {
        *messages("groma.words", "en"),
        *messages("groma.table", "en"),
    }  # publish says those, too
    known = set(messages("groma.text", "en"))
    assert named_in(terminal) <= known | others
    built = ("command-", "cli-", "box-mark-", "bot-", "setting-", "kind-")
    assert {f"bot-{bot}" for bot in BOTS} <= known
    settings = {"setting-" + name.replace("_", "-") for name in SETTINGS}
    told = {*settings, *(f"setting-{one}" for one in "fault unknown file how".split())}
    assert {name for name in known if name.startswith("setting-")} == told
    assert {name for name in known if name.startswith("kind-")} == {f"kind-{one}" for one in KINDS}
    unused = {name for name in known if f'"{name}"' not in terminal}
    assert {name for name in unused if not name.startswith(built)} == set()


def test_no_message_stands_in_both_files() -> None:
    assert not set(messages("groma.text", "en")) & set(messages("groma.words", "en"))


def test_a_game_without_words_stands_on_the_shelf() -> None:
    assert shelf({"pebbles": PEBBLES}, "en") == [
        "pebbles: pebbles, 2 to 3 players",
        "  Settings, chosen with --set NAME=VALUE (the first value is the default):",
        "    high_tide=off|on",
        "      high tide (PE-3.1)",
    ]
