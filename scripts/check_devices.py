#!/usr/bin/env python3
"""Compares Fingerpost's contacts with those of a decoder of its own: see scripts/check-devices.

The decoder here keeps a table of all contacts of a recording, packet by packet, and looks at nothing but the table
afterwards; it shares neither code nor structure with Sources/HID/Evdev.
"""

import argparse
import concurrent.futures
import functools
import glob
import itertools
import json
import os
import re
import shutil
import signal
import struct
import subprocess
import sys
import tempfile

import synthetic_devices
from synthetic_devices import (
    EV_ABS, EV_KEY, EV_SYN, ID, MAJOR, MT_PRESSURE, MT_X, MT_Y, PRESSURE, SLOT, SYN_DROPPED, SYN_MT_REPORT, SYN_REPORT, TOUCH, X, Y,
)

# After so many seconds without an event a device is taken to have no more.
IDLE = 2.5
SYNTHETIC_IDLE = 1.5
# So many devices are emulated at once: they take their time, and little else.
AT_ONCE = 5
# What the decoder here can be told to get wrong, to see that the comparison notices.
MISTAKES = ["slots", "replacements", "losses", "ids", "places"]


class Panel:
    """A device and its events, as (microseconds, type, code, value)."""

    mistake = None

    def __init__(self):
        self.name, self.ids, self.props = "panel", (0, 0, 0, 0), bytearray(8)
        self.bits, self.axes, self.events = {}, {}, []


def read_evemu(path):
    panel = Panel()
    texts = [open(path, errors="replace").read()]
    if not re.search(r"^A:", texts[0], re.M):
        stem = path
        while "." in os.path.basename(stem):
            stem = stem[: stem.rindex(".")]
            if os.path.exists(stem + ".desc"):
                texts.insert(0, open(stem + ".desc", errors="replace").read())
                break
    for line in itertools.chain(*(text.splitlines() for text in texts)):
        kind, _, rest = line.partition(":")
        words = rest.split("#")[0].split() if kind != "N" else [rest.strip()]
        if kind == "N":
            panel.name = words[0]
        elif kind == "I":
            panel.ids = tuple(int(word, 16) for word in words)
        elif kind == "P":
            for index, word in enumerate(words[:8]):
                panel.props[index] |= int(word, 16)
        elif kind == "B":
            panel.bits.setdefault(int(words[0], 16), bytearray()).extend(int(word, 16) for word in words[1:])
        elif kind == "A":
            numbers = [int(word) for word in words[1:]] + [0, 0]
            panel.axes[int(words[0], 16)] = numbers[:5]
        elif kind == "E":
            seconds, _, micros = words[0].partition(".")
            time = int(seconds) * 1_000_000 + int(micros.ljust(6, "0")[:6])
            panel.events.append((time, int(words[1], 16), int(words[2], 16), int(words[3])))
    return panel


def read_getevent(path):
    panel = Panel()
    for line in open(path):
        match = re.match(r"\[\s*(\d+)\.(\d+)\] (\w+) (\w+) (\w+)", line)
        if match:
            value = struct.unpack("<i", struct.pack("<I", int(match[5], 16)))[0]
            time = int(match[1]) * 1_000_000 + int(match[2])
            panel.events.append((time, int(match[3], 16), int(match[4], 16), value))
    for axis in (MT_X, MT_Y, MT_PRESSURE):
        values = [event[3] for event in panel.events if event[1:3] == (EV_ABS, axis)]
        if values:
            panel.axes[axis] = [min(0, min(values)), max(values), 0, 0, 0]
    panel.axes[SLOT] = [0, 9, 0, 0, 0]
    return panel


def packets(panel):
    """The time and the events of each packet, and whether some of them were lost; those are then not events."""
    packet, lost = [], False
    for time, kind, code, value in panel.events:
        if (kind, code) == (EV_SYN, SYN_REPORT):
            yield time, packet, lost
            packet, lost = [], False
        elif (kind, code) == (EV_SYN, SYN_DROPPED) and panel.mistake != "losses":
            packet, lost = [], True
        elif not lost:
            packet.append((kind, code, value))


# Each kind of device yields, packet by packet, (time, row, lifts). A row is what is there afterwards: {contact's key: its
# values, by axis}. Lifts are the last values of contacts that are there no more, which were cancelled if they have none. A
# packet in which a contact came and went has two rows.


def slot_rows(panel):
    slot, held, serial, row = 0, {}, {}, {}
    for time, packet, lost in packets(panel):
        before, brief, lifts = row, {}, {}
        for kind, code, value in packet:
            if kind != EV_ABS:
                continue
            if code == SLOT:
                slot = 0 if panel.mistake == "slots" else value
            elif code == ID:
                axes, key = held.setdefault(slot, {}), (slot, serial.get(slot, 0))
                if key in before:
                    lifts[key] = dict(axes)
                elif axes.get(ID, -1) >= 0:
                    brief[key] = dict(axes)
                axes[ID] = value
                if panel.mistake != "replacements" or value < 0:
                    serial[slot] = serial.get(slot, 0) + 1
            else:
                held.setdefault(slot, {})[code] = value
        if lost:
            for axes in held.values():
                axes[ID] = -1
        row = {(n, serial[n]): dict(axes) for n, axes in held.items() if axes.get(ID, -1) >= 0}
        if brief:
            yield time, row | brief, lifts
        yield time, row, lifts | brief


def packet_rows(panel):
    """For devices that name all contacts in each packet: those with one id, or the least sum of ways, are the same."""
    before, count, forgot = {}, 0, False
    for time, packet, lost in packets(panel):
        forgot = forgot or lost
        now, one, speaks = [], {}, False
        for kind, code, value in packet:
            if (kind, code) == (EV_SYN, SYN_MT_REPORT):
                speaks = True
                if MT_X in one and MT_Y in one:
                    now.append(one)
                one = {}
            elif kind == EV_ABS:
                one[code] = value
            elif (kind, code, value) == (EV_KEY, TOUCH, 0):
                speaks, now = True, []
        if not speaks:
            yield time, before, {}
            continue
        after = {}
        if now and all(ID in axes for axes in now) and panel.mistake != "ids":
            same = {axes[ID]: key for key, axes in before.items()}
            for axes in now:
                count += 1
                after[same.get(axes[ID], count)] = axes
        else:
            keys = list(before)
            longer = max(len(keys), len(now))
            way = lambda key, axes: sum((before[key][axis] - axes[axis]) ** 2 for axis in (MT_X, MT_Y))
            pairs = lambda order: [(key, n) for key, n in zip(keys, order) if n < len(now)]
            orders = itertools.permutations(range(longer), len(keys))
            best = pairs(min(orders, key=lambda order: sum(way(key, now[n]) for key, n in pairs(order))))
            for key, n in best:
                after[key] = now[n]
            for n in sorted(set(range(len(now))) - {n for _, n in best}):
                count += 1
                after[count] = now[n]
        lifts, before = {} if forgot else before, after
        yield time, before, lifts
        forgot = False


def single_rows(panel):
    """For devices with one contact and a button."""
    axes, serial, row = {}, 0, {}
    for time, packet, lost in packets(panel):
        before, pressed, began = row, bool(row) and not lost, False
        for kind, code, value in packet:
            if (kind, code) == (EV_KEY, TOUCH):
                pressed, began = value == 1, began or value == 1
                serial += pressed
            elif kind == EV_ABS:
                axes = axes | {code: value}
        row = {serial: axes} if pressed else {}
        if began and not pressed and not before:
            yield time, {serial: axes}, {}
        # Where another contact is in its place by then, the packet tells where that one is.
        yield time, row, {} if lost else before if pressed else {serial: axes}


class Contact:
    """A contact's beginning and end in microseconds, how it ended, and its places and forces where they changed."""

    def __init__(self, began, spot):
        self.began, self.ended, self.how, self.spots = began, None, None, [spot]

    def pass_by(self, spot):
        if self.spots[-1] != spot:
            self.spots.append(spot)

    def end(self, time, how):
        self.ended, self.how = time, how

    def order(self):
        return self.began, self.spots[0]


def panel_axes(panel):
    return (X, Y, PRESSURE, None) if MT_X not in panel.axes else (MT_X, MT_Y, MT_PRESSURE, MAJOR)


def rows_of(panel):
    return (slot_rows if SLOT in panel.axes else packet_rows if MT_X in panel.axes else single_rows)(panel)


def contacts(panel, at_device=False, rows=None):
    """All contacts in the order of their beginning, and the number of frames that they are told in.

    Those that are down at the end stay down; of a device that is given up then they are cancelled."""
    x, y, pressure, major = panel_axes(panel)
    x0, y0 = panel.axes[x][0], panel.axes[y][0]
    everyone, there, seen, frames, time = [], {}, {}, 0, 0

    def spot(axes):
        force = axes.get(pressure, 0) if pressure in panel.axes else 0
        return axes.get(x, 0) - x0 + (panel.mistake == "places"), axes.get(y, 0) - y0, force

    for time, row, lifts in rows or rows_of(panel):
        told = {key: (spot(axes), axes.get(major)) for key, axes in row.items()}
        frames += told != seen
        seen = told
        for key in [key for key in there if key not in row]:
            if key in lifts:
                there[key].pass_by(spot(lifts[key]))
            there.pop(key).end(time, "up" if key in lifts else "cancel")
        for key, axes in row.items():
            if key in there:
                there[key].pass_by(spot(axes))
            else:
                there[key] = Contact(time, spot(axes))
                everyone.append(there[key])
    if at_device and there:
        frames += 1
        for contact in there.values():
            contact.end(time, "cancel")
    start = everyone[0].began if everyone else 0
    for contact in everyone:
        contact.began -= start
        contact.ended = None if contact.ended is None else contact.ended - start
    return sorted(everyone, key=Contact.order), frames


def contacts_of_recording(text, panel):
    """The same out of Fingerpost's own format, whose points are the panel's units here."""
    low, high = panel.axes.get(panel_axes(panel)[2], [0, 0])[:2]
    everyone, there = [], {}
    lines = text.splitlines()[1:]
    for line in lines:
        frame = json.loads(line)
        time = round(frame["at"] * 1e6)
        for one in frame.get("contacts", []):
            # An average touch has a force of 1, and the most there is lies 20 / 3 above nothing.
            force = one.get("force", 0) * 3 / 20 * (high - low) + low if high > low else 0
            spot = (round(one["x"], 6), round(one["y"], 6), round(force, 6))
            if one["phase"] == "down":
                assert one["id"] not in there, "down twice"
                there[one["id"]] = Contact(time, spot)
                everyone.append(there[one["id"]])
                continue
            there[one["id"]].pass_by(spot)
            if one["phase"] in ("up", "cancel"):
                there.pop(one["id"]).end(time, one["phase"])
    return sorted(everyone, key=Contact.order), len(lines)


def difference(expected, found, most=1):
    """What sets two pairs of contacts and their frames apart, in words, or None. Times may differ by so many µs."""
    (ours, our_frames), (theirs, their_frames) = expected, found
    if len(ours) != len(theirs):
        return f"{len(theirs)} contacts, and {len(ours)} are expected"
    near = lambda one, other: one == other or (None not in (one, other) and abs(one - other) <= most)
    for index, (a, b) in enumerate(zip(ours, theirs)):
        if not near(a.began, b.began) or not near(a.ended, b.ended):
            return f"contact {index + 1} lives from {b.began} to {b.ended} µs, and {a.began} to {a.ended} are expected"
        if a.how != b.how:
            return f"contact {index + 1} ends with “{b.how}”, and “{a.how}” is expected"
        if a.spots != b.spots:
            at = next((n for n, (p, q) in enumerate(zip(a.spots, b.spots)) if p != q), min(len(a.spots), len(b.spots)))
            return f"contact {index + 1} has {len(b.spots)} places, {len(a.spots)} are expected, and they differ from {at + 1} on"
    if our_frames != their_frames:
        return f"{their_frames} frames, and {our_frames} are expected"
    return None


def units(panel):
    x, y = (panel.axes[axis] for axis in panel_axes(panel)[:2])
    return f"{x[1] - x[0] + 1}x{y[1] - y[0] + 1}"


def mock(panel, folder):
    """Writes what umockdev needs: the device, what it answers, and its events."""
    has = lambda kind, code: code // 8 < len(panel.bits.get(kind, b"")) and panel.bits[kind][code // 8] >> code % 8 & 1
    kinds = bytearray(8)
    for kind, mask in panel.bits.items():
        if kind and any(mask):
            kinds[kind // 8] |= 1 << kind % 8
    kinds[0] |= 1
    with open(f"{folder}/device", "w") as out:
        out.write(
            "P: /devices/virtual/input/input0/event0\nN: input/event0\nE: DEVNAME=/dev/input/event0\nE: MAJOR=13\n"
            "E: MINOR=64\nE: SUBSYSTEM=input\nA: dev=13:64\nL: device=../../input0\n\n"
            f"P: /devices/virtual/input/input0\nE: SUBSYSTEM=input\nA: name={panel.name}\n\n"
        )
    answers = ["@DEV /dev/input/event0"]

    def answer(name, data, status=None):
        answers.append(f"{name} {len(data) if status is None else status} {bytes(data).hex().upper()}")

    answer("EVIOCGVERSION", struct.pack("<i", 0x010001), 0)
    answer("EVIOCGID", struct.pack("<4H", *panel.ids), 0)
    name = panel.name.encode()[:255] + b"\0"
    answer("EVIOCGNAME(0)", name.ljust(256, b"\0"), len(name))
    answer("EVIOCGPROP(0)", panel.props[:4])
    answer("EVIOCGBIT(0)", bytes(kinds).ljust(96, b"\0"))
    for kind in range(1, 0x20):
        if kinds[kind // 8] >> kind % 8 & 1:
            answer(f"EVIOCGBIT({kind})", bytes(panel.bits.get(kind, b""))[:96].ljust(96, b"\0"))
    for code, axis in sorted(panel.axes.items()):
        if has(EV_ABS, code):
            answer("EVIOCGABS" if code == 0 else f"EVIOCGABS({code})", struct.pack("<6i", 0, *axis), 0)
    if has(EV_ABS, SLOT):
        empty = [-1] * (panel.axes[SLOT][1] + 1)
        answer("EVIOCGMTSLOTS(0)", struct.pack(f"<I{len(empty)}i", ID, *empty), 0)
    open(f"{folder}/answers", "w").write("\n".join(answers) + "\n")
    with open(f"{folder}/events", "w") as out:
        # umockdev takes digits behind the point that begin with 0 for octal ones: they are written without padding.
        for time, kind, code, value in panel.events:
            out.write(f"E: {time // 1_000_000}.{time % 1_000_000} {kind:04x} {code:04x} {value}\n")


def run_mocked(fingerpost, panel, idle):
    folder = tempfile.mkdtemp()
    try:
        mock(panel, folder)
        node = "/dev/input/event0"
        command = ["umockdev-run", "-d", f"{folder}/device", "-i", f"{node}={folder}/answers", "-e", f"{node}={folder}/events"]
        command += ["--", fingerpost, "record", "--device", node, "--screen", units(panel), "--idle", str(idle)]
        return run(command)
    finally:
        shutil.rmtree(folder)


def run(command):
    ended = subprocess.run(command, capture_output=True, text=True, timeout=120, stdin=subprocess.DEVNULL)
    if ended.returncode != 0:
        raise RuntimeError(ended.stderr.strip() or f"status {ended.returncode}")
    return ended.stdout


def compare(name, way, panel, read):
    """Compares one recording in one way: whether it is equal, and what is said of it."""
    try:
        found = contacts_of_recording(read(), panel)
        problem = difference(contacts(panel, at_device=way == "device"), found)
    except Exception as error:
        found, problem = ([], 0), f"{type(error).__name__}: {error}"
    places = sum(len(contact.spots) for contact in found[0])
    cancelled = sum(contact.how == "cancel" for contact in found[0])
    text = f"{'DIFFERENT' if problem else 'equal'}  {way:6}  {len(found[0]):3} contacts, {places:5} places, {found[1]:4} frames"
    text += f", {cancelled} cancelled" * (cancelled > 0) + f"  {name}" + f"\n           {problem}" * bool(problem)
    return not problem, text


def self_test(fingerpost, folder):
    """Sees that each mistake of a decoder is noticed in the synthetic recordings, and that none is where there is none."""
    read = [(read_evemu(path), path) for path in synthetic_devices.write(folder)]
    made = [run([fingerpost, "convert", path, "--screen", units(panel)]) for panel, path in read]
    failures = 0
    for mistake in [None] + MISTAKES:
        noticed = []
        for (panel, path), text in zip(read, made):
            panel.mistake = mistake
            if not compare(path, "file", panel, lambda: text)[0]:
                noticed.append(os.path.basename(path))
        if bool(noticed) != (mistake is not None):
            print(f"self-test: with the mistake “{mistake}” these differ: {noticed}")
            failures += 1
    print(f"self-test: {failures} cases failed" if failures else f"self-test: all {len(MISTAKES)} mistakes are noticed")
    return 1 if failures else 0


def main():
    options = argparse.ArgumentParser(prog="scripts/check-devices")
    options.add_argument("--self-test", action="store_true")
    options.add_argument("--mistake", choices=MISTAKES)
    options.add_argument("fingerpost")
    options.add_argument("folders", nargs="*")
    options = options.parse_args()
    fingerpost, folders = options.fingerpost, options.folders
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    synthetic = tempfile.mkdtemp()
    try:
        if options.self_test:
            return self_test(fingerpost, synthetic)
        return compare_all(fingerpost, synthetic_devices.write(synthetic), folders, options.mistake)
    finally:
        shutil.rmtree(synthetic)


def compare_all(fingerpost, files, folders, mistake):
    has_mock = shutil.which("umockdev-run") is not None
    if not has_mock:
        print("check-devices: umockdev is missing, so no device is emulated; the files alone are compared.")
    works = [(path, SYNTHETIC_IDLE) for path in files]
    for folder in folders:
        pattern = glob.escape(folder)
        works += [(path, IDLE) for path in sorted(glob.glob(f"{pattern}/*.events") + glob.glob(f"{pattern}/*.replay.txt"))]
    wrong = 0
    with concurrent.futures.ThreadPoolExecutor(AT_ONCE) as pool:
        answers = []
        for path, idle in works:
            panel = read_evemu(path) if path.endswith(".events") else read_getevent(path)
            panel.mistake = mistake
            convert = [fingerpost, "convert", path, "--screen", units(panel)]
            answers.append(pool.submit(compare, os.path.basename(path), "file", panel, functools.partial(run, convert)))
            if has_mock and path.endswith(".events"):
                read = functools.partial(run_mocked, fingerpost, panel, idle)
                answers.append(pool.submit(compare, os.path.basename(path), "device", panel, read))
        for answer in answers:
            is_equal, text = answer.result()
            wrong += not is_equal
            print(text, flush=True)
    print(f"check-devices: {wrong} differences" if wrong else "check-devices: all contacts are equal")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
