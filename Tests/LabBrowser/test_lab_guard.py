"""The lab's server: who gets in, what it takes, and that nothing that is sent to it, or not read from it, does harm."""

import socket
import unittest

from lab_live import LiveTest, compact, masked
from lab_page import PROGRAM


class GuardTests(LiveTest):
    def test_only_requests_for_the_lab_itself_are_answered(self):
        lab = self.probe()
        self.assertIn("200 OK", lab.request())
        self.assertIn("200 OK", lab.request(Host=f"localhost:{lab.address.port}"))
        for host in ("evil.example", f"evil.example:{lab.address.port}", "127.0.0.1", "127.0.0.1:1", None):
            with self.subTest(host):
                self.assertRegex(lab.request(Host=host), "421 Misdirected")
        self.assertIn("403 Forbidden", lab.request(Origin="http://evil.example"))
        self.assertIn("403 Forbidden", lab.request(Origin="null"))

    def test_only_a_token_gets_a_pass_and_once(self):
        lab = self.probe()
        own = f"http://{lab.host}"
        token = lab.url().split("token=")[1]
        self.assertIn("403", lab.request("POST", "/enter", "wrong", Origin=own))
        self.assertIn("403", lab.request("POST", "/enter", "", Origin=own))
        self.assertIn("403", lab.request("POST", "/enter", token))
        self.assertIn("403", lab.request("POST", "/enter", token, Origin="http://evil.example"))
        self.assertIn("421", lab.request("POST", "/enter", token, Origin="http://evil.example", Host="evil.example"))
        answer = lab.request("POST", "/enter", token, Origin=own)
        self.assertRegex(answer, r"(?s)^HTTP/1.1 200 OK.*\r\n\r\n[0-9a-f]{32}$")
        self.assertNotIn("Set-Cookie", answer)
        self.assertIn("403", lab.request("POST", "/enter", token, Origin=own))

    def test_only_the_own_page_gets_a_socket(self):
        lab = self.probe()
        for fields, status in (
            ({}, "101"), ({"Origin": None}, "426"),
            ({"Origin": "http://evil.example"}, "403"), ({"Host": "evil.example"}, "421"), ({"Upgrade": None}, "426"),
            ({"Sec-WebSocket-Version": "8"}, "426"), ({"Sec-WebSocket-Key": None}, "426"),
        ):
            with self.subTest(fields):
                connection, line = lab.feed(enters=False, **fields)
                connection.close()
                self.assertIn(status, line)

    def test_answers_forbid_what_pages_do_not_need(self):
        answer = self.probe().request()
        self.assertIn("default-src 'none'; script-src 'self'; style-src 'self'", answer)
        self.assertNotIn("unsafe", answer)
        for line in ("frame-ancestors 'none'", "nosniff", "no-referrer", "Cross-Origin-Resource-Policy: same-origin", "no-store"):
            self.assertIn(line, answer)

    def test_requests_that_are_none_end_the_connection(self):
        lab = self.probe()
        for bytes_ in (b"\x16\x03\x01\x02\x00\r\n\r\n", b"GET /\r\n\r\n", b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
                       b"POST /enter HTTP/1.1\r\nContent-Length: 99999999\r\n\r\n", b"POST /enter HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n",
                       b"GET / HTTP/1.1\r\nX: " + b"x" * 20_000):
            with self.subTest(bytes_[:40]), socket.create_connection((lab.address.hostname, lab.address.port), timeout=30) as connection:
                connection.sendall(bytes_)
                answer = b""
                while more := connection.recv(65536):
                    answer += more
                self.assertIn(b"400 Bad Request", answer)
        self.assertIn("200 OK", lab.request())

    def closed(self, connection):
        """Reads until the other end closes, and returns the reason that it gives."""
        got = b""
        try:
            while more := connection.recv(65536):
                got = (got + more)[-4:]
        except ConnectionResetError:
            pass
        connection.close()
        return int.from_bytes(got[-2:], "big")

    def test_messages_have_a_limit_and_a_form(self):
        lab = self.probe()
        ask = compact({"m": "ask", "id": 1, "what": "echo", "text": "x" * 60_000}).encode()
        for sent, reason in (
            (masked(b"", length=50_000_000), 1009), (masked(b"x" * 65_535) + masked(b"x" * 65_535), 1008),
            (masked(b"x" * 60_000, last=False) + masked(b"x" * 60_000, kind=0), 1009), (masked(b"{"), 1008), (masked(b'{"m":"else"}'), 1008),
            (b"\x81\x02{}", 1002), (masked(b"{}", kind=2), 1003), (masked(b"{}", kind=0), 1002), (masked(b"", last=False), 1002),
            (masked(b'{"m":"input","t":1,"c":[[1,9,0,0,0,0,0,0,0]]}'), 1008), (masked(b'{"m":"input","t":1e300}'), 1008),
            (masked(b'{"m":"input","t":1,"c":[' + b",".join([b"[1,1,0,0,0,0,0,0,0]"] * 65) + b"]}"), 1008),
            (masked(b"x" * 126, kind=9), 1002), (masked(ask) + masked(b"", kind=8), 1000),
        ):
            with self.subTest(sent[:30]):
                connection, _ = lab.feed()
                connection.sendall(sent)
                self.assertEqual(self.closed(connection), reason)
        self.assertLess(lab.memory(), 200)

    def test_a_page_that_never_reads_costs_no_more_and_others_go_on(self):
        lab = self.probe()
        deaf = [lab.feed()[0] for _ in range(3)]
        page = self.shown(self.enter(lab))
        whole = compact(self.picture(500))
        facts = compact({"m": "facts", "facts": [{"v": 1, "n": 1, "t": 1, "fact": "contact", "contact": 1, "change": "move", "x": 5, "y": 5}] * 100})
        for turn in range(600):
            lab.say("1 " + whole, "1 " + facts)
        lab.say("1 " + compact(self.picture(7)))
        self.until(page, "lab.screen().latest?.boxes.length === 8")
        self.assertLess(lab.memory(), 300)
        for connection in deaf:
            connection.close()

    def test_a_flood_of_one_page_does_not_hold_up_another(self):
        lab = self.probe()
        page = self.shown(self.enter(lab))
        connection, _ = lab.feed()
        connection.setblocking(False)
        flood = masked(b'{"m":"clock","n":1}') * 3000
        sent = 0
        try:
            for _ in range(200):
                sent += connection.send(flood)
        except BlockingIOError:
            pass
        self.assertEqual(page.evaluate("lab.ask('echo')")["frames"], 0)
        self.assertLess(lab.memory(), 300)
        connection.close()

    def test_screens_that_say_too_much_are_bounded(self):
        lab = self.probe()
        page = self.shown(self.enter(lab))
        big = compact(self.picture(10_000))
        thousand = [{"v": 1, "n": 1, "t": 1, "fact": "visited", "view": 1, "verdict": "inside"}] * 1000
        lab.say("1 " + big)
        for _ in range(120):
            lab.say("1 " + compact({"m": "facts", "facts": thousand}))
        lab.say("copies 1 50000000 " + compact(self.picture(9)), "1 " + compact(self.picture(11)))
        self.until(page, "lab.screen().latest?.boxes.length === 12")
        self.until(page, "lab.facts().length <= 100000 && lab.screen().gaps.length > 0")
        self.assertLess(lab.memory(), 400)
        late = self.shown(self.enter(lab))
        self.until(late, "lab.screen().latest?.boxes.length === 12 && lab.facts().length > 90000")
        self.assertLessEqual(late.evaluate("lab.facts().length"), 100_000)

    def test_idle_connections_are_few(self):
        lab = self.probe()
        waiting = [socket.create_connection((lab.address.hostname, lab.address.port), timeout=30) for _ in range(100)]
        # Those beyond the limit wait until others go.
        for connection in waiting[:60]:
            connection.close()
        self.assertIn("200 OK", lab.request())
        for connection in waiting[60:]:
            connection.close()

    def test_an_address_needs_a_token(self):
        import subprocess
        for arguments, token in ((["--listen", "127.0.0.1"], ""), (["--listen", "127.0.0.1", "--token-file", "-"], "short"), (["--token-file", "-"], "not/letters/and/digits"), (["--listen", "nowhere", "--token-file", "-", "Examples/photo.yaml"], "x" * 20)):
            with self.subTest(arguments):
                done = subprocess.run([PROGRAM, "lab", *arguments], input=token, capture_output=True, text=True, timeout=60)
                self.assertEqual(done.returncode, 2, done.stderr)


if __name__ == "__main__":
    unittest.main()
