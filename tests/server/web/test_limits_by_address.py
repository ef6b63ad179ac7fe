"""One address cannot spoil the server for others: guests, public tables, replays and password guesses."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import httpx

from kerys.game import Game
from kerys.server.settings import Settings
from tests.server.helpers.server import Address, serving

DEFAULTS = Settings()
LIMITS = (
    "requests",
    "sign_ins",
    "guests",
    "password_guesses",
    "new_tables",
    "imports",
    "max_tables",
    "max_tables_per_address",
    "max_public_tables_per_address",
)


@contextmanager
def with_default_limits(folder: Path, **settings: object) -> Iterator[Address]:
    defaults = {name: getattr(DEFAULTS, name) for name in LIMITS}
    with serving(folder, proxy="127.0.0.1", **{**defaults, **settings}) as address:
        yield address


def client(address: Address, network: str) -> httpx.Client:
    return httpx.Client(base_url=address.http, headers={"X-Forwarded-For": network}, timeout=30)


def test_one_address_cannot_hide_a_table_of_others(tmp_path: Path) -> None:
    with with_default_limits(tmp_path) as address:
        with client(address, "192.0.2.1") as honest:
            honest.post("/api/me", json={"name": "Anna"})
            table = honest.post("/api/tables", json={"public": True}).json()["id"]
        made = 0
        for _ in range(12):
            with client(address, "198.51.100.7") as guest:
                guest.post("/api/me", json={})
                made += sum(
                    guest.post("/api/tables", json={"public": True}).status_code == 200 for _ in range(5)
                )
        assert made == DEFAULTS.max_public_tables_per_address
        with client(address, "203.0.113.5") as visitor:
            listed = [one["id"] for one in visitor.get("/api/tables").json()["open"]]
        assert table in listed and len(listed) == 1 + 5


def test_requests_at_once_do_not_get_past_the_quota(tmp_path: Path) -> None:
    with with_default_limits(tmp_path, new_tables="1000/day") as address:
        with client(address, "198.51.100.7") as guest:
            guest.post("/api/me", json={})

            def make(_: int) -> int:
                return guest.post("/api/tables", json={"public": True}).status_code

            with ThreadPoolExecutor(20) as pool:
                codes = list(pool.map(make, range(20)))
        assert codes.count(200) == DEFAULTS.max_public_tables_per_address
        assert set(codes) == {200, 429}


def test_networks_of_one_customer_share_their_quota(tmp_path: Path) -> None:
    with with_default_limits(tmp_path) as address:
        codes = []
        for n in range(30):
            with client(address, f"2001:db8:7:{n:x}::1") as guest:
                guest.post("/api/me", json={})
                codes.append(guest.post("/api/tables", json={"public": True}).status_code)
        assert codes.count(200) == DEFAULTS.max_public_tables_per_address


def test_new_guests_are_limited_with_and_without_a_name(tmp_path: Path) -> None:
    with with_default_limits(tmp_path, guests="4/day") as address:
        codes = []
        for n in range(6):
            with client(address, "198.51.100.7") as guest:
                codes.append(guest.post("/api/me", json={"name": "Anna"} if n % 2 else {}).status_code)
        assert codes == [200] * 4 + [429] * 2
        with client(address, "192.0.2.1") as other:
            assert other.post("/api/me", json={}).status_code == 200
            assert [other.post("/api/me", json={"language": "de"}).status_code for _ in range(6)] == [200] * 6


def test_passwords_are_guessed_a_few_times_for_each_account_only(tmp_path: Path) -> None:
    right, wrong = {"name": "anna", "password": "right password"}, {"name": "anna", "password": "wrong"}
    with with_default_limits(tmp_path, sign_ins="1000/day", password_guesses="5/day") as address:
        with client(address, "192.0.2.1") as anna:
            anna.post("/api/me", json={})
            assert anna.post("/api/account", json=right).status_code == 200
        with client(address, "192.0.2.1") as anna:
            assert anna.post("/api/sign-in", json=right).status_code == 200
        codes = []
        for n in range(8):
            with client(address, f"198.51.100.{n}") as guesser:
                codes.append(guesser.post("/api/sign-in", json=wrong).json()["code"])
        assert codes == ["wrong-password"] * 5 + ["too-many"] * 3
        with client(address, "198.51.100.99") as guesser:
            assert guesser.post("/api/sign-in", json=right).status_code == 429, "even if it is right"
            unknown = [
                guesser.post("/api/sign-in", json={"name": "ben", "password": "wrong"}).json()["code"]
                for _ in range(6)
            ]
        assert unknown == ["wrong-password"] * 5 + ["too-many"], "as if there were such an account"
        with client(address, "192.0.2.1") as anna:  # guessing does not lock the owner out
            assert [anna.post("/api/sign-in", json=right).status_code for _ in range(9)] == [200] * 9


def test_spellings_of_a_name_are_one_account(tmp_path: Path) -> None:
    with with_default_limits(tmp_path, sign_ins="1000/day", password_guesses="2/day") as address:
        with client(address, "198.51.100.7") as guesser:
            codes = [
                guesser.post("/api/sign-in", json={"name": name, "password": "wrong"}).json()["code"]
                for name in ("anna", "Anna", " ANNA ", "ａｎｎａ")
            ]
        assert codes == ["wrong-password"] * 2 + ["too-many"] * 2


def test_replays_take_a_small_share_of_the_processor(tmp_path: Path) -> None:
    over = Game(2, seed=3)
    while not over.over:
        over.play(over.waiting[0], over.options(over.waiting[0])[0])
    with with_default_limits(tmp_path, requests="100000/day", replay_share=0.5) as address:
        with client(address, "192.0.2.1") as anna:
            anna.post("/api/me", json={})
            table = anna.post("/api/records", json={"record": over.record}).json()["id"]
        with client(address, "198.51.100.7") as greedy:
            path = f"/api/tables/{table}/replay?count=50"
            codes = [greedy.get(path).status_code for _ in range(60)]
        assert codes[0] == 200 and codes[-1] == 429
        with client(address, "192.0.2.1") as anna:
            assert anna.get(path).status_code == 200
