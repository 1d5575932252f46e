"""The first tables: players, tables, inputs, rounds, who played them, careers."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    _people_and_tables()
    _inputs()
    _rounds()
    _careers()


def _people_and_tables() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("token_hash", sa.LargeBinary, nullable=False, unique=True),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("owner_id", sa.Text, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("closed_at", sa.BigInteger),
    )
    live = sa.text("closed_at IS NULL")
    op.create_index("uq_tables_live_code", "tables", ["code"], unique=True, sqlite_where=live, postgresql_where=live)


def _inputs() -> None:
    op.create_table(
        "inputs",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.BigInteger, primary_key=True),
        sa.Column("previous", sa.BigInteger),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("player_id", sa.Text, nullable=False),
        sa.Column("window", sa.BigInteger),
        sa.Column("client_id", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["table_id", "previous"], ["inputs.table_id", "inputs.seq"]),
        sa.CheckConstraint(
            "seq = 1 AND previous IS NULL OR seq > 1 AND previous IS NOT NULL AND previous = seq - 1", "chain"
        ),
    )


def _rounds() -> None:
    op.create_table(
        "rounds",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("session", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("deltas", sa.Text, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
    )
    op.create_table(
        "played",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
        sa.Column("player_id", sa.Text, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("session", sa.BigInteger, nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id", "session", "number"], ["rounds.table_id", "rounds.session", "rounds.number"]
        ),
    )
    op.create_index("ix_played_player_id_id", "played", ["player_id", "id"])


def _careers() -> None:
    op.create_table(
        "careers",
        sa.Column("player_id", sa.Text, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("rounds", sa.BigInteger, nullable=False),
        sa.Column("score", sa.BigInteger, nullable=False),
        sa.Column("escapes", sa.BigInteger, nullable=False),
    )
