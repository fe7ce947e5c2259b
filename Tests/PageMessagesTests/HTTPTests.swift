import Expectations
import Testing

@testable import FingerpostPageMessages

/// What the lab reads of browsers: heads of requests, and messages.
@Suite struct HTTPTests {
  private func head(_ text: String) -> HTTPHead? {
    if case .head(let head, _) = HTTPHead.read(Array(text.utf8)) { head } else { nil }
  }

  @Test("A head is read when all of it has come, and not before")
  func wholeHead() {
    let text = "POST /enter?x=1 HTTP/1.1\r\nHost: a:1\r\nCONTENT-length:  5 \r\n\r\n"
    for count in 0..<text.utf8.count {
      guard case .more = HTTPHead.read(Array(text.utf8.prefix(count))) else {
        Issue.record("\(count) bytes were taken for a head")
        return
      }
    }
    let head = head(text + "token")
    #expect(
      head?.method == "POST" && head?.path == "/enter" && head?.bodyLength == 5 && head?["host"] == "a:1")
  }

  @Test(
    "What is not a request is refused",
    arguments: [
      "GET /\r\n\r\n", "GET / HTTP/1.0\r\n\r\n", "GET / HTTP/1.1 x\r\n\r\n", "GET http://a/ HTTP/1.1\r\n\r\n",
      "\r\n\r\n",
      "GET / HTTP/1.1\r\nHost\r\n\r\n", "GET / HTTP/1.1\r\n: a\r\n\r\n", "GET / HTTP/1.1\r\nHost : a\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n", "GET / HTTP/1.1\r\nA: b\r\n c\r\n\r\n",
      "GET / HTTP/1.1\r\nContent-Length: 4097\r\n\r\n", "GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
      "GET / HTTP/1.1\r\nContent-Length: x\r\n\r\n", "GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n",
      "GET / HTTP/1.1\r\nA: \u{1}\r\n\r\n", "GET / HTTP/1.1\r\nA: ä\r\n\r\n",
    ])
  func badHeads(text: String) {
    guard case .bad = HTTPHead.read(Array(text.utf8)) else {
      Issue.record("\(text.debugDescription) was not refused")
      return
    }
  }

  @Test("A head that does not end is refused when it is too long")
  func endlessHead() {
    let start = Array("GET / HTTP/1.1\r\nA: ".utf8)
    guard case .more = HTTPHead.read(start + Array(repeating: 0x61, count: 1000)),
      case .bad = HTTPHead.read(start + Array(repeating: 0x61, count: HTTPHead.maxBytes))
    else {
      Issue.record("the limit is not where it should be")
      return
    }
  }

  @Test("The longest head is read wherever it is cut")
  func longestHead() {
    let start = "GET / HTTP/1.1\r\nA: "
    func text(_ length: Int) -> [UInt8] {
      Array((start + String(repeating: "a", count: length - start.utf8.count) + "\r\n\r\n").utf8)
    }
    let longest = text(HTTPHead.maxBytes)
    for count in HTTPHead.maxBytes - 4..<longest.count {
      guard case .more = HTTPHead.read(Array(longest.prefix(count))) else {
        Issue.record("\(count) of \(longest.count) bytes were not waited for")
        return
      }
    }
    guard case .head(_, longest.count) = HTTPHead.read(longest),
      case .bad = HTTPHead.read(text(HTTPHead.maxBytes + 1))
    else {
      Issue.record("the limit is not where it should be")
      return
    }
  }

  @Test("An answer agrees to a WebSocket as the standard's own example does")
  func agreement() {
    expect(SocketReader.agreement(to: "dGhlIHNhbXBsZSBub25jZQ=="), is: "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
    let digest = SHA1.hash("abc".utf8).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    expect(digest, is: "a9993e364706816aba3e25717850c26c9cd0d89d")
  }

  private func message(_ payload: [UInt8], _ first: UInt8 = 0x81) -> [UInt8] {
    let mask: [UInt8] = [1, 2, 3, 4]
    let length: [UInt8] =
      payload.count < 126
      ? [0x80 | UInt8(payload.count)] : [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
    return [first] + length + mask + payload.enumerated().map { $1 ^ mask[$0 % 4] }
  }

  @Test("Messages are unmasked, joined from parts, and taken one after the other")
  func messages() {
    var reader = SocketReader()
    var bytes = (message([104, 105]) + message([1], 0x01) + message([9], 0x89) + message([2], 0x80))[...]
    expect(reader.next(&bytes), is: .text([104, 105]))
    expect(reader.next(&bytes), is: .pong)
    expect(reader.next(&bytes), is: .ping([9]))
    expect(reader.next(&bytes), is: .text([1, 2]))
    expect(reader.next(&bytes), is: .more)
    var slow: ArraySlice<UInt8> = []
    for byte in message(Array(repeating: 7, count: 300)) {
      expect(reader.next(&slow), is: .more)
      slow.append(byte)
    }
    expect(reader.next(&slow), is: .text(Array(repeating: 7, count: 300)))
  }

  @Test("A message is removed without moving those behind it")
  func removing() {
    var reader = SocketReader()
    let one = message([104, 105])
    var bytes = Array(repeating: one, count: 1000).flatMap(\.self)[...]
    for number in 1...1000 {
      expect(reader.next(&bytes), is: .text([104, 105]))
      // What was moved to the front would have other indices.
      expect(bytes.indices, is: number * one.count..<1000 * one.count)
    }
  }

  @Test("A message that is announced as too long is refused before it comes")
  func tooLong() {
    var reader = SocketReader()
    var bytes: ArraySlice<UInt8> = [0x81, 0x80 | 127, 0, 0, 0, 0, 3, 0, 0, 0]
    expect(reader.next(&bytes), is: .bad(1009))
    var parts =
      (message(Array(repeating: 1, count: 40_000), 0x01) + message(Array(repeating: 1, count: 30_000), 0x80))[
        ...]
    expect(reader.next(&parts), is: .pong)
    expect(reader.next(&parts), is: .bad(1009))
  }

  @Test("What is sent is written with its length")
  func writing() {
    for (count, head) in [
      (5, [0x81, 5]), (200, [0x81, 126, 0, 200]), (70_000, [0x81, 127, 0, 0, 0, 0, 0, 1, 0x11, 0x70]),
    ] {
      var bytes: [UInt8] = []
      SocketReader.write(Array(repeating: 3, count: count), to: &bytes)
      #expect(Array(bytes.prefix(head.count)) == head.map(UInt8.init) && bytes.count == head.count + count)
    }
  }
}
