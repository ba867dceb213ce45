"""Proxies with the files of `deploy/` in front of two nodes, and a browser that comes that way."""

import http.client
import json
import os
import re
import shutil
import ssl
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

from tests.server.services import Missing, free_port, reachable, until

DEPLOY = Path(__file__).parents[2] / "deploy"
SECONDS = 60
USUAL_NODES = (8001, 8002)  # in the files


def program(name: str) -> str:
    found = shutil.which(name, path=os.environ.get("PATH", "") + ":/usr/sbin")
    if found is None:
        raise Missing(name)
    return found


@contextmanager
def running(command: list[Any], port: int, **more: Any) -> Iterator[subprocess.Popen[bytes]]:
    """A program from the moment at which its port answers."""
    process = subprocess.Popen([str(word) for word in command], **more)
    try:
        until(lambda: process.poll() is not None or reachable(port), f"{command[0]}: no answer")
        assert process.poll() is None, f"{command[0]} ended by itself"
        yield process
    finally:
        process.terminate()
        process.wait(SECONDS)


@contextmanager
def node(database: str) -> Iterator["Node"]:
    """`groma serve`, as the files ask for it."""
    port = free_port()
    options = f"--port {port} --workers 0 --secure --limits 0.5 --log warning".split()
    command = [sys.executable, "-m", "groma", "serve", *options]
    given = {**os.environ, "GROMA_DATABASE": database}
    with running(command, port, env=given, stdout=subprocess.DEVNULL) as process:
        yield Node(port, process)


class Node:
    """A node, and how many moves it has stored."""

    def __init__(self, port: int, process: subprocess.Popen[bytes]) -> None:
        self.port = port
        self.process = process

    def moves(self) -> int:
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=SECONDS)
        line.request("GET", "/metrics?own")  # of all nodes it is told later
        text = line.getresponse().read().decode()
        line.close()
        found = re.search(r'^groma_entries_total\{kind="move"\} (\S+)', text, re.M)
        return 0 if found is None else int(float(found[1]))

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(SECONDS)


# ---- the proxies ---------------------------------------------------------------------------------


@contextmanager
def nginx(nodes: list[Node], change: tuple[str, str] = ("", "")) -> Iterator[int]:
    """nginx with our file, its ports and certificate put in; the port of https."""
    plain, secure = free_port(), free_port()
    with tempfile.TemporaryDirectory(prefix="groma-test-", dir="/tmp") as name:
        folder = Path(name)
        text = (DEPLOY / "nginx" / "groma.conf").read_text("utf-8").replace(*change)
        text = re.sub(r"(listen (?:\[::\]:)?)80;", rf"\g<1>{plain};", text)
        text = re.sub(r"(listen (?:\[::\]:)?)443 ", rf"\g<1>{secure} ", text)
        text = text.replace("/etc/letsencrypt/live/groma.example.org", name)
        for usual, one in zip(USUAL_NODES, nodes, strict=True):
            text = text.replace(f"127.0.0.1:{usual};", f"127.0.0.1:{one.port};")
        (folder / "groma.conf").write_text(text.replace("groma.example.org", "localhost"))
        (folder / "nginx.conf").write_text(NGINX.format(folder=name, user=os.geteuid() or "root"))
        subprocess.run(
            [
                *f"{program('openssl')} req -x509 -newkey ec -pkeyopt".split(),
                *"ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost".split(),
                *("-keyout", folder / "privkey.pem", "-out", folder / "fullchain.pem"),
            ],
            check=True,
            capture_output=True,
        )
        command = [program("nginx"), "-p", name, "-e", "stderr", "-c", folder / "nginx.conf"]
        with running(command, secure):
            yield secure


NGINX = """
daemon off; pid {folder}/pid; error_log stderr warn;
events {{}}
http {{
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi; uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/groma.conf;
}}
"""


@contextmanager
def caddy(nodes: list[Node]) -> Iterator[int]:
    """Caddy with our file, and with a certificate of its own: `localhost` gets no other."""
    plain, secure = free_port(), free_port()
    with tempfile.TemporaryDirectory(prefix="groma-test-", dir="/tmp") as name:
        ours = f"{{\n\tadmin off\n\thttp_port {plain}\n\tskip_install_trust\n}}\n"
        text = (DEPLOY / "caddy" / "Caddyfile").read_text("utf-8")
        (Path(name) / "Caddyfile").write_text(ours + text)
        given = {
            **os.environ,
            "HOME": name,
            "XDG_DATA_HOME": name,
            "SITE": f"https://localhost:{secure}",
            "NODES": " ".join(f"127.0.0.1:{one.port}" for one in nodes),
        }
        command = [program("caddy"), "run", "--config", Path(name) / "Caddyfile"]
        with running(command, secure, env=given, stderr=subprocess.DEVNULL):
            until(lambda: answers(secure), "caddy does not speak TLS")
            yield secure


def answers(port: int) -> bool:
    try:
        return Browser(port).ask("GET", "/healthz").status == 200
    except OSError:
        return False


# ---- who comes -----------------------------------------------------------------------------------


class Answer:
    """What came back."""

    def __init__(self, answer: http.client.HTTPResponse) -> None:
        self.status = answer.status
        self.headers = answer.headers
        self.text = answer.read().decode()

    @property
    def data(self) -> Any:
        return json.loads(self.text)


class Browser:
    """Asks by https, says where its page is from, and keeps cookies."""

    def __init__(self, port: int, place: str = "127.0.0.1") -> None:
        self.port = port
        self.cookies: dict[str, str] = {}
        nobody = ssl.create_default_context()
        nobody.check_hostname = False
        nobody.verify_mode = ssl.CERT_NONE
        self._line = http.client.HTTPSConnection(
            "localhost", port, timeout=SECONDS, context=nobody, source_address=(place, 0)
        )

    def send(self, method: str, path: str, body: Any = None, **more: str) -> None:
        headers = {"cookie": "; ".join(f"{k}={v}" for k, v in self.cookies.items())}
        if body is not None:
            headers["content-type"] = "application/json"
            headers["origin"] = f"https://localhost:{self.port}"
        headers |= more
        self._line.request(method, path, None if body is None else json.dumps(body), headers)

    def ask(self, method: str, path: str, body: Any = None, **more: str) -> Answer:
        self.send(method, path, body, **more)
        answer = Answer(self._line.getresponse())
        for cookie in answer.headers.get_all("set-cookie") or []:
            name, _, value = cookie.split(";")[0].partition("=")
            self.cookies[name] = value
        return answer

    def guest(self, name: str = "Anna", **more: str) -> int:
        return self.ask("POST", "/api/me/guest", {"name": name}, **more).status

    def open(self) -> str:
        """A table for oneself and a bot, which begins at once."""
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        wanted = {"game": "carpe-diem", "start": True, "seats": seats}
        made = self.ask("POST", "/api/tables", wanted)
        assert made.status == 201, made.text
        table: str = made.data["id"]
        return table

    def view(self, table: str) -> Any:
        return self.ask("GET", f"/api/tables/{table}/view").data

    def move(self, table: str) -> int:
        """The first legal move; the status of the answer."""
        seen = self.view(table)
        body = {"seq": seen["seq"], "move": seen["legal"][0], "key": str(uuid4())}
        return self.ask("POST", f"/api/tables/{table}/moves", body).status

    def events(self, table: str) -> Iterator[str]:
        """A stream, line by line, as it comes."""
        self.send("GET", f"/api/tables/{table}/stream")
        answer = self._line.getresponse()
        assert answer.status == 200
        while line := answer.readline():
            yield line.decode().strip()

    def same(self) -> "Browser":
        """Another connection of the same browser."""
        other = Browser(self.port)
        other.cookies = self.cookies
        return other
