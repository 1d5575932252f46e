"""Faces: one list for the server and the client, and one face for each player."""

import re
from pathlib import Path

import pytest

from paiju.core.errors import InvalidError
from paiju.server import faces

DRAWN = Path(__file__).parents[2] / "web" / "src" / "ui" / "faces.ts"


def test_the_client_draws_the_faces_that_the_server_takes() -> None:
    text = DRAWN.read_text(encoding="utf-8")
    found = re.search(r"PICTURES = \[(.*?)\]", text, re.DOTALL)
    colours = re.search(r"COLOURS = (\d+)", text)
    assert found is not None
    assert colours is not None
    assert tuple(re.findall(r'"(\w+)"', found[1])) == faces.PICTURES
    assert int(colours[1]) == faces.COLOURS


def test_a_face_is_a_picture_of_the_list_with_one_of_the_colours() -> None:
    assert faces.checked("cat-3") == "cat-3"
    assert faces.checked("sailboat-6") == "sailboat-6"
    for wrong in ("", "cat", "cat-0", "cat-7", "cat-03", "cat-٣", "Cat-3", "lion-3", "cat-3 ", "cat-3\n"):
        with pytest.raises(InvalidError) as refused:
            faces.checked(wrong)
        assert (refused.value.code, refused.value.at) == ("bad_face", "/face")


def test_a_derived_face_is_the_same_every_time_and_not_that_of_everybody() -> None:
    made = [faces.derived(f"player {number}") for number in range(500)]
    assert made == [faces.derived(f"player {number}") for number in range(500)]
    assert len(set(made)) > len(faces.FACES) / 2
    assert set(made) <= set(faces.FACES)


def test_a_face_that_is_not_drawn_any_more_is_replaced() -> None:
    assert faces.shown("ann", "cat-3") == "cat-3"
    assert faces.shown("ann", "") == faces.shown("ann", "unicorn-3") == faces.derived("ann")
