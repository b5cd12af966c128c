"""The page is served as it was built: small, kept as long as it may be, and under rules that let no other script in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from foxden.server.page import NotBuilt, routes
from tests.server.house import House, open_house

PLACES = ("/", "/me", "/about", "/rules/duet", "/t/some-table")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("page") / "data") as opened:
        yield opened


def linked(html: str) -> list[str]:
    return re.findall(r'(?:src|href)="([^"]+)"', html)


def test_every_place_shows_the_same_page_under_strict_rules(house: House) -> None:
    with house.http() as http:
        answers = [http.get(place) for place in PLACES]
    assert len({answer.text for answer in answers}) == 1
    for answer in answers:
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["x-content-type-options"] == "nosniff"
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
    html = answers[0].text
    assert not re.search(r"<script(?![^>]*src=)|<style|\sstyle=|\son\w+=", html), "the rules would forbid it"


def test_all_that_the_page_names_is_here_and_of_its_kind(house: House) -> None:
    kinds = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".png": "image/png"}
    kinds[".webmanifest"] = "application/manifest+json"
    with house.http() as http:
        names = linked(http.get("/").text)
        assert {Path(name).suffix for name in names} >= set(kinds)
        names += [icon["src"] for icon in http.get("/manifest.webmanifest").json()["icons"]]
        for name in names:
            assert name.startswith("/"), f"{name} is not ours"
            answer = http.get(name)
            assert answer.status_code == 200, name
            assert answer.headers["content-type"].startswith(kinds[Path(name).suffix]), name


def test_what_has_a_hash_in_its_name_is_kept_for_ever_and_the_rest_asked_for_again(house: House) -> None:
    with house.http() as http:
        html = http.get("/")
        script = next(name for name in linked(html.text) if name.endswith(".js"))
        assert http.get(script).headers["cache-control"] == "public, max-age=31536000, immutable"
        again = http.get("/", headers={"if-none-match": html.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        other = http.get("/", headers={"if-none-match": '"older"'})
        assert other.status_code == 200


@pytest.mark.parametrize(
    ("wanted", "words"),
    [("fr-CH,fr;q=0.9,en;q=0.8", "fr"), ("de-CH, IT;q=0.5", "it"), ("ja", "en"), ("", "en")],
)
@pytest.mark.parametrize("place", ["/", "/t/some-table"])
def test_the_page_comes_with_the_names_of_what_it_needs_first(
    house: House, place: str, wanted: str, words: str
) -> None:
    with house.http() as http:
        answer = http.get(place, headers={"accept-language": wanted})
        named = re.findall(r"<([^>]+)>; rel=(\w+)", answer.headers["link"])
        assert {kind for _, kind in named} >= {"modulepreload"}
        spoken = ""
        for name, _ in named:
            file = http.get(name)
            assert (file.status_code, file.headers["cache-control"]) == (200, "public, max-age=31536000, immutable")
            spoken += file.text if name.endswith(".js") else ""
        said = {"en": "One moment…", "fr": "Un instant…", "it": "Un attimo…"}
        assert [language for language, text in said.items() if text in spoken] == [words]
        assert "link" not in http.get("/about").headers


@pytest.mark.parametrize(
    ("accepted", "given"),
    [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip", "gzip"), ("identity", None), ("", None)],
)
def test_it_comes_compressed_as_the_browser_takes_it(house: House, accepted: str, given: str | None) -> None:
    with house.http() as http:
        script = next(name for name in linked(http.get("/").text) if name.endswith(".js"))
        plain = http.get(script, headers={"accept-encoding": "identity"})
        with http.stream("GET", script, headers={"accept-encoding": accepted}) as answer:
            raw = b"".join(answer.iter_raw())
            assert answer.headers.get("content-encoding") == given
            assert answer.headers["vary"] == "accept-encoding"
        assert raw == plain.content if given is None else len(raw) < len(plain.content) * 0.6


@pytest.mark.parametrize(
    "path", ["/assets/", "/assets/..%2f..%2fserver/app.py", "/.stamp", "/index.html.br", "/assets/no-such-file.js"]
)
def test_nothing_else_is_served(house: House, path: str) -> None:
    with house.http() as http:
        assert http.get(path).status_code == 404


def test_a_package_without_its_page_says_how_to_build_it(tmp_path: Path) -> None:
    with pytest.raises(NotBuilt, match="has not been built"):
        routes(tmp_path)
