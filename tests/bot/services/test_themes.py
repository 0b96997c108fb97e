"""Themes of servers, people and tables: stored, known without waiting, and erased with the person."""

import asyncio

from bot.services.server_preferences import Servers
from bot.storage.servers.preferences import ServerPreferences
from render import Theme
from tests.bot.harness import ANN, BOB, GUILD, Harness


async def test_a_servers_theme_and_its_language_do_not_disturb_each_other(harness: Harness) -> None:
    servers = Servers(harness.database)
    await servers.choose(GUILD, language="pl")
    await servers.choose(GUILD, theme=Theme.LIGHT)
    await servers.choose(GUILD, language="en")
    again = Servers(harness.database)
    await again.load()
    for known in (servers, again):
        assert known.preferences(GUILD) == ServerPreferences("en", Theme.LIGHT)
        assert known.preferences(GUILD + 1) == ServerPreferences()


async def test_two_choices_at_once_are_both_kept(harness: Harness) -> None:
    servers = Servers(harness.database)
    await asyncio.gather(servers.choose(GUILD, language="pl"), servers.choose(GUILD, theme=Theme.DARK))
    assert servers.preferences(GUILD) == ServerPreferences("pl", Theme.DARK)


async def test_a_persons_theme_is_known_at_once_after_a_restart_and_until_it_is_erased(
    harness: Harness,
) -> None:
    await harness.settings.choose(ANN, theme=Theme.LIGHT)
    await harness.settings.choose(ANN, heads_up=True)
    await harness.settings.choose(BOB, theme=Theme.DARK)
    again = harness.restarted().settings
    await again.load()
    for known in (harness.settings, again):
        assert (known.theme(ANN.id), known.theme(BOB.id)) == (Theme.LIGHT, Theme.DARK)
    assert (await harness.settings.choose(BOB, theme=None)).theme is None
    await harness.erasure.erase(ANN)
    assert (harness.settings.theme(ANN.id), harness.settings.theme(BOB.id)) == (None, None)


async def test_a_table_keeps_its_theme_through_every_change(harness: Harness) -> None:
    table = await harness.tables.open(
        guild=GUILD,
        channel=20,
        host=ANN,
        game="akropolis",
        seats=2,
        options={},
        pace="none",
        theme=Theme.LIGHT,
    )
    await harness.tables.join(table.id, BOB)
    await harness.tables.start(table.id, ANN)
    played = await harness.play(table.id, 2)
    stored = await harness.restarted().tables.table(table.id)
    assert (played.theme, stored.theme) == (Theme.LIGHT, Theme.LIGHT)
    assert (await harness.lobby()).theme is None
