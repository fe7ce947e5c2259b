#if os(Linux)
  import Expectations
  import Foundation
  import OwnProcess
  import Testing

  /// The shell and a client that means harm, each a process of its own (Tests/Attacker).
  @Suite(.serialized, .ownWaitingProcess) struct AttackTests {
    nonisolated static let attacks = [
      "garbage", "halves", "lengths", "flood", "squat", "deaf", "drip", "hello",
    ]
    /// Those that take all places at the sockets; the owner has one at `control` all the same.
    nonisolated static let crowds = ["flood", "squat"]

    @Test(
      "a client that attacks: the owner is served, the application is not touched, and memory stays as it is",
      arguments: attacks)
    func attack(_ name: String) throws {
      let rig = try ShellRig(["probe=\(Program.folder)/PortProbe"])
      try rig.start("probe")
      let (before, open) = (
        try rig.shell.memory("VmRSS"), try rig.shell.descriptors()
      )
      let attacker = Program("Attacker", [rig.folderPath, name])
      try attacker.expect("struck")
      // What follows happens during the attack.
      #expect(rig.ask("list").contains { $0.hasPrefix("application: probe, running") })
      rig.ask("front", "probe")
      if !Self.crowds.contains(name) {
        rig.ask("inject", "--tap", "200,50")
        try rig.shell.expect("began 1")
      }
      let growth = try rig.shell.memory("VmHWM") - before
      #expect(growth < 32_000, "\(growth) kB more")
      #expect(try rig.shell.descriptors() < open + 3 * 16 + 8)
      kill(attacker.process, SIGKILL)
      expect(attacker.end(), is: -SIGKILL)
      rig.ask("inject", "--tap", "200,50")
      try rig.shell.expect("began 1")
      rig.ask("stop")
      expect(rig.shell.end(), is: 0)
      expect(
        rig.shell.lines.filter { $0.hasPrefix("began") }.count, is: (Self.crowds.contains(name) ? 1 : 2))
      #expect(!rig.shell.lines.contains { $0.hasPrefix("not responding") || $0.hasPrefix("ended: probe, k") })
    }
  }
#endif
