"""Proof: that the owner asks for what matters, not somebody at the same desk."""

from groma.table.problems import Problem, not_yours

from ...people import attempts
from ...people.accounts import PROOF_MINUTES
from ...people.security import note
from ..common import Asking, client_of, me, node_of


async def prove(request: Asking, password: str) -> None:
    """It is the owner who knows the password; for some minutes that counts."""
    person = me(request)
    node = node_of(request)
    key = attempts.key_of("proof", str(person.id))
    await attempts.take(node.database, key)
    hashed = await node.database.value("select password from people where id = $1", person.id)
    if not await node.people.passwords.fits(hashed, password):
        note("proof-failed", client_of(request), person.id)
        raise Problem("wrong-login", 401)
    await attempts.forgive(node.database, key)
    await shown(request)


async def shown(request: Asking) -> None:
    """Password or passkey were shown with this log-in just now."""
    await node_of(request).database.run(
        "update logins set proved_at = now() where id = $1", me(request).login
    )


async def proved(request: Asking) -> None:
    """Only for an owner who has proved it some minutes ago at most."""
    recent = await node_of(request).database.value(
        """select proved_at > now() - make_interval(mins => $2) from logins where id = $1""",
        me(request).login,
        PROOF_MINUTES,
    )
    if not recent:
        raise not_yours("proof")
