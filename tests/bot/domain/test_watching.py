"""Watching: when news are told, and that every message has a nonce that Discord takes."""

from msgspec.structs import replace

from bot.domain.nonce import LENGTH
from bot.domain.people.availability import Delivery, NotificationSettings
from bot.domain.people.watching import LEAST_PAUSE, News, Watch, WatchPace
from bot.domain.time_control import HOUR
from engines.core.text import Text, say
from tests.bot.domain.test_availability import at

TOLD = at("2027-03-24 12:00")
SNOWFLAKE = 2**63 - 1
NEWS = News(Watch(SNOWFLAKE, 10**6, WatchPace.TURNS, 7, TOLD), "Ann", 10**4, is_over=False)
ANY_TIME = NotificationSettings(SNOWFLAKE)


def test_two_cards_are_never_closer_than_the_least_pause() -> None:
    assert NEWS.due(ANY_TIME, TOLD + 1) == TOLD + LEAST_PAUSE
    assert NEWS.due(ANY_TIME, TOLD + HOUR) == TOLD + HOUR


def test_once_a_day_means_the_next_time_of_the_digest() -> None:
    daily = replace(NEWS, watch=replace(NEWS.watch, pace=WatchPace.DAILY))
    evening = replace(ANY_TIME, digest_at=20 * 60, time_zone="Europe/Warsaw")
    assert daily.due(evening, TOLD + 1) == at("2027-03-24 19:00")
    assert daily.due(ANY_TIME, TOLD + 1) == at("2027-03-25 12:00")


def test_the_end_is_told_at_once_but_not_in_quiet_hours() -> None:
    over = replace(NEWS, is_over=True, watch=replace(NEWS.watch, pace=WatchPace.DAILY))
    assert over.due(ANY_TIME, TOLD + 1) == TOLD + 1
    quiet = replace(ANY_TIME, quiet_from=11 * 60, quiet_until=14 * 60)
    assert over.due(quiet, TOLD + 1) == at("2027-03-24 14:00")


def test_who_is_on_vacation_is_told_afterwards_and_who_wants_nothing_never() -> None:
    away = replace(ANY_TIME, vacations=((TOLD - HOUR, TOLD + 5 * HOUR),))
    assert NEWS.due(away, TOLD + 1) == TOLD + 5 * HOUR
    assert NEWS.due(replace(ANY_TIME, delivery=Delivery.OFF), TOLD + HOUR) is None


def test_nonces_fit_and_differ() -> None:
    others = [
        replace(NEWS, latest=9),
        replace(NEWS, watch=replace(NEWS.watch, table_id=9)),
        replace(NEWS, watch=replace(NEWS.watch, person=9)),
    ]
    nonces = {each.nonce for each in (NEWS, *others)}
    assert len(nonces) == 4
    assert max(map(len, nonces)) <= LENGTH


def test_polish_counts_watchers_by_its_three_plurals() -> None:
    said = {count: say(Text("card-watchers", {"count": count}), "pl") for count in (1, 2, 5, 22)}
    assert said == {
        1: "Ogląda jedna osoba.",
        2: "Oglądają 2 osoby.",
        5: "Ogląda 5 osób.",
        22: "Oglądają 22 osoby.",
    }
