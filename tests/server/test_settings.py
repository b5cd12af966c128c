"""Settings come from a file, the environment and the command line, each with more weight; what is wrong is one line."""

from __future__ import annotations

from pathlib import Path

import pytest

from foxden.server.settings import PORT, BadSettings, Settings, settings
from tests.cli.running import complaint, foxden
from tests.server.house import House, open_house


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "foxden.toml"
    file.write_text('port = 1000\ntables = 7\nlog = "json"\nbot_pace = 0.5\n', "utf-8")
    return file


def test_nothing_set_is_as_documented() -> None:
    usual = settings({}, {"HOME": "/nowhere"}, None)
    assert usual == Settings()
    assert usual.port == PORT
    assert not usual.lan


def test_the_file_is_below_the_environment_and_that_below_the_command_line(file: Path) -> None:
    from_file = settings({}, {}, file)
    assert (from_file.port, from_file.tables, from_file.log, from_file.bot_pace) == (1000, 7, "json", 0.5)
    environment = {"FOXDEN_PORT": "2000", "FOXDEN_TABLES": "8", "FOXDEN_LAN": "true", "OTHER_PORT": "5"}
    with_environment = settings({}, environment, file)
    assert (with_environment.port, with_environment.tables, with_environment.lan) == (2000, 8, True)
    assert with_environment.log == "json"
    given = settings({"port": 3000, "lan": False}, environment, file)
    assert (given.port, given.tables, given.lan, given.log) == (3000, 8, False, "json")


def test_the_file_may_be_named_in_the_environment(file: Path, tmp_path: Path) -> None:
    assert settings({}, {"FOXDEN_CONFIG": str(file)}).port == 1000
    other = tmp_path / "other.toml"
    other.write_text("port = 4000\n", "utf-8")
    assert settings({}, {"FOXDEN_CONFIG": str(file)}, other).port == 4000


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("prot = 1\n", "prot"),
        ("port = 70000\n", "port"),
        ('port = "8420"\n', "port"),
        ("lan = 1\n", "lan"),
        ("tables = 0\n", "tables"),
        ("bot_pace = -1\n", "bot_pace"),
        ('log = "xml"\n', "log"),
        ("port = \n", "Invalid value"),
        ("[port]\n", "port"),
    ],
)
def test_what_is_wrong_in_the_file_is_told_with_its_name(tmp_path: Path, text: str, reason: str) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(BadSettings) as bad:
        settings({"port": 1}, {}, file)  # also where the command line would win
    assert str(file) in str(bad.value)
    assert reason in str(bad.value)
    assert "\n" not in str(bad.value)
    assert "$" not in str(bad.value)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("FOXDEN_PORT", "many"),
        ("FOXDEN_PORT", "-1"),
        ("FOXDEN_LAN", "perhaps"),
        ("FOXDEN_DURABLE", "forever"),
        ("FOXDEN_TABLES", "0"),
    ],
)
def test_what_is_wrong_in_the_environment_is_told_with_its_name(name: str, text: str) -> None:
    with pytest.raises(BadSettings, match=name):
        settings({}, {name: text})


def test_a_file_that_is_no_text_or_not_there_is_told(tmp_path: Path) -> None:
    file = tmp_path / "x.toml"
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(BadSettings, match=r"x\.toml"):
        settings({}, {}, file)


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--port", "70000"], "port"),
        (["--config", "{tmp}/not-there.toml"], "not-there.toml"),
        (["--config", "{tmp}/wrong.toml"], "wrong.toml"),
    ],
)
def test_foxden_serve_complains_in_one_line(tmp_path: Path, words: list[str], reason: str) -> None:
    (tmp_path / "wrong.toml").write_text("prot = 1\n", "utf-8")
    told = [word.format(tmp=tmp_path) for word in words]
    assert reason in complaint("serve", "--no-browser", "--data", tmp_path / "data", *told)
    assert not (tmp_path / "data").exists()


def test_foxden_serve_complains_of_its_environment_in_one_line(tmp_path: Path) -> None:
    done = foxden("serve", "--no-browser", "--data", tmp_path / "data", FOXDEN_TABLES="none")
    assert (done.returncode, done.stdout) == (2, b"")
    (line,) = done.stderr.decode().splitlines()
    assert line.startswith("foxden: FOXDEN_TABLES")


def has_at_most(house: House, seats: int) -> bool:
    """Tell whether this is the most seats that a table may have."""
    with house.http() as http:
        answers = [http.post("/api/tables", json={"game": "foxy", "seats": each}) for each in (seats, seats + 1)]
    return [answer.status_code for answer in answers] == [201, 409]


def test_a_server_is_set_by_file_and_environment(tmp_path: Path) -> None:
    file = tmp_path / "foxden.toml"
    file.write_text('seats_at_a_table = 9\nmetrics = "off"\n', "utf-8")
    with open_house(tmp_path / "data", "--config", str(file)) as house:
        assert has_at_most(house, 9)
        with house.http() as http:
            assert http.get("/metrics").status_code == 403
    with open_house(tmp_path / "data", "--config", str(file), SEATS_AT_A_TABLE="11", METRICS="all") as house:
        assert has_at_most(house, 11)
        with house.http() as http:
            assert http.get("/metrics", headers={"X-Forwarded-For": "192.0.2.7"}).status_code == 200


def test_a_proxy_on_this_machine_tells_where_people_come_from(tmp_path: Path) -> None:
    with open_house(tmp_path / "data", "--behind-proxy", PEOPLE_PER_ADDRESS="1") as house, house.http() as http:

        def come(forwarded: str) -> int:
            http.cookies.clear()
            return http.post("/api/me", json={}, headers={"X-Forwarded-For": forwarded}).status_code

        assert come("192.0.2.1") == 200
        assert come("192.0.2.1") == 429
        assert come("192.0.2.2") == 200
        # What a client says of itself, before the proxy adds its word, changes nothing.
        assert come("192.0.2.9, 192.0.2.1") == 429
        # With IPv6 a household has many addresses.
        assert [come("2001:db8:1:2::1"), come("2001:db8:1:2::2"), come("2001:db8:1:3::1")] == [200, 429, 200]
    with open_house(tmp_path / "data", PEOPLE_PER_ADDRESS="1") as house, house.http() as http:
        assert http.post("/api/me", json={}, headers={"X-Forwarded-For": "192.0.2.1"}).status_code == 200
        http.cookies.clear()
        assert http.post("/api/me", json={}, headers={"X-Forwarded-For": "192.0.2.2"}).status_code == 429


def test_foxden_alone_opens_the_house(tmp_path: Path) -> None:
    house = House(tmp_path / "data")
    house._command.remove("serve")
    house.open()
    with house.http() as http:
        assert http.get("/healthz").json() == {"status": "ok"}
    assert house.close() == 0
