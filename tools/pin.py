"""Pin the exact version of everything the project installs, in `pyproject.toml`, without any address.

`uv.lock` records the address of the index it was made with, so it is not committed. Instead every resolved version becomes a line of
`[tool.uv] constraint-dependencies`, which every `uv` command obeys.

    uv run python tools/pin.py             after adding a dependency: pins what is new, keeps the rest
    uv run python tools/pin.py --upgrade   takes the newest version of everything
    uv run python tools/pin.py --check     exit 1 when pyproject.toml does not pin what would be resolved
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PINS = re.compile(r"^constraint-dependencies = \[[^\]]*\]$", flags=re.MULTILINE)


def rendered(pins: list[str]) -> str:
    """The pins as the lines that stand in `pyproject.toml`."""
    return (
        "\n".join(["constraint-dependencies = [", *(f'    "{pin}",' for pin in pins), "]"])
        if pins
        else "constraint-dependencies = []"
    )


def resolve(pyproject: str) -> list[str]:
    """`name==version` of everything uv resolves for a project, all groups and extras, on every system, sorted by name.

    Raises ValueError when two versions of one package would be needed: a pin without markers cannot say that.
    """
    with tempfile.TemporaryDirectory() as folder:
        project = Path(folder)
        (project / "pyproject.toml").write_text(pyproject, encoding="utf-8")
        for name in ("README.md", "LICENSE", "NOTICE", "hatch_build.py"):
            shutil.copy(ROOT / name, project / name)
        subprocess.run(["uv", "lock", "--quiet", "--directory", folder], check=True)
        packages = tomllib.loads((project / "uv.lock").read_text(encoding="utf-8"))["package"]
    versions: dict[str, str] = {}
    for package in packages:
        if "editable" in package["source"]:
            continue
        name, version = package["name"], package["version"]
        if versions.setdefault(name, version) != version:
            raise ValueError(
                f"{name}: both {versions[name]} and {version} are needed; one version must do for every Python"
            )
    return [f"{name}=={version}" for name, version in sorted(versions.items())]


def main() -> int:
    """Write or check the pins; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    mode = parser.add_mutually_exclusive_group()
    mode.add_argument("--upgrade", action="store_true", help="forget the present pins first")
    mode.add_argument("--check", action="store_true", help="change nothing, fail when a pin is missing or left over")
    arguments = parser.parse_args()

    file = ROOT / "pyproject.toml"
    text = file.read_text(encoding="utf-8")
    pins = resolve(PINS.sub(rendered([]), text) if arguments.upgrade else text)
    if arguments.check:
        present = tomllib.loads(text)["tool"]["uv"]["constraint-dependencies"]
        wrong = sorted(set(pins) ^ set(present))
        if wrong:
            print(
                f"pyproject.toml: [tool.uv] constraint-dependencies is stale ({', '.join(wrong)}); run `uv run python tools/pin.py`"
            )
        return int(bool(wrong))
    file.write_text(PINS.sub(rendered(pins), text), encoding="utf-8")
    print(f"{len(pins)} versions pinned in pyproject.toml")
    return 0


if __name__ == "__main__":
    sys.exit(main())
