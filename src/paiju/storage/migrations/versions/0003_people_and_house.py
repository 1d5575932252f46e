"""Faces, further devices and blocks of players; what the host of a house bans, sets and proposes.

The token of a player's first device stays in `players`; `devices` has those that came by a code. A host looks through
the newest rounds of all tables, for which they have an index.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

_NUMBER = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Add the column and the tables."""
    op.add_column("players", sa.Column("face", sa.Text, nullable=False, server_default=sa.text("''")))
    op.create_table(
        "devices",
        sa.Column("token_hash", sa.LargeBinary, primary_key=True),
        sa.Column("player_id", sa.Text, sa.ForeignKey("players.id"), nullable=False, index=True),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "blocks",
        sa.Column("player_id", sa.Text, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("other_id", sa.Text, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("id", _NUMBER, primary_key=True),
        sa.Column("player_id", sa.Text, sa.ForeignKey("players.id"), unique=True),
        sa.Column("address", sa.Text, unique=True),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.CheckConstraint("(player_id IS NULL) <> (address IS NULL)", "whom"),
    )
    op.create_table(
        "house_presets",
        sa.Column("id", _NUMBER, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "house_settings",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_index("ix_rounds_ended_at", "rounds", ["ended_at"])
