#if os(Linux)
  import Expectations
  import FingerpostTrace
  import Foundation
  import OwnProcess
  import Testing

  @testable import FingerpostPort

  /// Files for the facts of several applications, which all find one name in their environment.
  @Suite(.ownWaitingProcess) struct TraceFileTests {
    private func lines(_ path: String) -> Int? {
      FileManager.default.contents(atPath: path).map { $0.split(separator: 0x0A).count }
    }

    private func write(_ count: Int, to file: TraceFile?) {
      let record = TraceRecord(number: 1, nanoseconds: 1, fact: .gathered(contact: 1, samples: 2))
      for _ in 0..<count { file?.record(record) }
    }

    @Test(
      "each application has a file: the name, and the name with .2, .3 and so on; one that ended gives its up"
    )
    func several() throws {
      let path = NSTemporaryDirectory() + "fingerpost-trace-\(UUID().uuidString)"
      defer { for name in [path, path + ".2", path + ".3"] { unlink(name) } }
      try Data("what was there\nbefore\n".utf8).write(to: URL(fileURLWithPath: path))
      var first = TraceFile(path: path)
      write(1, to: first)
      let second = TraceFile(path: path)
      write(2, to: second)
      var third = TraceFile(path: path)
      write(3, to: third)
      expect([path, path + ".2", path + ".3"].map(lines), is: [2, 3, 4])
      third = nil
      first = nil
      // What comes next has the first name again, and begins again.
      first = TraceFile(path: path)
      write(4, to: first)
      expect([path, path + ".2", path + ".3"].map(lines), is: [5, 3, 4])
      let begun = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").first
      expect(begun.map(String.init), is: TraceJSONRenderer.header)
      withExtendedLifetime((first, second, third)) {}
    }

    @Test("a name in a folder that does not exist has no file") func nowhere() {
      #expect(TraceFile(path: "/no/such/folder/trace") == nil)
    }
  }
#endif
