"""Boxes: one list of fields serves for saving, loading and copying a state."""

from typing import Final


class Box:
    """Carries numbers in, out or across; a `carry` method names every field once, in order."""

    def number(self, value: int) -> int:
        """Carry one number."""
        raise NotImplementedError

    def numbers(self, values: list[int]) -> list[int]:
        """Carry a list of numbers."""
        raise NotImplementedError

    def lists(self, values: list[list[int]]) -> list[list[int]]:
        """Carry a list of lists of numbers."""
        raise NotImplementedError

    def kept(self, values: list[int]) -> list[int]:
        """Carry a list that is replaced, never changed in place: twins may share it."""
        return self.numbers(values)

    def kept_lists(self, values: list[list[int]]) -> list[list[int]]:
        """Carry a list of lists that is replaced, never changed in place."""
        return self.lists(values)


class Saver(Box):
    """A box that is being filled."""

    def __init__(self) -> None:
        self._bytes = bytearray()

    def number(self, value: int) -> int:
        """Write one number, seven bits a byte, the sign in the lowest bit."""
        rest = value << 1 if value >= 0 else (-value << 1) - 1
        while rest >= 128:
            self._bytes.append(rest & 127 | 128)
            rest >>= 7
        self._bytes.append(rest)
        return value

    def numbers(self, values: list[int]) -> list[int]:
        """Write a list; the answer is the same list, so that saving changes nothing."""
        self.number(len(values))
        for value in values:
            self.number(value)
        return values

    def lists(self, values: list[list[int]]) -> list[list[int]]:
        """Write a list of lists; the answer is the same list."""
        self.number(len(values))
        for value in values:
            self.numbers(value)
        return values

    def raw(self, content: bytes) -> None:
        """Write bytes as they are."""
        self._bytes += content

    def text(self, text: str) -> None:
        """Write a text with its length."""
        content = text.encode()
        self.number(len(content))
        self.raw(content)

    def content(self) -> bytes:
        """What was written."""
        return bytes(self._bytes)


class Loader(Box):
    """A box that is being emptied."""

    def __init__(self, content: bytes) -> None:
        self._bytes = content
        self._at = 0

    def number(self, value: int) -> int:
        """Read one number; the argument, the field's old value, is ignored."""
        rest = 0
        shift = 0
        while True:
            if self._at >= len(self._bytes):
                raise ValueError("the box ends too early")
            byte = self._bytes[self._at]
            self._at += 1
            rest |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                break
        return rest >> 1 if rest & 1 == 0 else -(rest + 1 >> 1)

    def numbers(self, values: list[int]) -> list[int]:
        """Read a list."""
        return [self.number(0) for _ in range(self._count())]

    def lists(self, values: list[list[int]]) -> list[list[int]]:
        """Read a list of lists."""
        empty: list[int] = []
        return [self.numbers(empty) for _ in range(self._count())]

    def _count(self) -> int:
        count = self.number(0)
        if count < 0:
            raise ValueError("a list has no negative length")
        if count > len(self._bytes) - self._at:
            raise ValueError("the box ends too early")
        return count

    def raw(self, count: int) -> bytes:
        """Read so many bytes as they are."""
        if not 0 <= count <= len(self._bytes) - self._at:
            raise ValueError("the box ends too early")
        self._at += count
        return self._bytes[self._at - count : self._at]

    def text(self) -> str:
        """Read a text with its length."""
        return self.raw(self.number(0)).decode()

    def finish(self) -> None:
        """Complain if something is left."""
        if self._at != len(self._bytes):
            raise ValueError("the box holds more than was asked for")


class Copy(Box):
    """A box that hands everything over to a twin."""

    def number(self, value: int) -> int:
        """The number itself."""
        return value

    def numbers(self, values: list[int]) -> list[int]:
        """A list of its own for the twin."""
        return values[:]

    def lists(self, values: list[list[int]]) -> list[list[int]]:
        """Lists of its own for the twin."""
        return [value[:] for value in values]

    def kept(self, values: list[int]) -> list[int]:
        """The same list for both."""
        return values

    def kept_lists(self, values: list[list[int]]) -> list[list[int]]:
        """The same lists for both."""
        return values


COPY: Final = Copy()
