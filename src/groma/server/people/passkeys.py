"""Passkeys: keys that a browser's authenticator holds, and what is checked of them (WebAuthn)."""

import secrets
from typing import Any, Final

import msgspec

from groma.table.problems import Problem, not_now, not_there, wrong

from ..store.database import Connection, Database
from ..store.stamps import new_id
from .logins import digest

MOST: Final = 10
MINUTES: Final = 5  # how long a challenge waits for its answer
SITE: Final = "Groma"

# The library is loaded with the first passkey: it takes a while.


class Site(msgspec.Struct, frozen=True):
    """For which site keys are made: its host, and where its pages come from."""

    host: str
    origin: str


async def challenge(database: Database, person: int | None) -> bytes:
    """Something to be signed, once and soon; nothing but its hash is stored."""
    made = secrets.token_bytes(32)
    await database.run(
        """insert into challenges (challenge, person, expires_at)
        values ($1, $2, now() + make_interval(mins => $3))""",
        digest(made.hex()),
        person,
        MINUTES,
    )
    return made


async def _answered(database: Database, client_data: str, person: int | None) -> bytes:
    """The challenge that an answer is about, if it was ours and waits for this person."""
    from webauthn.helpers import base64url_to_bytes, parse_client_data_json
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        given = parse_client_data_json(base64url_to_bytes(client_data)).challenge
    except (WebAuthnException, ValueError, TypeError, AttributeError):
        raise wrong("passkey") from None
    known = await database.value(
        """delete from challenges where challenge = $1 and expires_at > now()
        and person is not distinct from $2 returning challenge""",
        digest(given.hex()),
        person,
    )
    if known is None:
        raise wrong("passkey")
    return given


# ---- making one ---------------------------------------------------------------------------------


async def making(database: Database, site: Site, person: int, name: str) -> dict[str, Any]:
    """What a browser is asked to make: a key that names its owner by itself."""
    from webauthn import generate_registration_options, options_to_json
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    rows = await database.rows("select credential from passkeys where person = $1", person)
    options = generate_registration_options(
        rp_id=site.host,
        rp_name=SITE,
        user_name=name,
        user_id=person.to_bytes(8),
        challenge=await challenge(database, person),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=row[0]) for row in rows],
    )
    return msgspec.json.decode(options_to_json(options), type=dict[str, Any])


async def made(
    database: Database, site: Site, person: int, credential: dict[str, Any]
) -> tuple[bytes, bytes, int]:
    """A new key, checked: what it is called, its public half, and how often it has signed."""
    from webauthn import verify_registration_response
    from webauthn.helpers.exceptions import WebAuthnException

    given = await _answered(database, credential["response"]["clientDataJSON"], person)
    try:
        found = verify_registration_response(
            credential=credential,
            expected_challenge=given,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            require_user_verification=True,
        )
    except (WebAuthnException, ValueError, TypeError, KeyError):
        raise wrong("passkey") from None
    return found.credential_id, found.credential_public_key, found.sign_count


async def keep(
    connection: Connection, person: int, label: str, key: tuple[bytes, bytes, int]
) -> int:
    """Store a key; the number to name it by."""
    number = new_id()
    kept = await connection.fetchval(
        """insert into passkeys (credential, public_key, signs, id, person, label)
        select $1, $2, $3, $4, $5, $6
        where (select count(*) from passkeys where person = $5) < $7
        on conflict do nothing returning id""",
        *key,
        number,
        person,
        label,
        MOST,
    )
    if kept is None:
        raise Problem("too-many", 409, what="passkeys", most=MOST)
    return number


# ---- using one ----------------------------------------------------------------------------------


async def using(database: Database, site: Site) -> dict[str, Any]:
    """What a browser is asked to sign with any key that it has for this site."""
    from webauthn import generate_authentication_options, options_to_json
    from webauthn.helpers.structs import UserVerificationRequirement

    options = generate_authentication_options(
        rp_id=site.host,
        challenge=await challenge(database, None),
        user_verification=UserVerificationRequirement.REQUIRED,
    )
    return msgspec.json.decode(options_to_json(options), type=dict[str, Any])


async def used(database: Database, site: Site, credential: dict[str, Any]) -> int:
    """Whose key has signed; a problem if none of ours has."""
    from webauthn import verify_authentication_response
    from webauthn.helpers import base64url_to_bytes
    from webauthn.helpers.exceptions import WebAuthnException

    given = await _answered(database, credential["response"]["clientDataJSON"], None)
    try:
        row = await database.row(
            "select person, public_key, signs, credential from passkeys where credential = $1",
            base64url_to_bytes(credential["rawId"]),
        )
        if row is None:
            raise Problem("wrong-login", 401)
        found = verify_authentication_response(
            credential=credential,
            expected_challenge=given,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=row["public_key"],
            credential_current_sign_count=row["signs"],
            require_user_verification=True,
        )
    except (WebAuthnException, ValueError, TypeError, KeyError):
        raise Problem("wrong-login", 401) from None
    await database.run(
        "update passkeys set signs = $2, seen = current_date where credential = $1",
        row["credential"],
        found.new_sign_count,
    )
    return int(row["person"])


# ---- all of them --------------------------------------------------------------------------------


async def listed(database: Database, person: int) -> list[Any]:
    """The keys of a person."""
    return await database.rows(
        "select id, label, created_at, seen from passkeys where person = $1 order by id", person
    )


async def drop(database: Database, person: int, number: int) -> None:
    """One key less; but nobody throws away the only way in."""
    async with database.transaction() as connection:
        row = await connection.fetchrow(
            """select p.password is null as needed, (select count(*) from passkeys
                where person = p.id) as keys
            from people p where p.id = $1 for update""",
            person,
        )
        gone = await connection.fetchval(
            "delete from passkeys where id = $1 and person = $2 returning id", number, person
        )
        if gone is None:
            raise not_there("passkey")
        if row["needed"] and row["keys"] == 1:
            raise not_now("last-key")
