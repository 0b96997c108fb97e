"""The CDN: serves uploaded files."""

from aiohttp import web

from bot.local.world.store import Store

CACHE_FOREVER = "private, max-age=31536000, immutable"


def add_cdn(app: web.Application, store: Store) -> None:
    async def serve(request: web.Request) -> web.Response:
        file = store.file(request.match_info["file_id"])
        if file is None or file.name != request.match_info["name"]:
            raise web.HTTPNotFound
        # An uploaded file must never run as a page of this origin.
        headers = {
            "Cache-Control": CACHE_FOREVER,
            "X-Content-Type-Options": "nosniff",
            "Content-Security-Policy": "sandbox",
        }
        return web.Response(body=file.body, content_type=file.type, headers=headers)

    app.router.add_get("/attachments/{channel_id}/{file_id}/{name}", serve)
    app.router.add_get("/ephemeral-attachments/{file_id}/{name}", serve)
