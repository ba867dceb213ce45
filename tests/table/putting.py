"""What a reader of changes does with them."""

from typing import Any


def put(whole: Any, path: list[str], value: Any) -> None:
    """A value in its place: a member, a record of a list, a member of a record."""
    for name in path[:-1]:
        whole = whole[int(name) if isinstance(whole, list) else name]
    whole[int(path[-1]) if isinstance(whole, list) else path[-1]] = value
