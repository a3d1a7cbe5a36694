"""A server that is made to be killed: `python killed_server.py DATA PORT`.

It imports everything once and then, for every line it reads, forks a child that serves on the port. The child's process
id is written as soon as it listens, and the reader of that line may kill it at any moment.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from magemoot.server.app import create_app
from magemoot.server.serve import listen, server
from tests.server.support import QuickBots


def main() -> None:
    data, port = Path(sys.argv[1]), int(sys.argv[2])
    server(create_app(data, bots=QuickBots())).config.load()
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            app = create_app(data, bots=QuickBots(), creations_a_minute=100_000)
            bound = listen("127.0.0.1", port)
            sys.stdout.write(f"{os.getpid()}\n")
            sys.stdout.flush()
            server(app).run(sockets=[bound])
            os._exit(0)
        os.waitpid(child, 0)


if __name__ == "__main__":
    main()
