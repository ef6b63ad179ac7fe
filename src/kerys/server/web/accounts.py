"""Requests about oneself: guest, account, sessions."""

from kerys.server.accounts.accounts import has_own_name, known
from kerys.server.accounts.devices import device_of
from kerys.server.environment import hashed
from kerys.server.live.renaming import pass_on
from kerys.server.protocol.bodies import (
    ChangePassword,
    Credentials,
    EndSession,
    Enter,
    Me,
    Nothing,
    RatingInfo,
    SessionInfo,
    Sessions,
)
from kerys.server.storage import Person
from kerys.server.web.requests import Asking


async def _me(asking: Asking, person: Person) -> Me:
    ratings = await asking.api.hub.store.ratings([person.id])
    return Me(
        name=person.name,
        named=has_own_name(person),
        account=person.login,
        language=person.language,
        ratings=[
            RatingInfo(
                players=one.players,
                rating=round(one.mu - 3 * one.sigma, 2),
                mu=round(one.mu, 2),
                sigma=round(one.sigma, 2),
                games=one.games,
            )
            for one in ratings
        ],
    )


async def me(asking: Asking, body: None) -> Me:
    """Who am I?"""
    return await _me(asking, asking.person)


async def enter(asking: Asking, body: Enter) -> Me:
    """Become a guest, or change the own name or language.

    A new name is passed on to the own tables that are not over; there it may get a number behind it, so that nobody is
    taken for somebody else.
    """
    people = asking.api.accounts
    if body.name or asking.session is None:
        asking.limit("sign-ins" if body.name else "requests")
    if asking.session is not None:
        person = await people.rename(asking.session.person, body.name, body.language)
        if body.name:
            await pass_on(asking.api.hub, person)
        return await _me(asking, person)
    person, asking.token = await people.new_guest(body.name, known(body.language), asking.label)
    return await _me(asking, person)


async def make_account(asking: Asking, body: Credentials) -> Me:
    """Give the guest a name and password; all games stay theirs. The session goes on under a new cookie."""
    asking.limit("sign-ins")
    person = await asking.api.accounts.make_account(asking.person, body.name, body.password)
    await _renew(asking)
    return await _me(asking, person)


async def _renew(asking: Asking) -> None:
    """Whoever knew the token until now, be it that they had put it there, does not know the next one."""
    assert asking.session is not None
    hub, session = asking.api.hub, asking.session
    token = hub.world.secret()
    await hub.renew_session(session.hash, hashed(token), session.person.id, asking.label)
    asking.token = token


async def change_password(asking: Asking, body: ChangePassword) -> Nothing:
    """Change the password. All other sessions of the account end, and this one gets a new cookie."""
    asking.limit("sign-ins")
    person, hub = asking.person, asking.api.hub
    await asking.api.accounts.change_password(person, body.old, body.new)
    await _renew(asking)
    assert asking.token
    for session, _, _ in await hub.store.sessions(person.id):
        if session != hashed(asking.token):
            await hub.end_session(session, person.id)
    return Nothing()


async def sign_in(asking: Asking, body: Credentials) -> Me:
    """Sign in to an account. The session that one had until then ends."""
    asking.limit("sign-ins")
    person, asking.token = await asking.api.accounts.sign_in(body.name, body.password, asking.label)
    if asking.session is not None:
        await asking.api.hub.end_session(asking.session.hash, asking.session.person.id)
    return await _me(asking, person)


async def sign_out(asking: Asking, body: Nothing) -> Nothing:
    """End this session."""
    if asking.session is not None:
        await asking.api.hub.end_session(asking.session.hash, asking.session.person.id)
        asking.token = ""
    return Nothing()


async def sessions(asking: Asking, body: None) -> Sessions:
    """Where I am signed in. The ids are not the tokens and open nothing."""
    person = asking.person
    found = await asking.api.hub.store.sessions(person.id)
    current = "" if asking.session is None else asking.session.hash
    return Sessions(
        sessions=[
            SessionInfo(
                session=one,
                since=int(at),
                browser=device.browser,
                system=device.system,
                current=one == current,
            )
            for one, at, device in ((one, at, device_of(label)) for one, at, label in found)
        ]
    )


async def end_session(asking: Asking, body: EndSession) -> Nothing:
    """Sign out somewhere else."""
    person = asking.person
    if body.session.isascii() and body.session.isalnum():  # else there is none
        await asking.api.hub.end_session(body.session, person.id)
    return Nothing()
