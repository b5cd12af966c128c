"""What is generated from the protocol's types is up to date, complete, and changes when a type does."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

import msgspec
import pytest
from msgspec import UNSET, Meta, Struct, UnsetType

from foxden.games import GAMES
from foxden.server.api import ENDPOINTS
from foxden.server.describe import Endpoint, Parameter, named_types, openapi, shape_of, shapes
from foxden.server.messages import FromServer, Hello, ToServer
from foxden.table.commands import Change
from foxden.table.refusals import REFUSALS
from foxden.table.shown import Room, Seen
from tools.example import messages
from tools.generate import ROOT, outdated
from tools.page import RULES
from tools.spelling import Words, spelled
from tools.wire import Module

MESSAGES = [pytest.param(each, id=each.__name__) for each in (*get_args(ToServer), *get_args(FromServer))]


def on_disk(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def test_files_on_disk_are_what_the_types_say() -> None:
    assert list(outdated()) == [], "run `python3 make.py generate`"


@pytest.mark.parametrize("message", MESSAGES)
def test_every_message_is_in_both_files(message: type[Struct]) -> None:
    shape = shape_of(message)
    interface = re.search(rf"(?ms)^export interface {shape.name} \{{\n(.*?)^\}}", on_disk("web/src/wire.ts"))
    assert interface
    section = re.search(rf"(?ms)^### `{shape.tag}`\n(.*?)^##", on_disk("docs/protocol.md"))
    assert section
    assert f'kind: "{shape.tag}";' in interface[1]
    for field in shape.attributes:
        assert re.search(rf"^  {field.name}\??: ", interface[1], re.MULTILINE), field.name
        assert f"| `{field.name}` |" in section[1], field.name


def test_every_message_is_in_its_union() -> None:
    text = on_disk("web/src/wire.ts")
    for name, union in (("ToServer", ToServer), ("FromServer", FromServer)):
        written = re.search(rf"^export type {name} =(.*?);", text, re.MULTILINE | re.DOTALL)
        assert written
        assert re.findall(r"\w+", written[1]) == [each.__name__ for each in get_args(union)]


@pytest.mark.parametrize("game", GAMES)
def test_moves_views_and_options_of_every_game_stand_behind_the_opaque_fields(game: str) -> None:
    title = game.capitalize()
    text = on_disk("web/src/wire.ts")
    assert re.search(rf"^  move: .*\b{title}Move\b", text, re.MULTILINE)
    assert re.search(rf"^  game: .*\b{title}View\b", text, re.MULTILINE)
    assert re.search(rf"^  options\?: .*\b{title}Options\b", text, re.MULTILINE)
    assert {f"{title}Move", f"{title}View", f"{title}Options"} <= set(named_types())


def test_all_that_typescript_refers_to_is_declared() -> None:
    text = on_disk("web/src/wire.ts")
    declared = re.findall(r"^export (?:interface|type) (\w+)", text, re.MULTILINE)
    assert len(declared) == len(set(declared))
    code = re.sub(r"/\*\*.*?\*/|//[^\n]*|\"[^\"]*\"", "", text, flags=re.DOTALL)
    assert set(re.findall(r"\b[A-Z][a-z]\w*", code)) <= {*declared, "Required", "Record"}


# A field more, a field less


class Small(Struct, frozen=True, tag_field="kind", tag="small"):
    """A message."""

    one: int
    """What it is."""


class Larger(Small, frozen=True, tag="small"):
    """A message."""

    two: Annotated[str, Meta(max_length=3)] | None = None
    """What else
    it is."""


class Told(Struct, frozen=True, omit_defaults=True):
    """With keys that are not always there."""

    chosen: Larger
    plain: bool
    left_out: bool = False
    unset: tuple[Literal["a", "b"], ...] | UnsetType = UNSET


def interface(sent: list[Any], received: list[Any]) -> str:
    return "\n".join(Module(sent, received).interfaces())


def test_a_new_field_changes_the_interface() -> None:
    assert interface([Small], []).splitlines() == [
        "/** A message. */",
        "export interface Small {",
        '  kind: "small";',
        "  /** What it is. */",
        "  one: number;",
        "}",
    ]
    assert "  /** What else it is. At most 3 characters. */\n  two?: string | null;" in interface([Larger], [])


def test_what_may_be_missing_depends_on_who_sends_it() -> None:
    assert "  two?: string | null;" in interface([Larger], [])
    assert "  two: string | null;" in interface([], [Larger])
    told = interface([Larger], [Told])
    assert "  chosen: Required<Larger>;" in told
    assert "  plain: boolean;" in told
    assert "  left_out?: boolean;" in told
    assert '  unset?: ("a" | "b")[];' in told


def test_what_is_inherited_keeps_its_explanation() -> None:
    assert [field.about for field in shape_of(Larger).attributes] == ["What it is.", "What else it is."]


def test_classes_in_functions_are_read_too() -> None:
    class Inner(Struct):
        """Here only."""

        field: int
        """Said here."""

    assert shape_of(Inner).attributes[0].about == "Said here."


def test_a_type_without_source_has_no_explanations() -> None:
    made = msgspec.defstruct("Made", [("field", int)], module="nowhere")
    assert shape_of(made).attributes[0].about == ""


def test_two_types_of_one_name_are_not_confused() -> None:
    other = msgspec.defstruct("Small", [("field", int)], module="elsewhere")
    with pytest.raises(ValueError, match="Two types are called Small"):
        shapes(Small, other)


def test_a_type_that_nobody_has_thought_of_is_not_passed_over() -> None:
    words = Words(integer="", either="", anything="", mapping="", opaque="")
    with pytest.raises(TypeError, match="Nobody has said yet"):
        spelled(msgspec.inspect.type_info(bytes), words)


# The page


def test_the_page_says_what_a_missing_field_means_to_who_sends_it() -> None:
    page = on_disk("docs/protocol.md")
    meanings = dict(re.findall(r"^\| `(\w+)` \| .* \| (.*?) \|$", page, re.MULTILINE))
    assert meanings["watch"].endswith("`false` if left out.")
    assert meanings["circled"] == "`false` if it is not there."
    assert meanings["deviation"] == "Not always there."
    assert "left out" not in meanings["facts"] + meanings["clocks"]


def test_the_example_is_made_of_messages() -> None:
    sent, received = msgspec.json.Decoder(ToServer), msgspec.json.Decoder(FromServer)
    for message in messages():
        reader: msgspec.json.Decoder[Any] = sent if isinstance(message, ToServer) else received
        reader.decode(msgspec.json.encode(message))
    last = messages()[-1]
    assert isinstance(last, Seen)
    assert last.game.last, "the example ends with a finished trick"


def test_the_page_lists_the_codes_of_all_rules() -> None:
    said_to_players = {
        code
        for module in [*(ROOT / "src/foxden/games").rglob("*.py"), ROOT / "src/foxden/core/rules.py"]
        for code in _codes(module, "IllegalMove")
    } - {"dealer-only-deals", "no-deal-now", "bad-deal"}  # no client speaks for the dealer
    assert set(RULES) == said_to_players


def test_the_page_lists_the_codes_of_tables_and_doors() -> None:
    folders = [ROOT / "src/foxden" / name for name in ("table", "server")]
    used = {code for folder in folders for module in folder.rglob("*.py") for code in _codes(module, "Refusal")}
    assert used <= set(REFUSALS)
    assert all(f"| `{code}` |" in on_disk("docs/protocol.md") for code in REFUSALS)


def _codes(module: Path, error: str) -> set[str]:
    calls = [node for node in ast.walk(ast.parse(module.read_text("utf-8"))) if isinstance(node, ast.Call)]
    return {
        str(call.args[0].value)
        for call in calls
        if isinstance(call.func, ast.Name)
        and call.func.id == error
        and call.args
        and isinstance(call.args[0], ast.Constant)
    }


# OpenAPI


class Ask(Struct, frozen=True):
    """What is asked."""

    size: int = 3
    """How much."""


SOME = (
    Endpoint(
        name="look",
        method="GET",
        path="/api/tables/{table}/views/{seat}",
        summary="Look at a table.",
        about="From a seat.",
        parameters=(
            Parameter(name="table", about="Its secret.", pattern="^[a-z]+$", min_length=1, max_length=9),
            Parameter(name="seat", about="Whose."),
        ),
        answer=Seen | Room,
        errors=((404, "There is no such table."), (404, "There is no such seat."), (429, "Too often.")),
    ),
    Endpoint(name="ask", method="POST", path="/api/asked", summary="Ask.", body=Ask, status=204),
    Endpoint(name="change", method="PUT", path="/api/asked", summary="Change.", body=Change, answer=Hello),
    Endpoint(name="read", method="GET", path="/api/text", summary="Read.", answer=str, media_type="text/plain"),
)


@pytest.mark.parametrize("endpoints", [SOME, ENDPOINTS], ids=["some", "ours"])
def test_the_document_hangs_together(endpoints: tuple[Endpoint, ...]) -> None:
    document = json.loads(json.dumps(openapi(endpoints)))
    schemas = document["components"]["schemas"]
    pointers = set(re.findall(r'"#/components/schemas/([^"]*)"', json.dumps(document)))
    assert pointers <= set(schemas)
    assert all(re.fullmatch(r"[A-Za-z0-9._-]+", name) for name in schemas)
    operations = [
        (path, method, operation)
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
    ]
    assert len(operations) == len(endpoints)
    assert len({operation["operationId"] for _, _, operation in operations}) == len(endpoints)
    for path, method, operation in operations:
        assert path.startswith("/")
        assert method in {"get", "put", "post", "delete", "patch", "head"}
        declared = [each["name"] for each in operation.get("parameters", ()) if each["in"] == "path"]
        assert declared == re.findall(r"\{(\w+)\}", path)
        assert all(each["required"] for each in operation.get("parameters", ()))
        for status, response in operation["responses"].items():
            assert re.fullmatch(r"[1-5]\d\d", status)
            assert response["description"]


def test_the_document_says_what_an_endpoint_says() -> None:
    paths = openapi(SOME)["paths"]
    look = paths["/api/tables/{table}/views/{seat}"]["get"]
    assert look["description"] == "From a seat."
    assert look["parameters"][0]["schema"] == {
        "type": "string",
        "pattern": "^[a-z]+$",
        "minLength": 1,
        "maxLength": 9,
    }
    assert look["responses"]["404"]["description"] == "There is no such table. There is no such seat."
    problem = look["responses"]["429"]["content"]["application/json"]["schema"]
    assert problem == {"$ref": "#/components/schemas/Problem"}
    ask = paths["/api/asked"]["post"]
    assert ask["requestBody"]["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Ask"}
    assert "content" not in ask["responses"]["204"]
    assert paths["/api/text"]["get"]["responses"]["200"]["content"] == {"text/plain": {"schema": {"type": "string"}}}


def test_the_document_explains_fields_and_what_is_behind_opaque_ones() -> None:
    schemas = openapi(SOME)["components"]["schemas"]
    assert schemas["Ask"]["properties"]["size"] == {"type": "integer", "default": 3, "description": "How much."}
    assert schemas["Seen"]["properties"]["game"]["anyOf"] == [
        {"$ref": f"#/components/schemas/{title}View"} for title in ("Foxy", "Fool", "Duet")
    ]
    options = schemas["Change"]["properties"]["options"]
    assert options["anyOf"][-1] == {"type": "null"}
    assert options["default"] is None
    assert schemas["Room"]["properties"]["box"]["anyOf"][0] == {"type": "object"}
    assert schemas["FoxyTable"]["title"] == "FoxyTable"


def test_a_path_and_its_parameters_have_to_agree() -> None:
    wrong = Endpoint(name="wrong", method="GET", path="/api/{one}", summary="Wrong.")
    with pytest.raises(ValueError, match="do not agree"):
        openapi([wrong])
