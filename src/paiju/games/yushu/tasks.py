"""榆树麻将: what is kept for a player over all sessions — tasks, and how often he left (section 11)."""

from paiju.flow.career import Career, Reward, Task


def _rewards(coins: int, ingots: int) -> tuple[Reward, Reward]:
    return Reward("游戏币", "coins", coins), Reward("元宝", "ingots", ingots)


CAREER = Career(
    tasks=(Task("YS-11.1", 30, _rewards(5000, 5)), Task("YS-11.1", 60, _rewards(10_000, 10))), escapes="YS-5.4"
)
"""What many rounds give (YS-11.1). The rules name no other task that the system would give out (YS-11.2)."""
