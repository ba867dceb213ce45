"""Scenes of Caesar's Empire that tests of its words share."""

from tests.scenes.caesars_empire import Scene, empire


def east() -> Scene:
    """Three players; Anna and Bert have built to the east, Cleo to Gaul. Anna has the turn."""
    scene = empire(3)
    scene.lay("brundisium meat", "salonae wine", "mediolanum oil", "massilia gold")
    scene.lay("dyrrhachium wheat", "athenae meat", "thessalonica gold", "lugdunum wood")
    scene.road(0, "roma-brundisium").road(1, "roma-salonae").road(2, "roma-mediolanum")
    return scene.road(2, "mediolanum-massilia").points(3, 2, 4).turn(0)
