"""The scripts that bring a database up to date, in order."""

from importlib.resources import files


def migrations() -> list[str]:
    """The SQL scripts; the number of a schema is how many of them have run."""
    scripts = {script.name: script for script in (files("bot.storage") / "schema").iterdir()}
    return [scripts[name].read_text("utf-8") for name in sorted(scripts) if name.endswith(".sql")]
