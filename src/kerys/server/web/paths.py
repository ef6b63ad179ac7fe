"""Starlette routes from `routes.py`: one path knows all of its methods, so that a wrong method is answered with 405
and the right ones."""

from collections.abc import Iterable, Mapping

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route as Path
from starlette.types import Receive, Scope, Send

from kerys.server.refusals import Refusal
from kerys.server.transport.responses import Endpoint, refusal_reply
from kerys.server.web.requests import Api, Route


class Methods:
    """The endpoints of one path, by method."""

    def __init__(self, endpoints: Mapping[str, Endpoint]) -> None:
        self._endpoints = dict(endpoints)
        if "GET" in self._endpoints:
            self._endpoints["HEAD"] = self._endpoints["GET"]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive, send)
        endpoint = self._endpoints.get(request.method)
        response = wrong_method(request, self._endpoints) if endpoint is None else await endpoint(request)
        await response(scope, receive, send)


class _NotFound:
    """Answers all other paths of the API with 404, whatever the method."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        response = refusal_reply(Refusal("not-found", "There is nothing here."), scope)
        await response(scope, receive, send)


def paths(routes: Iterable[Route], api: Api) -> list[Path]:
    by_path: dict[str, dict[str, Endpoint]] = {}
    for route in routes:
        by_path.setdefault(route.path, {})[route.method] = route.endpoint(api)
    return [Path(path, Methods(endpoints)) for path, endpoints in by_path.items()]


def not_found_paths() -> list[Path]:
    return [Path(f"/{part}/{{path:path}}", _NotFound()) for part in ("api", "ws")]


def wrong_method(request: Request, right: Iterable[str]) -> Response:
    methods = sorted(right)
    refusal = Refusal(
        "wrong-method", f"This address does not take {request.method} but {' or '.join(methods)}."
    )
    return refusal_reply(refusal, request.scope, status=405, more={"allow": ", ".join(methods)})
