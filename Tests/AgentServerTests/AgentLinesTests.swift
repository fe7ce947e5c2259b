import Expectations
import FingerpostAgentServer
import Testing

@Suite("Lines of a client") struct AgentLinesTests {
  @Test("lines are the same in whatever pieces they come, and blank ones are none")
  func pieces() {
    let bytes = Array("one\n\ntwo\r\n \nthree".utf8)
    for size in 1...bytes.count {
      var splitter = AgentLines()
      var lines: [AgentLines.Line] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        lines += splitter.add(Array(bytes[start..<min(start + size, bytes.count)]))
      }
      if let last = splitter.end() { lines.append(last) }
      expect(lines, is: ["one", "two\r", "three"].map { .message(Array($0.utf8)) })
    }
  }

  @Test("a line that is too long is said to be, and the next one is read")
  func tooLong() {
    var splitter = AgentLines(limit: 4)
    expect(splitter.add(Array("1234\n12345\n".utf8)), is: [.message(Array("1234".utf8)), .tooLong])
    #expect(splitter.add(Array("123".utf8)).isEmpty)
    #expect(splitter.add(Array("456".utf8)).isEmpty)
    expect(splitter.add(Array("7\nok\n".utf8)), is: [.tooLong, .message(Array("ok".utf8))])
    expect(splitter.end(), is: nil)
  }
}
