"""Where a server is found, said so that a person can type it."""

import socket
from typing import Final

from groma.settings import Settings

EVERY: Final = {"0.0.0.0": socket.AF_INET, "::": socket.AF_INET6}
SOMEWHERE: Final = {  # addresses for documents: nobody is there, and nothing is sent
    socket.AF_INET: "192.0.2.1",
    socket.AF_INET6: "2001:db8::1",
}


def said_address(settings: Settings) -> str:
    """The site's own address if it is known, else that of this machine in its network."""
    if settings.url:
        return settings.url
    host = _outward(EVERY[settings.host]) if settings.host in EVERY else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"


def _outward(family: socket.AddressFamily) -> str:
    """The address by which this machine would speak to others; itself if it knows no way out."""
    with socket.socket(family, socket.SOCK_DGRAM) as line:
        try:
            line.connect((SOMEWHERE[family], 9))
        except OSError:
            return "localhost"
        return str(line.getsockname()[0])
