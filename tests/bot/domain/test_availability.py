"""Notification settings (time zones, quiet hours, vacations) and seat clocks."""

import asyncio
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.domain.people import availability
from bot.domain.people.availability import (
    Delivery,
    NotificationSettings,
    UnknownDay,
    UnknownHour,
    UnknownZone,
    VacationTooLong,
)
from bot.domain.time_control import DAY, HOUR, MINUTE, PACES, SeatClock, elapsed
from bot.runtime.clock import RateLimiter
from engines.core.text import say
from tests.manual_clock import ManualClock


def at(text: str) -> int:
    """A UTC time in seconds since 1970."""
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp())


def written(moment: int) -> str:
    return datetime.fromtimestamp(moment, UTC).isoformat(" ", "minutes").removesuffix("+00:00")


NIGHT: dict[str, Any] = {"quiet_from": 22 * 60, "quiet_until": 7 * 60}
WARSAW = NotificationSettings(1, time_zone="Europe/Warsaw", **NIGHT)


@pytest.mark.parametrize(
    ("asked", "awake"),
    [
        ("2026-11-16 12:00", "2026-11-16 12:00"),
        ("2026-11-16 20:59", "2026-11-16 20:59"),  # 21:59 in Warsaw
        ("2026-11-16 21:00", "2026-11-17 06:00"),
        ("2026-11-17 03:00", "2026-11-17 06:00"),
        ("2026-11-17 06:00", "2026-11-17 06:00"),
        ("2026-07-16 20:00", "2026-07-17 05:00"),  # summer time
        ("2027-03-27 22:00", "2027-03-28 05:00"),  # the night in which the clocks go forward
        ("2026-10-24 21:00", "2026-10-25 06:00"),  # and back
    ],
)
def test_nobody_is_notified_during_quiet_hours(asked: str, awake: str) -> None:
    assert written(WARSAW.next_available(at(asked))) == awake


def test_quiet_hours_that_end_in_a_skipped_hour_end_at_the_clock_change() -> None:
    early = NotificationSettings(1, time_zone="Europe/Warsaw", quiet_from=22 * 60, quiet_until=2 * 60 + 30)
    assert written(early.next_available(at("2027-03-28 00:00"))) == "2027-03-28 01:00"  # 2:00 becomes 3:00


def test_the_first_of_two_equal_local_times_counts() -> None:
    early = NotificationSettings(1, time_zone="Europe/Warsaw", quiet_from=22 * 60, quiet_until=2 * 60 + 30)
    assert written(early.next_available(at("2026-10-24 22:00"))) == "2026-10-25 00:30"


@pytest.mark.parametrize(
    ("asked", "awake"),
    [
        ("2026-10-25 00:29", "2026-10-25 00:30"),
        ("2026-10-25 00:45", "2026-10-25 00:45"),  # 2:45 for the first time
        ("2026-10-25 01:10", "2026-10-25 01:30"),  # 2:10 for the second time
        ("2026-10-25 01:30", "2026-10-25 01:30"),
    ],
)
def test_quiet_hours_that_end_in_a_repeated_hour_end_twice(asked: str, awake: str) -> None:
    early = NotificationSettings(1, time_zone="Europe/Warsaw", quiet_from=22 * 60, quiet_until=2 * 60 + 30)
    assert written(early.next_available(at(asked))) == awake


def test_quiet_hours_may_be_during_the_day() -> None:
    worker = NotificationSettings(1, time_zone="America/New_York", quiet_from=9 * 60, quiet_until=17 * 60)
    assert written(worker.next_available(at("2026-11-16 14:00"))) == "2026-11-16 22:00"
    assert written(worker.next_available(at("2026-11-16 13:59"))) == "2026-11-16 13:59"


def test_nobody_is_notified_on_vacation_nor_in_the_quiet_hours_after_it() -> None:
    away = NotificationSettings(
        1, time_zone="Europe/Warsaw", **NIGHT, vacations=((at("2026-11-16 00:00"), at("2026-11-19 23:00")),)
    )
    assert written(away.next_available(at("2026-11-17 12:00"))) == "2026-11-20 06:00"
    assert away.away_until(at("2026-11-19 22:59")) == at("2026-11-19 23:00")
    assert away.away_until(at("2026-11-19 23:00")) is None


@given(
    zone=st.sampled_from(availability.time_zones()),
    begin=st.integers(0, 1439),
    end=st.integers(0, 1439),
    moment=st.integers(at("2020-01-01"), at("2035-01-01")),
)
def test_the_next_available_moment_is_the_earliest_one(zone: str, begin: int, end: int, moment: int) -> None:
    settings = NotificationSettings(1, time_zone=zone, quiet_from=begin, quiet_until=end)
    awake = settings.next_available(moment)
    assert moment <= awake <= moment + 2 * DAY
    assert not settings.is_quiet(awake)
    assert awake == moment or settings.is_quiet(awake - MINUTE)


@pytest.mark.parametrize(
    ("asked", "digest"),
    [
        ("2026-11-16 06:59", "2026-11-16 07:00"),
        ("2026-11-16 07:00", "2026-11-17 07:00"),
        ("2027-03-27 07:00", "2027-03-28 06:00"),  # the same local time, an hour earlier in UTC
    ],
)
def test_the_digest_comes_at_the_same_hour_every_day(asked: str, digest: str) -> None:
    reader = NotificationSettings(1, time_zone="Europe/Warsaw", delivery=Delivery.DIGEST, digest_at=8 * 60)
    assert written(reader.next_digest(at(asked))) == digest


@pytest.mark.parametrize("typed", ["Europe/Warsaw", "europe/warsaw", " warsaw ", "WARSAW"])
def test_a_zone_is_known_by_its_name_or_its_city(typed: str) -> None:
    assert availability.read_time_zone(typed) == "Europe/Warsaw"


@pytest.mark.parametrize(
    ("typed", "near"),
    [("Warszawa", "Europe/Warsaw"), ("Europe/Berlim", "Europe/Berlin"), ("new yrok", "America/New_York")],
)
def test_a_wrong_zone_gets_a_suggestion(typed: str, near: str) -> None:
    with pytest.raises(UnknownZone) as refused:
        availability.read_time_zone(typed)
    assert say(refused.value.why).endswith(f"Did you mean {near}?")


@pytest.mark.parametrize("typed", ["Xyzzyx", "", "+02:00", "../../etc/passwd", "x" * 500])
def test_a_zone_similar_to_none_gets_an_example(typed: str) -> None:
    with pytest.raises(UnknownZone, match="Europe/Warsaw"):
        availability.read_time_zone(typed)


def test_places_come_before_technical_names() -> None:
    first_technical = next(n for n, name in enumerate(availability.time_zones()) if name.startswith("Etc/"))
    places, technical = (
        availability.time_zones()[:first_technical],
        availability.time_zones()[first_technical:],
    )
    assert {"Africa/Abidjan", "Europe/Warsaw", "Pacific/Wallis"} <= set(places)
    assert {"Etc/UTC", "UTC", "Zulu"} <= set(technical)
    assert all("/" in name for name in places)


def test_zones_are_completed_by_city_first() -> None:
    assert availability.matching_time_zones("wars")[0] == "Europe/Warsaw"
    assert availability.matching_time_zones("new y")[0] == "America/New_York"
    # Blanc-Sablon and Miquelon come first by name.
    assert availability.matching_time_zones("lon")[:2] == ["Arctic/Longyearbyen", "Europe/London"]
    assert len(availability.matching_time_zones("")) == len(availability.time_zones()) > 400
    assert availability.matching_time_zones("xyzzy") == []


@pytest.mark.parametrize(
    ("typed", "minutes"),
    [("7", 420), ("7:30", 450), ("07.30", 450), ("0:00", 0), (" 23:59 ", 1439), ("", None), ("  ", None)],
)
def test_a_time_of_day(typed: str, minutes: int | None) -> None:
    assert availability.read_time(typed) == minutes


@pytest.mark.parametrize("typed", ["24:00", "7:60", "half past", "-1", "7:3", "7:30:10"])
def test_not_a_time_of_day(typed: str) -> None:
    with pytest.raises(UnknownHour, match="not a time of day"):
        availability.read_time(typed)


@pytest.mark.parametrize("typed", ["2026-02-30", "tomorrow", "", "9999-12-31", "0001-01-01"])
def test_not_a_day(typed: str) -> None:
    with pytest.raises(UnknownDay, match="not a date"):
        availability.read_day(typed)


def test_half_of_the_quiet_hours_is_none() -> None:
    for begin, end in ((None, None), (60, None), (None, 60), (60, 60)):
        settings = NotificationSettings(1, quiet_from=begin, quiet_until=end)
        assert not any(settings.is_quiet(at("2026-11-16 00:00") + hour * HOUR) for hour in range(24))


def test_quiet_hours_may_begin_or_end_at_midnight() -> None:
    late = NotificationSettings(1, quiet_from=0, quiet_until=60)
    assert written(late.next_available(at("2026-11-16 00:30"))) == "2026-11-16 01:00"
    early = NotificationSettings(1, quiet_from=23 * 60, quiet_until=0)
    assert written(early.next_available(at("2026-11-16 23:30"))) == "2026-11-17 00:00"


@pytest.mark.parametrize(
    ("delivery", "closed", "direct", "mentioned"),
    [
        (Delivery.THREAD, False, False, True),
        (Delivery.THREAD, True, False, True),
        (Delivery.DIRECT, False, True, False),
        (Delivery.DIRECT, True, False, True),
        (Delivery.DIGEST, False, True, False),
        (Delivery.DIGEST, True, False, False),
        (Delivery.OFF, False, False, False),
        (Delivery.OFF, True, False, False),
    ],
)
def test_where_a_person_is_notified(delivery: Delivery, closed: bool, direct: bool, mentioned: bool) -> None:
    settings = NotificationSettings(1, delivery=delivery, direct_closed=closed)
    assert (settings.uses_direct_messages, settings.is_mentioned_in_thread) == (direct, mentioned)


def test_what_a_new_person_has() -> None:
    assert NotificationSettings(1) == NotificationSettings(
        1,
        time_zone="UTC",
        quiet_from=None,
        quiet_until=None,
        delivery=Delivery.THREAD,
        digest_at=12 * 60,
        heads_up=False,
        discord_language="en",
        direct_channel=None,
        direct_closed=False,
        chosen_language=None,
        vacations=(),
    )


def test_a_day_is_read() -> None:
    assert availability.read_day(" 2026-11-16 ") == date(2026, 11, 16)
    assert availability.read_day("2000-01-01") == date(2000, 1, 1)
    for typed in ("1999-12-31", "3000-01-01"):
        with pytest.raises(UnknownDay):
            availability.read_day(typed)


@pytest.mark.parametrize(("minutes", "text"), [(None, ""), (0, "00:00"), (61, "01:01"), (1439, "23:59")])
def test_a_time_of_day_is_written(minutes: int | None, text: str) -> None:
    assert availability.format_time(minutes) == text


class TestVacation:
    now = at("2026-11-16 12:00")
    home = NotificationSettings(1, time_zone="Europe/Warsaw")

    def test_it_lasts_from_midnight_to_midnight_local_time(self) -> None:
        [(begin, end)] = availability.add_vacation(self.home, date(2026, 12, 1), date(2026, 12, 7), self.now)
        assert (written(begin), written(end)) == ("2026-11-30 23:00", "2026-12-07 23:00")

    def test_it_begins_now_if_it_begins_today(self) -> None:
        [(begin, _)] = availability.add_vacation(self.home, date(2026, 11, 16), date(2026, 11, 16), self.now)
        assert begin == self.now

    def test_a_day_of_25_hours_is_one_day(self) -> None:
        away = availability.add_vacation(self.home, date(2027, 10, 31), date(2027, 10, 31), self.now)
        assert [end - begin for begin, end in away] == [25 * HOUR]
        assert NotificationSettings(1, vacations=away).days_left(self.now) == availability.VACATION_DAYS - 1

    @pytest.mark.parametrize(("first", "last"), [(20, 19), (14, 15)])
    def test_it_cannot_end_before_it_begins(self, first: int, last: int) -> None:
        with pytest.raises(VacationTooLong, match="before it begins"):
            availability.add_vacation(self.home, date(2026, 11, first), date(2026, 11, last), self.now)

    def test_thirty_days_are_allowed_in_any_year(self) -> None:
        first = date(2026, 12, 1)
        away = availability.add_vacation(self.home, first, first + timedelta(19), self.now)
        later, back = (
            NotificationSettings(1, time_zone="Europe/Warsaw", vacations=away),
            at("2026-12-22 12:00"),
        )
        assert later.days_left(back) == 10
        with pytest.raises(VacationTooLong, match="10 days of vacation left"):
            availability.add_vacation(later, date(2027, 7, 1), date(2027, 7, 11), back)
        assert availability.add_vacation(later, date(2027, 7, 1), date(2027, 7, 10), back)
        assert later.days_left(at("2027-12-25 12:00")) == 30

    @pytest.mark.parametrize(("ended", "left"), [(364, 20), (366, 30)])
    def test_a_vacation_counts_for_a_year_after_its_end(self, ended: int, left: int) -> None:
        end = self.now - ended * DAY
        assert NotificationSettings(1, vacations=((end - 10 * DAY, end),)).days_left(self.now) == left

    def test_a_vacation_that_ended_a_year_ago_to_the_second_counts_no_more(self) -> None:
        end = self.now - 365 * DAY
        for last, left in ((end, 30), (end + 1, 20)):
            away = NotificationSettings(1, vacations=((last - 10 * DAY, last),))
            assert away.days_left(self.now) == left

    def test_days_left_are_never_negative(self) -> None:
        long = NotificationSettings(1, vacations=((self.now - 40 * DAY, self.now),))
        assert long.days_left(self.now) == 0

    def test_thirty_days_at_once_and_not_thirty_one(self) -> None:
        first = date(2026, 12, 1)
        assert availability.add_vacation(self.home, first, first + timedelta(29), self.now)
        with pytest.raises(VacationTooLong, match="30 days"):
            availability.add_vacation(self.home, first, first + timedelta(30), self.now)

    def test_a_new_vacation_replaces_the_one_to_come(self) -> None:
        planned = availability.add_vacation(self.home, date(2026, 12, 1), date(2026, 12, 20), self.now)
        home = NotificationSettings(1, time_zone="Europe/Warsaw", vacations=planned)
        [span] = availability.add_vacation(home, date(2027, 1, 1), date(2027, 1, 30), self.now)
        assert availability.days(span) == 30

    def test_ending_cuts_the_present_one_and_drops_those_to_come(self) -> None:
        spans = ((self.now - 20, self.now - 10), (self.now - 5, self.now + 5), (self.now, self.now + 9))
        ended = availability.end_vacations(spans, self.now)
        assert ended == ((self.now - 20, self.now - 10), (self.now - 5, self.now))

    def test_days_not_taken_are_given_back(self) -> None:
        away = availability.add_vacation(self.home, date(2026, 11, 16), date(2026, 12, 10), self.now)
        home = availability.end_vacations(away, self.now + 2 * DAY)
        assert NotificationSettings(1, vacations=home).days_left(self.now + 2 * DAY) == 28
        again = availability.add_vacation(
            NotificationSettings(1, vacations=away), date(2027, 1, 1), date(2027, 1, 28), self.now + 2 * DAY
        )
        assert len(again) == 2


class TestSeatClock:
    def test_a_turn_uses_time_and_gets_an_increment_up_to_the_maximum(self) -> None:
        pace = PACES["daily"]
        assert pace.clock == 3 * DAY
        clock = SeatClock(3 * DAY).start(0, 3 * DAY)
        assert clock.runs_out_at(()) == 3 * DAY
        clock = SeatClock(clock.stop(2 * DAY, ()).seconds_left, increment=pace.increment)
        assert clock.seconds_left == DAY
        clock = clock.start(5 * DAY, 3 * DAY)
        assert clock.seconds_left == 2 * DAY
        assert (
            SeatClock(clock.stop(5 * DAY, ()).seconds_left, increment=2 * DAY).start(0, 3 * DAY).seconds_left
            == 3 * DAY
        )

    def test_a_stopped_clock_does_not_run(self) -> None:
        clock = SeatClock(100)
        assert clock.runs_out_at(()) is None
        assert clock.stop(10**9, ()) == clock

    def test_time_left_is_never_negative(self) -> None:
        assert SeatClock(100, since=0).stop(10**9, ()).seconds_left == 0

    def test_the_clock_does_not_run_during_vacations(self) -> None:
        clock, away = SeatClock(10, since=100), ((103, 200), (205, 300))
        assert clock.runs_out_at(away) == 302
        assert clock.stop(202, away).seconds_left == 5
        assert clock.runs_out_at(((0, 100),)) == clock.runs_out_at(((110, 200),)) == 110
        assert clock.runs_out_at(((50, 150),)) == 160
        assert clock.runs_out_at(((0, 50), (103, 200))) == 207  # the first was over before

    @given(
        left=st.integers(1, 1000),
        spans=st.lists(st.tuples(st.integers(1, 100), st.integers(1, 100)), max_size=4),
    )
    def test_all_time_is_used_when_the_clock_runs_out(self, left: int, spans: list[tuple[int, int]]) -> None:
        away, moment = [], 0
        for gap, length in spans:
            away.append((moment + gap, moment + gap + length))
            moment += gap + length
        out = SeatClock(left, since=0).runs_out_at(away)
        assert out is not None
        assert elapsed(0, out, away) == left


def test_the_clock_of_each_pace() -> None:
    """Minutes of the increment and of the full clock."""
    clocks = {name: (pace.increment // 60, pace.clock and pace.clock // 60) for name, pace in PACES.items()}
    assert clocks == {
        "live": (5, 15),
        "fast": (12 * 60, 36 * 60),
        "daily": (24 * 60, 3 * 24 * 60),
        "relaxed": (3 * 24 * 60, 9 * 24 * 60),
        "none": (0, None),
    }


def test_every_pace_has_growing_gaps_and_an_end() -> None:
    for pace in PACES.values():
        assert 1 < len(pace.gaps) < 4
        assert list(pace.gaps) == sorted(set(pace.gaps))
        assert pace.clock is None or pace.clock >= 2 * pace.increment > 0


async def test_the_rate_limiter_spaces_callers_without_bursts() -> None:
    clock = ManualClock(1000.0)
    pacing = RateLimiter(25, clock)
    gone: list[float] = []

    async def go() -> None:
        await pacing.wait()
        gone.append(clock.now())

    waiting = asyncio.gather(*(go() for _ in range(200)))
    while not waiting.done():
        await asyncio.sleep(0)
        if clock.alarms:
            clock.set(clock.alarms[0])
    assert len(gone) == 200
    assert all(sum(moment <= each < moment + 0.999 for each in gone) <= 25 for moment in gone)
    clock.set(5000.0)
    await pacing.wait()
    assert pacing._next_free == pytest.approx(5000.04)
