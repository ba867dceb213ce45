"""Fluent messages as Python functions: a file of messages becomes the text of a module.

A wheel has these modules beside its Fluent files; where there are none, in a working copy or in a
stranger's game, they are made when they are needed.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast

HEAD: Final = '"""Words, made from Fluent files when this was built: change those, not this."""\n'


class Unsupported(ValueError):
    """A message uses something of Fluent that words at a table do not need."""


def module_of(source: str) -> str:
    """The text of a module whose MESSAGES are those of a Fluent file.

    A message without facts is its text; any other is a function of the book it stands in, for the
    messages it refers to, and of its facts.
    """
    lines = [HEAD]
    table: list[str] = []
    for entry in FluentParser(with_spans=False).parse(source).body:
        if isinstance(entry, ast.Message | ast.Term):
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            said = {name: entry.value}
            said.update({f"{name}.{one.id.name}": one.value for one in entry.attributes})
            for message, pattern in said.items():
                if pattern is not None:
                    writer = _Writer(message)
                    text = writer.pattern(pattern)
                    if writer.plain:
                        table.append(f"    {message!r}: {text},")
                    else:
                        lines.append(f"def m{len(table)}(b, f):\n    return {text}\n")
                        table.append(f"    {message!r}: m{len(table)},")
    return "\n".join([*lines, "MESSAGES = {", *table, "}", ""])


def modules(folder: Path) -> Iterator[tuple[Path, str]]:
    """Of all packages in a folder: where the module of each language belongs, and its text."""
    for source in sorted(folder.glob("**/words/*.ftl")):
        lang = source.stem
        if "." not in lang and "template" not in source.parts:  # others belong to en.ftl
            files = [source.with_name(f"{part}{lang}.ftl") for part in ("", "box.", "view.")]
            text = "\n".join(file.read_text("utf-8") for file in files if file.is_file())
            yield source.parents[1] / f"words_{lang}.py", module_of(text)


class _Writer:
    """Writes one message as an expression of Python."""

    def __init__(self, message: str) -> None:
        self.message = message
        self.plain = True  # whether it is a text so far
        self._selects = 0

    def pattern(self, pattern: ast.Pattern) -> str:
        """A text with what stands in it."""
        parts: list[str] = []
        text = ""
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                text += element.value
            elif isinstance(element.expression, ast.StringLiteral):
                text += element.expression.parse()["value"]
            else:
                parts += [repr(text)] if text else []
                parts.append(self.expression(element.expression))
                text = ""
                self.plain = False
        parts += [repr(text)] if text or not parts else []
        return " + ".join(parts)

    def expression(self, expression: object) -> str:
        """What stands in a text, as a text."""
        match expression:
            case ast.Placeable():
                return self.expression(expression.expression)
            case ast.StringLiteral():
                return repr(expression.parse()["value"])
            case ast.NumberLiteral():
                return repr(expression.value)
            case ast.VariableReference():
                return f"b.fact(f, {expression.id.name!r})"
            case ast.MessageReference():
                return f"b.refer({_named(expression)!r}, f)"
            case ast.TermReference():
                return f"b.refer({'-' + _named(expression)!r}, {self.arguments(expression)})"
            case ast.SelectExpression():
                return self.select(expression)
        raise Unsupported(f"{self.message}: {type(expression).__name__} is not supported")

    def select(self, select: ast.SelectExpression) -> str:
        """One of several texts; the first question asks for the value, the others know it."""
        self._selects += 1
        known = f"k{self._selects}"
        selector = select.selector
        value = (
            f"f.get({selector.id.name!r})"
            if isinstance(selector, ast.VariableReference)
            else self.expression(selector)
        )
        text = ""
        default = ""
        asked = f"({known} := {value})"
        for variant in select.variants:
            said = self.pattern(variant.value)
            if variant.default:
                default = said
            else:
                key = variant.key
                test = (
                    f"{asked} == {key.value}"
                    if isinstance(key, ast.NumberLiteral)
                    else f"b.form({asked}) == {key.name!r}"
                )
                text += f"{said} if {test} else "
                asked = known
        return f"({text}{default})"

    def arguments(self, term: ast.TermReference) -> str:
        """What a term is told: only what stands in its brackets."""
        named = [] if term.arguments is None else term.arguments.named
        told = [f"{one.name.name!r}: {self.argument(one.value)}" for one in named]
        return "{" + ", ".join(told) + "}"

    def argument(self, value: object) -> str:
        """A literal as the fact that it is."""
        if isinstance(value, ast.NumberLiteral) and value.value.lstrip("-").isdecimal():
            return str(int(value.value))
        return self.expression(value)


def _named(reference: ast.MessageReference | ast.TermReference) -> str:
    attribute = reference.attribute
    name: str = reference.id.name
    return name if attribute is None else f"{name}.{attribute.name}"
