"""The bot that plays a network: what it was taught is all it knows, it looks nothing up."""

from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from typing import Any, Final
from zlib import crc32

from groma.bots import Bot, Position
from groma.core.batch import tensors_of
from groma.core.game import Game

from ..fault import Fault

PLAYERS: Final = [2]  # nobody has learned to play with more
MADE_FOR: Final = "made-for"  # what a network's file calls the rules and numbers it was made for


class Learned(Bot):
    """Plays the legal move that its network weighs most."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        if find_spec("onnxruntime") is None:
            raise Fault("lab-missing", part="onnxruntime")

    def choose(self, position: Position) -> int:
        """Ask the network of the game; a move that is not legal is never weighed."""
        import numpy as np

        session = network_of(position.game, position.players)
        numbers = np.array([position.tensor()], np.int64)
        weights = session.run(["weights"], {"numbers": numbers})[0][0]
        legal = position.legal
        return int(legal[int(np.argmax(weights[legal]))])


def learned_games() -> list[str]:
    """The games for which there is a network."""
    names = [one.name for one in (files(__package__) / "networks").iterdir()]
    return sorted({name.rpartition("-")[0] for name in names if name.endswith(".onnx")})


def made_for(game: Game[Any], players: int) -> str:
    """Game, rules, moves and numbers: a network plays nothing but what it was made for."""
    families = [f"{one.first} {one.name}" for one in game.moves.families]
    moves = crc32("\n".join(families).encode())
    layout = tensors_of(game).layout(players).digest()
    return f"{game.name} {game.version} {players} {moves:08x} {layout}"


@cache
def network_of(game: Game[Any], players: int) -> Any:
    """The network for a game, ready to be asked; one that was made for other numbers is refused."""
    import onnxruntime

    name = f"{game.name}-{players}.onnx"
    place = files(__package__) / "networks" / name
    if not place.is_file():
        raise RuntimeError(f"nobody has learned {game.name} with {players} seats")
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    session = onnxruntime.InferenceSession(place.read_bytes(), options)
    if session.get_modelmeta().custom_metadata_map.get(MADE_FOR) != made_for(game, players):
        raise RuntimeError(f"{name} was made for other rules or tensors: docs/learned.md")
    return session
