import pytest

from paiju import bots
from paiju.core.errors import InvalidError
from paiju.flow.observation import Observation
from tests.kit import Table


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(InvalidError, match="random, steady") as refusal:
        bots.find("genius", "1")
    assert refusal.value.code == "bad_request"


def test_all_names_are_found() -> None:
    assert bots.names() == ["random", "steady"]
    assert all(bots.find(name, "1") is not bots.find(name, "1") for name in bots.names())


def test_random_repeats_itself_from_its_seed() -> None:
    observation = Observation(Table([""], allow_ready=False).round, 0)

    def choices(seed: str) -> list[int]:
        bot = bots.find("random", seed)
        return [bot.choose(observation) for _ in range(60)]

    assert choices("1") == choices("1") != choices("2")
    assert set(choices("1")) == set(observation.actions())


def test_steady_says_that_it_does_not_know_a_family() -> None:
    observation = Observation(Table([""], allow_ready=False).round, 0)
    observation.rules = object()  # type: ignore[assignment]
    with pytest.raises(InvalidError, match="family"):
        bots.find("steady").choose(observation)
