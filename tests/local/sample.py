"""A small discord.py bot that uses most of the API."""

import asyncio
import io
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Self, TypeAlias

import discord
from discord import app_commands

from bot.local.client import redirect_client
from bot.local.server import Endpoints
from tests.local.pictures import png

COLOURS = {"red": (200, 40, 40), "green": (40, 160, 60), "blue": (40, 80, 200)}


def picture(name: str = "board.png", colour: str = "red") -> discord.File:
    return discord.File(io.BytesIO(png(colour=COLOURS[colour])), name, description=f"A {colour} board")


class Count(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"count:(?P<n>\d+)"):
    """A button with its state in its custom_id, so that it works after a restart."""

    def __init__(self, n: int) -> None:
        super().__init__(discord.ui.Button(label=f"Pressed {n}", custom_id=f"count:{n}"))
        self.n = n

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction, _item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(int(match["n"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content=f"Counted {self.n + 1}", view=counter(self.n + 1))


def counter(n: int) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    view.add_item(Count(n))
    return view


class Form(discord.ui.Modal, title="Who are you?"):
    """A modal with a text field and a menu."""

    name: discord.ui.Label[Any] = discord.ui.Label(
        text="Your name", component=discord.ui.TextInput(max_length=20)
    )
    colour: discord.ui.Label[Any] = discord.ui.Label(
        text="Your colour",
        component=discord.ui.Select(
            options=[discord.SelectOption(label=c.title(), value=c) for c in COLOURS]
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        name, menu = self.name.component, self.colour.component
        assert isinstance(name, discord.ui.TextInput)
        assert isinstance(menu, discord.ui.Select)
        colour = menu.values[0]
        await interaction.response.send_message(f"{name.value} likes {colour}", file=picture(colour=colour))


def labelled(text: str, component: Any) -> discord.ui.Label[Any]:
    return discord.ui.Label(text=text, component=component)


class Survey(discord.ui.Modal, title="Survey"):
    """A modal with every other kind of field."""

    size: discord.ui.Label[Any] = labelled(
        "Size", discord.ui.RadioGroup(options=[discord.RadioGroupOption(label=s, value=s) for s in "SML"])
    )
    extras: discord.ui.Label[Any] = labelled(
        "Extras",
        discord.ui.CheckboxGroup(
            options=[discord.CheckboxGroupOption(label=e, value=e) for e in ("map", "dice")], max_values=2
        ),
    )
    agreed: discord.ui.Label[Any] = labelled("Agreed", discord.ui.Checkbox())
    friend: discord.ui.Label[Any] = labelled("Friend", discord.ui.UserSelect(required=False, min_values=0))
    proof: discord.ui.Label[Any] = labelled("Proof", discord.ui.FileUpload(required=False, min_values=0))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        size, extras, agreed, friend, proof = (item.component for item in self.children)  # type: ignore[attr-defined]
        friends = [user.display_name for user in friend.values]
        files = [len(await file.read()) for file in proof.values]
        await interaction.response.send_message(
            f"{size.value} {extras.values} {agreed.value} {friends} {files}"
        )


class Menus(discord.ui.View):
    """Every kind of menu, a button that opens a modal, and one that defers."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.select(
        custom_id="colour",
        placeholder="Colour",
        max_values=2,
        options=[discord.SelectOption(label=c.title(), value=c) for c in COLOURS],
    )
    async def colours(self, interaction: discord.Interaction, menu: discord.ui.Select[Self]) -> None:
        new = picture("new.png", menu.values[0])
        await interaction.response.edit_message(content=f"Chose {', '.join(menu.values)}", attachments=[new])

    @discord.ui.select(cls=discord.ui.UserSelect, custom_id="user", placeholder="Friend")
    async def users(self, interaction: discord.Interaction, menu: discord.ui.UserSelect[Self]) -> None:
        await interaction.response.send_message(f"Chose {menu.values[0].display_name}", ephemeral=True)

    @discord.ui.select(cls=discord.ui.ChannelSelect, custom_id="channel", placeholder="Channel")
    async def channels(self, interaction: discord.Interaction, menu: discord.ui.ChannelSelect[Self]) -> None:
        await interaction.response.send_message(f"Chose #{menu.values[0].name}", ephemeral=True)

    @discord.ui.select(cls=discord.ui.RoleSelect, custom_id="role", placeholder="Role")
    async def roles(self, interaction: discord.Interaction, menu: discord.ui.RoleSelect[Self]) -> None:
        await interaction.response.send_message(f"Chose {menu.values[0].name}", ephemeral=True)

    @discord.ui.button(label="Fill in", custom_id="fill")
    async def fill(self, interaction: discord.Interaction, _: discord.ui.Button[Self]) -> None:
        await interaction.response.send_modal(Form())

    @discord.ui.button(label="Later", custom_id="later")
    async def later(self, interaction: discord.Interaction, _: discord.ui.Button[Self]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="Later came")

    @discord.ui.button(label="Never", custom_id="never", disabled=True)
    async def never(self, interaction: discord.Interaction, _: discord.ui.Button[Self]) -> None:
        raise AssertionError(interaction)


class Board(discord.ui.LayoutView):
    """A layout with every component: container, section, thumbnail, gallery, file, separator, row."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        place: discord.ui.Button[Any] = discord.ui.Button(label="Place", custom_id="place")
        place.callback = self.placed  # type: ignore[method-assign]
        row: discord.ui.ActionRow[Any] = discord.ui.ActionRow(place)
        shown = discord.MediaGalleryItem("attachment://board.png", description="The board")
        thumbnail: discord.ui.Thumbnail[Any] = discord.ui.Thumbnail(
            "attachment://mark.png", description="A mark"
        )
        self.add_item(
            discord.ui.Container(
                discord.ui.Section(discord.ui.TextDisplay("## Akropolis"), accessory=thumbnail),
                discord.ui.MediaGallery(shown),
                discord.ui.Separator(),
                discord.ui.File("attachment://log.txt"),
                row,
                accent_colour=0x336699,
            )
        )

    @staticmethod
    def files() -> list[discord.File]:
        log = discord.File(io.BytesIO(b"place 3 2 -1 1"), "log.txt")
        return [picture(), picture("mark.png", "blue"), log]

    async def placed(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Placed", ephemeral=True)


group = app_commands.Group(name="game", description="Tables")


@group.command(name="new", description="Open a table")
@app_commands.choices(game=[app_commands.Choice(name=n.title(), value=n) for n in ("akropolis", "cascadia")])
async def game_new(
    interaction: discord.Interaction,
    game: str,
    seats: app_commands.Range[int, 2, 4] = 4,
    rival: discord.Member | None = None,
) -> None:
    against = f" against {rival.display_name}" if rival else ""
    await interaction.response.send_message(f"{game} for {seats}{against}")


@app_commands.command(description="Say pong")
async def ping(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("pong", ephemeral=True)


@app_commands.command(description="Send an embed with a picture")
async def show(interaction: discord.Interaction) -> None:
    embed = discord.Embed(title="Market", description="Four tiles").set_image(url="attachment://board.png")
    embed.add_field(name="Stones", value="2").set_footer(text="Ada to play")
    await interaction.response.send_message(f"{interaction.user.mention}", embed=embed, file=picture())


@app_commands.command(description="Show a layout")
async def board(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(view=Board(), files=Board.files())


@app_commands.command(description="Think in secret")
async def ponder(interaction: discord.Interaction) -> None:
    await interaction.response.defer(thinking=True, ephemeral=True)
    await interaction.followup.send("Pondered", file=picture())


@app_commands.command(description="Ask much")
async def survey(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(Survey())


@app_commands.command(description="For those in charge")
@app_commands.default_permissions(manage_threads=True)
@app_commands.guild_only()
async def rule(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Ruled")


@app_commands.command(description="For users who install it themselves")
@app_commands.allowed_installs(guilds=False, users=True)
async def mine(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Mine")


@app_commands.context_menu(name="Wave at them")
async def wave(interaction: discord.Interaction, user: discord.User | discord.Member) -> None:
    text = f"{interaction.user.display_name} waves at {user.id} ({type(user).__name__})"
    await interaction.response.send_message(text)


@app_commands.command(description="Say whether the bot is on this server")
async def where(interaction: discord.Interaction) -> None:
    known = interaction.client.get_guild(interaction.guild_id or 0)
    await interaction.response.send_message(f"{interaction.guild_id}: {'here' if known else 'elsewhere'}")


@app_commands.command(description="Think, then send a picture")
async def think(interaction: discord.Interaction) -> None:
    await interaction.response.defer(thinking=True)
    await interaction.followup.send("Thought", file=picture())
    more = await interaction.followup.send("More", wait=True)
    await more.edit(content="More, edited")
    again = await interaction.original_response()
    await again.edit(content="Thought twice", attachments=[*again.attachments, picture("second.png", "blue")])


@app_commands.command(description="Every menu")
async def menus(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Menus", view=Menus(), file=picture())


@app_commands.command(description="Count presses")
async def count(interaction: discord.Interaction, hidden: bool = False) -> None:
    await interaction.response.send_message("Counted 0", view=counter(0), ephemeral=hidden)


@app_commands.command(description="Paint a board")
async def paint(interaction: discord.Interaction, colour: str) -> None:
    await interaction.response.send_message("Painted", file=picture(colour=colour))


@paint.autocomplete("colour")
async def colours(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=c.title(), value=c) for c in COLOURS if typed in c]


@app_commands.command(description="Greet in your own language")
async def greet(interaction: discord.Interaction) -> None:
    word = {"pl": "Witaj"}.get(interaction.locale.value, "Welcome")
    await interaction.response.send_message(f"{word} ({interaction.guild_locale})")


@app_commands.command(description="Play in a thread")
async def play(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("A table opens")
    message = await interaction.original_response()
    thread = await message.create_thread(name="Akropolis 1", auto_archive_duration=10080)
    await thread.add_user(interaction.user)
    first = await thread.send(f"Your turn, {interaction.user.mention}", file=picture(), view=counter(0))
    await first.pin()
    await first.add_reaction("\N{WHITE HEAVY CHECK MARK}")


@app_commands.command(description="Write to you directly, or here when that is closed")
async def whisper(interaction: discord.Interaction) -> None:
    try:
        await interaction.user.send("Your turn")
    except discord.Forbidden as closed:
        await interaction.response.send_message(f"Your turn, here ({closed.code})")
    else:
        await interaction.response.send_message("Sent", ephemeral=True)


@app_commands.command(description="Answer too late")
async def late(interaction: discord.Interaction) -> None:
    bot = interaction.client
    assert isinstance(bot, Sample)
    await bot.released.wait()
    try:
        await interaction.response.send_message("Too late")
    except discord.NotFound as error:
        bot.errors.append(error)
        bot.refused.set()


Command: TypeAlias = app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.ContextMenu
COMMANDS: tuple[Command, ...] = (
    mine,
    wave,
    where,
    ponder,
    survey,
    rule,
    ping,
    show,
    board,
    think,
    menus,
    count,
    paint,
    greet,
    play,
    whisper,
    late,
    group,
)


class Sample(discord.AutoShardedClient):
    """The bot; `errors` contains what its commands raised."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(intents=discord.Intents.default(), guild_ready_timeout=0.05, **kwargs)
        self.tree = app_commands.CommandTree(self)
        self.errors: list[Exception] = []
        self.released = asyncio.Event()
        self.refused = asyncio.Event()
        self.resumes = 0
        self.tree.error(self.record_error)

    async def record_error(self, _: discord.Interaction, error: app_commands.AppCommandError) -> None:
        self.errors.append(error)

    async def setup_hook(self) -> None:
        for command in COMMANDS:
            self.tree.add_command(command)
        await self.tree.sync()
        self.add_dynamic_items(Count)
        self.add_view(Menus())
        self.add_view(Board())

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify at once; discord.py would wait five seconds between shards."""

    async def on_resumed(self) -> None:
        self.resumes += 1

    async def on_shard_resumed(self, _: int) -> None:
        self.resumes += 1


@asynccontextmanager
async def running(
    endpoints: Endpoints, token: str, make: Callable[..., discord.Client] = Sample, **kwargs: Any
) -> AsyncIterator[Any]:
    """A client that is connected and ready: the sample bot, unless `make` creates another."""
    bot = make(**kwargs)
    with redirect_client(endpoints):
        task = asyncio.create_task(bot.start(token))
        ready = asyncio.create_task(bot.wait_until_ready())
        await asyncio.wait((task, ready), return_when=asyncio.FIRST_COMPLETED)
        try:
            if task.done():
                task.result()
            yield bot
        finally:
            ready.cancel()
            await bot.close()
            await task
