"""Runs in Pyodide: golden games are played again there, and must read as they are kept."""

import sys

import groma

sys.path += ["/repo/tools", "/packages"]
groma.__path__.append("/repo/src/groma")  # sheets in plain text are no part of what a browser gets


def main(step, *files):
    """How many were the same, with a digest after every `step`-th move; or where one is not."""
    import playthrough  # a tool of the repository

    for name in files:
        with open(f"/repo/{name}", encoding="utf-8") as file:
            text = file.read()
        kept = playthrough.read(text)
        last = len(kept.moves)
        for number in [*range(0, last, int(step)), last]:
            kept.digests[number] = "to be found again"
        found = playthrough.replayed(kept, int(step))
        if found != text:
            pairs = zip(text.splitlines(), found.splitlines())
            then, now = next((pair for pair in pairs if pair[0] != pair[1]), ("", "another length"))
            return f"{name}: kept is {then!r}, here it is {now!r}"
    return f"{len(files)} are the same"
