"""Contents: what stands in a section of a view, by sorts; a page shows it by that alone."""

from typing import Any, Final

from .sorts import FLAG, NUMBER, SEAT, Sort

THING: Final = "thing"  # one of a sort: its label; a number, a seat, yes or no
MANY: Final = "many"  # a list
BY: Final = "by"  # something for each of a sort, by label or in their order; for each seat
RECORD: Final = "record"  # named members
UNTOLD: Final = "untold"  # for boards and bots: no list of it would help anybody


class Content:
    """How something stands in a view. None stands for nothing, or for a face that is not known."""

    def __init__(self, kind: str, sort: Sort | None = None, of: "Content | None" = None) -> None:
        self.kind = kind
        self.sort = sort
        self.of = of  # what each of a list is
        self.members: dict[str, Content] = {}
        self.hidden = False  # None is a face that the viewer does not know, as is a text "?..."
        self.folded = False  # shown to whoever asks; of a record on a map, beside it
        self.whole = ""  # a number out of another one: the round 3, of so many `rounds`

    def fault(self, value: Any, players: int) -> str:
        """What is not as declared, and where; "" if all of it is."""
        if value is None or self.kind == UNTOLD:
            return ""
        if self.kind == THING:
            return "" if self.sort is None else _fault_of_thing(self.sort, value, players, self)
        if self.kind == RECORD:
            return self._fault_of_record(value, players)
        assert self.of is not None
        if isinstance(value, dict) and self.kind == BY:
            held = list(value.items())
        elif isinstance(value, list | tuple):
            held = [(self._label(i, players), value[i]) for i in range(len(value))]
        else:
            return f"{value!r} is no list"
        for key, one in held:
            if self.kind == BY and self.sort is not None and self.sort.parse(key) < 0:
                return f"{key!r} is no {self.sort.name}"
            fault = self.of.fault(one, players)
            if fault:
                return f"{key}: {fault}"
        return ""

    def _label(self, i: int, players: int) -> str:
        """What stands at a place of a list: the label that it belongs to."""
        if self.kind != BY or self.sort is None:
            return str(i)
        number = players if self.sort is SEAT else self.sort.size
        return self.sort.label(i) if i < number else f"number {i}"

    def _fault_of_record(self, value: Any, players: int) -> str:
        if isinstance(value, list | tuple) and len(value) == len(self.members):
            value = dict(zip(self.members, value))  # a record may be told by its order alone
        if not isinstance(value, dict):
            return f"{value!r} has no members"
        for key, held in value.items():
            if key not in self.members:
                return f"{key} is not declared"
            fault = self.members[key].fault(held, players)
            if fault:
                return f"{key}: {fault}"
        return ""

    def sorts(self) -> list[Sort]:
        """All sorts of things in it."""
        found = [] if self.sort is None else [self.sort]
        inner = list(self.members.values()) + ([] if self.of is None else [self.of])
        for content in inner:
            found += content.sorts()
        return found


NOTHING: Final = Content(UNTOLD)


def _fault_of_thing(sort: Sort, value: Any, players: int, content: Content) -> str:
    if sort is FLAG:
        return "" if isinstance(value, bool) else f"{value!r} is neither yes nor no"
    if sort is SEAT:
        seat = isinstance(value, int) and 0 <= value < players
        return "" if seat else f"{value!r} is no seat"
    if sort is NUMBER:
        number = isinstance(value, int) and not isinstance(value, bool)
        return "" if number else f"{value!r} is no number"
    label = str(value)
    if label in sort.labels or label == "" or (content.hidden and label.startswith("?")):
        return ""
    return f"{value!r} is no {sort.name}"


def of_sort(of: Sort | Content) -> Content:
    """A content; of a sort, one of its things."""
    return of if isinstance(of, Content) else Content(THING, of)


def many(of: Sort | Content) -> Content:
    """A list of things."""
    return Content(MANY, None, of_sort(of))


def by(sort: Sort, of: Sort | Content = NUMBER) -> Content:
    """Something for each of a sort, by label or as a list in their order: how many, if unsaid."""
    return Content(BY, sort, of_sort(of))


def record(**members: Sort | Content) -> Content:
    """Named members; with a place of a map it is drawn there, with two places as a line."""
    made = Content(RECORD)
    for name, member in members.items():
        made.members[name] = of_sort(member)
    return made


def hidden(sort: Sort) -> Content:
    """One of a sort whose face a viewer may not know."""
    made = Content(THING, sort)
    made.hidden = True
    return made


def out_of(whole: str) -> Content:
    """A number out of a whole that stands beside it: the round, out of `rounds`."""
    made = Content(THING, NUMBER)
    made.whole = whole
    return made


def folded(of: Content) -> Content:
    """Something long, or not worth a place on a map, that only who asks for it is shown."""
    of.folded = True
    return of


def untold() -> Content:
    """What boards and bots read, and no list of it would help anybody."""
    return NOTHING
