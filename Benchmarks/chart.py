#!/usr/bin/env python3
"""Draws what a hit test costs against the number of siblings, from siblings.csv to siblings.svg.

    Benchmarks/chart.py [TABLE [PICTURE]]

A line of the table is a contestant, a number of siblings and nanoseconds. Both axes are logarithmic.
"""

import csv
import math
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
LEFT, TOP, WIDTH, HEIGHT = 70, 46, 470, 380
COLORS = ["#0b6bcb", "#c2410c", "#5b8c2a", "#7c3aed", "#b4791f", "#64748b", "#be185d", "#0f766e"]


def read(table):
    series = {}
    with open(table, encoding="utf-8") as lines:
        for name, siblings, nanoseconds in csv.reader(line for line in lines if not line.startswith("#")):
            series.setdefault(name, []).append((float(siblings), float(nanoseconds)))
    return {name: sorted(points) for name, points in series.items()}


def label(nanoseconds):
    for unit, size in (("ms", 1e6), ("µs", 1e3)):
        if nanoseconds >= size:
            return f"{nanoseconds / size:g} {unit}"
    return f"{nanoseconds:g} ns"


def draw(series):
    points = [point for line in series.values() for point in line]
    decades = [
        (math.floor(math.log10(min(p[axis] for p in points))), math.ceil(math.log10(max(p[axis] for p in points))))
        for axis in (0, 1)
    ]

    def x(siblings):
        first, last = decades[0]
        return LEFT + WIDTH * (math.log10(siblings) - first) / (last - first)

    def y(nanoseconds):
        first, last = decades[1]
        return TOP + HEIGHT - HEIGHT * (math.log10(nanoseconds) - first) / (last - first)

    out = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 480" font-family="sans-serif" font-size="12"'
        ' role="img" aria-labelledby="title">',
        '<title id="title">Time of a hit test against the number of siblings</title>',
        '<rect width="760" height="480" fill="#fff"/>',
        f'<text x="{LEFT}" y="24" font-size="14" fill="#111">One hit test among N siblings in a grid</text>',
    ]
    for decade in range(decades[1][0], decades[1][1] + 1):
        at = y(10**decade)
        out.append(f'<path d="M{LEFT} {at:.1f}h{WIDTH}" stroke="#e2e8f0"/>')
        out.append(f'<text x="{LEFT - 8}" y="{at + 4:.1f}" text-anchor="end" fill="#475569">{label(10**decade)}</text>')
    for decade in range(decades[0][0], decades[0][1] + 1):
        at = x(10**decade)
        out.append(f'<path d="M{at:.1f} {TOP}v{HEIGHT}" stroke="#e2e8f0"/>')
        out.append(
            f'<text x="{at:.1f}" y="{TOP + HEIGHT + 20}" text-anchor="middle" fill="#475569">{10**decade:,}</text>')
    out.append(
        f'<text x="{LEFT + WIDTH / 2}" y="{TOP + HEIGHT + 42}" text-anchor="middle" fill="#475569">siblings</text>')
    # Names beside the last points, from top to bottom, none over another.
    ends = sorted((y(line[-1][1]), name) for name, line in series.items())
    at = -math.inf
    for place, (wanted, name) in enumerate(ends):
        color = COLORS[list(series).index(name) % len(COLORS)]
        line = series[name]
        path = "M" + "L".join(f"{x(n):.1f} {y(t):.1f}" for n, t in line)
        out.append(f'<path d="{path}" fill="none" stroke="{color}" stroke-width="2"/>')
        out += [f'<circle cx="{x(n):.1f}" cy="{y(t):.1f}" r="3" fill="{color}"/>' for n, t in line]
        at = max(wanted, at + 16)
        out.append(f'<path d="M{x(line[-1][0]) + 5:.1f} {wanted:.1f}L{LEFT + WIDTH + 16} {at:.1f}" stroke="{color}"'
                   ' stroke-opacity=".4" fill="none"/>')
        out.append(f'<text x="{LEFT + WIDTH + 20}" y="{at + 4:.1f}" fill="{color}">{name}</text>')
    return "\n".join(out + ["</svg>", ""])


def main():
    table = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else HERE / "siblings.csv"
    picture = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else HERE / "siblings.svg"
    picture.write_text(draw(read(table)), encoding="utf-8")


if __name__ == "__main__":
    main()
