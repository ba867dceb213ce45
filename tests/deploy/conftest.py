"""A database for nodes behind a proxy or in a container, as the server's tests have it."""

try:
    import asyncpg  # noqa: F401
except ModuleNotFoundError:  # without what the server needs, only the files can be looked at
    collect_ignore_glob = [
        "test_proxies.py",
        "test_image.py",
        "test_monitoring.py",
        "test_pgbackrest.py",
    ]
else:
    from tests.server.conftest import (  # noqa: F401
        database_url,
        empty_url,
        postgres_url,
        template,
    )
