#if os(Linux)
  import Expectations
  import Foundation
  import OwnProcess
  import Testing

  /// The shell as a supervisor of real processes: those that hang, that leave others behind, that want more than they may.
  @Suite(.serialized, .ownWaitingProcess) struct SupervisionTests {
    /// The processes with a mark in their environment.
    private static func marked(_ mark: String) -> [pid_t] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return names.compactMap { pid_t($0) }.filter {
        let words = FileManager.default.contents(atPath: "/proc/\($0)/environ")
        return words?.range(of: Data("FINGERPOST_TEST_MARK=\(mark)".utf8)) != nil
      }
    }

    /// Waits until something holds, and no longer than a test may take.
    private static func until(_ condition: () -> Bool) -> Bool {
      let end = ProcessInfo.processInfo.systemUptime + 60
      while ProcessInfo.processInfo.systemUptime < end {
        if condition() { return true }
        usleep(1000)
      }
      return condition()
    }

    @Test("an application whose main thread blocks is not responding: home returns, and it can be ended")
    func hung()
      throws
    {
      let rig = try ShellRig(["probe=\(Program.folder)/PortProbe"], options: ["--patience", "1"])
      try rig.start("probe")
      rig.ask("inject", "--tap", "200,650")
      try rig.shell.expect("blocks for good")
      try rig.shell.expect("not responding: probe; ")
      #expect(
        rig.ask("list").contains {
          $0.hasPrefix("application: probe, running") && $0.contains("not responding")
        })
      #expect(rig.ask("list").contains("front: home"))
      #expect(rig.ask("launch", "probe", status: 2).isEmpty)
      // What is touched now is the home screen.
      rig.ask("inject", "--tap", "200,650")
      rig.ask("end", "probe")
      let heard = try rig.shell.expect("ended: probe, killed by signal 15")
      #expect(!heard.contains { $0.hasPrefix("began") })
      try rig.start("probe")
      rig.ask("stop")
      expect(rig.shell.end(), is: 0)
    }

    @Test(
      "an application that is not touched is never not responding, and neither is one with endless patience")
    func patient() throws {
      let rig = try ShellRig(["probe=\(Program.folder)/PortProbe"], options: ["--patience", "none"])
      try rig.start("probe")
      rig.ask("inject", "--tap", "200,650")
      try rig.shell.expect("blocks for good")
      #expect(rig.ask("list").contains("front: probe"))
      rig.ask("stop")
      expect(rig.shell.end(), is: 0)
      #expect(!rig.shell.lines.contains { $0.hasPrefix("not responding") })
    }

    @Test(
      "a shell that is started with closed outputs shares its lock with no child, and writes nothing into it")
    func closedOutputs() throws {
      let folder = try ShellRig.newFolder()
      let place = URL(filePath: folder).deletingLastPathComponent().path
      defer { try? FileManager.default.removeItem(atPath: place) }
      let application = try ShellRig.script(
        "application", beside: folder,
        "ls -l /proc/$$/fd > \(place)/descriptors.new; mv \(place)/descriptors.new \(place)/descriptors; exec sleep 1000"
      )
      let start = try ShellRig.script(
        "start", beside: folder,
        "exec \(Program.folder)/fingerpost shell one=\(application) --devices none --folder \(folder) <&- >&- 2>&-"
      )
      let process = Process()
      process.executableURL = URL(fileURLWithPath: start)
      try process.run()
      defer { process.terminate() }
      #expect(Self.until { access(folder + "/control", F_OK) == 0 })
      let client = Program("fingerpost", ["shell", "launch", "one", "--folder", folder])
      expect(client.end(), is: 0)
      #expect(Self.until { access(place + "/descriptors", F_OK) == 0 })
      let lines = try String(contentsOfFile: place + "/descriptors", encoding: .utf8)
      #expect(!lines.contains("lock"))
      #expect(
        lines.contains("0 -> /dev/null") && lines.contains("1 -> /dev/null")
          && lines.contains("2 -> /dev/null"))
      let lock = try FileManager.default.attributesOfItem(atPath: folder + "/lock")
      expect(lock[.size] as? Int, is: 0)
      process.terminate()
      process.waitUntilExit()
    }

    @Test("descriptors that are inherited, however many, take no place of the shell's or of its keeper's")
    func inheritedDescriptors() throws {
      let folder = try ShellRig.newFolder()
      let place = URL(filePath: folder).deletingLastPathComponent().path
      defer { try? FileManager.default.removeItem(atPath: place) }
      let start = try ShellRig.script(
        "start", beside: folder,
        """
        for number in 3 4 5 6 7 8 9; do
          if [ $number -lt $((3 + $1)) ]; then eval "exec $number</dev/null"; fi
        done
        exec \(Program.folder)/fingerpost shell --devices none --folder \(folder)
        """)
      for count in 0...7 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: start)
        process.arguments = ["\(count)"]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        defer { if process.isRunning { process.terminate() } }
        #expect(Self.until { access(folder + "/control", F_OK) == 0 })
        let client = Program("fingerpost", ["shell", "list", "--folder", folder])
        expect(client.end(), is: 0, "\(count) inherited")
        // What the keeper has open is its own: its line and the folder, and nothing of the shell's.
        let shell = process.processIdentifier
        let children = try String(contentsOfFile: "/proc/\(shell)/task/\(shell)/children", encoding: .utf8)
        let keeper = try #require(children.split(separator: " ").first)
        let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(keeper)/fd").compactMap {
          Int($0)
        }
        expect(open.sorted(), is: [0, 1, 2, 10, 11], "\(count) inherited")
        for number in 0...2 {
          let file = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(keeper)/fd/\(number)")
          expect(file, is: "/dev/null", "\(count) inherited")
        }
        // The keeper has its line, by which it learns of this, and the folder, from which it removes the sockets.
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        var left: [String]?
        let isClean = Self.until {
          left = try? FileManager.default.contentsOfDirectory(atPath: folder)
          return left == ["lock"]
        }
        #expect(isClean, "\(count) inherited; left: \(left ?? [])")
      }
    }

    @Test("“shell stop” leaves nothing behind, not even what has left its session and its parent") func stop()
      throws
    {
      let folder = try ShellRig.newFolder()
      let place = URL(filePath: folder).deletingLastPathComponent().path
      defer { try? FileManager.default.removeItem(atPath: place) }
      let application = try ShellRig.script(
        "application", beside: folder,
        """
        sleep 1000 &
        (trap '' TERM; sleep 1000; sleep 1000) &
        setsid sh -c 'sleep 1000 & echo strayed' &
        sleep 1000
        """)
      let mark = UUID().uuidString
      let rig = try ShellRig(["one=\(application)"], environment: ["FINGERPOST_TEST_MARK": mark])
      rig.ask("launch", "one")
      try rig.shell.expect("strayed")
      #expect(Self.until { Self.marked(mark).count >= 7 })
      rig.ask("stop")
      expect(rig.shell.end(), is: 0)
      #expect(Self.until { Self.marked(mark).isEmpty })
    }

    @Test(
      "when the shell is killed, whenever that is, nothing is left: no application, nothing that it started, no socket"
    )
    func killed() throws {
      let folder = try ShellRig.newFolder()
      let place = URL(filePath: folder).deletingLastPathComponent().path
      defer { try? FileManager.default.removeItem(atPath: place) }
      // One that never reads its port.
      let application = try ShellRig.script(
        "application", beside: folder, "sleep 1000 & (trap '' TERM HUP; sleep 1000; sleep 1000) & sleep 1000")
      var slowest = 0.0
      for round in 0..<20 {
        let mark = UUID().uuidString
        let shell = Program(
          "fingerpost", ["shell", "one=\(application)", "--devices", "none", "--folder", folder],
          hearsErrors: true,
          environment: ["FINGERPOST_TEST_MARK": mark])
        try shell.expect("listening: ")
        let client = Program("fingerpost", ["shell", "launch", "one", "--folder", folder])
        if round % 2 == 0 { try shell.expect("started: ") }
        // At each stage of the start: with the keeper alone, and with each of the application's five processes.
        #expect(Self.until { Self.marked(mark).count >= 2 + round % 6 }, "round \(round)")
        kill(shell.process, SIGKILL)
        let start = ProcessInfo.processInfo.systemUptime
        let isClean = Self.until {
          Self.marked(mark).allSatisfy { $0 == shell.process }
            && ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []) == ["lock"]
        }
        try #require(isClean, "round \(round)")
        slowest = max(slowest, ProcessInfo.processInfo.systemUptime - start)
        expect(shell.end(), is: -SIGKILL)
        _ = client.end()
      }
      print("The last of it was gone after \(slowest) s.")
      // The next shell finds everything free.
      let rig = Program("fingerpost", ["shell", "--devices", "none", "--folder", folder], hearsErrors: true)
      try rig.expect("listening: ")
      kill(rig.process, SIGTERM)
      expect(rig.end(), is: 0)
    }

    @Test(
      "an application cannot touch others: it and what it starts are refused at all sockets, wherever they went"
    )
    func hostile() throws {
      let folder = try ShellRig.newFolder()
      let place = URL(filePath: folder).deletingLastPathComponent().path
      defer { try? FileManager.default.removeItem(atPath: place) }
      let tool = "\(Program.folder)/fingerpost"
      let application = try ShellRig.script(
        "application", beside: folder,
        """
        \(tool) shell inject --tap 50,94 --folder \(folder) && echo touched
        \(tool) shell stop --folder \(folder) && echo stopped
        setsid \(tool) shell stop --folder \(folder) && echo stopped
        (setsid sh -c '\(tool) shell front home --folder \(folder) && echo stopped; echo strayed' &)
        sleep 1000
        """)
      let shell = Program(
        "fingerpost", ["shell", "hostile=\(application)", "--devices", "none", "--folder", folder],
        hearsErrors: true)
      try shell.expect("listening: ")
      let launch = Program("fingerpost", ["shell", "launch", "hostile", "--folder", folder])
      expect(launch.end(), is: 0)
      try shell.expect("strayed")
      let stop = Program("fingerpost", ["shell", "stop", "--folder", folder])
      expect(stop.end(), is: 0)
      expect(shell.end(), is: 0)
      #expect(!shell.lines.contains { ["touched", "stopped"].contains($0) })
      #expect(
        shell.lines.filter { $0.contains("belongs to an application, at the control socket") }.count >= 4)
      #expect(shell.lines.contains { $0.hasPrefix("stopped: 0 frames came") })
    }

    @Test(
      "as root: it is said once, and neither shell nor application has a capability left",
      .enabled(if: geteuid() == 0))
    func rights() throws {
      let rig = try ShellRig(["probe=\(Program.folder)/PortProbe"])
      try rig.start("probe")
      let probe = try rig.process("probe")
      for process in [rig.shell.process, probe] {
        for task in try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task") {
          let status = try String(contentsOfFile: "/proc/\(process)/task/\(task)/status", encoding: .utf8)
          let words = status.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
          for line in words where line[0].hasPrefix("Cap") {
            expect(line[1], is: "0000000000000000", "\(line)")
          }
          #expect(words.contains(["NoNewPrivs:", "1"]))
        }
      }
      rig.ask("stop")
      expect(rig.shell.end(), is: 0)
      expect(rig.shell.lines.filter { $0.hasPrefix("running as root") }.count, is: 1)
    }

    @Test("--user: the folder, the sockets and the process are that user's", .enabled(if: geteuid() == 0))
    func user() throws {
      let account = try #require(getpwnam("nobody")?.pointee)
      let folder = try ShellRig.newFolder()
      let place = URL(filePath: folder).deletingLastPathComponent().path
      defer { try? FileManager.default.removeItem(atPath: place) }
      chown(place, account.pw_uid, account.pw_gid)
      let shell = Program(
        "fingerpost", ["shell", "--user", "nobody", "--devices", "none", "--folder", folder],
        hearsErrors: true)
      try shell.expect("running as user \(account.pw_uid): ")
      var state = stat()
      #expect(stat(folder + "/control", &state) == 0 && state.st_uid == account.pw_uid)
      let status = try String(contentsOfFile: "/proc/\(shell.process)/status", encoding: .utf8)
      let id = account.pw_uid
      #expect(
        status.contains("Uid:\t\(id)\t\(id)\t\(id)\t\(id)\n")
          && status.contains("CapPrm:\t0000000000000000\n"))
      kill(shell.process, SIGTERM)
      expect(shell.end(), is: 0)
      expect(access(folder + "/control", F_OK), isNot: 0)
    }
  }
#endif
