"""The command line."""

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from engines.core.entry_points import GamePackageError
from engines.core.errors import Refusal
from engines.core.game import AnyGame, Setup

if TYPE_CHECKING:
    from bot.storage.database import Place


def main(arguments: list[str] | None = None) -> None:
    """Run one command; a refusal is one sentence on standard error."""
    parsed = parser().parse_args(arguments)
    if arguments is None:
        _hide_address(parsed)
    try:
        parsed.command(parsed)
    except Refusal as refusal:
        sys.exit(f"tessera: {refusal}")
    except (OSError, GamePackageError) as error:
        sys.exit(f"tessera: {error}")
    except KeyboardInterrupt:
        sys.exit(130)


def _hide_address(parsed: Namespace) -> None:
    """Run again without the address of a server: all users of a machine can read what is on command lines."""
    address = getattr(parsed, "database", None)
    if address is None or "://" not in address:
        return
    command = [each for each in sys.orig_argv if each not in ("--database", address, f"--database={address}")]
    os.execve(sys.executable, command, {**os.environ, "TESSERA_DATABASE": address})  # noqa: S606 - ourselves


def parser() -> ArgumentParser:
    """The commands and their options."""
    tessera = ArgumentParser(prog="tessera", description="City-building board games in Discord.")
    add_parser = tessera.add_subparsers(required=True, metavar="command").add_parser
    _add_serving(add_parser)
    _add_operator_tools(add_parser)
    _add_game_tools(add_parser)
    return tessera


def _add_serving(add_parser: Callable[..., ArgumentParser]) -> None:
    """The commands that serve people."""
    run = add_parser("run", help="serve Discord, or without DISCORD_TOKEN a chat on this machine")
    run.add_argument(
        "--data", type=Path, metavar="DIR", help="where tables are kept (~/.local/share/tessera)"
    )
    _add_database(run)
    run.add_argument("--port", type=int, default=8417, help="of the chat page (8417)")
    run.add_argument("--no-browser", action="store_true", help="do not open the chat page")
    run.add_argument("--health", type=int, metavar="PORT", help="serve /healthz and /metrics on 127.0.0.1")
    run.add_argument("--log", choices=("text", "json"), default="text", help="how log lines look (text)")
    run.add_argument(
        "--backup-every", type=_duration, metavar="TIME", help="back up into DIR/backups: 30m, 6h, 1d"
    )
    run.add_argument("--keep", type=_positive, default=14, help="how many of these backups are kept (14)")
    run.add_argument(
        "--shards", metavar="RANGE", help="serve only these shards of the token: 0-3/16; needs PostgreSQL"
    )
    run.add_argument(
        "--messages-per-second",
        type=float,
        metavar="N",
        help="this process's part of Discord's budget (its shards' part of 45)",
    )
    run.add_argument("--chat", type=int, metavar="PORT", help="serve the chat of `tessera chat` on that port")
    run.set_defaults(command=_run)

    chat = add_parser("chat", help="the chat on this machine alone, for bots in other processes")
    chat.add_argument("--port", type=int, default=8417, help="of the chat page (8417)")
    chat.add_argument("--servers", type=_positive, default=1, help="how many, each on the next shard (1)")
    chat.set_defaults(command=_chat)


def _add_game_tools(add_parser: Callable[..., ArgumentParser]) -> None:
    """The commands in which programs and computers play."""
    _add_single_games(add_parser)
    _add_contests(add_parser)


def _add_single_games(add_parser: Callable[..., ArgumentParser]) -> None:
    speak = add_parser("engine", help="drive a game from another program, by JSON lines")
    speak.add_argument("game", help="a game's name, for example akropolis")
    speak.set_defaults(command=_engine)

    play = add_parser("simulate", help="let computers play many games and print what they score")
    play.add_argument("game", help="a game's name, for example akropolis")
    play.add_argument("--seats", type=int, default=2, help="how many players (2)")
    play.add_argument("--games", type=_positive, default=100, help="how many games (100)")
    play.add_argument("--seed", type=int, default=0, help="the same seed plays the same games (0)")
    play.add_argument(
        "--player", default="random", help="who plays: random, easy, or one a seat: easy,random"
    )
    play.add_argument("--options", default="{}", help='the game\'s options as JSON: {"tiles": "all"}')
    play.add_argument(
        "--record", type=Path, metavar="DIR", help="write a replay of each game into this folder"
    )
    play.set_defaults(command=_simulate)


def _add_contests(add_parser: Callable[..., ArgumentParser]) -> None:
    meet = add_parser("arena", help="let computer players meet, and print who wins how often")
    meet.add_argument("game", help="a game's name, for example akropolis; for --ladder, also all")
    meet.add_argument(
        "--players",
        default="easy,random",
        help="who meets: hard,thinker:200, or thinker:36@FOLDER from another checkout (easy,random)",
    )
    meet.add_argument(
        "--ladder", action="store_true", help="each level meets the next weaker one; prints Markdown"
    )
    meet.add_argument(
        "--record",
        type=Path,
        metavar="FILE",
        help="a file that keeps who won, so that the next run goes on from there",
    )
    meet.add_argument("--seats", type=int, default=2, help="how many at a table (2)")
    meet.add_argument(
        "--games", type=_positive, default=200, help="how many games at most for each group (200)"
    )
    meet.add_argument("--full", action="store_true", help="play all games, even if the result is clear")
    meet.add_argument(
        "--goal", type=_share, help="stop once the first player surely wins more or less than this: 0.65"
    )
    meet.add_argument("--markdown", action="store_true", help="print who won as a Markdown table")
    meet.add_argument("--workers", type=_positive, help="how many games at a time (one a core)")
    meet.add_argument("--seed", type=int, default=0, help="the same seed plays the same games (0)")
    meet.add_argument("--options", default="{}", help="the game's options as JSON")
    meet.set_defaults(command=_arena)

    fit = add_parser("fit", help="let computers play to find better weights for a game's estimate")
    fit.add_argument("game", help="a game's name, for example cities")
    fit.add_argument("--player", default="greedy", help="who plays: greedy, thinker:8 (greedy)")
    fit.add_argument("--seats", type=int, default=2, help="how many at a table (2)")
    fit.add_argument("--games", type=_positive, default=300, help="how many to learn from, in a round (300)")
    fit.add_argument("--rounds", type=_positive, default=1, help="each goes on from what the last found (1)")
    fit.add_argument("--fixed", default="", help="weights that stay as they are, separated by commas")
    fit.add_argument("--compare", type=_several, default=100, help="further seeds, to compare with (100)")
    fit.add_argument("--seed", type=int, default=0, help="the same seed finds the same weights (0)")
    fit.add_argument("--options", default="{}", help="the game's options as JSON")
    fit.set_defaults(command=_fit)


def _add_database(command: ArgumentParser) -> None:
    command.add_argument(
        "--database",
        metavar="PLACE",
        help="a file, or postgresql://name@host/database (TESSERA_DATABASE, or tables.sqlite in DIR)",
    )


def _add_operator_tools(add_parser: Callable[..., ArgumentParser]) -> None:
    """The commands that look at a database or change it beside the bot."""
    where = ArgumentParser(add_help=False)
    where.add_argument(
        "--data", type=Path, metavar="DIR", help="where tables are kept (~/.local/share/tessera)"
    )
    _add_database(where)
    where.add_argument(
        "--local", action="store_true", help="the tables of the chat on this machine, not those of Discord"
    )

    def add(name: str, command: Callable[[Namespace], None], what: str) -> ArgumentParser:
        added = add_parser(name, help=what, parents=[where])
        added.set_defaults(command=command)
        return added

    backup = add("backup", _backup, "copy the database, also while the bot runs, and check the copy")
    backup.add_argument("file", type=Path, help="where the copy goes; nothing is written over")
    restore = add("restore", _restore, "put a backup in the place of the database, which is kept beside it")
    restore.add_argument("file", type=Path, help="a copy that `tessera backup` made")
    add("verify", _verify, "replay every game against its position, and look for all that cannot be read")
    repair = add("repair", _repair, "mend a table from its log, or reset a person's settings")
    repair.add_argument("kind", choices=("table", "person"))
    repair.add_argument("number", type=int, help="as `tessera verify` names it")
    repair.add_argument("--set-aside", action="store_true", help="end a table that cannot be mended")
    archive = add("archive", _archive, "compress the logs of games that were over long ago")
    archive.add_argument("--days", type=_positive, default=30, help="over for so many days (30)")
    archive.add_argument(
        "--shrink", action="store_true", help="give free room back to the disk; the bot waits meanwhile"
    )
    move = add_parser("move", help="copy everything into an empty database, a file or PostgreSQL")
    move.add_argument("--from", dest="source", required=True, metavar="PLACE", help="a file or an address")
    move.add_argument("--to", dest="target", required=True, metavar="PLACE", help="where nothing is yet")
    move.set_defaults(command=_move)
    add("doctor", _doctor, "look at everything that a bot needs, and say how to mend what is wrong")


def _duration(text: str) -> float:
    """Seconds: 90s, 30m, 6h, 1d."""
    units = {"s": 1, "m": 60, "h": 3600, "d": 86400}
    seconds = float(text[:-1]) * units[text[-1]] if text[-1:] in units else 0
    if not seconds >= 1:  # nor is it a number at all
        raise ValueError(text)
    return seconds


def _share(text: str) -> float:
    number = float(text)
    if not 0 < number < 1:
        raise ValueError(text)
    return number


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def _several(text: str) -> int:
    number = int(text)
    if number < 2:  # too few for an interval
        raise ValueError(text)
    return number


# Each command imports what it needs when it runs, so that it does not wait for the libraries of the others.


def _run(parsed: Namespace) -> None:
    from bot import serve
    from bot.delivery.share import Share
    from bot.domain.shards import read_shards
    from bot.hosting import environment
    from bot.services.backup_schedule import BackupPlan

    options = serve.RunOptions(
        folder=parsed.data or serve.data_folder(),
        token=environment.token(),
        place=_place(parsed),
        port=parsed.port,
        browse=not parsed.no_browser,
        health=parsed.health,
        log_format=parsed.log,
        backups=BackupPlan(parsed.backup_every, parsed.keep) if parsed.backup_every else None,
        share=Share(read_shards(parsed.shards) if parsed.shards else None, parsed.messages_per_second),
        chat=parsed.chat,
    )
    serve.run(options)


def _chat(parsed: Namespace) -> None:
    from bot import serve
    from bot.hosting import environment

    serve.serve_chat(environment.token(), parsed.port, parsed.servers)


def _place(parsed: Namespace) -> "Place | None":
    """The database that the command line or the environment names."""
    from bot.hosting import environment
    from bot.storage.database import place_named

    named = parsed.database or environment.database()
    return place_named(named) if named else None


def _database(parsed: Namespace) -> "Place":
    """The database that `tessera run` uses with the same options."""
    from bot import serve

    if place := _place(parsed):
        return place
    folder: Path = parsed.data or serve.data_folder()
    return (folder / "local" if parsed.local else folder) / "tables.sqlite"


def _backup(parsed: Namespace) -> None:
    from bot.operator import copies

    copies.backup(_database(parsed), parsed.file)


def _restore(parsed: Namespace) -> None:
    from bot.operator import copies

    copies.restore(_database(parsed), parsed.file)


def _verify(parsed: Namespace) -> None:
    from bot.operator import verify

    verify.verify(_database(parsed))


def _repair(parsed: Namespace) -> None:
    from bot.operator import repair

    if parsed.kind == "person":
        repair.repair_person(_database(parsed), parsed.number)
    elif parsed.set_aside:
        repair.set_aside(_database(parsed), parsed.number)
    else:
        repair.repair_table(_database(parsed), parsed.number)


def _archive(parsed: Namespace) -> None:
    from bot.operator import archive

    archive.archive(_database(parsed), parsed.days, shrink=parsed.shrink)


def _move(parsed: Namespace) -> None:
    from bot.operator import move
    from bot.storage.database import place_named

    move.move(place_named(parsed.source), place_named(parsed.target))


def _doctor(parsed: Namespace) -> None:
    from bot.hosting import environment
    from bot.operator import doctor

    doctor.doctor(_database(parsed), environment.token())


def _engine(parsed: Namespace) -> None:
    from bot.tools import engine

    engine.main(parsed.game)


def _simulate(parsed: Namespace) -> None:
    from bot.tools import simulate

    game, setup = _game_and_setup(parsed)
    planned = list(simulate.setups(parsed.seats, parsed.games, parsed.seed, setup.options))
    simulate.main(game, simulate.players(parsed.player, game.name, parsed.seats), planned, parsed.record)


def _arena(parsed: Namespace) -> None:
    import engines
    from bot.tools.arena import tournament
    from bot.tools.arena.contest import Plan
    from bot.tools.arena.record import Record

    record = Record(parsed.record) if parsed.record else None
    plan = Plan(parsed.games, parsed.goal, not parsed.full, parsed.workers, record)
    if parsed.ladder:
        games = [*engines.games().values()] if parsed.game == "all" else [engines.game(parsed.game)]
        tournament.ladder(games, parsed.seed, plan)
        return
    game, setup = _game_and_setup(parsed)
    tournament.meet_all(game, parsed.players.split(","), setup, plan, markdown=parsed.markdown)


def _fit(parsed: Namespace) -> None:
    from bot.tools import fit
    from engines.core.search import player

    game, setup = _game_and_setup(parsed)
    fixed = tuple(filter(None, parsed.fixed.split(",")))
    plan = fit.Plan(player(parsed.player), setup, parsed.games, parsed.compare, parsed.rounds, fixed)
    fit.main(game, plan)


def _game_and_setup(parsed: Namespace) -> tuple[AnyGame, Setup[Struct]]:
    import engines
    from engines.core.saves.codec import read_setup

    game = engines.game(parsed.game)
    setup = {"seats": parsed.seats, "seed": parsed.seed, "options": msgspec.Raw(parsed.options.encode())}
    return game, read_setup(game, msgspec.json.encode(setup))


if __name__ == "__main__":
    main()
