"""Reports: what players remark on finished rounds, for the host."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "reports",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
        sa.Column("player_id", sa.Text, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("session", sa.BigInteger, nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("remark", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id", "session", "number"], ["rounds.table_id", "rounds.session", "rounds.number"]
        ),
        sa.UniqueConstraint("player_id", "table_id", "session", "number"),
    )
