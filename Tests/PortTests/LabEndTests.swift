#if os(Linux)
  import Expectations
  import Foundation
  import OwnProcess
  import Testing

  /// How the processes that a lab starts end.
  @Suite(.ownWaitingProcess) struct LabEndTests {
    /// The processes that one has started, by what the system says of all.
    private func children(of parent: Int32) throws -> [Int32] {
      try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { Int32($0) }.filter {
        process in
        let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        return status?.contains("\nPPid:\t\(parent)\n") == true
      }
    }

    /// Whether a process runs, and does not only wait for somebody to ask how it ended.
    private func runs(_ process: Int32) -> Bool {
      let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
      return status.map { !$0.contains("\nState:\tZ") } ?? false
    }

    @Test("a lab that is killed takes its shell and the applications along") func killed() throws {
      let lab = Program("fingerpost", ["lab", "\(Program.folder)/PortProbe"], hearsErrors: true)
      try lab.expect("lab: ")
      let shell = try #require(children(of: lab.process).first)
      let family = try [shell] + children(of: shell)
      #expect(family.count > 1)
      kill(lab.process, SIGKILL)
      expect(lab.end(), is: -SIGKILL)
      // Nothing tells this process of the end of others' children, so it asks until they have.
      let limit = ContinuousClock.now + .milliseconds(Int(Program.limit))
      while family.contains(where: runs), ContinuousClock.now < limit { _ = poll(nil, 0, 5) }
      expect(family.filter(runs), is: [])
    }
  }
#endif
