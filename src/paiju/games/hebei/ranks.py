"""河北麻将: the ranks by score."""

from paiju.flow.career import Career, Rank

CAREER = Career(
    ranks=(
        Rank("白板", "White Dragon", 0),
        Rank("一万", "One of Characters", 100),
        Rank("二万", "Two of Characters", 200),
        Rank("三万", "Three of Characters", 500),
        Rank("四万", "Four of Characters", 1_000),
        Rank("五万", "Five of Characters", 2_000),
        Rank("六万", "Six of Characters", 5_000),
        Rank("七万", "Seven of Characters", 10_000),
        Rank("八万", "Eight of Characters", 20_000),
        Rank("九万", "Nine of Characters", 50_000),
        Rank("东风", "East Wind", 80_000),
        Rank("西风", "West Wind", 100_000),
        Rank("南风", "South Wind", 200_000),
        Rank("北风", "North Wind", 500_000),
        Rank("中", "Red Dragon", 800_000),
        Rank("发", "Green Dragon", 1_200_000),
        Rank("雀神", "Mahjong Saint", 2_000_000),
    ),
    rule="HB-11.3",
)
"""What is kept for a player: the seventeen ranks by score (HB-11.3)."""
