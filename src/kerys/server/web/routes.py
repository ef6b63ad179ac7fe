"""Every request the server answers, in one list. The protocol's page and schema are made from it."""

from typing import Final

from kerys.server.protocol import bodies as b
from kerys.server.protocol.setup import Setup
from kerys.server.transport.responses import RECORD
from kerys.server.web import accounts as for_people
from kerys.server.web import games as for_games
from kerys.server.web import tables as for_tables
from kerys.server.web.requests import Route

ROUTES: Final = (
    Route("GET", "/api/me", for_people.me, b.Me),
    Route("POST", "/api/me", for_people.enter, b.Me, b.Enter),
    Route("POST", "/api/account", for_people.make_account, b.Me, b.Credentials),
    Route("POST", "/api/password", for_people.change_password, b.Nothing, b.ChangePassword),
    Route("POST", "/api/sign-in", for_people.sign_in, b.Me, b.Credentials),
    Route("POST", "/api/sign-out", for_people.sign_out, b.Nothing, b.Nothing),
    Route("GET", "/api/sessions", for_people.sessions, b.Sessions),
    Route("POST", "/api/sessions/end", for_people.end_session, b.Nothing, b.EndSession),
    Route("GET", "/api/tables", for_tables.tables, b.Tables),
    Route("POST", "/api/tables", for_tables.create, b.TableCreated, Setup),
    Route("POST", "/api/tables/{id}", for_tables.table, b.TableReply, b.Open),
    Route("POST", "/api/tables/{id}/join", for_tables.join, b.TableReply, b.Join),
    Route("POST", "/api/tables/{id}/leave", for_tables.leave, b.Nothing, b.Nothing),
    Route("POST", "/api/tables/{id}/bot", for_tables.seat_bot, b.TableReply, b.SeatBot),
    Route("POST", "/api/tables/{id}/send-away", for_tables.send_away, b.TableReply, b.SendAway),
    Route("POST", "/api/tables/{id}/start", for_tables.start, b.Nothing, b.Nothing),
    Route("POST", "/api/tables/{id}/mute", for_tables.mute, b.Nothing, b.Mute),
    Route("POST", "/api/tables/{id}/invitation", for_tables.invitation, b.Link, b.Invitation),
    Route("POST", "/api/tables/{id}/rematch", for_tables.rematch, b.TableCreated, b.Nothing),
    Route("GET", "/api/tables/{id}/record", for_games.record, b.RecordReply),
    Route(
        "GET",
        "/api/tables/{id}/replay",
        for_games.replay,
        b.Replay,
        query=(
            ("step", "the first moment wanted (0)"),
            ("count", "how many moments, at most 50 (1)"),
            ("as", "a seat's colour, `spectator`, or `open` for everything (open)"),
            ("language", "of the sentences (en)"),
        ),
    ),
    Route("POST", "/api/records", for_games.import_record, b.TableCreated, b.ImportRecord, most=RECORD),
    Route("GET", "/api/words/{language}", for_games.labels, b.Labels),
    Route("GET", "/api/about", for_games.about, b.About),
)
