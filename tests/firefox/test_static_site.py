"""A whole site of plain files in Debian's Firefox: one game, some moves, a reload, an archive.

`bash tests/firefox/programs.sh` installs it; the night does.
"""

import shutil
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from web.browser.stage.static_site import PATH, made, serving

from groma.pages.paths import FOLDER, MANIFEST
from tests.firefox.marionette import FIREFOX, Firefox

GAME = "caesars-empire"  # the shortest

pytestmark = [
    pytest.mark.nightly,
    pytest.mark.skipif(shutil.which(FIREFOX) is None, reason="there is no Firefox"),
    pytest.mark.skipif(
        not (FOLDER / MANIFEST).is_file(), reason="the pages were built without offline parts"
    ),
]

SEQ = "return Number(document.querySelector('[data-table]')?.getAttribute('data-seq') ?? -1)"
# One click more: what is put up is confirmed, else the first thing that may be chosen is.
CLICK = """
const main = document.querySelector('[data-main]');
const ready = main && !main.disabled && main.getAttribute('aria-disabled') !== 'true';
const move = document.querySelector('[data-move]');
(ready ? main : move)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
"""


@pytest.fixture
def site(tmp_path: Path) -> Iterator[str]:
    folder = tmp_path / "site"
    made(folder, [GAME], ["--whole"])
    server = serving(folder, folder / "none")
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}{PATH}"
    server.shutdown()


def test_a_game_against_a_bot_and_an_archive(site: str, tmp_path: Path) -> None:
    profile = tmp_path / "profile"
    profile.mkdir()
    with Firefox(profile) as firefox:
        firefox.goto(site + "archive/")
        names = firefox.until("return document.querySelector('[data-published] ol')?.innerText")
        assert "Anna" in names
        firefox.script("document.querySelector('[data-published] a').click()")
        firefox.until("return document.querySelector('.replay .place')?.innerText.includes('0')")
        assert firefox.script("return document.querySelectorAll('[data-table]').length") == 1

        kept = '{"confirm": "never", "asked": true, "motion": "off", "lang": "en"}'
        firefox.script("localStorage.setItem('groma', arguments[0])", kept)
        firefox.goto(site)
        chosen = f"return document.querySelector('input[value=\"{GAME}\"]')"
        firefox.until(f"{chosen} !== null")
        firefox.script(f"{chosen}.click()")
        firefox.script("document.querySelector('main form .go').click()")
        firefox.until("return document.querySelector('[data-table][data-status=running]') !== null")
        assert f"{PATH}tables/" in firefox.script("return location.pathname")

        begun = seq = firefox.script(SEQ)
        while seq < begun + 8:
            firefox.until("return document.querySelector('[data-move], [data-main]') !== null")
            firefox.script(CLICK)
            seq = firefox.script(SEQ)
        firefox.until("return document.querySelector('[data-move]') !== null")
        seq = firefox.script(SEQ)

        # The table has no file: the host shows 404.html, and that finds table and home again.
        firefox.do("WebDriver:Refresh")
        again = f"return {SEQ.removeprefix('return ')} >= arguments[0]"
        firefox.until(again, seq)
        firefox.until("return document.querySelector('[data-move]') !== null")
