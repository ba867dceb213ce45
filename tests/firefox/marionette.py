"""Firefox, driven by the protocol that it speaks itself: the one behind every WebDriver for it.

Playwright asks for commands that Debian's Firefox does not have yet: it cannot open a page there.
"""

import json
import socket
import subprocess
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Self

FIREFOX = "firefox-esr"
BEGINS = 120.0  # seconds; a guard against waiting for ever
PREFS = {
    "marionette.port": 0,  # whichever is free
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.update.disabledForTesting": True,
    "intl.accept_languages": "en-GB",
    "ui.prefersReducedMotion": 1,
}


class Refused(Exception):
    """Firefox did not do it."""


class Firefox:
    """One window of one Firefox with a profile of its own."""

    def __init__(self, profile: Path) -> None:
        lines = [f"user_pref({json.dumps(key)}, {json.dumps(one)});" for key, one in PREFS.items()]
        (profile / "user.js").write_text("\n".join(lines))
        self._program = subprocess.Popen(
            [FIREFOX, "--headless", "--marionette", "--no-remote", "--profile", str(profile)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        port = self._port(profile / "MarionetteActivePort")
        self._line = socket.create_connection(("127.0.0.1", port), timeout=BEGINS)
        self._rest = b""
        self._number = 0
        self._heard()  # its greeting
        self.do("WebDriver:NewSession", strictFileInteractability=False)
        self.do("WebDriver:SetTimeouts", script=int(BEGINS * 1000), pageLoad=int(BEGINS * 1000))

    def _port(self, told: Path) -> int:
        until = time.monotonic() + BEGINS
        while not told.is_file() or not told.read_text():
            if self._program.poll() is not None or time.monotonic() > until:
                raise Refused("it does not begin")
            time.sleep(0.1)
        return int(told.read_text())

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._line.close()
        self._program.terminate()
        self._program.wait(30)

    def do(self, command: str, **given: Any) -> Any:
        """A command of WebDriver; the answer is its value."""
        self._number += 1
        said = json.dumps([0, self._number, command, given]).encode()
        self._line.sendall(b"%d:%b" % (len(said), said))
        _, number, problem, value = self._heard()
        assert number == self._number
        if problem is not None:
            raise Refused(f"{command}: {problem['error']}: {problem['message']}")
        return value.get("value", value) if isinstance(value, dict) else value

    def goto(self, address: str) -> None:
        """Load a page."""
        self.do("WebDriver:Navigate", url=address)

    def script(self, body: str, *given: Any) -> Any:
        """What a script in the page returns."""
        return self.do("WebDriver:ExecuteScript", script=body, args=list(given))

    def until(self, body: str, *given: Any, seconds: float = BEGINS) -> Any:
        """The same, as soon as it is something."""
        end = time.monotonic() + seconds
        while True:
            found = self.script(body, *given)
            if found:
                return found
            if time.monotonic() > end:
                shown = self.script("return location.href + ' ' + document.body.innerText")
                raise Refused(f"never: {body}\n{shown[:2000]}")
            time.sleep(0.1)

    def _heard(self) -> Any:
        while b":" not in self._rest:
            self._rest += self._more()
        length, _, self._rest = self._rest.partition(b":")
        while len(self._rest) < int(length):
            self._rest += self._more()
        said, self._rest = self._rest[: int(length)], self._rest[int(length) :]
        return json.loads(said)

    def _more(self) -> bytes:
        found = self._line.recv(1 << 16)
        if not found:
            raise Refused("it has gone")
        return found
