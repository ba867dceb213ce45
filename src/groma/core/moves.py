"""Moves: everything the players of a game can ever do, declared once and numbered densely."""

from typing import Final

from .sorts import Sort

MOST: Final = 1 << 16  # a record keeps a move in one byte or two


class Family:
    """One declared move with its named arguments: `place(cell)`."""

    def __init__(
        self, name: str, first: int, names: list[str], sorts: list[Sort], secret: bool
    ) -> None:
        self.name = name
        self.first = first
        self.names = names
        self.sorts = sorts
        self.secret = secret  # the argument is for the eyes of the mover only
        count = 1
        for sort in sorts:
            count *= sort.size
        self.count = count


class Moves:
    """The one table from which number, JSON form and notation of every move are made."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.families: list[Family] = []
        self.count = 0
        self._family_of: list[Family] = []

    def declare(self, name: str, secret: bool = False, **arguments: Sort) -> int:
        """Declare a move; the answer is the number of its first form."""
        if any(family.name == name for family in self.families):
            raise ValueError(f"move {name!r} is declared twice in {self.game}")
        if "move" in arguments:
            raise ValueError(f"an argument of move {name!r} bears the name of the move itself")
        if any(sort.size == 0 for sort in arguments.values()):
            raise ValueError(f"an argument of move {name!r} has no bound")
        family = Family(name, self.count, list(arguments), list(arguments.values()), secret)
        self.families.append(family)
        self._family_of.extend([family] * family.count)
        self.count += family.count
        if self.count > MOST:
            raise ValueError(f"{self.game} declares more than {MOST} moves: cut big choices")
        return family.first

    def family(self, move: int) -> Family:
        """The family a move belongs to."""
        if not 0 <= move < self.count:
            raise ValueError(f"{self.game} has no move number {move}")
        return self._family_of[move]

    def forms(self, move: int) -> int:
        """How many forms a move has, whatever its arguments."""
        return self.family(move).count

    def arguments(self, move: int) -> list[int]:
        """The values of a move's arguments, in the order declared."""
        family = self.family(move)
        rest = move - family.first
        values: list[int] = []
        for sort in reversed(family.sorts):
            values.append(rest % sort.size)
            rest //= sort.size
        values.reverse()
        return values

    def number(self, name: str, *values: int) -> int:
        """The number of a move, given its name and arguments."""
        for family in self.families:
            if family.name == name:
                return self._number(family, list(values))
        raise ValueError(f"{self.game} has no move {name!r}")

    def _number(self, family: Family, values: list[int]) -> int:
        if len(values) != len(family.sorts):
            raise ValueError(f"move {family.name!r} takes {len(family.sorts)} arguments")
        offset = 0
        for value, sort in zip(values, family.sorts):
            if not 0 <= value < sort.size:
                raise ValueError(f"{value} is no {sort.name}")
            offset = offset * sort.size + value
        return family.first + offset

    def text(self, move: int) -> str:
        """The notation of a move: its name, then the labels of its arguments."""
        family = self.family(move)
        words = [family.name]
        values = self.arguments(move)
        for i in range(len(values)):
            words.append(family.sorts[i].label(values[i]))
        return " ".join(words)

    def parse(self, text: str) -> int:
        """The move that a notation means, or -1; the inverse of `text`."""
        words = text.split()
        if not words:
            return -1
        for family in self.families:
            if family.name == words[0] and len(words) == 1 + len(family.sorts):
                values = [family.sorts[i].parse(words[i + 1]) for i in range(len(family.sorts))]
                return -1 if -1 in values else self._number(family, values)
        return -1

    def conceal(self, move: int) -> int:
        """The move as everybody may know it: of a secret one only the family, as a negative."""
        family = self.family(move)
        return ~family.first if family.secret else move

    def public_text(self, move: int) -> str:
        """The notation that everybody may read: of a secret move only its name."""
        known = self.conceal(move) if move >= 0 else move
        return self.family(~known).name if known < 0 else self.text(known)

    def parse_public(self, text: str) -> int | None:
        """The inverse of `public_text`, which also reads the full notation; None if it is none."""
        for family in self.families:
            if family.secret and family.name == text:
                return ~family.first
        move = self.parse(text)
        return None if move < 0 else move

    def to_json(self, move: int) -> dict[str, str]:
        """A move as named labels."""
        family = self.family(move)
        values = self.arguments(move)
        form = {"move": family.name}
        for i in range(len(values)):
            form[family.names[i]] = family.sorts[i].label(values[i])
        return form

    def from_json(self, form: dict[str, str]) -> int:
        """The move behind its named labels; ValueError if there is none."""
        for family in self.families:
            if family.name == form.get("move") and set(form) == {"move", *family.names}:
                values = [family.sorts[i].parse(form[n]) for i, n in enumerate(family.names)]
                return self._number(family, values)
        raise ValueError(f"{form!r} is no move of {self.game}")
