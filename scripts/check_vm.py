"""The part of scripts/check-vm that knows what has to come out of the virtual machine.

    check_vm.py prepare FOLDER yes|no [RECORDING]   writes what the machine plays, and settings for scripts/vm/init; yes for
                                                    a sample: a device, and an application behind the shell
    check_vm.py judge FOLDER RESULTS                compares what it sent with the decoder of check_devices.py

Under the kernel an event carries the time at which the player wrote it, so lifetimes are equal only about.
"""

import base64
import io
import json
import os
import re
import sys
import tarfile

import synthetic_devices
from synthetic_devices import MT_PRESSURE, MT_X, MT_Y, SLOT
from check_devices import Contact, contacts, contacts_of_recording, difference, read_evemu, rows_of, units

# A machine that is emulated, on one that has other things to do, may be late by so many microseconds.
LATEST = 250_000
ANY = 10**12


def evemu(panel):
    """A recording with its device's description, which may have stood in a file of its own."""
    lines = [f"N: {panel.name}", "I: " + " ".join(f"{number:04x}" for number in panel.ids)]
    lines.append("P: " + " ".join(f"{byte:02x}" for byte in panel.props))
    for kind, mask in sorted(panel.bits.items()):
        lines.append(f"B: {kind:02x} " + " ".join(f"{byte:02x}" for byte in mask))
    for code, axis in sorted(panel.axes.items()):
        lines.append(f"A: {code:02x} " + " ".join(str(number) for number in axis))
    for time, kind, code, value in panel.events:
        lines.append(f"E: {time // 1_000_000}.{time % 1_000_000:06} {kind:04x} {code:04x} {value}")
    return "\n".join(lines) + "\n"


def middle(panel):
    """A time, in seconds since the first event, in the middle of the first stretch with several contacts."""
    start, begins = panel.events[0][0], None
    for time, row, _ in rows_of(panel):
        if len(row) >= 2 and begins is None:
            begins = time
        elif len(row) < 2 and begins is not None:
            return ((begins + time) // 2 - start) / 1e6
    raise SystemExit("check-vm: the recording has no two contacts at once.")


def prepare(folder, sample, recording):
    synthetic = synthetic_devices.RECORDINGS
    texts = {"short": synthetic["slots-phone"]().text(), "storm": synthetic["slots-storm"]().text()}
    texts["main"] = evemu(read_evemu(recording)) if recording else synthetic["slots-ten-fingers-240-Hz"]().text()
    for name, make in (("tap", synthetic_devices.tap_again), ("keys", synthetic_devices.keyboard)):
        with open(os.path.join(folder, f"{name}.events"), "w") as out:
            out.write(make().text())
    tap = units(read_evemu(os.path.join(folder, "tap.events")))
    settings = ["patience=150", f"sample={sample}", f"tap_screen={tap}", f"storm_from={synthetic_devices.STORM[0]}", f"storm_to={synthetic_devices.STORM[1]}"]
    for name, text in texts.items():
        path = os.path.join(folder, f"{name}.events")
        with open(path, "w") as out:
            out.write(text)
        settings += [f"{name}_screen={units(read_evemu(path))}", f"{name}_part={middle(read_evemu(path)):.6f}"]
    # A shell with an application does too much for ten fingers on a processor that is emulated.
    played = "main" if recording else "short"
    settings += [f"shell_plays={played}", f"shell_screen=${played}_screen", f"shell_part=${played}_part"]
    with open(os.path.join(folder, "settings"), "w") as out:
        out.write("\n".join(settings) + "\n")


def merged_difference(expected, found):
    """What sets contacts apart from those of an application that may have merged moves, which it does when it is slow."""
    if len(expected) != len(found):
        return f"{len(found)} contacts, and {len(expected)} are expected"
    for index, (one, other) in enumerate(zip(expected, found)):
        # When a device goes nobody says.
        ends = one.how == "up" and other.how == "up"
        late = max(abs(one.began - other.began), abs(one.ended - other.ended) if ends else 0)
        places = iter(one.spots)
        if one.how != other.how or late > LATEST:
            return f"contact {index + 1} ends with “{other.how}”, not “{one.how}”, or is {late} µs late"
        if one.spots[0] != other.spots[0] or one.spots[-1] != other.spots[-1]:
            return f"contact {index + 1} is at {other.spots[0]} first and at {other.spots[-1]} last, not {one.spots[0]} and {one.spots[-1]}"
        if not all(spot in places for spot in other.spots):
            return f"contact {index + 1} is at places where it never was, or in another order"
    return None


class Judge:
    def __init__(self, folder, results):
        self.folder, self.wrong, self.slow = folder, 0, 0
        data = base64.b64decode(open(results, "rb").read().split(b".")[0])
        with tarfile.open(fileobj=io.BytesIO(data)) as archive:
            members = [member for member in archive if member.isfile()]
            self.files = {os.path.basename(m.name): archive.extractfile(m).read().decode() for m in members}

        settings = open(os.path.join(folder, "settings")).read()
        self.shell_plays = re.search("shell_plays=(.*)", settings)[1]
        self.sample = "sample=yes" in settings

    def text(self, name):
        return self.files.get(name, "").strip()

    def panel(self, name):
        return read_evemu(os.path.join(self.folder, f"{name}.events"))

    def note(self, what, problem, details):
        self.wrong += bool(problem)
        print(f"{'WRONG' if problem else 'right'}  {what:46}  {problem or details}")

    def check(self, what, cases, details):
        """Each case is whether it holds, and what is said where it does not."""
        self.note(what, "; ".join(problem for holds, problem in cases if not holds), details)

    def recorded(self, what, name, panel, expected, status, most=LATEST, losses=0, slowness=1):
        ended, said = self.text(f"{name}.status"), self.text(f"{name}.stderr")
        try:
            found = contacts_of_recording(self.text(f"{name}.jsonl"), panel)
            for contact in found[0]:
                contact.began /= slowness
                contact.ended = contact.ended and contact.ended / slowness
            problem = difference(expected, found, most)
        except Exception as error:
            found, problem = ([], 0), f"{type(error).__name__}: {error}"
        if not problem and ended != status:
            problem = f"it ended with status {ended or 'none'}: {said}"
        # A machine that is too slow loses events where none should be lost, and the program says so.
        elif problem and (lost := re.search(r"events were lost (?:once|(\d+) times)", said)):
            problem += "; it says that " + said.split(": ", 2)[-1].split(";")[0]
            self.slow += int(lost[1] or 1) > losses
        places = sum(len(contact.spots) for contact in found[0])
        cancelled = sum(contact.how == "cancel" for contact in found[0])
        details = f"{len(found[0])} contacts, {places} places, {found[1]} frames" + f", {cancelled} cancelled" * (cancelled > 0)
        self.note(what, problem, details)

    def devices(self):
        panel, node = self.panel("main"), self.text("devices.node")
        entries = [json.loads(line) for line in self.text("devices.json").splitlines()]
        entry = next((entry for entry in entries if entry.get("path") == node), {})
        x, y = panel.axes[MT_X], panel.axes[MT_Y]
        wanted = {
            "name": panel.name,
            "kind": "touchscreen",
            "protocol": "slots",
            "contacts": panel.axes[SLOT][1] + 1,
            "x": {"minimum": x[0], "maximum": x[1], "resolution": x[4]},
            "y": {"minimum": y[0], "maximum": y[1], "resolution": y[4]},
        }
        cases = [(bool(entry), f"{node} is not listed")]
        cases += [(entry.get(key) == value, f"{key} is {entry.get(key)}, not {value}") for key, value in wanted.items()]
        self.check("fingerpost devices lists the device", cases, f"{node}, “{panel.name}”")
        said = self.text("forbidden.txt")
        cases = [(self.text("forbidden.status") == "2", f"status {self.text('forbidden.status')}")]
        cases += [("usermod -aG input" in said, f"it says “{said}”")]
        self.check("who may not open it is told what to do", cases, "status 2")

    def grab(self):
        panel = self.panel("short")
        self.recorded("who grabs the device gets all of it", "grabbing", panel, contacts(panel), "0")
        heard = len(self.text("listening.jsonl").splitlines()) - 1
        self.check("others get nothing meanwhile", [(heard == 0, f"{heard} frames")], "0 frames")
        status, said = self.text("refused.status"), self.text("refused.stderr")
        cases = [(status == "2", f"status {status or 'none'}"), ("has grabbed this device" in said, f"it says “{said}”")]
        self.check("a second grab is refused", cases, "status 2")

    def cut(self, name):
        """A recording up to its middle, after which the device was gone."""
        panel = self.panel(name)
        until = panel.events[0][0] + middle(panel) * 1e6
        panel.events = [event for event in panel.events if event[0] < until]
        return panel

    def held(self):
        """The rows of the short recording without the contacts that were down when it was opened."""
        panel = self.panel("short")
        until, unseen, rows = panel.events[0][0] + middle(panel) * 1e6, set(), []
        for time, row, lifts in rows_of(panel):
            if time < until:
                unseen = set(row)
            else:
                seen = lambda what: {key: axes for key, axes in what.items() if key not in unseen}
                rows.append((time, seen(row), seen(lifts)))
        return rows

    def lost(self):
        """The rows of the storm: what is there when it is over is asked for, and of those that went nobody knows how."""
        panel = self.panel("storm")
        start = panel.events[0][0]
        begin, end = (start + moment * 1e6 for moment in synthetic_devices.STORM)
        rows = list(rows_of(panel))
        last = [row for row in rows if row[0] < end][-1]
        return [row for row in rows if row[0] < begin] + [(last[0], last[1], {})] + [row for row in rows if row[0] >= end]

    def told(self, name):
        """A recording in which events are missing says so at its end, and ends well."""
        said, status = self.text(f"{name}.stderr"), self.text(f"{name}.status")
        cases = [(re.search(r": events were lost (once|\d+ times)\b", said), f"it says “{said}”"), (status == "0", f"status {status}")]
        self.check(f"{name}: lost events are counted, and said", cases, said.split(": ", 2)[-1].split(";")[0])

    def keys(self):
        """What becomes of keys while nobody reads: what is down afterwards is asked for."""
        frames = [json.loads(line) for line in self.text("keys.jsonl").splitlines()[1:]]
        found = [(press["usage"], press["phase"]) for frame in frames for press in frame.get("presses", [])]
        a, _, c, shift = synthetic_devices.KEYS.values()
        wanted = [(shift, "began"), (a, "began"), (a, "cancelled"), (c, "began"), (c, "ended"), (shift, "ended")]
        cases = [(found == wanted, f"{found}, not {wanted}")]
        self.check("keys: after lost events the keys are asked for", cases, f"{len(found)} presses, one cancelled")

    def trace(self):
        """The contacts that an application was given, out of the engine's trace, and the number of their frames."""
        everyone, there, frames = [], {}, []
        for line in self.text("shell.trace").splitlines():
            fact = json.loads(line)
            if fact["fact"] != "contact":
                continue
            time, spot = round(fact["t"] * 1e6), (round(fact["x"], 6), round(fact["y"], 6), 0)
            # The frame that cancels has the time of the last one before it.
            frame = time, fact["change"] == "cancel"
            if frames[-1:] != [frame]:
                frames.append(frame)
            if fact["change"] == "down":
                there[fact["contact"]] = Contact(time, spot)
                everyone.append(there[fact["contact"]])
                continue
            there[fact["contact"]].pass_by(spot)
            if fact["change"] in ("up", "cancel"):
                there.pop(fact["contact"]).end(time, fact["change"])
        return everyone, len(frames)

    def placed(self, panel, at_device=False):
        """The contacts of a recording without forces, which the trace does not tell."""
        axes = panel.axes
        panel.axes = {axis: range for axis, range in axes.items() if axis != MT_PRESSURE}
        placed = contacts(panel, at_device)[0]
        panel.axes = axes
        return placed

    def shell(self):
        whole, cut = self.panel(self.shell_plays), self.cut(self.shell_plays)
        parts = [
            ("shell: an application gets all contacts", self.placed(whole)),
            ("shell: what is down when the device goes ends", self.placed(cut, at_device=True)),
            ("shell: the device returns, and is read again", self.placed(whole)),
        ]
        everyone, seen = self.trace()
        for what, expected in parts:
            part, everyone = everyone[: len(expected)], everyone[len(expected) :]
            start = part[0].began if part else 0
            for contact in part:
                contact.began -= start
                contact.ended = None if contact.ended is None else contact.ended - start
            part.sort(key=Contact.order)
            places = f"{sum(len(contact.spots) for contact in part)} of {sum(len(contact.spots) for contact in expected)} places"
            self.note(what, merged_difference(expected, part), f"{len(part)} contacts, {places}")
        notes = [json.loads(line) for line in self.text("shell.notes").splitlines()]
        sums = lambda word, key: sum(note[key] for note in notes if note["note"] == word)
        wanted, came = 2 * contacts(whole)[1] + contacts(cut, at_device=True)[1], sums("stopped", "frames")
        taken, merged = sums("tally", "frames"), sums("tally", "merged")
        dropped = sums("tally", "samples") + sums("tally", "faults") + sums("eventsLost", "times")
        dropped += sum(sum(note["dropped"].values()) for note in notes if note["note"] == "stopped")
        ends = [note for note in notes if note["note"] == "ended"]
        cases = [(self.text("shell.status") == "0", f"status {self.text('shell.status') or 'none'}")]
        cases += [(came == wanted, f"{came} frames came, not {wanted}")]
        cases += [(taken == came, f"the application took {taken} of {came} frames"), (dropped == 0, f"{dropped} were lost")]
        cases += [(seen + merged == taken, f"{seen} frames are in the trace, and {merged} of {taken} were merged")]
        cases += [(not everyone, f"{len(everyone)} contacts too many")]
        cases += [(len(ends) == 1 and ends[0]["asked"], "the application did not live until it was asked to end")]
        self.check("shell: every frame, and none is lost", cases, f"{came} frames; the application merged {merged}")
        status, said = self.text("shell-refused.status"), self.text("shell-refused.stderr")
        cases = [(status == "2", f"status {status or 'none'}"), ("has grabbed this device" in said, f"it says “{said}”")]
        self.check("shell: the device is its own", cases, "a grab is refused")

    def run(self):
        main = self.panel("main")
        self.devices()
        slowness = int(self.text("whole.slowness") or 1)
        self.recorded("every frame is recorded", "whole", main, contacts(main), "0", slowness=slowness)
        if not self.sample:
            self.grabs_and_losses()
        self.shell()
        return self.wrong

    def grabs_and_losses(self):
        short, storm = self.panel("short"), self.panel("storm")
        self.grab()
        self.recorded("what is down at first is left alone", "held", short, contacts(short, rows=self.held()), "0")
        self.recorded("a device that goes cancels what is down", "gone", short, contacts(self.cut("short"), at_device=True), "2")
        self.recorded("it returns, and is read again", "returned", short, contacts(short), "0")
        self.recorded("after lost events the slots are asked for", "storm", storm, contacts(storm, rows=self.lost()), "0", ANY, losses=1)
        self.told("storm")
        tap = self.panel("tap")
        self.recorded("a touch at the last place lies there", "tap", tap, contacts(tap), "0")
        self.keys()
        self.told("keys")


if __name__ == "__main__":
    if sys.argv[1] == "prepare":
        prepare(sys.argv[2], sys.argv[3], sys.argv[4] if len(sys.argv) > 4 else None)
    else:
        judge = Judge(sys.argv[2], sys.argv[3])
        wrong = judge.run()
        print(f"check-vm: {wrong} checks failed" if wrong else "check-vm: all is as it should be")
        # 3: nothing is wrong but what a machine that was too slow explains.
        sys.exit(0 if not wrong else 3 if wrong == judge.slow else 1)
