"""Results of simulations as files: a table for further study, and a page with charts that needs no network.

Both need the packages of the extra `report`.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path

import altair as alt
import polars as pl

from magemoot.lab.simulate import Plan, Report, Row

_PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>{title}</title>
<style>body {{ font-family: system-ui, sans-serif; margin: 2rem; max-width: 70rem }} dt {{ font-weight: 600 }}</style>
</head>
<body>
<h1>{title}</h1>
<dl>{facts}</dl>
{charts}
</body>
</html>
"""


def table(plan: Plan, rows: Sequence[Row]) -> pl.DataFrame:
    """One row for each game; a seat's bot, points and place in columns of their own."""
    columns: dict[str, list[object]] = {
        "seed": [row.seed for row in rows],
        "decisions": [row.decisions for row in rows],
        "reason": [row.reason for row in rows],
        "winners": [list(row.winners) for row in rows],
        "fingerprint": [row.fingerprint for row in rows],
        "error": [row.error for row in rows],
    }
    for seat, level in enumerate(plan.bots):
        columns[f"bot_{seat}"] = [level] * len(rows)
        columns[f"score_{seat}"] = [row.scores[seat] if row.scores else None for row in rows]
        columns[f"place_{seat}"] = [row.places[seat] if row.places else None for row in rows]
    return pl.DataFrame(columns, schema_overrides={"winners": pl.List(pl.Int64), "seed": pl.UInt64})


def write_parquet(file: Path, plan: Plan, report: Report, rows: Sequence[Row]) -> None:
    """The games as a Parquet file."""
    del report
    table(plan, rows).write_parquet(file)


def write_html(file: Path, plan: Plan, report: Report, rows: Sequence[Row]) -> None:
    """The report as one HTML file: figures, and charts of length, points and wins."""
    title = f"{plan.game}: {report.games} games"
    facts = {
        "Seats": ", ".join(f"{seat}: {level}" for seat, level in enumerate(plan.bots)),
        "Options": ", ".join(f"{name}: {value}" for name, value in plan.options.items()),
        "Finished": f"{report.finished} of {report.games}",
        "Decisions a game": f"half within {report.length.p50}, 95 % within {report.length.p95}, most {report.length.max}",
        "Endings": ", ".join(f"{reason} {count}" for reason, count in report.endings.items()),
        "Fingerprint": report.fingerprint,
    }
    listed = "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in facts.items())
    chart = charts(plan, report, table(plan, rows))
    file.write_text(
        _PAGE.format(title=escape(title), facts=listed, charts=chart.to_html(inline=True, fullhtml=False)), "utf-8"
    )


def charts(plan: Plan, report: Report, games: pl.DataFrame) -> alt.VConcatChart:
    """Length of the games, points of each seat, and who won."""
    finished = games.filter(pl.col("error") == "")
    length = (
        alt.Chart(finished.select("decisions"), title="Length")
        .mark_bar()
        .encode(alt.X("decisions:Q").bin(maxbins=40).title("decisions"), alt.Y("count()").title("games"))
    )
    seats = [f"{seat} ({level})" for seat, level in enumerate(plan.bots)]
    points = pl.concat(finished.select(points=f"score_{seat}", seat=pl.lit(name)) for seat, name in enumerate(seats))
    spread = (
        alt.Chart(points, title="Points")
        .mark_bar(opacity=0.6)
        .encode(
            alt.X("points:Q").bin(maxbins=40),
            alt.Y("count()").stack(None).title("games"),
            alt.Color("seat:N"),
        )
    )
    shares = pl.DataFrame(
        {
            "seat": [*seats, "shared or nobody"],
            "share": [*(report.wins[str(seat)] for seat in range(len(seats))), report.shared_or_none],
        }
    )
    wins = (
        alt.Chart(shares, title="Won")
        .mark_bar()
        .encode(alt.X("share:Q").axis(format="%").title("share of games"), alt.Y("seat:N").sort(None))
    )
    return alt.vconcat(length, spread, wins)
