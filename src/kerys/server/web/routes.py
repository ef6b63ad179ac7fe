"""Every route of the API, in one list. docs/protocol.md and the OpenAPI schema are generated from it."""

from typing import Final

from kerys.server.protocol import bodies as b
from kerys.server.protocol.setup import Setup
from kerys.server.transport.responses import RECORD_BODY
from kerys.server.web import accounts, games, tables
from kerys.server.web.requests import Route

ROUTES: Final = (
    Route("GET", "/api/me", accounts.me, b.Me),
    Route("POST", "/api/me", accounts.enter, b.Me, b.Enter),
    Route("POST", "/api/account", accounts.create_account, b.Me, b.Credentials),
    Route("POST", "/api/password", accounts.change_password, b.Nothing, b.ChangePassword),
    Route("POST", "/api/sign-in", accounts.sign_in, b.Me, b.Credentials),
    Route("POST", "/api/sign-out", accounts.sign_out, b.Nothing, b.Nothing),
    Route("GET", "/api/sessions", accounts.sessions, b.Sessions),
    Route("POST", "/api/sessions/end", accounts.end_session, b.Nothing, b.EndSession),
    Route("GET", "/api/tables", tables.tables, b.Tables),
    Route("POST", "/api/tables", tables.create, b.TableCreated, Setup),
    Route("POST", "/api/tables/{id}", tables.table, b.TableReply, b.Open),
    Route("POST", "/api/tables/{id}/join", tables.join, b.TableReply, b.Join),
    Route("POST", "/api/tables/{id}/leave", tables.leave, b.Nothing, b.Nothing),
    Route("POST", "/api/tables/{id}/bot", tables.seat_bot, b.TableReply, b.SeatBot),
    Route("POST", "/api/tables/{id}/send-away", tables.send_away, b.TableReply, b.SendAway),
    Route("POST", "/api/tables/{id}/start", tables.start, b.Nothing, b.Nothing),
    Route("POST", "/api/tables/{id}/mute", tables.mute, b.Nothing, b.Mute),
    Route("POST", "/api/tables/{id}/invitation", tables.invitation, b.Link, b.Invitation),
    Route("POST", "/api/tables/{id}/rematch", tables.rematch, b.TableCreated, b.Nothing),
    Route("GET", "/api/tables/{id}/record", games.record, b.RecordReply),
    Route(
        "GET",
        "/api/tables/{id}/replay",
        games.replay,
        b.Replay,
        query=(
            ("step", "the first moment wanted (0)"),
            ("count", "how many moments, at most 50 (1)"),
            ("as", "a seat's colour, `spectator`, or `open` for everything (open)"),
            ("language", "of the sentences (en)"),
        ),
    ),
    Route("POST", "/api/records", games.import_record, b.TableCreated, b.ImportRecord, limit=RECORD_BODY),
    Route("GET", "/api/words/{language}", games.labels, b.Labels),
    Route("GET", "/api/about", games.about, b.About),
)
