"""What scripts/check-agent plays: python check_agent.py PROGRAM [CALLS]."""

import asyncio
import base64
import json
import os
import statistics
import struct
import subprocess
import sys
import time
import zlib

import jsonschema
from mcp import Client, StdioServerParameters, stdio_client

PROGRAM = os.path.abspath(sys.argv[1])
CALLS = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
ROOT = os.getcwd()


def example(name):
    with open(os.path.join(ROOT, "Examples", name), encoding="utf-8") as file:
        return file.read()


def fail(words):
    raise SystemExit(f"scripts/check-agent: {words}")


def check_png(data):
    if data[:8] != b"\x89PNG\r\n\x1a\n":
        fail("the picture is no PNG")
    at, pixels, size = 8, b"", (0, 0)
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at : at + 8])
        body = data[at + 8 : at + 8 + length]
        (checksum,) = struct.unpack(">I", data[at + 8 + length : at + 12 + length])
        if zlib.crc32(kind + body) != checksum:
            fail(f"the checksum of {kind} is wrong")
        if kind == b"IHDR":
            size = struct.unpack(">II", body[:8])
        if kind == b"IDAT":
            pixels += zlib.decompress(body)
        at += 12 + length
    if len(pixels) != (size[0] + 1) * size[1] or min(size) < 100:
        fail(f"the picture has {len(pixels)} bytes for {size}")


async def session(mode):
    late = example("late-highlight.txt")
    calls = {
        "explain": {"text": late, "x": 196, "y": 553, "expect": "ReserveButton"},
        "audit": {"file": "Examples/covered-by-invisible-view.txt"},
        "conflicts": {"text": example("photo.yaml"), "budget": "50"},
        "diff": {"oldText": late, "newText": late},
        "rule": {"id": "HIT-6"},
        "screen": {"text": late},
        "picture": {"text": late, "x": 196, "y": 553, "expect": "ReserveButton"},
    }
    server = StdioServerParameters(command=PROGRAM, args=["mcp", "--root", ROOT])
    async with Client(stdio_client(server), mode=mode) as client:
        tools = (await client.list_tools()).tools
        # One watches an app that runs, of which there is none here.
        tools = [tool for tool in tools if tool.name != "attach"]
        if sorted(tool.name for tool in tools) != sorted(calls):
            fail(f"the tools are {[tool.name for tool in tools]}")
        for tool in tools:
            result = await client.call_tool(tool.name, calls[tool.name])
            if result.is_error:
                fail(f"{tool.name}: {result.content}")
            for part in result.content:
                if part.type == "text" and len(part.text.encode()) > 2000:
                    fail(f"{tool.name}: the text has more than 2 kB")
                if part.type == "image":
                    check_png(base64.b64decode(part.data))
            if tool.output_schema:
                jsonschema.validate(result.structured_content, tool.output_schema)
        if not (await client.call_tool("explain", {"text": "nothing", "expect": "A"})).is_error:
            fail("what is no screen was explained")
        if not (await client.call_tool("audit", {"file": "/etc/passwd"})).is_error:
            fail("a file outside the roots was read")
        resources = (await client.list_resources()).resources
        for resource in resources:
            if not (await client.read_resource(resource.uri)).contents[0].text:
                fail(f"{resource.uri} is empty")
        print(f"{mode}: {len(tools)} tools called, {len(resources)} resources read")


class Pipe:
    """The server with a client that sends what it likes."""

    def __init__(self):
        self.process = subprocess.Popen([PROGRAM, "mcp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.count = 0
        self.ask("initialize", {"protocolVersion": "2025-11-25", "capabilities": {}})

    def ask(self, method, parameters):
        self.count += 1
        message = {"jsonrpc": "2.0", "id": self.count, "method": method, "params": parameters}
        self.process.stdin.write(json.dumps(message).encode() + b"\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if answer.get("id") != self.count:
            fail(f"{answer} answers {self.count}")
        return answer

    def call(self, tool, arguments):
        return self.ask("tools/call", {"name": tool, "arguments": arguments})["result"]

    def memory(self):
        with open(f"/proc/{self.process.pid}/status", encoding="ascii") as file:
            return next(int(line.split()[1]) for line in file if line.startswith("VmRSS"))

    def end(self):
        self.process.stdin.close()
        if self.process.wait(timeout=20) != 0:
            fail(f"the server ended with {self.process.returncode}")


def large_screen():
    lines = ["<UIWindow: 0x1000; frame = (0 0; 393 852); layer = <UIWindowLayer: 0x1>>"]
    for row in range(25):
        lines.append(f"   | <Shop.Row: 0x2{row:03}; baseClass = UIView; frame = (0 {row * 34}; 393 34); layer = <CALayer: 0x1>>")
        for column in range(19):
            lines.append(
                f"   |    | <Shop.Key: 0x3{row:03}{column:02}; baseClass = UIButton; frame = ({column * 20} 2; 20 30); layer = <CALayer: 0x1>>"
            )
    return "\n".join(lines) + "\n"


def endurance():
    pipe = Pipe()
    screen = {"text": large_screen(), "x": 196, "y": 420, "expect": "Key"}
    times, first = [], 0
    for count in range(CALLS + 50):
        start = time.perf_counter()
        result = pipe.call("explain", screen)
        times.append((time.perf_counter() - start) * 1000)
        if result["isError"]:
            fail(str(result["content"]))
        # The first calls fill what is kept for the rest.
        if count == 50:
            first = pipe.memory()
    grown = pipe.memory() - first
    print(f"{CALLS} calls of explain on 501 views: p50 {statistics.median(times):.1f} ms, grown by {grown} kB")
    if grown > 10_000:
        fail("the server grew by more than 10 MB")
    big = pipe.call("explain", {"text": "nothing like a view\n" * 500_000, "expect": "A"})
    if not big["isError"]:
        fail("10 MB of nothing were explained")
    pipe.end()


for way in ["legacy", "auto"]:
    asyncio.run(session(way))
endurance()
