"""The data folder: closed to others, unless it is not ours alone."""

import stat
from pathlib import Path

from bot.serve import prepare_folder


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_a_new_folder_is_private(tmp_path: Path) -> None:
    prepare_folder(tmp_path / "a" / "data")
    assert mode(tmp_path / "a" / "data") == mode(tmp_path / "a" / "data" / "local") == 0o700


def test_an_old_folder_is_closed_with_its_files(tmp_path: Path) -> None:
    chat = tmp_path / "local" / "chat.sqlite"
    chat.parent.mkdir()
    chat.touch()
    for path, open_mode in ((tmp_path, 0o755), (chat.parent, 0o755), (chat, 0o644)):
        path.chmod(open_mode)
    prepare_folder(tmp_path)
    assert (mode(tmp_path), mode(chat.parent), mode(chat)) == (0o700, 0o700, 0o600)


def test_a_folder_with_other_things_stays_open_to_others(tmp_path: Path) -> None:
    (tmp_path / "photos").mkdir()
    tmp_path.chmod(0o755)
    prepare_folder(tmp_path)
    assert mode(tmp_path) == 0o755
    assert mode(tmp_path / "local") == 0o700
