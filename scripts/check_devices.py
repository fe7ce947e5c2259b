#!/usr/bin/env python3
"""Compares Fingerpost's contacts with those of a decoder of its own: see scripts/check-devices.

The decoder here keeps a table of all contacts of a recording, packet by packet, and looks at nothing but the table
afterwards; it shares neither code nor structure with Sources/HID/Evdev.
"""

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

EV_SYN, EV_KEY, EV_ABS = 0, 1, 3
IDLE = 2.5


class Panel:
    """A device and its events, as (microseconds, type, code, value)."""

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
    for axis in (0x35, 0x36):
        values = [event[3] for event in panel.events if event[1:3] == (EV_ABS, axis)]
        panel.axes[axis] = [min(0, min(values)), max(values), 0, 0, 0]
    panel.axes[0x2F] = [0, 9, 0, 0, 0]
    return panel


def packets(events):
    packet = []
    for event in events:
        if event[1:3] == (EV_SYN, 0):
            yield event[0], packet
            packet = []
        else:
            packet.append(event[1:])


def slot_rows(panel):
    """For each packet what every slot holds afterwards: {contact key: (x, y)}."""
    slot, held, serial = 0, {}, {}
    for time, packet in packets(panel.events):
        for kind, code, value in packet:
            if kind != EV_ABS:
                continue
            if code == 0x2F:
                slot = value
            elif code == 0x39:
                serial[slot] = serial.get(slot, 0) + 1
                held.setdefault(slot, {})["id"] = value
            else:
                held.setdefault(slot, {})[code] = value
        yield time, {
            (number, serial[number]): (axes.get(0x35, 0), axes.get(0x36, 0))
            for number, axes in held.items()
            if axes.get("id", -1) >= 0
        }


def packet_rows(panel):
    """The same for devices that name all contacts in each packet: those with the least sum of ways are the same."""
    before, count = {}, 0
    for time, packet in packets(panel.events):
        now, one, speaks = [], {}, False
        for kind, code, value in packet:
            if (kind, code) == (EV_SYN, 2):
                speaks = True
                if 0x35 in one and 0x36 in one:
                    now.append((one[0x35], one[0x36]))
                one = {}
            elif kind == EV_ABS:
                one[code] = value
            elif (kind, code, value) == (EV_KEY, 0x14A, 0):
                speaks, now = True, []
        if not speaks:
            yield time, before
            continue
        keys = list(before)
        fewer, more = (keys, now) if len(keys) <= len(now) else (now, keys)
        place = lambda item: before[item] if item in before else item

        def way(choice):
            return sum((place(a)[0] - place(b)[0]) ** 2 + (place(a)[1] - place(b)[1]) ** 2 for a, b in zip(fewer, choice))

        best = min(itertools.permutations(more, len(fewer)), key=way)
        pairs = list(zip(fewer, best)) if fewer is keys else [(b, a) for a, b in zip(fewer, best)]
        after, taken = {}, set()
        for key, spot in pairs:
            after[key] = spot
            taken.add(now.index(spot))
        for index, spot in enumerate(now):
            if index not in taken:
                count += 1
                after[("new", count)] = spot
        before = after
        yield time, before


def contacts(panel):
    """Every contact as [down time, up time, places at the packets where they changed], in order of their beginning."""
    rows = slot_rows(panel) if 0x2F in panel.axes else packet_rows(panel)
    x0, y0 = panel.axes[0x35][0], panel.axes[0x36][0]
    all_contacts, open_contacts = [], {}
    for time, row in rows:
        for key in [key for key in open_contacts if key not in row]:
            open_contacts.pop(key)[1] = time
        for key, (x, y) in row.items():
            spot = (x - x0, y - y0)
            if key not in open_contacts:
                open_contacts[key] = [time, None, [spot]]
                all_contacts.append(open_contacts[key])
            elif open_contacts[key][2][-1] != spot:
                open_contacts[key][2].append(spot)
    start = all_contacts[0][0] if all_contacts else 0
    result = [[a - start, b - start if b is not None else None, c] for a, b, c in all_contacts]
    return sorted(result, key=lambda item: (item[0], item[2][0]))


def contacts_of_recording(text):
    """The same out of Fingerpost's own format, whose points are the panel's units here."""
    all_contacts, open_contacts, cancelled = [], {}, 0
    for line in text.splitlines()[1:]:
        frame = json.loads(line)
        time = round(frame["at"] * 1e6)
        for contact in frame.get("contacts", []):
            spot = (round(contact["x"], 6), round(contact["y"], 6))
            if contact["phase"] == "down":
                assert contact["id"] not in open_contacts, "down twice"
                open_contacts[contact["id"]] = [time, None, [spot]]
                all_contacts.append(open_contacts[contact["id"]])
                continue
            if open_contacts[contact["id"]][2][-1] != spot:
                open_contacts[contact["id"]][2].append(spot)
            if contact["phase"] in ("up", "cancel"):
                cancelled += contact["phase"] == "cancel"
                open_contacts.pop(contact["id"])[1] = time
    return sorted(all_contacts, key=lambda item: (item[0], item[2][0])), cancelled


def difference(ours, theirs):
    if len(ours) != len(theirs):
        return f"{len(theirs)} contacts, and {len(ours)} are expected"
    for index, (a, b) in enumerate(zip(ours, theirs)):
        if abs(a[0] - b[0]) > 1 or (a[1] is None) != (b[1] is None) or (a[1] is not None and abs(a[1] - b[1]) > 1):
            return f"contact {index + 1} lives from {b[0]} to {b[1]} µs, and {a[0]} to {a[1]} are expected"
        if a[2] != b[2]:
            return f"contact {index + 1} has {len(b[2])} places, and {len(a[2])} are expected, or they differ"
    return None


def units(panel):
    x, y = panel.axes[0x35], panel.axes[0x36]
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
    if has(EV_ABS, 0x2F):
        empty = [-1] * (panel.axes[0x2F][1] + 1)
        answer("EVIOCGMTSLOTS(0)", struct.pack(f"<I{len(empty)}i", 0x39, *empty), 0)
    open(f"{folder}/answers", "w").write("\n".join(answers) + "\n")
    with open(f"{folder}/events", "w") as out:
        # umockdev takes digits behind the point that begin with 0 for octal ones: they are written without padding.
        for time, kind, code, value in panel.events:
            out.write(f"E: {time // 1_000_000}.{time % 1_000_000} {kind:04x} {code:04x} {value}\n")


def run_mocked(fingerpost, panel):
    folder = tempfile.mkdtemp()
    try:
        mock(panel, folder)
        node = "/dev/input/event0"
        command = ["umockdev-run", "-d", f"{folder}/device", "-i", f"{node}={folder}/answers", "-e", f"{node}={folder}/events"]
        command += ["--", fingerpost, "record", "--device", node, "--screen", units(panel), "--idle", str(IDLE)]
        run = subprocess.run(command, capture_output=True, text=True, timeout=120)
        if run.returncode != 0:
            raise RuntimeError(run.stderr.strip() or f"status {run.returncode}")
        return run.stdout
    finally:
        shutil.rmtree(folder)


def main():
    fingerpost, folders = sys.argv[1], sys.argv[2:]
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    has_mock = shutil.which("umockdev-run") is not None
    files = []
    for folder in folders:
        files += sorted(glob.glob(f"{glob.escape(folder)}/*.events") + glob.glob(f"{glob.escape(folder)}/*.replay.txt"))
    if not files:
        print("check-devices: skipped, because the folders hold no recording.")
        return 0
    wrong = 0
    if not has_mock:
        print("check-devices: umockdev is missing, so no device is emulated; the files alone are compared.")
    for path in files:
        panel = read_evemu(path) if path.endswith(".events") else read_getevent(path)
        expected = contacts(panel)
        ways = [("file", lambda: subprocess.run(
            [fingerpost, "convert", path, "--screen", units(panel)], capture_output=True, text=True, check=True).stdout)]
        if has_mock and path.endswith(".events"):
            ways.append(("device", lambda: run_mocked(fingerpost, panel)))
        for way, run in ways:
            try:
                found, cancelled = contacts_of_recording(run())
                problem = difference(expected, found)
                # What is down when a recording of a device stops is cancelled there.
                note = f", {cancelled} cancelled" if cancelled else ""
            except Exception as error:
                found, problem, note = [], f"{type(error).__name__}: {error}", ""
            samples = sum(len(contact[2]) for contact in found)
            print(f"{'equal' if problem is None else 'DIFFERENT'}  {way:6}  {len(found):3} contacts, {samples:5} places{note}  {os.path.basename(path)}")
            if problem:
                print(f"           {problem}")
                wrong += 1
    print(f"check-devices: {wrong} differences" if wrong else "check-devices: all contacts are equal")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
