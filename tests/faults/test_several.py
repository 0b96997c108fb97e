"""A short campaign against two processes; `python -m tests.faults --postgres` is the long one."""

from pathlib import Path

from tests.faults import several
from tests.postgres import require_postgres


async def test_a_short_campaign_against_two_processes(tmp_path: Path, seed: int) -> None:
    require_postgres()
    async with several.fleet(tmp_path, seed) as campaign:
        await campaign.open_tables()
        await several.presses_at_once(campaign)
        await several.kill(campaign, 2)
        await several.rolling_restart(campaign)
        await several.lose_database(campaign, 1)
        assert campaign.done["kill"] >= 2
        assert campaign.witness.answered
