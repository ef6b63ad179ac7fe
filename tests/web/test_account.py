"""An account on the page: made out of a guest, who keeps their games, signed out of and in again elsewhere."""

from playwright.sync_api import Page

from tests.web.conftest import NewPerson, Person

BUTTON = ".account .row >> role=button[name='{}']"


def _fill(page: Page, what: str, name: str, password: str) -> None:
    page.click(BUTTON.format(what))
    page.fill("dialog input[type=text]", name)
    page.fill("dialog input[type=password]", password)
    page.click("dialog button.main")


def _sign_in(person: Person, name: str) -> None:
    _fill(person.page, "Sign in", name, "correct horse")
    person.page.wait_for_selector(f"text=Signed in as {name}.")


def test_a_guest_makes_an_account_and_finds_the_games_again_elsewhere(somebody: NewPerson) -> None:
    anna, elsewhere = somebody(), somebody()
    page = anna.open("/")
    page.click(".play-now button[type=submit]")
    anna.wait_for_question()
    table = page.url.rpartition("/")[2]
    page.goto(anna.address.http)
    _fill(page, "Make an account", "Anna of Ys", "short")
    page.wait_for_selector("dialog >> text=at least eight characters")  # where it is read out, too
    anna.complaints.clear()  # the browser says aloud that the request was refused
    page.fill("dialog input[type=password]", "correct horse")
    page.click("dialog button.main")
    page.wait_for_selector("text=Signed in as Anna of Ys.")
    own = f".table-list a[href$='{table}']"
    page.wait_for_selector(own)
    page.click(BUTTON.format("Sign out"))
    page.wait_for_selector("text=You play as a guest.")
    assert page.locator(own).count() == 0

    # Nobody yet: nothing can be lost by signing in.
    page = elsewhere.open("/")
    page.click(BUTTON.format("Sign in"))
    assert page.locator("dialog >> text=the guest’s games are out of reach").count() == 0
    page.keyboard.press("Escape")
    _sign_in(elsewhere, "Anna of Ys")
    page.wait_for_selector(own)
    page.click(own)
    elsewhere.wait_for_question()


def test_a_guest_is_warned_before_signing_in(somebody: NewPerson) -> None:
    anna, ben = somebody("Anna"), somebody()
    anna.ask("/api/account", name="Ben’s own", password="correct horse")
    page = ben.open("/")
    page.fill(".account input", "Ben")
    with page.expect_response("**/api/me"):
        page.click(BUTTON.format("Save"))
    page.reload()
    page.click(BUTTON.format("Sign in"))
    page.wait_for_selector("dialog >> text=the guest’s games are out of reach")
    page.keyboard.press("Escape")
    _sign_in(ben, "Ben’s own")
    page.click(BUTTON.format("Where I am signed in"))
    page.wait_for_selector("dialog li >> nth=1")  # there and here
    assert page.inner_text("dialog li >> nth=1").startswith("Chrome on Linux, since ")


def test_a_changed_password_signs_out_everywhere_else(somebody: NewPerson) -> None:
    anna, elsewhere = somebody(), somebody()
    page = anna.open("/")
    _fill(page, "Make an account", "Anna anew", "correct horse")
    page.wait_for_selector("text=Signed in as Anna anew.")
    elsewhere.open("/")
    _sign_in(elsewhere, "Anna anew")
    page.click(BUTTON.format("Change the password"))
    page.fill("dialog input >> nth=0", "correct horse")
    page.fill("dialog input >> nth=1", "battery staple")
    page.click("dialog button.main")
    page.wait_for_selector("text=The password is changed")
    page.reload()
    page.wait_for_selector("text=Signed in as Anna anew.")
    elsewhere.page.reload()
    elsewhere.page.wait_for_selector("text=You play as a guest.")
    elsewhere.complaints.clear()  # the browser says aloud that nobody is signed in
