#!/usr/bin/env python3
"""What ten fingers at 240 Hz cost the whole pipeline, and what nothing costs it.

    Benchmarks/pipeline.py .build-release/release [--watched]

The folder holds `fingerpost` and `gallery-app`, best of a release build. A shell starts the application, a third process
injects ten fingers for ten seconds; the time of the processor is what the kernel says of shell and application.

With --watched: a finger drags a scroll view of 500 rows at 120 Hz while an observer watches. How many pictures come per
second, and how long it takes from the moment in which a frame is sent until the picture that shows it is there. Which
frame a picture shows is read off it: the rows are where the finger has dragged them.
"""

import json
import math
import os
import socket
import struct
import subprocess
import sys
import tempfile
import threading
import time


def recording(path, frames):
    with open(path, "w") as out:
        out.write('{"fingerpost":"recording","version":1,"screen":{"width":400,"height":800}}\n')
        for i in range(frames):
            phase = "down" if i == 0 else "up" if i == frames - 1 else "move"
            contacts = ",".join(
                f'{{"id":{k},"phase":"{phase}","x":{30 * k + 5 * math.sin(i / 9 + k):.2f},"y":{300 + 200 * math.sin(i / 50 + k):.2f}}}'
                for k in range(1, 11)
            )
            out.write(f'{{"at":{i / 240:.6f},"contacts":[{contacts}]}}\n')


def used(process):
    fields = open(f"/proc/{process}/stat").read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def switches(process):
    count = 0
    for task in os.listdir(f"/proc/{process}/task"):
        for line in open(f"/proc/{process}/task/{task}/status"):
            count += int(line.split()[1]) if "ctxt_switches" in line else 0
    return count


ROWS = 500
STEP = 0.5


def screen(path):
    """A scroll view with rows, as a scenario whose script is not played."""
    rows = ",".join(f"{{ id: R{k}, frame: [0, {k * 10}, 400, 9] }}" for k in range(ROWS))
    with open(path, "w") as out:
        out.write(
            f"windows: [{{ id: W, subviews: [{{ id: S, class: UIScrollView, frame: [0, 0, 400, 800], "
            f"contentSize: [400, {ROWS * 10}], subviews: [{rows}] }}] }}]\n"
            "script: [{ at: 0, down: { 1: [5, 5] } }, { at: 0.1, up: [1] }]\n"
        )


def message(kind, body=b""):
    return b"FP\x04" + bytes([kind]) + struct.pack("<I", len(body)) + body


def digitizer_frame(nanoseconds, phase, y):
    contact = struct.pack("<qBBB", 1, phase, 0, 0) + struct.pack("<8d", 200, y, 0, 0, 0, 0, math.pi / 2, 0)
    return message(65, struct.pack("<qqqI", nanoseconds, 0, 0, 1) + contact + struct.pack("<IIIB", 0, 0, 0, 0))


def connect(folder, name):
    channel = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    channel.connect(f"{folder}/{name}")
    return channel


class Eye(threading.Thread):
    """An observer: when which bytes came; they are read afterwards."""

    def __init__(self, folder):
        super().__init__(daemon=True)
        self.channel = connect(folder, "observer")
        self.channel.send(message(192))
        self.came, self.part, self.screen = [], b"", threading.Event()

    def run(self):
        while data := self.channel.recv(70000):
            if data[3] == 226:
                self.part += data[17:]
                if data[12]:
                    if data[8] == 1:
                        self.came.append((time.monotonic(), self.part))
                        if b'"m":"picture"' in self.part:
                            self.screen.set()
                    self.part = b""
            elif data[3] == 227:
                print("a gap")


def watched(programs):
    with tempfile.TemporaryDirectory() as folder:
        rows, sockets = f"{folder}/rows.yaml", f"{folder}/sockets"
        screen(rows)
        shell = subprocess.Popen(
            [f"{programs}/fingerpost", "shell", f"rows={rows}", "--devices", "none", "--folder", sockets],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        )
        next(line for line in shell.stdout if line.startswith("listening:"))
        eye = Eye(sockets)
        eye.start()
        launch = [f"{programs}/fingerpost", "shell", "launch", "rows", "--folder", sockets]
        subprocess.run(launch, capture_output=True, check=True)
        threading.Thread(target=lambda: [None for _ in shell.stdout], daemon=True).start()
        eye.screen.wait(30)
        time.sleep(0.5)
        pad, start, sent = connect(sockets, "digitizer"), time.monotonic(), {}
        name = b"pad"
        pad.send(message(64, struct.pack("<H", len(name)) + name + struct.pack("<dd", 400, 800)))
        count = 1200
        for index in range(count):
            next_time = start + index / 120
            while (left := next_time - time.monotonic()) > 0:
                time.sleep(max(0, left - 0.0005))
            y = 750 - STEP * index
            sent[round(y, 2)] = time.monotonic()
            pad.send(digitizer_frame(int((time.monotonic() - start) * 1e9), 0 if index == 0 else 1, y))
        end = time.monotonic()
        time.sleep(0.5)
        pictures, shown, first = 0, [], None
        for came, text in eye.came:
            change = json.loads(text)
            places = {move[0]: move[2] for move in change.get("moved", [])}
            places.update({box["id"]: box["at"][1] for box in change.get("boxes", []) if "at" in box})
            if change["m"] == "picture":
                first = next(((box["id"], box["at"][1]) for box in change["boxes"] if box["name"] == "R60"), None)
            elif first and change["m"] == "change" and start < came:
                pictures += came <= end
                if first[0] in places:
                    shown.append((came, first[1] - places[first[0]]))
        # The pan takes a few points before it begins; the last picture shows the last frame.
        slack = STEP * (count - 1) - shown[-1][1]
        places = {round(750 - y - slack, 2): moment for y, moment in sent.items()}
        latencies = [(came - places[round(moved, 2)]) * 1000 for came, moved in shown if round(moved, 2) in places]
        shell.terminate()
        shell.wait(30)
        latencies.sort()
        print(f"a drag over {ROWS} views at 120 Hz: {pictures / (end - start):.1f} pictures a second")
        if latencies:
            print(
                f"frame to picture at the observer, ms: median {latencies[len(latencies) // 2]:.1f}, "
                f"p99 {latencies[len(latencies) * 99 // 100]:.1f}, of {len(latencies)}"
            )


def main():
    programs = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else ".build-release/release")
    if "--watched" in sys.argv:
        return watched(programs)
    with tempfile.TemporaryDirectory() as folder:
        fingers, sockets = f"{folder}/fingers.jsonl", f"{folder}/sockets"
        recording(fingers, 2400)
        shell = subprocess.Popen(
            [f"{programs}/fingerpost", "shell", f"gallery={programs}/gallery-app", "--devices", "none", "--folder", sockets],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        )

        def until(beginning):
            next(line for line in shell.stdout if line.startswith(beginning))

        def ask(*words):
            command = [f"{programs}/fingerpost", "shell", *words, "--folder", sockets]
            return subprocess.run(command, capture_output=True, text=True, check=True).stdout

        until("listening:")
        ask("launch", "gallery")
        until("ready:")
        application = int(ask("list").split("running (pid ")[1].split(")")[0])
        ask("inject", "--tap", "200,570")  # the screen of touches
        time.sleep(3)
        both = [shell.pid, application]
        before = [(used(process), switches(process)) for process in both]
        time.sleep(10)
        for name, process, (cpu, count) in zip(["shell", "application"], both, before):
            print(f"nothing for 10 s: {name} {used(process) - cpu:.2f} s of CPU, {switches(process) - count} switches")
        before = [used(process) for process in both]
        print(ask("inject", fingers).strip())
        for name, process, cpu in zip(["shell", "application"], both, before):
            print(f"ten fingers at 240 Hz for 10 s: {name} {used(process) - cpu:.2f} s of CPU")
        ask("stop")
        shell.wait(30)


if __name__ == "__main__":
    main()
