"""The policy of the pages: what a browser may load and run there; nothing of other hosts."""

from typing import Final

IN_PAGE: Final = "; ".join(  # what may also stand in the page itself, where nobody sends headers
    [
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",  # Python in the browser; never 'unsafe-eval'
        *(f"{kind}-src 'self'" for kind in "style font connect manifest worker".split()),
        "img-src 'self' data:",
        "base-uri 'self'",
        "form-action 'self'",
    ]
)
POLICY: Final = f"{IN_PAGE}; frame-ancestors 'none'"


def with_script(fingerprint: str) -> str:
    """The same for a page with one script of its own, known by its SHA-256 in base64."""
    return IN_PAGE.replace("script-src 'self'", f"script-src 'self' 'sha256-{fingerprint}'")
