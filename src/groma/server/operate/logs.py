"""Logs: one JSON object a line, for people who collect them; no names, no addresses, no secrets."""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any, Final

_USUAL: Final = set(vars(logging.makeLogRecord({}))) | {"message", "taskName"}


class Lines(logging.Formatter):
    """A record as one line."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, where from, what, whatever was given beside it, and the traceback."""
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in _USUAL}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


def write_logs(level: str = "info") -> None:
    """Write the logs of this process to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for chatty in ("uvicorn.error", "procrastinate", "httpx", "nats", "asyncio"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
