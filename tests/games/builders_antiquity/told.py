"""Scenes of The Builders: Antiquity that tests of its words share."""

from tests.scenes.builders_antiquity import Scene, builders


def harbour(players: int = 3, **settings: str | int | bool) -> Scene:
    """Anna builds Lighthouse and Market; the Lighthouse lacks 1 wood and 2 decoration.

    Journeyman 3, educated in wood, works there with the hammer; labourer 1, master 1, the slave
    Davus and the freedman Geta are available, and a brush is unused. Anna has the turn.
    """
    scene = builders(players, **settings).site(0, "lighthouse", "market")
    scene.crew(0, "journeyman-3", "labourer-1", "master-1", "davus", "freed geta")
    scene.educate("journeyman-3", "wood").tools(0, "hammer", "brush")
    scene.post(0, "journeyman-3 lighthouse hammer").finished(0, "house", "saw")
    scene.rows("quarry theatre temple hoist stall", "master-2 journeyman-4 labourer-2")
    return scene.stacks("pyramid colossus sphinx").money(12, 9).turn(0)
