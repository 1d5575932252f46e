"""Pictures of a lesson: where it begins, what is asked in the middle of it, and its end."""

from typing import Final

from tests.browser.people import people
from tests.browser.shots.studio import Studio
from tests.browser.test_lessons import Learner

STEPS: Final = 9
"""Looks and taps until there is something on the table; no lesson ends before."""


def shoot_lesson(studio: Studio) -> None:
    """As somebody sees it who has never been here; a game has one, whatever its seats."""
    if studio.scene.name != studio.scene.game:
        return
    camera = studio.camera
    mei = studio.somebody("阿梅", studio.houses.plain)
    with people(mei):
        learner = Learner(mei, studio.scene.game)
        camera.take(mei, "lesson", "begin")
        for _ in range(STEPS):
            learner.step(learner.look())
        camera.take(mei, "lesson", "middle")
        learner.until()
        camera.take(mei, "lesson", "end")
