"""From home to the table and back: tables with friends, chat, going away, playing again, records, languages."""

from pathlib import Path

from tests.web.conftest import SLOW, NewPerson


def test_two_clicks_from_the_first_visit_to_playing(somebody: NewPerson) -> None:
    anna = somebody()
    page = anna.open("/")
    page.click(".play-now button[type=submit]")
    anna.wait_for_question()
    assert "Bid" in anna.text(".asked")
    page.goto(anna.address.http)
    page.click(".table-list .table-entry")
    anna.wait_for_question()


def test_a_table_with_friends(somebody: NewPerson) -> None:
    anna, ben = somebody("Anna"), somebody()
    page = anna.open("/")
    page.click(".new-table .segments label:has(input[value='3'])")
    page.fill(".new-table input[type=text]", "Friday")
    page.click(".new-table button[type=submit]")
    page.wait_for_selector(".lobby-seats")
    link = page.input_value(".invitation input")
    assert page.locator(".qr path").count() == 1
    # Not public: without the link there is nothing to see, with it one sits down.
    ben.page.goto(link.split("#")[0])
    ben.page.wait_for_selector("text=needs an invitation")
    ben.complaints.clear()  # the browser says aloud that the request was refused
    ben.page.goto(link)
    ben.page.reload()
    ben.page.locator("[data-key=sit-1]").click()
    ben.page.fill("dialog input", "Ben")
    ben.page.keyboard.press("Enter")
    page.wait_for_selector(".lobby-seats >> text=Ben")
    page.locator("[data-key=bot-2]").select_option("pupil")
    page.wait_for_selector("[data-key=start]:not(:disabled)")
    page.click("[data-key=start]")
    for one in (anna, ben):
        one.wait_for_question()
    # Chat, as text and never as markup.
    ben.page.locator(".chat form input").fill("<b>hello</b>")
    ben.page.keyboard.press("Enter")
    page.wait_for_selector(".chat-lines li")
    assert "<b>hello</b>" in anna.text(".chat-lines")
    # Ben goes: a bot plays on; and comes back.
    ben.page.click("[data-key=page-go-away]")
    page.wait_for_selector("[data-seat=orange] >> text=away")
    ben.page.click("[data-key=page-come-back]")
    page.wait_for_selector("[data-seat=orange]:not(:has-text('away'))")


def test_the_host_sends_somebody_away_before_the_game(somebody: NewPerson) -> None:
    anna, ben = somebody("Anna"), somebody("Ben")
    table = anna.lay_table(2, players=3)
    ben.ask(f"/api/tables/{table}/join", seat=1)
    page = anna.open(f"/table/{table}")
    ben.open(f"/table/{table}").wait_for_selector(".lobby-seats")
    assert ben.page.locator("[data-key^=send-away]").count() == 0
    assert page.locator("[data-key^=send-away]").count() == 1
    page.click("[data-key=send-away-1]")
    page.wait_for_selector("[data-key=bot-1]")
    ben.page.wait_for_selector("[data-key=sit-1]")


def test_whoever_leaves_before_the_game_goes_home_and_the_next_one_is_host(somebody: NewPerson) -> None:
    anna, ben = somebody("Anna"), somebody("Ben")
    table = anna.lay_table(2, players=3)
    ben.ask(f"/api/tables/{table}/join", seat=1)
    ben.open(f"/table/{table}").wait_for_selector(".lobby-seats")
    page = anna.open(f"/table/{table}")
    page.wait_for_selector("[data-key=start]")
    assert ben.page.locator("[data-key=start]").count() == 0
    page.click("[data-key=page-leave]")
    page.wait_for_function("() => location.pathname === '/'")
    ben.page.wait_for_selector("[data-key=start]")
    ben.page.click("[data-key=page-leave]")
    ben.page.wait_for_function("() => location.pathname === '/'")


def test_another_language_in_the_middle_of_a_turn(somebody: NewPerson) -> None:
    anna = somebody("Anna")
    anna.play_table(players=3)
    page = anna.page
    anna.play_on_until(".asking[data-yours=true] [data-broker]", 2)
    page.locator(".asking [data-broker]:not(:disabled)").first.click()
    page.locator(".board [data-place].legal").first.click()
    page.evaluate("window.notReloaded = true")
    english = anna.text(".asked")
    page.select_option(".bar .language", "de")
    page.wait_for_function("english => document.querySelector('.asked').textContent !== english", arg=english)
    assert page.evaluate("window.notReloaded") is True
    assert page.get_attribute("html", "lang") == "de"
    assert page.locator(".board .ghost").count() > 0
    page.wait_for_function("() => document.querySelector('.log .fact').textContent.includes('Runde')")
    anna.play_on_until(".counting:not([hidden])", 2)
    assert "Viertel" in anna.text(".counting") or "Distrikt" in anna.text(".counting")


def test_the_end_and_another_game(somebody: NewPerson) -> None:
    anna = somebody("Anna")
    table = anna.play_table(players=2)
    anna.play_on_until(".ending", 4)
    page = anna.page
    page.wait_for_selector(".account-sum")
    assert page.locator(".chart-path, .chart-box svg").count() > 0
    page.click("[data-key=page-rematch]")
    page.wait_for_url(lambda url: "/table/" in url and table not in url, timeout=SLOW)
    anna.wait_for_question()


def test_records_come_in_through_the_door(somebody: NewPerson, tmp_path: Path) -> None:
    anna = somebody("Anna")
    table = anna.play_table(players=2)
    with anna.page.expect_download() as download:
        anna.page.click("[data-key=page-record]")
    running = tmp_path / "game.record"
    download.value.save_as(running)
    anna.play_on_until(".ending", 5)
    finished = anna.context.request.get(f"{anna.address.http}/api/tables/{table}/record").json()["record"]

    page = anna.open("/")
    page.fill(".importing textarea", finished)
    page.click(".importing button[type=submit]")
    page.wait_for_url("**/replay/*")
    page = anna.open("/")
    page.fill(".importing textarea", "\n".join(finished.splitlines()[:20]))
    page.click(".importing button[type=submit]")
    page.wait_for_selector(".note")
    assert "record" in anna.text(".note")
    anna.complaints.clear()  # the browser says aloud that the request was refused


def test_where_only_players_watch_one_can_sit_down_and_others_are_told_why_not(somebody: NewPerson) -> None:
    anna, ben, cleo = somebody("Anna"), somebody(), somebody()
    setup = {"options": {"players": 2}, "public": True, "spectators": False}
    table = anna.context.request.post(f"{anna.address.http}/api/tables", data=setup).json()["id"]
    ben.open(f"/table/{table}").locator("[data-key=sit-1]").click()
    ben.page.fill("dialog input", "Ben")
    ben.page.keyboard.press("Enter")
    cleo.open(f"/table/{table}").wait_for_selector(".lobby-seats")
    anna.open(f"/table/{table}").click("[data-key=start]:not(:disabled)")
    for one in (anna, ben):
        one.wait_for_question()
    cleo.page.wait_for_selector("text=only its players may watch")


def test_another_game_waits_for_everybody(somebody: NewPerson) -> None:
    anna, ben = somebody("Anna"), somebody("Ben")
    table = anna.lay_table(2, players=2)
    ben.ask(f"/api/tables/{table}/join", seat=1)
    anna.ask(f"/api/tables/{table}/start")
    for one in (anna, ben):  # bots play it to the end
        one.ask(f"/api/tables/{table}/leave")
    for one in (anna, ben):
        one.open(f"/table/{table}").wait_for_selector(".ending", timeout=SLOW)
    page, other = anna.page, ben.page
    page.click("[data-key=page-rematch]")
    page.wait_for_selector("text=Ben has not come yet. Wait a little, or free the seat.")
    assert page.is_disabled("[data-key=start]")
    assert page.inner_text("[data-key=send-away-1]") == "Free the seat"
    # Ben finds the way there, and says that he plays.
    other.click("text=To the next game")
    other.wait_for_selector("text=You are asked to play again.")
    assert other.locator("[data-key=start]").count() == 0
    home = ben.new_page()
    home.goto(ben.address.http)
    home.wait_for_selector(".table-list >> text=waiting for Ben to come")
    home.close()
    other.click("[data-key=accept]")
    other.wait_for_selector("text=Everybody is here: the host can begin.")
    page.click("[data-key=start]:not(:disabled)")
    for one in (anna, ben):
        one.wait_for_question()
