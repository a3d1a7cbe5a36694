"""The browser client: files built from web/ and served with headers that let nothing else in."""

from __future__ import annotations

import mimetypes
import os
from http import HTTPStatus
from pathlib import Path

import anyio.to_thread
from litestar import Response, get
from litestar.params import FromPath

__all__ = ["SECURITY_HEADERS", "client_file", "start_page"]

FOLDER = Path(__file__).parent.parent / "static"

SECURITY_HEADERS = {
    "Content-Security-Policy": "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "style-src-attr 'unsafe-inline'",
            "img-src 'self' data:",
            "font-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}

NOT_BUILT = (
    "<!doctype html><html lang=en><title>magemoot</title><p>The browser client has not been built. "
    "Install magemoot without MAGEMOOT_SKIP_WEB, or run <code>npm run build</code> in <code>web/</code>."
)

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


@get("/", include_in_schema=False)
async def start_page() -> Response[bytes]:
    """The client's start page."""
    return await _client_file("")


@get("/{path:path}", include_in_schema=False)
async def client_file(path: FromPath[str]) -> Response[bytes]:
    """A file of the client; for any address that is no file, its start page, which finds its way from there."""
    return await _client_file(path.strip("/"))


def _file(name: str) -> Path | None:
    """The file of that name in the folder, if there is one. A link in the folder is followed, a way out of it is not."""
    file = Path(os.path.normpath(FOLDER / name))
    try:
        return file if file.is_relative_to(FOLDER) and file.is_file() else None
    except (OSError, ValueError):  # a name that no file can have
        return None


async def _client_file(name: str) -> Response[bytes]:
    file = _file(name)
    if file is not None:
        content = await anyio.to_thread.run_sync(file.read_bytes)
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        # Files in assets/ carry a hash of their content in their name.
        age = "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache"
        return Response(content, media_type=kind, headers={"Cache-Control": age})
    if Path(name).suffix or name.startswith("api/"):
        return Response(b"not found", media_type="text/plain", status_code=HTTPStatus.NOT_FOUND)
    index = FOLDER / "index.html"
    built = index.is_file()
    page = await anyio.to_thread.run_sync(index.read_bytes) if built else NOT_BUILT.encode()
    return Response(
        page,
        media_type="text/html",
        headers={"Cache-Control": "no-store"},
        status_code=HTTPStatus.OK if built else HTTPStatus.SERVICE_UNAVAILABLE,
    )
