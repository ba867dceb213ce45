"""Folders of a published site: what lies there is known, so that only that is ever replaced."""

import json
from pathlib import Path, PurePosixPath
from typing import Final

from groma import __version__

MADE: Final = "groma-site.json"  # says that the folder is ours, and what we put there


class NotOurs(Exception):
    """The folder holds something that we have not put there."""


class InTheWay(Exception):
    """Something that we have not put there has the name of a file that is to be written."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class Folder:
    """A folder for a site: empty, or made here before. It is changed when it is closed."""

    def __init__(self, at: Path) -> None:
        self.at = at
        self.whole = False  # whether it can also be played there, not only looked at
        self._files: set[str] = set()  # that are ours when it is closed, by their paths
        self._before: set[str] = set()  # that we put there before
        self._new: dict[str, bytes] = {}
        if not at.exists():
            return
        if not at.is_dir():
            raise NotOurs
        try:
            said = json.loads((at / MADE).read_text("utf-8"))
            self.whole, self._before = bool(said["whole"]), set(said["files"])
            self._files = {name for name in self._before if self._path(name).is_file()}
        except FileNotFoundError:
            if any(at.iterdir()):
                raise NotOurs from None
        except (ValueError, LookupError, TypeError):
            raise NotOurs from None

    def clear(self) -> None:
        """Take away what we put there; what somebody else did stays."""
        self._files.clear()
        self._new.clear()

    def has(self, name: str) -> bool:
        """Whether we have put such a file there."""
        return name in self._files

    def below(self, path: str) -> list[str]:
        """The files that we have put below a path."""
        return sorted(name for name in self._files if name.startswith(path))

    def read(self, name: str) -> bytes:
        """What we have put there."""
        return self._new[name] if name in self._new else self._path(name).read_bytes()

    def write(self, name: str, content: bytes) -> None:
        """Put a file there."""
        self._path(name)
        self._new[name] = content
        self._files.add(name)

    def close(self) -> tuple[int, int]:
        """Carry it out, and write down what is there; how many files, and how many bytes."""
        for name in self._new:
            if name not in self._before and self._path(name).exists():
                raise InTheWay(name)
        self.at.mkdir(parents=True, exist_ok=True)
        self._list(self._before | self._files)  # known to be ours, should it break off here
        for name in self._before - self._files:
            self._remove(self._path(name))
        for name, content in self._new.items():
            path = self._path(name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
        self._list(self._files)
        return len(self._files), sum(self._path(name).stat().st_size for name in self._files)

    def _list(self, files: set[str]) -> None:
        form = {"made-by": f"groma {__version__}", "whole": self.whole, "files": sorted(files)}
        (self.at / MADE).write_text(json.dumps(form, indent=1) + "\n", "utf-8", newline="\n")

    def _remove(self, path: Path) -> None:
        """Take away a file, and the folders that are empty then."""
        path.unlink(missing_ok=True)
        for folder in path.parents:
            if folder == self.at or not folder.is_dir() or any(folder.iterdir()):
                break
            folder.rmdir()

    def _path(self, name: str) -> Path:
        """The place of a file, never outside the folder, whatever a list may say."""
        parts = PurePosixPath(name).parts
        if not parts or ".." in parts or name.startswith("/") or "\\" in name or ":" in name:
            raise NotOurs
        path = self.at.joinpath(*parts)
        if not path.resolve().is_relative_to(self.at.resolve()):
            raise NotOurs
        return path
