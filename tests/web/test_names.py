"""The own name at the table: asked for at “Sit here”, changed in the lobby or at home, the same for everybody."""

import re

from axe_playwright_python.sync_playwright import Axe

from tests.web.conftest import NewPerson


def test_a_guest_says_a_name_and_sits_down_in_one_step(somebody: NewPerson) -> None:
    anna, ben = somebody("Anna"), somebody(bypass_csp=True)
    table = anna.lay_table(2, players=3)
    host = anna.open(f"/table/{table}")
    page = ben.open(f"/table/{table}")
    # With the keyboard alone; nobody has a name to begin with.
    page.wait_for_selector("[data-key=sit-1]")
    page.focus("[data-key=sit-1]")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open]")
    assert page.evaluate("document.activeElement.matches('dialog input')")
    assert page.get_by_role("textbox", name="Your name").input_value() == ""
    assert Axe().run(page).response["violations"] == []
    page.keyboard.type("Ben")
    page.keyboard.press("Enter")
    page.wait_for_selector(".lobby-seats li:has-text('Ben') >> text=you")
    host.wait_for_selector(".lobby-seats >> text=Ben")
    assert page.locator("dialog").count() == 0
    # Whoever has a name is not asked again.
    other = anna.lay_table(2, players=3)
    page = ben.open(f"/table/{other}")
    page.click("[data-key=sit-1]")
    page.wait_for_selector(".lobby-seats li:has-text('Ben') >> text=you")


def test_a_guest_without_a_name_finds_the_present_one_and_may_keep_it(somebody: NewPerson) -> None:
    anna, ben = somebody("Anna"), somebody()
    table = anna.lay_table(2, players=3)
    ben.ask("/api/me")
    ben.open("/").evaluate("localStorage.setItem('kerys-somebody', 'yes')")
    page = ben.open(f"/table/{table}")
    page.click("[data-key=sit-1]")
    present = page.locator("dialog input").input_value()
    assert re.fullmatch("Guest [a-z0-9]{4}", present)
    page.keyboard.press("Escape")
    assert page.locator(".lobby-seats .tag").count() == 0
    page.click("[data-key=sit-1]")
    page.click("dialog button.main")
    page.wait_for_selector(f".lobby-seats >> text={present}")
    # And says one later, at the table.
    page.click("[data-key=page-rename]")
    page.wait_for_selector("dialog input")
    page.keyboard.type("Ben")
    page.keyboard.press("Enter")
    page.wait_for_selector(".lobby-seats li:has-text('Ben') >> text=you")


def test_a_name_saved_at_home_reaches_the_running_game(somebody: NewPerson) -> None:
    anna, ben = somebody("Anna"), somebody("Guest 9f6n")
    table = anna.lay_table(2, players=3)
    ben.ask(f"/api/tables/{table}/join", seat=1)
    anna.ask(f"/api/tables/{table}/start")
    page = anna.open(f"/table/{table}")
    page.wait_for_selector("[data-seat=orange] >> text=Guest 9f6n")
    home = ben.open("/")
    home.fill(".account input", "Bernd")
    home.click(".account [data-key=save]")
    home.wait_for_selector("text=You are now called Bernd.")
    page.wait_for_selector("[data-seat=orange] >> text=Bernd")
