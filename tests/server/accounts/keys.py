"""An authenticator in software: makes passkeys and signs with them, as a browser would."""

import base64
import json
import struct
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

SEEN_AND_KNOWN = 0x05  # the user was there, and has shown who it is
WITH_KEY = 0x40


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Key:
    """One passkey."""

    def __init__(self, origin: str, host: str, name: bytes = b"key of a test") -> None:
        self.origin = origin
        self.host = host
        self.name = name
        self.signs = 0
        self._private = ec.generate_private_key(ec.SECP256R1())

    def _client(self, kind: str, options: Any) -> bytes:
        said = {"type": kind, "challenge": options["challenge"], "origin": self.origin}
        return json.dumps({**said, "crossOrigin": False}).encode()

    def _head(self, flags: int) -> bytes:
        self.signs += 1
        return sha256(self.host.encode()).digest() + struct.pack(">BI", flags, self.signs)

    def made(self, options: Any) -> dict[str, Any]:
        """The answer to the options of a new key."""
        point = self._private.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32), -3: point.y.to_bytes(32)}
        held = bytes(16) + struct.pack(">H", len(self.name)) + self.name + cbor2.dumps(public)
        data = self._head(SEEN_AND_KNOWN | WITH_KEY) + held
        statement = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options)
        return self._credential(clientDataJSON=client, attestationObject=statement)

    def signed(self, options: Any) -> dict[str, Any]:
        """The answer to something that is to be signed."""
        client = self._client("webauthn.get", options)
        data = self._head(SEEN_AND_KNOWN)
        signature = self._private.sign(data + sha256(client).digest(), ec.ECDSA(SHA256()))
        return self._credential(clientDataJSON=client, authenticatorData=data, signature=signature)

    def _credential(self, **response: bytes) -> dict[str, Any]:
        shown = {name: encoded(value) for name, value in response.items()}
        return {"id": encoded(self.name), "rawId": encoded(self.name), "response": shown}
