"""`POST /tables/{table}/reports`: a player tells the host that something about a finished round was wrong."""

from typing import Annotated

from fastapi import APIRouter
from pydantic import BaseModel, Field
from starlette.requests import Request

from paiju.core.errors import InvalidError
from paiju.server.http.access import Asker, Gate, Served
from paiju.server.http.problems import REFUSALS
from paiju.storage.rows import ReportRow

LONGEST = 500
"""Of a remark, in characters."""

Number = Annotated[int, Field(ge=1, le=2**31 - 1, strict=True)]


class Remark(BaseModel):
    """Which round of the table, and what there is to say of it, if anything."""

    session: Number
    number: Number
    remark: str = Field(default="", max_length=LONGEST)


class Report(Remark):
    """A report as it is kept."""

    table: str
    at: int


def router() -> APIRouter:
    """The routes; the one who includes them says below which address."""
    routes = APIRouter(tags=["records"], responses=REFUSALS)
    routes.add_api_route("/tables/{table}/reports", report_round, methods=["POST"], status_code=201)
    return routes


async def report_round(request: Request, services: Served, player: Asker, table: str, remark: Remark) -> Report:
    """Report a round to the host. Who has the id of a table may read its rounds, and report them, each once: a later
    remark takes the place of the one before. Errors: `not_found`, `too_many`.
    """
    gate: Gate = request.app.state.reports
    gate.admit(request)
    if await services.store.round(table, remark.session, remark.number) is None:
        raise InvalidError("not_found", "there is no such table or round")
    said, now = remark.remark.strip(), services.clock.now()
    await services.store.add_report(ReportRow(player.id, table, remark.session, remark.number, now, said))
    return Report(table=table, session=remark.session, number=remark.number, remark=said, at=now)
