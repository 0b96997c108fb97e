"""The CDN: uploaded files by their address."""

from aiohttp import web

from bot.local.store import Store

LONG = "private, max-age=31536000, immutable"


def add_cdn(app: web.Application, store: Store) -> None:
    async def serve(request: web.Request) -> web.Response:
        file = store.file(request.match_info["file_id"])
        if file is None or file.name != request.match_info["name"]:
            raise web.HTTPNotFound
        # A file is shown as what it says it is, never as a page of this origin.
        headers = {
            "Cache-Control": LONG,
            "X-Content-Type-Options": "nosniff",
            "Content-Security-Policy": "sandbox",
        }
        return web.Response(body=file.body, content_type=file.type, headers=headers)

    app.router.add_get("/attachments/{channel_id}/{file_id}/{name}", serve)
    app.router.add_get("/ephemeral-attachments/{file_id}/{name}", serve)
