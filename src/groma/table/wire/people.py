"""People: who somebody is, how they come in, where notices reach them."""

from datetime import date, datetime
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from .common import Lang, Name, Shape
from .desk import SanctionShape


class GuestWanted(Shape):
    """Somebody comes in without an account."""

    name: Name
    lang: Lang = "en"


class AccountWanted(Shape):
    """An account; who is logged in as a guest keeps its seats."""

    name: Name
    password: Annotated[str, Meta(min_length=10, max_length=200)]
    lang: Lang = "en"


class LoginWanted(Shape):
    """Name and password of an account."""

    name: Name
    password: Annotated[str, Meta(min_length=1, max_length=200)]


Password = Annotated[str, Meta(min_length=10, max_length=200)]
OldPassword = Annotated[str, Meta(max_length=200)]


class ProofGiven(Shape):
    """My password, once more."""

    password: OldPassword


class PasswordChanged(Shape):
    """A new password, and the old one; who has none yet leaves it empty."""

    password: Password
    old: OldPassword = ""


class ResetWanted(Shape):
    """Whose password is lost."""

    name: Name


class PasswordReset(Shape):
    """A new password, with what was mailed."""

    token: Annotated[str, Meta(max_length=100)]
    password: Password


class LoggedIn(msgspec.Struct):
    """Who one is now; programs send the token as `Authorization: Bearer`."""

    person: str
    name: str
    guest: bool
    token: str


class Me(msgspec.Struct):
    """Who asks; an account has a password, or passkeys alone."""

    person: str
    name: str
    guest: bool
    lang: str
    password: bool
    operator: bool
    sanctions: list[SanctionShape]  # that hold against me now


class MeChanged(Shape):
    """What a person may change about itself."""

    lang: Lang


class LoginShape(msgspec.Struct):
    """A browser in which one is logged in; `seen` is the last day, `current` the one that asks."""

    id: str
    browser: str
    created_at: datetime
    seen: date
    current: bool


class TokenWanted(Shape):
    """A token for a program that plays for this person."""

    label: Name


class TokenShape(msgspec.Struct):
    """A token; it itself is shown once, when it is made."""

    id: str
    label: str
    expires_at: datetime
    token: str | None = None


class ChannelWanted(Shape):
    """Where somebody wants to be told: mail address, push subscription as JSON, or webhook URL."""

    kind: Literal["mail", "push", "webhook"]
    address: Annotated[str, Meta(min_length=3, max_length=2000)]
    template: Literal["", "ntfy", "discord"] = ""


class ChannelShape(msgspec.Struct):
    """A place where somebody is told."""

    id: str
    kind: str
    address: str
    template: str
    confirmed: bool


class NoticesShape(msgspec.Struct):
    """How people can be told: mail, push, webhook; for push, the server's public key."""

    kinds: list[str]
    push_key: str | None


class CodeGiven(Shape):
    """The code that was sent to an address."""

    code: Annotated[str, Meta(max_length=20)]
