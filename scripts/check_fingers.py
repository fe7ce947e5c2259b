#!/usr/bin/env python3
"""Plays the same fingers three ways, and compares the engine's traces byte for byte: see scripts/check-fingers.

From a recording the engine plays them by itself. Through the shell they come from an emulated device, or from a program that
injects them; an application in a process of its own gets them. Time stands still there between frames, so that nothing
depends on how fast the machine is.
"""

import argparse
import concurrent.futures
import os
import shutil
import subprocess
import sys
import tempfile
import time

import check_devices
import synthetic_devices

# Recordings in which everything that comes down is lifted again: at the end of another each way cancels at a time of its own.
SYNTHETIC = ["slots-phone", "unordered-with-ids", "unordered-without-ids", "single"]
NODE = "/dev/input/event0"
# How long the device says nothing, so that the application is there before its first finger.
LEAD = 2_500_000
SCENE = """title: A tap, a press, a pan over all, a pinch
windows:
  - id: W
    gestureRecognizers:
      - { id: pan, type: pan }
    subviews:
      - id: A
        frame: [0, 0, 400, 400]
        isMultipleTouchEnabled: true
        gestureRecognizers:
          - { id: tap, type: tap }
          - { id: press, type: longPress }
      - id: B
        frame: [0, 400, 400, 400]
        isMultipleTouchEnabled: true
        gestureRecognizers:
          - { id: pinch, type: pinch }
"""


def replayed(fingerpost, scene, path):
    return check_devices.run([fingerpost, "replay", path, "--in", scene, "--trace", "json"])


class Shell:
    """A shell with the scene in front, and where its application's trace goes."""

    def __init__(self, fingerpost, scene, folder, wrapper=(), devices="none"):
        self.fingerpost, self.folder, self.trace = fingerpost, f"{folder}/sockets", f"{folder}/trace"
        environment = dict(os.environ, FINGERPOST_CLOCK="frames", FINGERPOST_TRACE=self.trace)
        command = [*wrapper, fingerpost, "shell", f"scene={scene}", "--devices", devices, "--folder", self.folder]
        self.process = subprocess.Popen(
            command, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        self.until("listening:")
        self.ask("launch", "scene")
        self.until("ready:")

    def until(self, beginning):
        for line in self.process.stdout:
            if line.startswith(beginning):
                return
        raise RuntimeError(f"the shell never said “{beginning}”")

    def ask(self, *words):
        return check_devices.run([self.fingerpost, "shell", *words, "--folder", self.folder])

    def end(self):
        self.ask("stop")
        self.process.stdout.read()
        self.process.wait(30)
        return open(self.trace).read()


def injected(fingerpost, scene, path, folder):
    shell = Shell(fingerpost, scene, folder)
    shell.ask("inject", path)
    return shell.end()


def from_device(fingerpost, scene, path, folder):
    panel = check_devices.read_evemu(path)
    first = panel.events[0][0]
    panel.events = [(0, 0, 0, 0)] + [(at - first + LEAD, *rest) for at, *rest in panel.events]
    check_devices.mock(panel, folder)
    mock = ["umockdev-run", "-d", f"{folder}/device", "-i", f"{NODE}={folder}/answers", "-e", f"{NODE}={folder}/events", "--"]
    shell = Shell(fingerpost, scene, folder, mock, NODE)
    time.sleep((panel.events[-1][0] - panel.events[0][0]) / 1e6 + 1)
    return shell.end()


def compare(fingerpost, path, has_mock):
    folder = tempfile.mkdtemp()
    try:
        scene = f"{folder}/scene.yaml"
        with open(scene, "w") as out:
            out.write(SCENE)
        expected = replayed(fingerpost, scene, path)
        wrong, said = 0, []
        for way in ["injected"] + ["device"] * has_mock:
            inside = f"{folder}/{way}"
            os.mkdir(inside)
            found = {"injected": injected, "device": from_device}[way](fingerpost, scene, path, inside)
            lines, others = expected.splitlines(), found.splitlines()
            same = expected == found
            wrong += not same
            said.append(f"{'equal' if same else 'DIFFERENT'}  {way:8}  {len(lines):5} facts  {os.path.basename(path)}")
            if not same:
                at = next((i for i, (a, b) in enumerate(zip(lines, others)) if a != b), min(len(lines), len(others)))
                said.append(f"  fact {at + 1}: {lines[at:at + 1]} was expected, and {others[at:at + 1]} came")
        return wrong, "\n".join(said)
    finally:
        shutil.rmtree(folder)


def main():
    options = argparse.ArgumentParser(prog="scripts/check-fingers")
    options.add_argument("fingerpost")
    options.add_argument("recordings", nargs="*", help="evemu recordings; without any, synthetic ones")
    options = options.parse_args()
    has_mock = shutil.which("umockdev-run") is not None
    if not has_mock:
        print("check-fingers: umockdev is missing, so recordings are compared with what is injected, and with no device.")
    folder = tempfile.mkdtemp()
    try:
        made = synthetic_devices.write(folder)
        paths = options.recordings or [path for path in made if any(f".{name}." in path for name in SYNTHETIC)]
        wrong = 0
        # They wait more than they work.
        with concurrent.futures.ThreadPoolExecutor(4) as pool:
            for differences, said in pool.map(lambda path: compare(options.fingerpost, path, has_mock), paths):
                wrong += differences
                print(said, flush=True)
    finally:
        shutil.rmtree(folder)
    print(f"check-fingers: {wrong} differences" if wrong else "check-fingers: the same fingers leave the same traces")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
