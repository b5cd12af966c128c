"""The page comes with rules that let no script in but its own file, and keeps to them itself."""

from __future__ import annotations

import re
from pathlib import Path

from tests.server.house import open_house


def test_the_page_is_served_under_strict_rules_and_keeps_them(tmp_path: Path) -> None:
    with open_house(tmp_path / "data") as house, house.http() as http:
        key = http.post("/api/tables", json={"game": "foxy"}).json()["table"]
        pages = [http.get(path) for path in ("/", "/me", f"/t/{key}")]
        files = {name: http.get(f"/page/{name}") for name in ("page.css", "page.js")}
    for answer in (*pages, *files.values()):
        assert answer.status_code == 200
        rules = answer.headers["content-security-policy"]
        assert rules.startswith("default-src 'none'; script-src 'self'; style-src 'self';")
        assert "unsafe" not in rules
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
    html = pages[0].text
    assert {page.text for page in pages} == {html}
    assert pages[0].headers["content-type"] == "text/html; charset=utf-8"
    assert re.findall(r"<script[^>]*>(.*?)</script>", html, re.DOTALL) == [""]
    assert "<style" not in html
    assert not re.search(r"\s(style|on\w+)=", html)
    assert sorted(re.findall(r'(?:src|href)="(/page/[^"]+)"', html)) == ["/page/page.css", "/page/page.js"]


def test_the_page_asks_no_other_host_and_writes_text_only(tmp_path: Path) -> None:
    with open_house(tmp_path / "data") as house, house.http() as http:
        text = http.get("/").text + http.get("/page/page.css").text
        script = http.get("/page/page.js").text
    assert not re.search(r"https?://|//[a-z]", text)
    assert not re.search(r"https?://", script)
    for forbidden in ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "localStorage"):
        assert forbidden not in script
