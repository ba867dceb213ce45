"""Passkeys: what a browser's authenticator makes and signs, as far as it is looked at.

Fields are called as in the standard (WebAuthn).
"""

from datetime import date, datetime
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from .common import Name, Shape, Word

Encoded = Annotated[str, Meta(min_length=1, max_length=20_000)]  # base64url


class KeyMade(Shape):
    """What an authenticator says of a key it made."""

    clientDataJSON: Encoded
    attestationObject: Encoded


class KeyUsed(Shape):
    """What an authenticator has signed."""

    clientDataJSON: Encoded
    authenticatorData: Encoded
    signature: Encoded


class MadeCredential(Shape):
    """A key that was made, as `navigator.credentials.create` gives it."""

    id: Encoded
    rawId: Encoded
    response: KeyMade
    type: Literal["public-key"] = "public-key"


class UsedCredential(Shape):
    """A key that has signed, as `navigator.credentials.get` gives it."""

    id: Encoded
    rawId: Encoded
    response: KeyUsed
    type: Literal["public-key"] = "public-key"


class PasskeyNamed(Shape):
    """For whom a key is made: a guest may want an account of another name."""

    name: Word = ""


class PasskeyAccount(Shape):
    """An account with a key instead of a password."""

    name: Name
    credential: MadeCredential


class PasskeyAdded(Shape):
    """One more key; without a name it is called after the browser."""

    credential: MadeCredential
    label: Word = ""


class PasskeyShown(Shape):
    """A key that has signed."""

    credential: UsedCredential


class PasskeyShape(msgspec.Struct):
    """A key; `seen` is the day on which it was last used."""

    id: str
    label: str
    created_at: datetime
    seen: date
