"""Languages of servers, people and tables: stored, known without waiting, and erased with the person."""

from bot.services.server_preferences import Servers
from tests.bot.harness import ANN, BOB, CAT, GUILD, Harness


async def loaded(harness: Harness) -> Servers:
    servers = Servers(harness.database)
    await servers.load()
    return servers


async def test_a_servers_choice_is_kept_replaced_and_dropped(harness: Harness) -> None:
    servers = await loaded(harness)
    assert servers.preferences(GUILD).language is None
    for choice in ("pl", "en", None):
        await servers.choose(GUILD, language=choice)
        for known in (servers, await loaded(harness)):
            found = [known.preferences(guild).language for guild in (GUILD, GUILD + 1, None)]
            assert found == [choice, None, None]


async def test_a_persons_choice_is_known_at_once_and_after_a_restart(harness: Harness) -> None:
    settings = harness.settings
    chosen = await settings.choose(ANN, discord_language="en", chosen_language="pl")
    await settings.choose(BOB, discord_language="pl")
    assert (chosen.language, (await settings.of_person(BOB.id)).language) == ("pl", "pl")
    again = harness.restarted().settings
    assert again.chosen_language(ANN.id) is None  # not loaded yet
    await again.load()
    for known in (settings, again):
        assert (known.chosen_language(ANN.id), known.chosen_language(BOB.id)) == ("pl", None)
    left = await settings.choose(ANN, chosen_language=None)
    assert (left.language, settings.chosen_language(ANN.id)) == ("en", None)


async def test_what_discord_tells_is_noted_of_people_with_settings(harness: Harness) -> None:
    settings = harness.settings
    await settings.choose(ANN, discord_language="en")
    await settings.choose(BOB, discord_language="en", chosen_language="en")
    for person in (ANN, BOB, CAT):
        await settings.note_discord_language(person.id, "pl")
    found = [await settings.of_person(person.id) for person in (ANN, BOB, CAT)]
    assert [(each.discord_language, each.language) for each in found] == [
        ("pl", "pl"),
        ("pl", "en"),
        ("en", "en"),  # Nothing was stored.
    ]


async def test_another_setting_leaves_the_language_as_it_is(harness: Harness) -> None:
    await harness.settings.choose(ANN, chosen_language="pl")
    await harness.settings.choose(ANN, heads_up=True)
    assert harness.settings.chosen_language(ANN.id) == "pl"


async def test_an_erased_person_has_no_choice_left(harness: Harness) -> None:
    for person in (ANN, BOB):
        await harness.settings.choose(person, chosen_language="pl")
    await harness.erasure.erase(ANN)
    again = harness.restarted().settings
    await again.load()
    for known in (harness.settings, again):
        assert (known.chosen_language(ANN.id), known.chosen_language(BOB.id)) == (None, "pl")


async def test_a_table_keeps_its_language_through_every_change(harness: Harness) -> None:
    table = await harness.tables.open(
        guild=GUILD, channel=20, host=ANN, game="akropolis", seats=2, options={}, pace="none", language="pl"
    )
    await harness.tables.join(table.id, BOB)
    await harness.tables.start(table.id, ANN)
    played = await harness.play(table.id, 2)
    assert (played.language, (await harness.restarted().tables.table(table.id)).language) == ("pl", "pl")
    assert (await harness.lobby()).language is None
