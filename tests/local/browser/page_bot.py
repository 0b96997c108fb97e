"""A small bot for the browser tests, with every kind of response that the page must show."""

import asyncio
import io
from typing import Any

import discord
from discord import app_commands, ui

from tests.local.pictures import png

GAMES = ("Akropolis", "Castles", "Quarries")
ALT = "A city of one quarter."
Interaction = discord.Interaction[discord.Client]


def picture() -> discord.File:
    return discord.File(io.BytesIO(png(1100, 700)), "city.png")


class Setup(ui.Modal, title="Set up the table"):
    """A modal with every kind of field that the page supports."""

    named: ui.Label[Any] = ui.Label(
        text="Name of the table", component=ui.TextInput(custom_id="named", min_length=3)
    )
    city: ui.Label[Any] = ui.Label(
        text="City",
        component=ui.Select(
            custom_id="city", options=[discord.SelectOption(label=name) for name in ("Small", "Large")]
        ),
    )
    pace: ui.Label[Any] = ui.Label(
        text="Pace",
        component=ui.RadioGroup(
            custom_id="pace",
            options=[discord.RadioGroupOption(label=name) for name in ("Live", "A day a move")],
        ),
    )

    async def on_submit(self, interaction: Interaction) -> None:
        parts = (self.named.component, self.city.component, self.pace.component)
        assert isinstance(parts[0], ui.TextInput)
        assert isinstance(parts[1], ui.Select)
        assert isinstance(parts[2], ui.RadioGroup)
        summary = f"Set up: {parts[0].value}, {parts[1].values[0]}, {parts[2].value}"
        await interaction.response.send_message(summary)


class Controls(ui.ActionRow["Card"]):
    """The buttons of a card."""

    @ui.button(label="Join", style=discord.ButtonStyle.success, custom_id="join")
    async def join(self, interaction: Interaction, button: ui.Button["Card"]) -> None:
        button.disabled = True
        assert self.view
        self.view.status.content = f"Joined by {interaction.user.mention}"
        await interaction.response.edit_message(view=self.view)

    @ui.button(label="Set up", custom_id="setup")
    async def set_up(self, interaction: Interaction, _: ui.Button["Card"]) -> None:
        await interaction.response.send_modal(Setup())

    @ui.button(label="Whisper", custom_id="whisper")
    async def whisper(self, interaction: Interaction, _: ui.Button["Card"]) -> None:
        await interaction.response.send_message("Your hand is three of stone.", ephemeral=True)

    @ui.button(label="Broken", style=discord.ButtonStyle.danger, custom_id="broken")
    async def broken(self, _: Interaction, __: ui.Button["Card"]) -> None:
        """Never answers."""


class Spots(ui.ActionRow["Card"]):
    """The menu of a card."""

    @ui.select(
        custom_id="spot",
        placeholder="Where to build",
        options=[
            discord.SelectOption(label=f"Spot {name}", description="Next to the garden") for name in "ABC"
        ],
    )
    async def choose(self, interaction: Interaction, select: ui.Select["Card"]) -> None:
        await interaction.response.send_message(f"Built at {select.values[0]}")


class Parts(ui.ActionRow["Card"]):
    """A menu of several choices."""

    @ui.select(
        custom_id="parts",
        placeholder="Which parts",
        max_values=2,
        options=[discord.SelectOption(label=f"Part {name}") for name in "ABC"],
    )
    async def choose(self, interaction: Interaction, select: ui.Select["Card"]) -> None:
        await interaction.response.send_message(f"With {' and '.join(select.values)}")


class Friends(ui.ActionRow["Card"]):
    """A menu of people."""

    @ui.select(cls=ui.UserSelect, custom_id="friend", placeholder="Whom to ask")
    async def choose(self, interaction: Interaction, select: ui.UserSelect["Card"]) -> None:
        await interaction.response.send_message(f"Asking {select.values[0].display_name}")


class Card(ui.LayoutView):
    """A table's card, with a picture."""

    def __init__(self, title: str) -> None:
        super().__init__(timeout=None)
        self.status: ui.TextDisplay[Card] = ui.TextDisplay("Waiting for players")
        self.add_item(
            ui.Container(
                ui.TextDisplay(f"## {title}"),
                self.status,
                ui.MediaGallery(discord.MediaGalleryItem("attachment://city.png", description=ALT)),
                ui.Separator(),
                Controls(),
                Spots(),
                Parts(),
                Friends(),
                accent_color=0xE69F00,
            )
        )


class PageBot(discord.Client):
    """The bot. /think waits until `may_answer` is set."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.default(), guild_ready_timeout=0.1)
        self.tree = app_commands.CommandTree(self)
        self.may_answer = asyncio.Event()
        self.tree.add_command(tables)
        self.tree.add_command(think)
        self.tree.add_command(call)
        self.tree.add_command(echo)
        self.tree.add_command(wave)
        self.tree.add_command(rule)

    async def setup_hook(self) -> None:
        await self.tree.sync()


tables = app_commands.Group(name="table", description="Tables of games")


@tables.command(name="new", description="Open a new table")
@app_commands.describe(game="Which game", seats="How many may play", pace="How fast")
@app_commands.choices(pace=[app_commands.Choice(name=name, value=name.lower()) for name in ("Quick", "Calm")])
async def new(
    interaction: Interaction,
    game: str,
    seats: app_commands.Range[int, 1, 4],
    pace: app_commands.Choice[str] | None = None,
) -> None:
    title = f"{game} for {seats}" + (f", {pace.name}" if pace else "")
    await interaction.response.send_message(view=Card(title), file=picture())


@new.autocomplete("game")
async def games(_: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=name, value=name) for name in GAMES if typed.lower() in name.lower()]


@app_commands.command(description="Think before speaking")
async def think(interaction: Interaction) -> None:
    await interaction.response.defer(thinking=True)
    client = interaction.client
    assert isinstance(client, PageBot)
    await client.may_answer.wait()
    await interaction.followup.send("I have thought.")


@app_commands.command(description="Open a thread and call somebody there")
async def call(interaction: Interaction, who: discord.Member) -> None:
    channel = interaction.channel
    assert isinstance(channel, discord.TextChannel)
    await interaction.response.send_message("Calling.", ephemeral=True)
    thread = await channel.create_thread(name="A quiet game", type=discord.ChannelType.public_thread)
    await thread.send(f"Your turn, {who.mention}!")


@app_commands.context_menu(name="Wave at them")
@app_commands.guild_only()
async def wave(interaction: Interaction, user: discord.User | discord.Member) -> None:
    if user.bot:
        return  # It never answers.
    await interaction.response.send_message(f"Waving at {user.display_name}")


@app_commands.command(description="For those in charge")
@app_commands.default_permissions(manage_guild=True)
async def rule(interaction: Interaction) -> None:
    await interaction.response.send_message("Ruled")


@app_commands.command(description="Say it again")
async def echo(interaction: Interaction, words: str) -> None:
    await interaction.response.send_message(words)
