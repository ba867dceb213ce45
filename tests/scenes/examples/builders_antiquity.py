"""The worked examples of The Builders: Antiquity; whoever opens one has seat 0."""

from groma.games.builders_antiquity import GAME
from tests.scenes.builders_antiquity import Scene, builders, dealt
from tests.scenes.example import Examples

EXAMPLES = Examples(GAME)


def office(**settings: str) -> Scene:
    """You have 20 sesterces and apprentice 1; the other player has two workers and a site."""
    scene = builders(2, **settings).crew(0, "apprentice-1").money(20, 12)
    return scene.crew(1, "apprentice-4", "labourer-2").site(1, "noble-house")


def journeyman(**settings: str) -> Scene:
    """Besides you have a journeyman who provides one of each, and the Lighthouse as a site."""
    return office(**settings).crew(0, "journeyman-3").site(0, "lighthouse").in_round(4)


@EXAMPLES("BA-E1", "send journeyman-3")
def to_the_lighthouse() -> Scene:
    """A journeyman is about to go to the Lighthouse."""
    return journeyman()


@EXAMPLES("BA-E2", "tool hammer", "send journeyman-3", "with hammer")
def with_the_hammer() -> Scene:
    """The same journeyman will take the hammer along."""
    return journeyman()


@EXAMPLES("BA-E3", "university wood", "teach journeyman-3", "send journeyman-3")
def educated_in_wood() -> Scene:
    """The same journeyman will be educated first."""
    return journeyman()


@EXAMPLES("BA-E4", "send labourer-1")
def finishing_the_lighthouse() -> Scene:
    """The educated journeyman is on the Lighthouse with the hammer; a labourer is missing."""
    scene = office().crew(0, "journeyman-3", "labourer-1").site(0, "lighthouse")
    scene.tools(0, "hammer").educate("journeyman-3", "wood")
    return scene.post(0, "journeyman-3 lighthouse hammer").money(3).in_round(6)


@EXAMPLES(
    "BA-E5",
    "send master-1",
    "send master-2",
    *["buy-action"] * 3,
    "send master-3",
)
def three_masters() -> Scene:
    """Three masters and the money to send them all to the Pyramid in one turn."""
    scene = office().crew(0, "master-1", "master-2", "master-3").site(0, "pyramid")
    return scene.money(30).in_round(7)


@EXAMPLES("BA-E6", "send apprentice-1", "at house", "send apprentice-1")
def two_sites() -> Scene:
    """Two sites that need just what the apprentice provides."""
    return office().site(0, "house", "trading-post").in_round(4)


@EXAMPLES("BA-E7", "coins 3")
def spare_actions() -> Scene:
    """Three actions, and nothing better to do than to take coins."""
    return office().in_round(4)


@EXAMPLES("BA-E8", "slave lydus", "free lydus", "send lydus", "with hammer")
def a_slave() -> Scene:
    """The apprentice is busy on the Pyramid, a hammer is unused, and slaves are for sale."""
    scene = office().tools(0, "hammer").site(0, "pyramid")
    return scene.post(0, "apprentice-1 pyramid").in_round(4)


@EXAMPLES("BA-E9", "loan")
def a_loan() -> Scene:
    """A turn that begins with an investment."""
    return office().in_round(4)


@EXAMPLES("BA-E10", "send thrax", "end", "send phryx", "end")
def seventeen_points() -> Scene:
    """Two players with 15 points each, and both can finish a machine."""
    scene = builders().money(12, 9).finished(0, "colossus", "pyramid").site(0, "saw")
    scene.crew(0, "apprentice-1", "master-1", "master-2", "thrax")
    scene.finished(1, "harbour", "tower-of-babel", "hanging-gardens").site(1, "hoist")
    return scene.crew(1, "apprentice-4", "master-4", "journeyman-5", "phryx").in_round(10)


@EXAMPLES("BA-E11", "send labourer-4", "at temple", "end")
def final_scoring() -> Scene:
    """The last turn of a round: the Temple brings you more than 17 points."""
    scene = builders().money(20, 9).loans(1).finished(0, "colossus", "pyramid")
    scene.crew(0, "apprentice-1", "master-2", "labourer-4", "lydus", "geta")
    scene.site(0, "temple", "sphinx").post(0, "geta temple")
    scene.finished(1, "forum", "lighthouse", "theatre")
    return scene.crew(1, "apprentice-4", "master-4", "journeyman-5").in_round(11, start=1)


@EXAMPLES("BA-E12")
def the_setup() -> Scene:
    """A table for two, just dealt."""
    return dealt(2, b"setup")


@EXAMPLES("BA-E13", "end", "end")
def an_early_end() -> Scene:
    """A turn that will end before it has begun."""
    return office().in_round(4)


@EXAMPLES("BA-E14", "coins 3", "end")
def a_standstill() -> Scene:
    """The third quiet round in a row: only your turn is missing."""
    return office().loans(1).in_round(9, start=1, seat=1).play(*["coins 3", "end"] * 5)
