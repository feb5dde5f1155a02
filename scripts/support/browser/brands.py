"""The sets of brands whose pages are looked at."""

import json
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Callable

ROOT = Path(__file__).resolve().parents[3]


@dataclass
class Set:
    #: Writes brands into a folder and returns the arguments of the program, but for --out.
    write: Callable[[Path], list]
    #: Pages of brands to look at beside the index.
    brand_pages: int = 0
    #: The most bytes that the index may have; None for no limit.
    most_bytes: int | None = None
    #: Whether the page shows cards and can be filtered.
    is_review: bool = True
    #: How much of the page is walked with the tab key.
    tabs: int = 0
    #: Written into the index before it is looked at, and what must be found because of it.
    damage: str = ""
    damage_is_found: tuple = ()


THEMES = [
    {"mode": "light", "primary": "#b34700", "background": "#ffffff", "paper": "#f4f5f7", "text": "#16191d", "radius": 12},
    {"mode": "dark", "primary": "#ff7a1a", "background": "#101418", "paper": "#171c22", "text": "#f2f4f7", "radius": 12},
]

NAMES = [
    '"><script>window.failed = 1</script>', "</script><img src=x onerror='window.failed = 2'>", "&lt;b&gt; &amp; \\u0022",
    "\u202Eabc\u202C \u2066right\u2069", "\u200B\u200D\uFEFF zero width", "tab\tand\nline", "W" * 80, "i" * 80,
    "取引所の長い名前がここに書かれています" * 4, "منصة التداول العربية ذات الاسم الطويل جدا", "שוק ההון הישראלי", "👩🏽‍🚀 🏳️‍🌈 🇩🇪 👍🏿",
    "e\u0301\u0301\u0301\u0301\u0301\u0301 zalgo", "javascript:alert(1)", "{{7*7}} ${7*7} <%= 7*7 %>", "Ünïcödé Bröker",
]


def brand(identifier, name, themes=THEMES, **more):
    return json.dumps({"id": identifier, "name": name, "themes": themes, **more}, ensure_ascii=True, indent=2)


def samples(_):
    return ["review", "brands"]


def single_file(_):
    return ["review", "brands", "--single-file"]


def hostile(folder):
    for index, name in enumerate(NAMES):
        font = {"fontFamily": name} if index % 2 else {}
        themes = [{**theme, **font} for theme in THEMES]
        (folder / f"odd {index} #%é.json").write_text(brand(f"odd-{index}", name, themes), "utf-8")
    (folder / "bad-id.json").write_text(brand('"><script>', "Bad id"), "utf-8")
    (folder / "broken.json").write_text('{ "id": "broken", "themes": [ { "mode": "dark", ', "utf-8")
    (folder / "bytes.xml").write_bytes(b'<brand id="bytes"><theme mode="dark">\xff\xfe</theme></brand>')
    (folder / "values.json").write_text(
        brand("values", "Values", [
            {"mode": "dark", "primary": '"><script>', "background": "#10141", "text": "\u202E#fff",
             "fontURL": "javascript:alert(1)", "fontFamily": "</style>", "radius": 1e300},
        ], palette={"a": "</script>", "b": "#777777"}), "utf-8")
    (folder / "long.xml").write_text(
        '<brand id="long"><theme mode="dark"><text>' + "#777777" + " " * 20_000 + "</text></theme></brand>", "utf-8")
    return ["review", str(folder)]


def findings(folder):
    """Every pair fails somewhere, and every fixture is there."""
    for source in ("Tests/Fixtures/Reading", "docs/examples"):
        for file in sorted((ROOT / source).iterdir()):
            if file.suffix in (".xml", ".json"):
                shutil.copy(file, folder / file.name)
    greys = ["#777777", "#8a8f98", "#9aa0a6", "#5f6368", "#b0b0b0", "#3c4043"]
    for index, grey in enumerate(greys):
        other = greys[(index + 2) % len(greys)]
        (folder / f"grey-{index}.json").write_text(
            brand(f"grey-{index}", f"Grey {index}", [
                {"mode": "light", "primary": "#ffd54a", "background": "#ffffff", "paper": other, "text": grey, "radius": 40},
                {"mode": "dark", "primary": "#1c2228", "background": "#101418", "paper": other, "text": grey,
                 "fontURL": "http://fonts.example/a.css"},
            ], palette={"unused": grey}), "utf-8")
    house = brand("house", "House", [{"mode": "dark", "background": "#101418", "text": "{ink}"}], palette={"ink": "#50555a"})
    (folder / "house.json").write_text(house, "utf-8")
    for index in range(3):
        (folder / f"child-{index}.json").write_text(brand(f"child-{index}", f"Child {index}", [], extends="house.json"))
    return ["review", str(folder)]


def many(count):
    def write(folder):
        for index in range(count):
            shade = f"#{0x10 + index:02x}1418"
            themes = [THEMES[0], {**THEMES[1], "background": shade}]
            (folder / f"brand-{index:02}.json").write_text(brand(f"brand-{index:02}", f"Brand {index}", themes), "utf-8")
        return ["review", str(folder)]

    return write


def comparison(folder):
    old, new = folder / "old", folder / "new"
    for side in (old, new):
        side.mkdir()
    changed = [{**THEMES[0], "text": "#777777", "radius": 40}, {**THEMES[1], "primary": "#1c2228"}]
    for index, name in enumerate(NAMES[:6] + ["Plain", "Mended"]):
        before, after = (changed, THEMES) if name == "Mended" else (THEMES, changed)
        (old / f"{index}.json").write_text(brand(f"brand-{index}", name, before), "utf-8")
        (new / f"{index}.json").write_text(brand(f"brand-{index}", name, after), "utf-8")
    (old / "gone.json").write_text(brand("gone", "Gone"), "utf-8")
    (new / "come.json").write_text(brand("come", "Come"), "utf-8")
    return ["diff", str(old), str(new)]


def one(folder):
    (folder / "one.json").write_text(brand("one", "One", [{**THEMES[0], "text": "#777777"}]), "utf-8")
    return ["review", str(folder)]


# What no page of ours holds: each check must find its part of it.
DAMAGE = """
<img src="nowhere.svg" width="3000" height="10">
<h6>A heading out of order</h6>
<p tabindex="5">First for the tab key</p>
<a href="nowhere.html" style="outline: none">A style of its own</a>
<script>window.failed = 1</script>
<img src="https://pictures.example/a.png" alt="A picture of somebody else">
"""

SETS = {
    "brands": Set(samples, tabs=150),
    "hostile": Set(hostile),
    "findings": Set(findings),
    "twenty": Set(many(20), most_bytes=1_000_000),
    "sixty": Set(many(60), brand_pages=2),
    "single-file": Set(single_file),
    "comparison": Set(comparison, is_review=False),
    "damaged": Set(
        one, tabs=20, damage=DAMAGE,
        damage_is_found=(
            "nowhere.svg cannot be shown", "points wide in a window of", "axe image-alt", "axe heading-order",
            "axe tabindex", "on the console", "style-src", "script-src", "img-src", "the tab key's step 1",
        )),
}
