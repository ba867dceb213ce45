"""Stub."""
from litestar import Response, get, post, delete
from groma.table.wire.desk import *
from ..common import Asking, in_browser, limited, somebody
G = [in_browser, limited("read")]
P = [in_browser, limited("move")]

@get("/desk/matters", guards=G, summary="What waits, and what was answered")
async def list_matters(request: Asking, closed: bool = False) -> list[MatterShape]:
    """Reports and appeals, the oldest first; with `closed` those that were answered, newest first."""
    raise NotImplementedError

@post("/desk/reports/{report:int}", guards=P, status_code=200, summary="Answer a report")
async def answer_report(request: Asking, report: int, data: ReportAnswer) -> None:
    """x"""
    raise NotImplementedError

@post("/desk/appeals/{appeal:int}", guards=P, status_code=200, summary="Answer an appeal")
async def answer_appeal(request: Asking, appeal: int, data: AppealAnswer) -> None:
    """x"""
    raise NotImplementedError

@get("/desk/find", guards=G, summary="Find people and tables")
async def find(request: Asking, words: str = "") -> Found:
    """By name, title or number; without words the newest."""
    raise NotImplementedError

@get("/desk/people/{person:str}", guards=G, summary="Somebody, for operators")
async def read_person(request: Asking, person: str) -> PersonFile:
    """x"""
    raise NotImplementedError

@post("/desk/people/{person:str}", guards=P, status_code=200, summary="Do something to somebody")
async def act_on_person(request: Asking, person: str, data: PersonAct) -> PersonFile:
    """x"""
    raise NotImplementedError

@post("/desk/people/{person:str}/export", guards=P, status_code=200, media_type="application/zip", summary="All that is stored of somebody")
async def export_person(request: Asking, person: str, data: ReasonGiven) -> Response[bytes]:
    """x"""
    raise NotImplementedError

@get("/desk/audit", guards=G, summary="What operators did")
async def read_audit(request: Asking, before: int = 0) -> list[AuditShape]:
    """x"""
    raise NotImplementedError

@post("/me/appeals", guards=[in_browser, limited("create")], summary="Appeal")
async def appeal(request: Asking, data: AppealWanted) -> None:
    """x"""
    raise NotImplementedError

HANDLERS = [list_matters, answer_report, answer_appeal, find, read_person, act_on_person, export_person, read_audit, appeal]
