"""Run the application on a port: what `magemoot play` and `magemoot serve` do."""

from __future__ import annotations

import errno
import socket

import uvicorn
from litestar import Litestar

__all__ = ["PortUnavailable", "listen", "server"]

FRAME_LIMIT = 64 * 1024
GOODBYE_SECONDS = 3


class PortUnavailable(Exception):
    """The port cannot be listened on; the text is one sentence fit for a terminal."""


def listen(host: str, port: int) -> socket.socket:
    """A bound socket; port 0 takes any free one. Raises PortUnavailable with one clear sentence."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        # Named as TCP, so that asyncio turns Nagle's algorithm off; else every second message waits 40 ms for the first.
        bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    except OSError as error:
        raise PortUnavailable(
            f"{host}: this machine has no such network ({error.strerror}); choose another with --host"
        ) from error
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
        bound.listen(128)
    except OverflowError as error:
        bound.close()
        raise PortUnavailable(f"port {port}: is not a port; choose one from 0 to 65535 with --port") from error
    except OSError as error:
        bound.close()
        if error.errno == errno.EADDRINUSE:
            raise PortUnavailable(
                f"port {port}: is in use; choose another with --port, or 0 for any free one"
            ) from error
        reason = error.strerror or type(error).__name__
        raise PortUnavailable(
            f"{host} port {port}: cannot be used ({reason}); choose another with --host or --port"
        ) from error
    return bound


def server(
    app: Litestar | str, *, factory: bool = False, workers: int | None = None, access_log: bool = False
) -> uvicorn.Server:
    """A server ready to run: `server(app).run(sockets=[listen(host, port)])`. It ends on SIGINT and SIGTERM.

    Args:
        app: the application, or where it is to be found ("module:name"), as several processes need it.
        factory: whether what is found there makes the application.
        workers: in how many processes it is going to run.
        access_log: whether every request is written down.
    """
    return uvicorn.Server(
        uvicorn.Config(
            app,
            factory=factory,
            workers=workers,
            ws="websockets-sansio",
            ws_max_size=FRAME_LIMIT,
            timeout_graceful_shutdown=GOODBYE_SECONDS,
            log_level="warning",
            access_log=access_log,
            server_header=False,
        )
    )
