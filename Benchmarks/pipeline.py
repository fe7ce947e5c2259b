#!/usr/bin/env python3
"""What ten fingers at 240 Hz cost the whole pipeline, and what nothing costs it.

    Benchmarks/pipeline.py .build-release/release

The folder holds `fingerpost` and `gallery-app`, best of a release build. A shell starts the application, a third process
injects ten fingers for ten seconds; the time of the processor is what the kernel says of shell and application.
"""

import math
import os
import subprocess
import sys
import tempfile
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


def main():
    programs = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else ".build-release/release")
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
