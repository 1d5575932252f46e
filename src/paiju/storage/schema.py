"""The tables of the database as the newest migration leaves them. A test holds the two together."""

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    text,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)

players = Table(
    "players",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("token_hash", LargeBinary, nullable=False, unique=True),
    Column("face", Text, nullable=False, server_default=text("''")),
)

# Tokens of further devices; that of the first stands with the player.
devices = Table(
    "devices",
    metadata,
    Column("token_hash", LargeBinary, primary_key=True),
    Column("player_id", Text, ForeignKey("players.id"), nullable=False, index=True),
    Column("created_at", BigInteger, nullable=False),
)

# Whom a player does not want at his tables.
blocks = Table(
    "blocks",
    metadata,
    Column("player_id", Text, ForeignKey("players.id"), primary_key=True),
    Column("other_id", Text, ForeignKey("players.id"), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False),
    Column("owner_id", Text, ForeignKey("players.id"), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("settings", Text, nullable=False),
    Column("closed_at", BigInteger),
)

_LIVE = text("closed_at IS NULL")
Index("uq_tables_live_code", tables.c.code, unique=True, sqlite_where=_LIVE, postgresql_where=_LIVE)

# Each input names the one before it, so that the database itself holds that there are no gaps.
inputs = Table(
    "inputs",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", BigInteger, primary_key=True),
    Column("previous", BigInteger),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("player_id", Text, nullable=False),
    Column("window", BigInteger),
    Column("client_id", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("events", Text, nullable=False),
    ForeignKeyConstraint(["table_id", "previous"], ["inputs.table_id", "inputs.seq"]),
    CheckConstraint("seq = 1 AND previous IS NULL OR seq > 1 AND previous IS NOT NULL AND previous = seq - 1", "chain"),
)

rounds = Table(
    "rounds",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("session", BigInteger, primary_key=True, autoincrement=False),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("game", Text, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("names", Text, nullable=False),
    Column("players", Text, nullable=False),
    Column("deltas", Text, nullable=False),
    Column("record", Text, nullable=False),
    Index(None, "ended_at"),
)

# Which rounds a player was in; `id` grows with every row and is the place in a history.
played = Table(
    "played",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("player_id", Text, ForeignKey("players.id"), nullable=False),
    Column("table_id", Text, nullable=False),
    Column("session", BigInteger, nullable=False),
    Column("number", BigInteger, nullable=False),
    ForeignKeyConstraint(["table_id", "session", "number"], ["rounds.table_id", "rounds.session", "rounds.number"]),
    Index(None, "player_id", "id"),
)

careers = Table(
    "careers",
    metadata,
    Column("player_id", Text, ForeignKey("players.id"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("rounds", BigInteger, nullable=False),
    Column("score", BigInteger, nullable=False),
    Column("escapes", BigInteger, nullable=False),
)

# A player reports a round once; what he says later takes the place of what he said.
reports = Table(
    "reports",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("player_id", Text, ForeignKey("players.id"), nullable=False),
    Column("table_id", Text, nullable=False),
    Column("session", BigInteger, nullable=False),
    Column("number", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("remark", Text, nullable=False),
    ForeignKeyConstraint(["table_id", "session", "number"], ["rounds.table_id", "rounds.session", "rounds.number"]),
    UniqueConstraint("player_id", "table_id", "session", "number"),
)

# A player or an address that the host keeps out, for ever where no end is named.
bans = Table(
    "bans",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("player_id", Text, ForeignKey("players.id"), unique=True),
    Column("address", Text, unique=True),
    Column("reason", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),
    CheckConstraint("(player_id IS NULL) <> (address IS NULL)", "whom"),
)

# Settings of rooms that the host proposes to everybody.
house_presets = Table(
    "house_presets",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# What the host has set while the server ran: limits, the message to all, whether the house is emptied.
house_settings = Table(
    "house_settings",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
