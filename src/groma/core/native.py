"""What differs between the pure and the compiled build; this file alone is never compiled."""

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(*_: Any, **__: Any) -> Any:
        """Stands for mypy_extensions.mypyc_attr, so that nothing has to be installed to play."""
        return lambda thing: thing


def compiled() -> bool:
    """Whether the compiled build is running."""
    spec = find_spec("groma.core.state")
    return spec is not None and not str(spec.origin).endswith((".py", ".pyc"))


__all__ = ["compiled", "mypyc_attr"]
