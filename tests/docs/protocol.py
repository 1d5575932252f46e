"""The tables of messages in docs/protocol.md, made from the message types; run it to write them anew."""

import re
from collections.abc import Iterable
from pathlib import Path
from types import UnionType
from typing import Any, get_args

import msgspec
from msgspec import Struct, inspect

from paiju.server import messages
from paiju.table import commands

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"

FROM_CLIENT: list[type[Struct]] = [
    messages.Hello,
    *get_args(commands.Of_player),
    messages.Say,
    messages.Hint,
    messages.Why,
    messages.Coach,
    messages.Ping,
]
FROM_SERVER: list[type[Struct]] = list(messages.Sent.__subclasses__())


def made(kinds: Iterable[type[Struct]]) -> str:
    """One table row a message: its type, its keys, what it means."""
    rows = ["| `type` | keys | meaning |", "|---|---|---|"]
    for kind in kinds:
        keys = ", ".join(_key(field) for field in msgspec.structs.fields(kind)) or "–"
        rows.append(f"| `{kind.__struct_config__.tag}` | {keys} | {_meaning(kind)} |")
    return "\n".join(rows)


def _meaning(kind: type[Struct]) -> str:
    return " ".join((kind.__doc__ or "").split())


def _key(field: msgspec.structs.FieldInfo) -> str:
    shown = f"`{field.encode_name}` {_type(inspect.type_info(field.type))}"
    return shown if field.required else f"{shown} (may be left out)"


NAMES: dict[type[inspect.Type], str] = {
    inspect.StrType: "text",
    inspect.IntType: "integer",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.DictType: "object",
    inspect.AnyType: "any",
    inspect.VarTupleType: "list",
}


def _type(info: inspect.Type) -> str:
    if isinstance(info, inspect.UnionType):
        return " or ".join(_type(part) for part in info.types)
    if isinstance(info, inspect.Metadata):
        return _type(info.type)
    if isinstance(info, inspect.ListType):
        return f"list of {_type(info.item_type)}"
    if isinstance(info, inspect.StructType):
        return "{" + ", ".join(_inner(field) for field in info.fields) + "}"
    if isinstance(info, inspect.StrType) and info.max_length is not None:
        return f"text up to {info.max_length}"
    return NAMES[type(info)]


def _inner(field: Any) -> str:
    return f"`{field.encode_name}` {_type(field.type)}"


def page(text: str) -> str:
    """The page with both tables as the types have them now."""
    for name, kinds in (("client", FROM_CLIENT), ("server", FROM_SERVER)):
        pattern = re.compile(rf"(<!-- made: {name} -->\n).*?(<!-- end -->)", re.DOTALL)
        table = made(kinds)
        text, count = pattern.subn(lambda found, table=table: f"{found[1]}{table}\n{found[2]}", text)  # type: ignore[misc]
        assert count == 1, f"the page has no place for the messages of the {name}"
    return text


if __name__ == "__main__":
    assert isinstance(commands.Of_player, UnionType)
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
