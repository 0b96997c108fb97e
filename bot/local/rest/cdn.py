"""The CDN: serves uploaded files, and the images of emoji."""

from aiohttp import web

from bot.local.world.store import File, Store

CACHE_FOREVER = "private, max-age=31536000, immutable"


def add_cdn(app: web.Application, store: Store) -> None:
    async def serve(request: web.Request) -> web.Response:
        file = store.file(request.match_info["file_id"])
        if file is None or file.name != request.match_info["name"]:
            raise web.HTTPNotFound
        return _response(file)

    async def serve_emoji(request: web.Request) -> web.Response:
        file = store.file(request.match_info["emoji_id"])
        if file is None or file.name != f"emoji.{request.match_info['type']}":
            raise web.HTTPNotFound
        return _response(file)

    app.router.add_get("/attachments/{channel_id}/{file_id}/{name}", serve)
    app.router.add_get("/ephemeral-attachments/{file_id}/{name}", serve)
    app.router.add_get(r"/emojis/{emoji_id:\d+}.{type}", serve_emoji)


def _response(file: File) -> web.Response:
    # An uploaded file must never run as a page of this origin.
    headers = {
        "Cache-Control": CACHE_FOREVER,
        "X-Content-Type-Options": "nosniff",
        "Content-Security-Policy": "sandbox",
    }
    return web.Response(body=file.body, content_type=file.type, headers=headers)
