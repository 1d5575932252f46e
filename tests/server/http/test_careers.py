"""`/api/me/careers`, `/api/ranks`: finished rounds move a player's score, rank and tasks, and each his own alone."""

from pathlib import Path
from typing import Any

import pytest

from paiju.flow import registry
from paiju.server.http.careers import MOST_AT_ONCE
from paiju.storage.rows import Career
from tests.server.house import Json
from tests.server.inside import Inside, Near
from tests.server.sessions import ended, play, run, session, with_bots


async def standings(built: Inside, token: str) -> dict[str, Json]:
    """What one is told of oneself, by game."""
    careers = (await built.get("/api/me/careers", token)).json()["careers"]
    return {standing["game"]: standing for standing in careers}


async def won(built: Inside, player: Near) -> list[int]:
    """What a player's rounds brought him, as they are listed."""
    rounds = (await built.get("/api/me/rounds", player.token)).json()["rounds"]
    me = (await built.get("/api/me", player.token)).json()["id"]
    return [line["deltas"][line["players"].index(me)] for line in rounds]


def test_hb_11_3_a_finished_round_of_hebei_moves_the_score_of_who_played_it(tmp_path: Path) -> None:
    async def test(built: Inside) -> None:
        lines = await with_bots(built, "hebei", rounds=3)
        before = await standings(built, lines[0].token)
        assert (before["hebei"]["score"], before["hebei"]["rank"]["place"]) == (0, 0)
        await session(lines)
        for one in lines:
            moved = await won(built, one)
            told = (await standings(built, one.token))["hebei"]
            assert (told["rounds"], told["score"]) == (3, sum(moved))
            assert told == (await built.get("/api/me/careers/hebei", one.token)).json()
        stranger = await standings(built, await built.guest("p2"))
        assert (stranger["hebei"]["rounds"], stranger["hebei"]["score"]) == (0, 0)

    run(tmp_path, test)


def test_ys_5_4_who_flees_from_a_round_of_yushu_is_told_so(tmp_path: Path) -> None:
    async def test(built: Inside) -> None:
        lines = await with_bots(built, "yushu")
        for one in lines:
            await one.do("ready")
        for _ in range(2):
            await lines[1].do("leave")
        await play(lines[0], ended)
        told = [(await standings(built, one.token))["yushu"] for one in lines]
        assert [standing["escapes"] for standing in told] == [
            {"rule": "YS-5.4", "count": 0},
            {"rule": "YS-5.4", "count": 1},
        ]
        assert [[task["done"] for task in standing["tasks"]] for standing in told] == [[False, False]] * 2

    run(tmp_path, test)


def test_every_game_has_a_line_and_only_what_it_keeps_beside_it(tmp_path: Path) -> None:
    async def test(built: Inside) -> None:
        told = await standings(built, await built.guest("p"))
        assert list(told) == [game.id for game in registry.games()]
        assert "rank" not in told["yushu"]
        assert not {"tasks", "escapes"} & set(told["hebei"])
        assert len(told["hebei"]["rank"]["ladder"]) == 17
        assert told["neijiang"] == {"game": "neijiang", "rounds": 0, "score": 0, "won": 0}

    run(tmp_path, test)


def test_rounds_of_a_game_that_keeps_nothing_are_summed_up(tmp_path: Path) -> None:
    """内江麻将 has no ranks and no tasks; how many rounds, how many of them won, the sum and the best are told."""

    async def test(built: Inside) -> None:
        lines = await with_bots(built, rounds=4)
        await session(lines)
        for one in lines:
            moved = await won(built, one)
            told = (await standings(built, one.token))["neijiang"]
            assert (told["rounds"], told["score"], told["won"]) == (4, sum(moved), sum(gain > 0 for gain in moved))
            rounds = (await built.get("/api/me/rounds", one.token)).json()["rounds"]
            assert told["last"] == rounds[0]["ended_at"]
            if max(moved) > 0:
                best = told["best"]
                (number,) = [line["number"] for line in rounds if line["number"] == best["number"]]
                assert best == {"gain": max(moved), "table": rounds[0]["table"], "session": 1, "number": number}
                assert moved[[line["number"] for line in rounds].index(number)] == max(moved)
            else:
                assert "best" not in told

    run(tmp_path, test)


def test_nobody_is_told_a_standing_without_a_token(tmp_path: Path) -> None:
    async def test(built: Inside) -> None:
        answer = await built.get("/api/me/careers")
        assert (answer.status_code, answer.json()["error"]["code"]) == (401, "unauthorized")

    run(tmp_path, test)


def test_ranks_of_others_are_told_and_nothing_else_of_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scores = {"high": 1234, "low": -50}

    async def kept(player: str, game: str) -> Career:
        return Career(player, game, 20, scores[player], 0)

    async def test(built: Inside) -> None:
        monkeypatch.setattr(built.services.store, "career", kept)
        told = await ranks(built, "hebei", *scores)
        assert told["high"] == {"name": "四万", "english": "Four of Characters", "least": 1000}
        assert {player: rank["name"] for player, rank in told.items()} == {"high": "四万", "low": "白板"}
        assert await ranks(built, "yushu", *scores) == await ranks(built, "neijiang", *scores) == {}
        assert await ranks(built, "hebei") == {}
        assert (await built.get("/api/ranks/hebei?player=high")).status_code == 401

    run(tmp_path, test)


def test_so_many_ranks_at_once_and_one_more_is_refused(tmp_path: Path) -> None:
    async def test(built: Inside) -> None:
        assert len(await ranks(built, "hebei", *map(str, range(MOST_AT_ONCE)))) == MOST_AT_ONCE
        many = "&".join(["player=x"] * (MOST_AT_ONCE + 1))
        answer = await built.get(f"/api/ranks/hebei?{many}", await built.guest("p8"))
        assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad_request")

    run(tmp_path, test)


async def ranks(built: Inside, game: str, *players: str) -> Any:
    """Player → rank."""
    query = "&".join(f"player={player}" for player in players)
    return (await built.get(f"/api/ranks/{game}?{query}", await built.guest("p9"))).json()["ranks"]
