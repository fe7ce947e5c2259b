#if os(Linux)
  import Expectations
  import Foundation
  import OwnProcess
  import Testing

  /// The system shell, two applications and the command line, each a process of its own.
  @Suite(.serialized, .ownWaitingProcess) struct ShellProcessTests {
    @Test(
      "a tap on an icon starts an application, taps inside reach its button, a swipe from the edge leads home"
    )
    func tapsAndSwipe() throws {
      let rig = try ShellRig()
      rig.ask("inject", "--tap", "50,94")
      try rig.shell.expect("front: one")
      try rig.shell.expect("ready: one")
      rig.ask("inject", "--tap", "200,270")
      try rig.shell.expect("MenuViewController.open(_:) gestures")
      rig.ask("inject", "--tap", "100,180")
      let heard = try rig.shell.expect("TapView.touchesCancelled(_:with:)")
      expect(
        heard.filter { $0.contains("Tap") },
        is: [
          "NotingTap.touchesBegan(_:with:)", "TapView.touchesBegan(_:with:)",
          "NotingTap.touchesEnded(_:with:)",
          "GesturesViewController.tapped(_:) TapView", "TapView.touchesCancelled(_:with:)",
        ])
      rig.ask("inject", "--swipe", "200,795:200,300")
      try rig.shell.expect("front: home")
      // The application is still there, and hears of no finger.
      rig.ask("inject", "--tap", "100,600")
      rig.ask("stop")
      expect(rig.shell.end(), is: 0)
      #expect(!rig.shell.lines.drop { $0 != "front: home" }.contains { $0.contains("touchesBegan") })
    }

    @Test("an application that is killed in the middle of a touch takes nothing with it") func killed() throws
    {
      let rig = try ShellRig()
      try rig.start("two")
      try rig.start("one")
      let (one, two) = (try rig.process("one"), try rig.process("two"))
      rig.ask("inject", "--tap", "200,270")
      try rig.shell.expect("MenuViewController.open(_:) gestures")
      let finger = Program(
        "fingerpost", ["shell", "inject", "--tap", "100,180", "--hold", "1", "--folder", rig.folderPath])
      try rig.shell.expect("TapView.touchesBegan(_:with:)")
      kill(one, SIGKILL)
      try rig.shell.expect("ended: one, killed by signal 9")
      expect(finger.end(), is: 0)
      #expect(rig.ask("list").contains("front: home"))
      // The other is as it was, and can be touched.
      try expect(rig.process("two"), is: two)
      rig.ask("front", "two")
      try rig.shell.expect("front: two")
      rig.ask("inject", "--tap", "200,270")
      try rig.shell.expect("MenuViewController.open(_:) gestures")
      // So can the first, once more from its beginning.
      try rig.start("one")
      try expect(rig.process("one"), isNot: one)
      rig.ask("stop")
      expect(rig.shell.end(), is: 0)
    }

    @Test("who loses the front hears that its touches are cancelled") func switching() throws {
      let rig = try ShellRig()
      try rig.start("two")
      try rig.start("one")
      rig.ask("inject", "--tap", "200,270")
      try rig.shell.expect("MenuViewController.open(_:) gestures")
      let finger = Program(
        "fingerpost", ["shell", "inject", "--tap", "100,180", "--hold", "1", "--folder", rig.folderPath])
      try rig.shell.expect("TapView.touchesBegan(_:with:)")
      rig.ask("front", "two")
      try rig.shell.expect("TapView.touchesCancelled(_:with:)")
      expect(finger.end(), is: 0)
      rig.ask("stop")
      expect(rig.shell.end(), is: 0)
      // The finger that lifted afterwards belonged to no screen.
      #expect(!rig.shell.lines.contains { $0.contains("touchesEnded") && $0.contains("TapView") })
    }

    @Test("when the shell is killed its applications end") func shellKilled() throws {
      let rig = try ShellRig(["one=\(Program.folder)/gallery-app"])
      try rig.start("one")
      kill(rig.shell.process, SIGKILL)
      // The application has the shell's standard output, which ends with the last process that has it.
      expect(rig.shell.end(), is: -SIGKILL)
    }

    @Test("the shell ends when it is told to by a signal, and leaves nothing behind") func interrupted()
      throws
    {
      let rig = try ShellRig(["one=\(Program.folder)/gallery-app"])
      try rig.start("one")
      kill(rig.shell.process, SIGTERM)
      expect(rig.shell.end(), is: 0)
      #expect(rig.shell.lines.contains("ended: one, exited with 0"))
      #expect(!FileManager.default.fileExists(atPath: rig.folderPath + "/control"))
      #expect(rig.ask("list", status: 2).isEmpty)
    }
  }
#endif
