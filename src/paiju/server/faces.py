"""Faces: a picture and a colour, such as `cat-3`. The client draws them; a test holds both lists together."""

import hashlib
from typing import Final

from paiju.core.errors import InvalidError

PICTURES: Final = (
    "cat", "dog", "rabbit", "squirrel", "panda", "bird", "fish", "snail",
    "flower", "clover", "cherry", "carrot", "sun", "moon", "coffee", "sailboat",
)  # fmt: skip
COLOURS: Final = 6
"""They are numbers from 1; the look says which is which."""

FACES: Final = tuple(f"{picture}-{colour}" for picture in PICTURES for colour in range(1, COLOURS + 1))
"""All that may be chosen."""


def checked(face: str) -> str:
    """The same face. Errors: `bad_face`."""
    if face not in FACES:
        raise InvalidError("bad_face", "a face is one of the pictures with one of the colours, such as cat-3", "/face")
    return face


def derived(player: str) -> str:
    """The face of who has not chosen one: it follows from his id, so that it stays his."""
    digest = hashlib.sha256(player.encode("utf-8", "surrogatepass")).digest()
    return FACES[int.from_bytes(digest[:8], "big") % len(FACES)]


def shown(player: str, face: str) -> str:
    """The face that was chosen, where it can be drawn, else the derived one."""
    return face if face in FACES else derived(player)
