"""Handlers about oneself: guest, account, password, sessions."""

from kerys.server.accounts.accounts import has_own_name, supported_language
from kerys.server.accounts.devices import device_of
from kerys.server.domain.names import clean_login
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
from kerys.server.web.requests import ApiRequest


async def _me(request: ApiRequest, person: Person) -> Me:
    ratings = await request.api.hub.store.ratings([person.id])
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


async def me(request: ApiRequest, body: None) -> Me:
    """Return who you are."""
    return await _me(request, request.person)


async def enter(request: ApiRequest, body: Enter) -> Me:
    """Become a guest, or change your name or language.

    A new name reaches your tables that are not over; there it may get a number, so that nobody is taken for somebody
    else.
    """
    accounts = request.api.accounts
    if body.name:
        request.limit("sign_ins")
    if request.session is None:
        request.limit("guests")
    if request.session is not None:
        person = await accounts.rename(request.session.person, body.name, body.language)
        if body.name:
            await pass_on(request.api.hub, person)
        return await _me(request, person)
    person, request.token = await accounts.create_guest(
        body.name, supported_language(body.language), request.label
    )
    return await _me(request, person)


async def create_account(request: ApiRequest, body: Credentials) -> Me:
    """Turn a guest into an account with name and password; their games stay theirs. The session gets a new cookie."""
    request.limit("sign_ins")
    person = await request.api.accounts.create_account(request.person, body.name, body.password)
    await _renew(request)
    return await _me(request, person)


async def _renew(request: ApiRequest) -> None:
    """Give the session a new token, so that nobody who planted or knew the old one shares the account."""
    assert request.session is not None
    hub, session = request.api.hub, request.session
    token = hub.world.secret()
    await hub.renew_session(session.hash, hashed(token), session.person.id, request.label)
    request.token = token


async def change_password(request: ApiRequest, body: ChangePassword) -> Nothing:
    """Change the password. All other sessions of the account end, and this one gets a new cookie."""
    request.limit("sign_ins")
    person, hub = request.person, request.api.hub
    guesses, account = request.api.guesses, f"person {person.id}"
    guesses.begin(account, request.address)
    await request.api.accounts.change_password(person, body.old, body.new)
    guesses.correct(account, request.address)
    await _renew(request)
    assert request.token
    for session, _, _ in await hub.store.sessions(person.id):
        if session != hashed(request.token):
            await hub.end_session(session, person.id)
    return Nothing()


async def sign_in(request: ApiRequest, body: Credentials) -> Me:
    """Sign in to an account. The session you had before ends."""
    request.limit("sign_ins")
    guesses, account = request.api.guesses, clean_login(body.name)
    guesses.begin(account, request.address)
    person, request.token = await request.api.accounts.sign_in(body.name, body.password, request.label)
    guesses.correct(account, request.address)
    if request.session is not None:
        await request.api.hub.end_session(request.session.hash, request.session.person.id)
    return await _me(request, person)


async def sign_out(request: ApiRequest, body: Nothing) -> Nothing:
    """End this session."""
    if request.session is not None:
        await request.api.hub.end_session(request.session.hash, request.session.person.id)
        request.token = ""
    return Nothing()


async def sessions(request: ApiRequest, body: None) -> Sessions:
    """List your sessions. The ids are not the tokens and give no access."""
    person = request.person
    rows = await request.api.hub.store.sessions(person.id)
    current = "" if request.session is None else request.session.hash
    return Sessions(
        sessions=[
            SessionInfo(
                session=one,
                since=int(at),
                browser=device.browser,
                system=device.system,
                current=one == current,
            )
            for one, at, device in ((one, at, device_of(label)) for one, at, label in rows)
        ]
    )


async def end_session(request: ApiRequest, body: EndSession) -> Nothing:
    """End another session of yours."""
    person = request.person
    if body.session.isascii() and body.session.isalnum():  # other texts are never the id of a session
        await request.api.hub.end_session(body.session, person.id)
    return Nothing()
