"""Traces: where a request, a move and a bot's thought spend their time. Nothing, where it is off.

Nothing of OpenTelemetry is imported until somebody names a collector.
"""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Final, cast

Begin = Callable[[str, dict[str, str]], AbstractContextManager[Any]]

PATH: Final = "/v1/traces"  # of a collector, for OTLP over HTTP
_NOTHING: Final[AbstractContextManager[Any]] = nullcontext()
_begin: Begin | None = None


class Missing(Exception):
    """What is needed for traces is not installed."""


def span(name: str, **facts: str) -> AbstractContextManager[Any]:
    """A piece of work; no fact may say who does it, or what."""
    return _NOTHING if _begin is None else _begin(name, facts)


def trace_to(collector: str, kind: str) -> None:
    """From now on tell a collector what this process, a node or a worker, spends its time on."""
    global _begin
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import (
            OTLPSpanExporter,
        )
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ImportError as missing:
        raise Missing(missing.name) from missing
    whose = Resource.create({"service.name": f"groma-{kind}"})
    provider = TracerProvider(resource=whose, shutdown_on_exit=True)
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(collector + PATH)))
    tracer = provider.get_tracer("groma")

    def begin(name: str, facts: dict[str, str]) -> AbstractContextManager[Any]:
        # What went wrong may quote anything: that it did is enough.
        return cast(
            AbstractContextManager[Any],
            tracer.start_as_current_span(
                name, attributes=facts, record_exception=False, set_status_on_exception=False
            ),
        )

    _begin = begin


def traced(app: Any) -> Any:
    """An ASGI application whose requests are told; the same one where traces are off."""
    return app if _begin is None else _Requests(app)


class _Requests:
    """A span for each request until its answer begins: by its route, never by its address."""

    def __init__(self, app: Any) -> None:
        self._app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        method = scope["method"]
        opened = span(method, **{"http.request.method": method})
        begun = opened.__enter__()
        running = True

        def end() -> None:
            nonlocal running
            if running:
                running = False
                opened.__exit__(None, None, None)

        async def answer(message: Any) -> None:
            if message["type"] == "http.response.start" and running:
                route = scope.get("path_template", "")
                begun.update_name(f"{method} {route}")
                begun.set_attribute("http.route", route)
                begun.set_attribute("http.response.status_code", message["status"])
                end()  # a stream goes on for hours
            await send(message)

        try:
            await self._app(scope, receive, answer)
        finally:
            end()
