"""Recordings of touch devices that exist nowhere but here, in evemu's format: see scripts/check-devices.

They are made by a rule, the same bytes every time, so that a fresh clone has something to read. Every one of them has its
own way of being awkward, which its name tells.

    python3 scripts/synthetic_devices.py FOLDER   writes them all
"""

import math
import os
import sys

EV_SYN, EV_KEY, EV_ABS = 0, 1, 3
SYN_REPORT, SYN_MT_REPORT, SYN_DROPPED = 0, 2, 3
X, Y, PRESSURE = 0x00, 0x01, 0x18
SLOT, MAJOR, MT_X, MT_Y, ID, MT_PRESSURE = 0x2F, 0x30, 0x35, 0x36, 0x39, 0x3A
TOUCH = 0x14A


class Device:
    """A device's description and its events."""

    def __init__(self, name, axes, keys=(), direct=True):
        self.name, self.axes, self.keys, self.direct = name, axes, keys, direct
        self.lines = []

    def emit(self, time, *events):
        """Notes events of one moment, in microseconds, as (type, code, value)."""
        for kind, code, value in events:
            self.lines.append(f"E: {time // 1_000_000}.{time % 1_000_000:06} {kind:04x} {code:04x} {value}")

    def report(self, time, *events):
        self.emit(time, *events, (EV_SYN, SYN_REPORT, 0))

    def text(self):
        head = [f"N: {self.name}", "I: 0003 f1f1 0001 0100", f"P: {2 if self.direct else 0:02x}" + " 00" * 7]
        kinds = [EV_SYN, EV_ABS] + ([EV_KEY] if self.keys else [])
        for kind, codes, size in ((0, kinds, 8), (EV_KEY, self.keys, 96), (EV_ABS, self.axes, 8)):
            mask = bytearray(size)
            for code in codes:
                mask[code // 8] |= 1 << code % 8
            for start in range(0, size, 8):
                head.append(f"B: {kind:02x}" + "".join(f" {byte:02x}" for byte in mask[start : start + 8]))
        for code, (low, high, resolution) in sorted(self.axes.items()):
            head.append(f"A: {code:02x} {low} {high} 0 0 {resolution}")
        return "\n".join(head + self.lines) + "\n"


class Slots(Device):
    """Tells what changed, slot by slot, as the kernel's protocol B has it."""

    def __init__(self, name, slots=10, x=(0, 1535, 0), y=(0, 2559, 0)):
        axes = {SLOT: (0, slots - 1, 0), MT_X: x, MT_Y: y, ID: (0, 65535, 0)}
        super().__init__(name, axes | {MAJOR: (0, 15, 0), MT_PRESSURE: (0, 255, 0)})
        self.told = [{} for _ in range(slots)]
        self.slot, self.serial = 0, 0

    def changes(self, slot, **wanted):
        """The events that make a slot hold these values, without what it holds already."""
        codes = {"id": ID, "x": MT_X, "y": MT_Y, "major": MAJOR, "pressure": MT_PRESSURE}
        events = []
        for name, value in wanted.items():
            if self.told[slot].get(name) != value:
                self.told[slot][name] = value
                events.append((EV_ABS, codes[name], value))
        if events and slot != self.slot:
            self.slot = slot
            events.insert(0, (EV_ABS, SLOT, slot))
        return events

    def down(self, slot, x, y, pressure=60, major=5):
        self.serial += 1
        return self.changes(slot, id=self.serial, x=x, y=y, major=major, pressure=pressure)

    def move(self, slot, x, y, pressure=60, major=5):
        return self.changes(slot, x=x, y=y, major=major, pressure=pressure)

    def up(self, slot):
        return self.changes(slot, id=-1)

    def play(self, fingers, rate):
        held = {}
        for time, there in ticks(fingers, rate):
            events = []
            for finger in [finger for finger in held if finger not in there]:
                events += self.up(held.pop(finger))
            for finger, state in there.items():
                if finger in held:
                    events += self.move(held[finger], *self.place(state))
                else:
                    held[finger] = min(set(range(len(self.told))) - set(held.values()))
                    events += self.down(held[finger], *self.place(state))
            if events:
                self.report(time, *events)

    def place(self, state):
        u, v, pressure, major = state
        return *(scaled(self.axes[axis], part) for axis, part in ((MT_X, u), (MT_Y, v))), pressure, major


class Unordered(Device):
    """Names all contacts in every packet, each time beginning with another one: the kernel's protocol A."""

    def __init__(self, name, with_ids):
        axes = {MT_X: (-400, 3599, 20), MT_Y: (100, 2399, 20)} | ({ID: (0, 255, 0)} if with_ids else {})
        super().__init__(name, axes, keys=[TOUCH])
        self.with_ids = with_ids

    def packet(self, time, *contacts):
        """Each contact is (id, x, y)."""
        events = []
        for id, x, y in contacts:
            events += [(EV_ABS, ID, id)] if self.with_ids else []
            events += [(EV_ABS, MT_X, x), (EV_ABS, MT_Y, y), (EV_SYN, SYN_MT_REPORT, 0)]
        self.report(time, *(events or [(EV_SYN, SYN_MT_REPORT, 0)]))

    def play(self, fingers, rate):
        for count, (time, there) in enumerate(ticks(fingers, rate)):
            contacts = [
                (finger, scaled(self.axes[MT_X], state[0]), scaled(self.axes[MT_Y], state[1]))
                for finger, state in there.items()
            ]
            first = count % max(1, len(contacts))
            self.packet(time, *contacts[first:], *contacts[:first])


class Single(Device):
    """Knows one contact, and a button that is down as long as it is."""

    def __init__(self, name):
        axes = {X: (0, 4095, 0), Y: (0, 4095, 0), PRESSURE: (0, 1023, 0)}
        super().__init__(name, axes, keys=[TOUCH], direct=False)
        self.told = {}

    def changes(self, **wanted):
        codes = {"touch": (EV_KEY, TOUCH), "x": (EV_ABS, X), "y": (EV_ABS, Y), "pressure": (EV_ABS, PRESSURE)}
        events = [(*codes[name], value) for name, value in wanted.items() if self.told.get(name) != value]
        self.told |= wanted
        return events

    def play(self, fingers, rate):
        for time, there in ticks(fingers, rate):
            if there:
                u, v, pressure, _ = next(iter(there.values()))
                x, y = scaled(self.axes[X], u), scaled(self.axes[Y], v)
                events = self.changes(touch=1, x=x, y=y, pressure=pressure * 4)
            else:
                events = self.changes(touch=0, pressure=0)
            if events:
                self.report(time, *events)


def scaled(axis, part):
    return axis[0] + round((axis[1] - axis[0]) * part)


def ticks(fingers, rate):
    """For each report of a panel its time and the fingers that are there: {number: (u, v, pressure, major)}.

    A finger is (from, to, path), in milliseconds; the path takes a part of its time and returns a part of the panel. The
    panel's clock is not quite even, and a finger presses hardest in the middle of its time."""
    last = max(end for _, end, _ in fingers)
    for count in range(int(last * rate / 1000) + 3):
        now = count * 1000 / rate
        there = {}
        for number, (begin, end, path) in enumerate(fingers):
            if begin <= now < end:
                part = (now - begin) / (end - begin)
                swell = math.sin(math.pi * part)
                there[number] = (*path(part), 20 + round(120 * swell), 3 + round(5 * swell))
        yield 1_000_000 + round(now * 1000) + count * 7919 % 401, there


def still(u, v):
    return lambda part: (u, v)


def line(u0, v0, u1, v1):
    return lambda part: (u0 + (u1 - u0) * part, v0 + (v1 - v0) * part)


def ring(u, v, radius, begin=0.0):
    return lambda part: (u + radius * math.cos(begin + 7 * part), v + radius * math.sin(begin + 7 * part))


def phone():
    device = Slots("Synthetic phone")
    device.play(
        [
            (0, 84, still(0.3, 0.4)),
            (170, 250, still(0.3, 0.4)),  # Neither place is told again.
            (300, 480, line(0.7, 0.9, 0.65, 0.2)),
            (560, 900, line(0.3, 0.3, 0.45, 0.45)),
            (593, 910, line(0.7, 0.7, 0.55, 0.55)),
            (960, 1200, ring(0.5, 0.5, 0.1)),
            (980, 1150, ring(0.5, 0.5, 0.2, 2)),
            (1010, 1180, still(0.8, 0.1)),
            (1040, 1120, still(0.9, 0.9)),
        ],
        98,
    )
    return device


def ten_fingers():
    device = Slots("Synthetic table", x=(-300, 19_699, 40), y=(0, 11_199, 40))
    device.play([(4 * n, 1000 + 9 * n, ring(0.1 + 0.08 * n, 0.5, 0.08, n)) for n in range(10)], 240)
    return device


# When the storm begins and ends, in seconds since the first event.
STORM = (0.3, 0.9)


def storm():
    """Fingers come and go meanwhile; scripts/check-vm has the kernel throw that time's events away."""
    device = Slots("Synthetic panel in a storm")
    stays = [(0, 1200, ring(0.1 + 0.1 * n, 0.5, 0.06, n)) for n in range(7)]
    goes = [(0, 500, still(0.9, 0.1)), (0, 890, line(0.9, 0.9, 0.1, 0.8))]
    comes = [(550, 1200, line(0.8, 0.2, 0.7, 0.1)), (880, 1200, still(0.2, 0.2))]
    device.play(stays + goes + comes, 240)
    return device


def replaced():
    device = Slots("Synthetic panel of the quick")
    time = 1_000_000
    device.report(time, *device.down(0, 200, 300), *device.down(1, 900, 1200))
    for step in range(1, 40):
        time += 10_000
        events = device.move(0, 200 + 3 * step, 300) + device.move(1, 900, 1200 + 5 * step)
        if step % 8 == 0:  # The slot's contact lifts, and another one is in its place.
            events = device.up(0) + device.down(0, 300 + 20 * step, 500) + device.move(1, 900, 1200 + 5 * step)
        elif step % 8 == 4:  # The same without a word of the lift.
            events = device.down(1, 700 + step, 2000)
        device.report(time, *events)
    device.report(time + 10_000, *device.up(0), *device.up(1))
    return device


def brief():
    device = Slots("Synthetic panel of the brief")
    device.report(1_000_000, *device.down(0, 40, 50))
    device.report(1_050_000, *device.down(1, 600, 700), *device.up(1), *device.move(0, 41, 52))
    device.report(1_060_000, *device.down(2, 610, 710))
    device.report(1_070_000, *device.up(2), *device.down(2, 650, 720), *device.up(2))
    device.report(1_080_000, *device.move(0, 44, 55), *device.up(0), *device.down(1, 90, 100))
    device.report(1_090_000, *device.up(1))
    return device


def lost_slots():
    """Nobody can be asked what was lost, so all contacts end there."""
    device = Slots("Synthetic panel that loses events")
    time = 1_000_000
    device.report(time, *device.down(0, 100, 200), *device.down(1, 1200, 900))
    for step in range(1, 60):
        time += 10_000
        if step == 20:
            device.emit(time, *device.move(0, 7, 7), (EV_SYN, SYN_DROPPED, 0), *device.down(2, 5, 5), *device.up(2))
        if step == 30:
            device.emit(time, *device.up(0))
        if step == 34:
            device.emit(time, *device.down(0, 400, 500))
        if step in (45, 46):  # Twice in a row, and the second time with a report between.
            device.report(time, (EV_SYN, SYN_DROPPED, 0), (EV_SYN, SYN_DROPPED, 0), *device.move(0, 8, 8))
        if step == 50:
            device.emit(time, *device.up(0), *device.down(0, 800, 800))
        x = 100 + 4 * step
        device.report(time, *(device.move(0, x, 200) if not 30 <= step < 34 else []), *device.move(1, 1200, 900 + step))
    device.report(time + 10_000, *device.up(0), *device.up(1))
    return device


def down_at_the_end():
    device = Slots("Synthetic panel held", slots=5)
    device.play([(0, 200, line(0.1, 0.1, 0.9, 0.1)), (50, 9000, ring(0.5, 0.5, 0.3)), (90, 9000, still(0.2, 0.8))], 60)
    device.lines = device.lines[: len(device.lines) // 18]
    while not device.lines[-1].endswith("0000 0000 0"):
        device.lines.pop()
    return device


def unordered():
    device = Unordered("Synthetic panel without ids", with_ids=False)
    device.play(
        [
            (0, 300, line(0.2, 0.2, 0.3, 0.7)),
            (100, 250, line(0.8, 0.3, 0.7, 0.8)),
            (150, 420, ring(0.5, 0.5, 0.05)),
            (500, 580, still(0.4, 0.4)),
        ],
        120,
    )
    time = 2_000_000
    device.packet(time, (0, 500, 600), (0, 2500, 1600))
    device.packet(time + 8000, (0, 2510, 1600), (0, 505, 600))
    device.report(time + 16_000, (EV_KEY, TOUCH, 0))  # Gone with the button, not with an empty packet.
    return device


def unordered_ids():
    device = Unordered("Synthetic panel with ids", with_ids=True)
    # They pass each other: the nearest one is not the same one.
    device.play([(0, 400, line(0.1, 0.5, 0.9, 0.5)), (0, 430, line(0.9, 0.5, 0.1, 0.5)), (90, 200, still(0.5, 0.9))], 60)
    time = 1_600_000
    device.packet(time, (7, 100, 200), (8, 3000, 2000))
    device.packet(time + 16_000, (8, 110, 200), (7, 3010, 2000))
    device.packet(time + 33_000, (9, 110, 200), (7, 3010, 2010))
    device.packet(time + 50_000)
    return device


def lost_unordered():
    device = Unordered("Synthetic panel without ids that loses events", with_ids=False)
    time = 1_000_000
    for step in range(60):
        contacts = [(0, 300 + 5 * step, 400), (0, 2000, 500 + 5 * step)]
        if step == 20:
            device.emit(time, (EV_ABS, MT_X, 5), (EV_SYN, SYN_DROPPED, 0), (EV_ABS, MT_Y, 6), (EV_SYN, SYN_MT_REPORT, 0))
        # The first one went unnoticed.
        device.packet(time, *(contacts[1:] if 21 <= step < 40 else contacts))
        time += 9000
    device.packet(time)
    return device


def single():
    device = Single("Synthetic panel for one")
    device.play([(0, 90, still(0.5, 0.5)), (200, 500, line(0.2, 0.8, 0.9, 0.3)), (600, 690, still(0.9, 0.3))], 100)
    time = 2_000_000
    device.report(time, *device.changes(touch=1, x=10, y=20, pressure=90))
    device.report(time + 9000, *device.changes(x=15, y=25))
    device.report(time + 18_000, *device.changes(touch=0), *device.changes(touch=1, x=600, y=700))
    device.report(time + 27_000, *device.changes(x=610))
    device.report(time + 36_000, (EV_SYN, SYN_DROPPED, 0), *device.changes(x=5))
    device.report(time + 45_000, *device.changes(x=620))  # Of a contact that was given up.
    device.report(time + 54_000, *device.changes(touch=0))
    device.report(time + 63_000, *device.changes(touch=1, x=30, y=25), *device.changes(touch=0))  # All at once, and y is not told again.
    return device


def tap_again():
    """Played twice: the second time the kernel tells the button alone, because nothing else has changed."""
    device = Single("Synthetic panel of the stubborn")
    device.report(1_000_000, *device.changes(touch=1, x=600, y=700, pressure=90))
    device.report(1_050_000, *device.changes(touch=0))
    return device


# The keys of Linux for A, B, C and the left Shift, with their HID usages.
KEYS = {30: 4, 48: 5, 46: 6, 42: 225}


def keyboard():
    """A is let go and C comes down in the storm, B comes and goes in it, and Shift is down all the time."""
    device = Device("Synthetic keyboard in a storm", {}, keys=range(1, 128), direct=False)
    key = lambda time, code, value: device.report(1_000_000 + time, (EV_KEY, code, value))
    begin, end = (int(moment * 1e6) for moment in STORM)
    key(0, 42, 1)
    key(100_000, 30, 1)
    for step in range(400):
        key(begin + step * 1000, 48, 1 - step % 2)
    key(end - 100_000, 30, 0)
    key(end - 50_000, 46, 1)
    key(end + 100_000, 46, 0)
    key(end + 200_000, 42, 0)
    return device


RECORDINGS = {
    "slots-phone": phone,
    "slots-ten-fingers-240-Hz": ten_fingers,
    "slots-storm": storm,
    "slots-replaced-in-a-packet": replaced,
    "slots-come-and-gone-in-a-packet": brief,
    "slots-lost-events": lost_slots,
    "slots-down-at-the-end": down_at_the_end,
    "unordered-without-ids": unordered,
    "unordered-with-ids": unordered_ids,
    "unordered-lost-events": lost_unordered,
    "single": single,
}


def write(folder):
    """Writes all recordings and returns their paths."""
    paths = []
    for name, make in RECORDINGS.items():
        paths.append(os.path.join(folder, f"synthetic.{name}.events"))
        with open(paths[-1], "w") as out:
            out.write(make().text())
    return paths


if __name__ == "__main__":
    os.makedirs(sys.argv[1], exist_ok=True)
    print("\n".join(write(sys.argv[1])))
