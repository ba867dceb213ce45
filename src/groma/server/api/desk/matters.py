"""What waits for operators, how they answer it, and how somebody appeals."""

from typing import Annotated

from litestar import get, post
from litestar.params import Parameter

from groma.table.wire.desk import AppealAnswer, AppealWanted, MatterShape, ReportAnswer

from ...desk import matters
from ...people import sanctions
from ..common import EVEN_BANNED, Asking, in_browser, limited, me, node_of, operator

Number = Annotated[int, Parameter(ge=1, le=2**62)]


@get(
    "/desk/matters",
    guards=[operator, limited("read")],
    summary="What waits, and what was answered",
)
async def list_matters(request: Asking, closed: bool = False) -> list[MatterShape]:
    """Reports and appeals, the oldest first; with `closed` what was answered, the newest first."""
    return await matters.matters(node_of(request).database, closed)


@post(
    "/desk/reports/{report:int}",
    guards=[operator, limited("move")],
    status_code=200,
    summary="Answer a report",
)
async def answer_report(request: Asking, report: Number, data: ReportAnswer) -> None:
    """With a silence or a ban for who said most of the lines, or without: then nobody is told."""
    await matters.answer_report(node_of(request), me(request).id, report, data)


@post(
    "/desk/appeals/{appeal:int}",
    guards=[operator, limited("move")],
    status_code=200,
    summary="Answer an appeal",
)
async def answer_appeal(request: Asking, appeal: Number, data: AppealAnswer) -> None:
    """What it is against holds no more, or stays."""
    await matters.answer_appeal(node_of(request), me(request).id, appeal, data)


@post(
    "/me/appeals",
    guards=[in_browser, limited("create")],
    opt=EVEN_BANNED,
    summary="Say why what holds against me should not",
)
async def appeal(request: Asking, data: AppealWanted) -> None:
    """Once for each silence and each ban; an operator answers."""
    await sanctions.appeal(node_of(request).database, me(request).id, data.sanction, data.text)


HANDLERS = [list_matters, answer_report, answer_appeal, appeal]
