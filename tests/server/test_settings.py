"""Settings by flag and environment, and all of them in docs/hosting.md."""

from pathlib import Path

import pytest

from kerys.server.settings import read_settings, settings_table

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
WRONG = [
    {"port": "many"},
    {"port": "65536"},
    {"browser": "maybe"},
    {"bot_pace": "-1"},
    {"bot_deadline": "nan"},
    {"idle_seconds": "inf"},
    {"bot_workers": "0"},
    {"requests": "5"},
    {"messages": ""},
    {"log_level": "loud"},
    {"host": ""},
    {"public_address": "ys.example.org"},
    {"public_address": "http://["},
    {"public_address": "https://"},
    {"public_address": "https://ys.example.org:abc"},
    {"public_address": "https://ys.example.org:65536"},
    {"public_address": "https://ys.example.org:0"},
    {"database": "mysql://somewhere"},
    {"requests": "0/minute"},
    {"proxy": "banana"},
    {"public_address": "https://ys.example.org/here"},
]


def test_every_setting_is_documented() -> None:
    assert f"<!-- settings -->\n{settings_table()}\n<!-- end -->" in HOSTING.read_text(encoding="utf-8")


def test_flags_win_over_the_environment() -> None:
    environment = {"KERYS_PORT": "9000", "KERYS_BOT_PACE": "0.5", "KERYS_BROWSER": "off"}
    settings = read_settings({"port": "9001", "data": None}, environment)
    assert (settings.port, settings.bot_pace, settings.browser) == (9001, 0.5, False)


@pytest.mark.parametrize("name", ["port", "requests", "browser", "log_level"])
def test_wrong_variables_are_told_by_their_name(name: str) -> None:
    variable = f"KERYS_{name.upper()}"
    with pytest.raises(ValueError, match=f"^{variable} is "):
        read_settings({}, {variable: "banana"})
    assert read_settings({}, {variable: ""}) == read_settings({}, {}), "an empty variable is none"


@pytest.mark.parametrize("proxy", ["127.0.0.1", "10.0.0.0/8, ::1", "*", ""])
def test_proxies_are_addresses_or_networks(proxy: str) -> None:
    assert read_settings({"proxy": proxy}, {}).proxy == proxy


@pytest.mark.parametrize("wrong", WRONG)
def test_wrong_settings_are_told_by_their_flag(wrong: dict[str, str | None]) -> None:
    with pytest.raises(ValueError, match="--"):
        read_settings(wrong, {})
