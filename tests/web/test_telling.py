"""It is your turn: a sound and a notification for whoever wants them, and the title of the tab for everybody."""

from playwright.sync_api import Page

from tests.web.conftest import NewPerson, Person

# What the page plays and shows, instead of a loudspeaker and a desktop; the tab is behind another one.
STAND_INS = """
    window.tones = [];
    window.notes = [];
    const node = () => ({ connect: (next) => next });
    window.AudioContext = class {
        currentTime = 0;
        destination = node();
        createOscillator() {
            const frequency = { value: 0 };
            return { ...node(), frequency, start() { window.tones.push(frequency.value); }, stop() {} };
        }
        createGain() {
            return { ...node(), gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} } };
        }
    };
    window.Notification = class {
        static get permission() { return localStorage.getItem('leave') ?? 'default'; }  // also on the next page
        static requestPermission() {
            localStorage.setItem('leave', window.leave);
            return Promise.resolve(window.leave);
        }
        constructor(title, how) { window.notes.push([title, how.body]); }
        close() {}
    };
    window.leave = 'granted';
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
"""


def switch_on(page: Page, *names: str) -> None:
    """In the settings, as a person would."""
    page.click(".bar button[aria-label=Settings]")
    for name in names:
        page.click(f"dialog input[name={name}]")
    page.wait_for_function(
        "names => names.every((name) => document.querySelector(`dialog input[name=${name}]`).checked)",
        arg=list(names),
    )
    page.keyboard.press("Escape")


def at_table(person: Person, *settings: str) -> Page:
    page = person.page
    page.add_init_script(STAND_INS)
    person.open("/").wait_for_selector(".play-now")
    if settings:
        switch_on(page, *settings)
    person.play_table(players=3)
    return page


def test_whoever_wants_it_hears_and_sees_that_it_is_their_turn(somebody: NewPerson) -> None:
    anna = somebody("Anna")
    page = at_table(anna, "sound", "notify")
    assert page.evaluate("window.tones.length") > 0
    assert page.evaluate("window.notes") == [["Your turn", anna.text(".asked")]]
    assert page.title() == "● Your turn: Anna and 2 bots – Kerys"
    page.evaluate("window.tones.length = 0")
    anna.play_on_until(".log .fact-placed")
    assert page.evaluate("window.tones.length") > 0


def test_nobody_else_is_disturbed(somebody: NewPerson) -> None:
    page = at_table(somebody("Anna"))
    assert page.evaluate("[window.tones, window.notes]") == [[], []]
    assert page.title().startswith("● ")


def test_the_title_names_the_table(somebody: NewPerson) -> None:
    anna, ben = somebody("Anna", locale="de"), somebody("Ben")
    table = anna.lay_table(2, players=3)
    anna.open(f"/table/{table}").wait_for_function("() => document.title === 'Anna und ein Bot – Kerys'")
    ben.ask(f"/api/tables/{table}/join", seat=1)
    anna.page.wait_for_function("() => document.title === 'Anna und Ben und ein Bot – Kerys'")
    anna.ask(f"/api/tables/{table}/start")
    anna.page.wait_for_function("() => document.title === '● Du bist dran: Anna und Ben und ein Bot – Kerys'")


def test_without_leave_there_is_no_notification(somebody: NewPerson) -> None:
    anna = somebody("Anna")
    anna.page.add_init_script("addEventListener('DOMContentLoaded', () => { window.leave = 'denied'; })")
    page = anna.page
    page.add_init_script(STAND_INS)
    anna.open("/").wait_for_selector(".play-now")
    page.click(".bar button[aria-label=Settings]")
    page.click("dialog input[name=notify]")
    page.wait_for_function("() => !document.querySelector('dialog input[name=notify]').checked")
