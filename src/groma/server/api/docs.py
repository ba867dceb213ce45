"""The pages for programmers: the API's document and the kinds of problems, as plain HTML."""

import base64
import hashlib
import re
from html import escape
from typing import Any, ClassVar, Final

from litestar import Request, Response, get

from groma.table.problems import KINDS, not_there
from groma.table.sentences import TableWords, plain_words

from .document import exact

STYLE: Final = """
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif;
  color: #222; background: #fffdf8 }
h1, h2, h3 { line-height: 1.2; color: #7a1f1f }
h3 { margin-top: 2.5rem; padding-top: 1rem; border-top: 1px solid #ddd }
h3 code { color: #222 }
h4 { margin: 1rem 0 0 }
code { font-size: .95em }
table { border-collapse: collapse; margin: .5rem 0 }
th, td { padding: .2rem .8rem .2rem 0; text-align: left; vertical-align: top }
th { font-weight: normal; font-family: monospace }
a { color: #7a1f1f }
@media (prefers-color-scheme: dark) {
  body { color: #ddd; background: #1b1a18 } h1, h2, h3, a { color: #e0a080 } h3 code { color: #ddd }
}
"""
_HASH: Final = base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
POLICY: Final = f"default-src 'none'; style-src 'sha256-{_HASH}'; frame-ancestors 'none'"
BY_STATUS: Final = {
    status: [kind for kind, (several, _) in KINDS.items() if status in several]
    for status in sorted({one for several, _ in KINDS.values() for one in several})
}


def html(title: str, body: str, lang: str = "en") -> Response[str]:
    """A page that loads nothing from anywhere."""
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
    head += '<meta name="viewport" content="width=device-width, initial-scale=1">'
    text = f'<html lang="{lang}">\n<head>{head}</head>\n<body>\n{body}\n</body>\n</html>\n'
    return Response(
        "<!doctype html>\n" + text,
        media_type="text/html",
        headers={"content-security-policy": POLICY},
    )


# ---- the document -------------------------------------------------------------------------------


@get("/api/docs", include_in_schema=False)
async def page(request: Request[Any, Any, Any]) -> Response[str]:
    """The whole document on one page."""
    state = request.app.state
    if "docs" not in state:
        state["docs"] = document_body(exact(request.app.openapi_schema.to_schema()))
    return html("Groma: the API", state["docs"])


def document_body(document: dict[str, Any]) -> str:
    """All endpoints by subject, then all shapes."""
    info = document["info"]
    subjects = [tag["name"] for tag in document["tags"]]
    found: dict[str, list[str]] = {subject: [] for subject in subjects}
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            found[operation["tags"][0]].append(endpoint(method.upper(), path, operation))
    parts = [
        f"<h1>{escape(info['title'])} {escape(info['version'])}: the API</h1>",
        f"<p>{escape(info['description'])}",
        "Programs send <code>Authorization: Bearer TOKEN</code>, browsers have a cookie.",
        'The same for machines: <a href="openapi.json">openapi.json</a>.',
        'What may go wrong: <a href="../problems">problems</a>.</p>',
        _list([f'<a href="#{_anchor(one)}">{escape(one)}</a>' for one in [*subjects, "Shapes"]]),
    ]
    for subject, endpoints in found.items():
        parts += [f'<h2 id="{_anchor(subject)}">{escape(subject)}</h2>', *endpoints]
    parts.append('<h2 id="shapes">Shapes</h2>')
    parts += [shape(name, one) for name, one in document["components"]["schemas"].items()]
    return "\n".join(parts)


def endpoint(method: str, path: str, operation: dict[str, Any]) -> str:
    """One endpoint: what it is for, what it takes, what it answers."""
    name = operation["operationId"]
    parts = [
        f'<h3 id="{name}">{escape(operation["summary"])}<br>'
        f"<code>{method} {escape(path)}</code></h3>",
        _text(operation.get("description", "")),
    ]
    if {} not in operation.get("security", [{}]):
        parts.append("<p>For who is logged in.</p>")
    rows = [
        (one["name"], f"{kind(one['schema'])}, in the {one['in']}")
        for one in operation.get("parameters", [])
    ]
    if rows:
        parts += ["<h4>Parameters</h4>", _table(rows)]
    if "requestBody" in operation:
        parts.append(f"<p>Takes {_content(operation['requestBody'])}.</p>")
    problems: list[str] = []
    for status, response in operation["responses"].items():
        if "application/problem+json" in response.get("content", {}):
            kinds = BY_STATUS[int(status)]
            links = ", ".join(f'<a href="../problems/{one}">{one}</a>' for one in kinds)
            problems.append(f"{status} ({links})")
        else:
            parts.append(f"<p>Answers {status}: {_content(response)}.</p>")
    if problems:
        parts.append(f"<p>Problems: {', '.join(problems)}.</p>")
    return "\n".join(parts)


def shape(name: str, described: dict[str, Any]) -> str:
    """One shape: its words and its fields."""
    required = described.get("required", [])
    rows = [
        (field, kind(one) + ("" if field in required else ", may be left out"))
        for field, one in described.get("properties", {}).items()
    ]
    words = _text(described.get("description", ""))
    return f'<h3 id="shape-{name}">{name}</h3>\n{words}\n{_table(rows)}'


def kind(schema: dict[str, Any]) -> str:
    """A type in words."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f'<a href="#shape-{name}">{name}</a>'
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " or ".join(kind(one) for one in schema[several])
    if "enum" in schema:
        return "one of " + ", ".join(f"<code>{escape(str(one))}</code>" for one in schema["enum"])
    given = schema.get("type", "anything")
    if given == "array":
        return f"list of {kind(schema.get('items', {}))}"
    if given == "object":
        return f"object of {kind(schema.get('additionalProperties') or {})}"
    given = {"null": "nothing", "integer": "whole number", "string": "text"}.get(given, given)
    given = schema.get("format", given)
    return escape(given + _bounds(schema))


def _bounds(schema: dict[str, Any]) -> str:
    if "minimum" in schema and "maximum" in schema:
        return f" {schema['minimum']:.0f} to {schema['maximum']:.0f}"
    if "maxLength" in schema:
        return f" of {schema.get('minLength', 0)} to {schema['maxLength']} letters"
    return ""


def _content(described: dict[str, Any]) -> str:
    content = described.get("content")
    if not content:
        return "nothing"
    return " or ".join(
        kind(one.get("schema", {})) + ("" if media == "application/json" else f" ({escape(media)})")
        for media, one in content.items()
    )


def _table(rows: list[tuple[str, str]]) -> str:
    lines = [f"<tr><th>{escape(name)}</th><td>{text}</td></tr>" for name, text in rows]
    return "<table>\n" + "\n".join(lines) + "\n</table>"


def _list(items: list[str]) -> str:
    return "<ul>\n" + "\n".join(f"<li>{item}</li>" for item in items) + "\n</ul>"


def _text(text: str) -> str:
    coded = re.sub("`([^`]+)`", r"<code>\1</code>", escape(text))
    return "\n".join(f"<p>{one}</p>" for one in coded.split("\n\n") if one.strip())


def _anchor(subject: str) -> str:
    return subject.lower().replace(" ", "-")


# ---- problems -----------------------------------------------------------------------------------


@get("/problems", include_in_schema=False)
async def problems() -> Response[str]:
    """All kinds of problems."""
    intro = "<p>A problem is <code>application/problem+json</code> (RFC 9457). Its kinds:</p>"
    body = "\n".join(problem_body(kind) for kind in KINDS)
    return html("Groma: problems", f"<h1>Problems</h1>\n{intro}\n{body}")


@get("/problems/{kind:str}", include_in_schema=False)
async def problem(kind: str) -> Response[str]:
    """One kind of problem; its address is the `type` of the answer."""
    if kind not in KINDS:
        raise not_there("problem")
    return html(f"Groma: {kind}", problem_body(kind) + '\n<p><a href="../problems">All</a></p>')


def problem_body(kind: str) -> str:
    """What a kind of problem means to programs, and what it says to people."""
    statuses, meaning = KINDS[kind]
    said = plain_words(None, "en").text(f"problem-{kind}")
    shown = " or ".join(map(str, statuses))
    return f'<h3 id="{kind}">{kind} ({shown})</h3>\n{_text(meaning)}\n<p>“{escape(said)}”</p>'


# ---- without a site ------------------------------------------------------------------------------


class PageWords(TableWords):
    """The words of pages that the server makes itself."""

    packages: ClassVar[tuple[str, ...]] = (*TableWords.packages, "groma.server.api")


def no_site(lang: str, start: str, status: int) -> Response[str]:
    """What stands in the place of every page, if none were built: how to get them."""
    words = PageWords(None, lang)
    told = [escape(words.text("no-site")), escape(words.text("no-site-how"))]
    told.append("<code>pip install '.[local]'<br>groma serve</code>")
    told.append(f'<a href="{start}api/docs">{escape(words.text("no-site-api"))}</a>')
    page = html("Groma", "<h1>Groma</h1>\n" + "\n".join(f"<p>{one}</p>" for one in told), lang)
    page.status_code = status
    page.headers.update({"cache-control": "no-cache", "vary": "accept-language"})
    return page


HANDLERS = [page, problems, problem]
