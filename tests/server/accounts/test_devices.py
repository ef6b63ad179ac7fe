"""Sessions are told apart by browser and system."""

import pytest

from kerys.server.accounts.devices import Device, device_of

_SAFARI = "AppleWebKit/605.1.15 (KHTML, like Gecko)"
_CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0"
AGENTS = {
    f"Mozilla/5.0 (Linux; Android 10; K) {_CHROME} Mobile Safari/537.36": ("Chrome", "Android"),
    f"Mozilla/5.0 (Linux; Android 14) SamsungBrowser/27.0 {_CHROME} Safari/537.36": (
        "Samsung Internet",
        "Android",
    ),
    "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0": ("Firefox", "Linux"),
    f"Mozilla/5.0 (Windows NT 10.0; Win64; x64) {_CHROME} Safari/537.36 Edg/131.0": ("Edge", "Windows"),
    f"Mozilla/5.0 (Windows NT 10.0; Win64; x64) {_CHROME} Safari/537.36 OPR/115.0": ("Opera", "Windows"),
    f"Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) {_SAFARI} Version/18.1 Safari/605.1.15": (
        "Safari",
        "macOS",
    ),
    f"Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) {_SAFARI} CriOS/131.0 Mobile/15E148 Safari/604.1": (
        "Chrome",
        "iOS",
    ),
    f"Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) {_SAFARI} FxiOS/133.0 Mobile/15E148 Safari/605.1.15": (
        "Firefox",
        "iOS",
    ),
    f"Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) {_CHROME} Safari/537.36": ("Chrome", "ChromeOS"),
    "python-httpx/0.28.1": ("", ""),
    "": ("", ""),
    "/": ("", ""),
}


@pytest.mark.parametrize("agent", AGENTS)
def test_browser_and_system(agent: str) -> None:
    device = device_of(agent)
    assert (device.browser, device.system) == AGENTS[agent]
    assert device_of(device.label) == device
    assert len(device.label) <= 80


def test_labels_of_older_servers_say_what_they_can() -> None:
    windows = f"Mozilla/5.0 (Windows NT 10.0; Win64; x64) {_CHROME} Safari/537.36"[:80]
    assert device_of(windows) == Device("", "Windows")
    linux = f"Mozilla/5.0 (X11; Linux x86_64) {_CHROME} Safari/537.36"[:80]
    assert device_of(linux) == Device("Chrome", "Linux")
