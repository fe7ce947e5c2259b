#if os(Linux)
  import Expectations
  import FingerpostChannel
  import FingerpostHID
  import Foundation
  import Testing

  @testable import FingerpostShell

  /// Real processes: what they inherit, and how they end.
  @Suite(.serialized) struct ChildTests {
    private func desk(_ script: String, settings: [String: String?] = [:]) throws -> LoopDesk {
      let place = try TemporaryPlace("script")
      try write("#!/bin/sh\n\(script)\n", to: place.path)
      scripts.append(place)
      return try LoopDesk(
        [ShellApplication(name: "one", path: place.path)],
        starter: ChildStarter(environment: ChildEnvironment(changes: settings)))
    }

    /// Writes an executable file by way of another process.
    ///
    /// A file that is open for writing cannot be started, and a process that another test is starting has copies of all
    /// that this one has open.
    private func write(_ script: String, to path: String) throws {
      let writer = Process()
      writer.executableURL = URL(fileURLWithPath: "/bin/sh")
      writer.arguments = ["-c", #"printf %s "$1" > "$0" && chmod 700 "$0""#, path, script]
      try writer.run()
      writer.waitUntilExit()
      try #require(writer.terminationStatus == 0)
    }

    private let scripts = Kept()

    private final class Kept {
      private var places: [TemporaryPlace] = []
      func append(_ place: TemporaryPlace) { places.append(place) }
    }

    @Test("a child has its port as descriptor 3, and no other of the shell's") func inherited() throws {
      // 255 and above are the shell's own script file, and 10 in some shells.
      let desk = try desk(
        """
        test "$FINGERPOST_PORT" = 3 || exit 10
        test -S /proc/self/fd/3 || exit 11
        for number in 4 5 6 7 8 9 11 12 13 14 15 16 17 18 19 20; do
          test -e /proc/self/fd/$number || continue
          case "$(readlink /proc/$$/fd/$number)" in */script|"") ;; *) exit 12;; esac
        done
        read nothing && exit 13
        test "$(tr '\\0' '\\n' < /proc/$$/environ | grep -c '^FINGERPOST_PORT=')" = 1 || exit 14
        exit 42
        """)
      // One that something has left open, and a port of the shell's own.
      let open = fcntl(0, F_DUPFD, 15)
      setenv("FINGERPOST_PORT", "9", 1)
      defer {
        close(open)
        unsetenv("FINGERPOST_PORT")
      }
      try desk.loop.launch("one")
      desk.wait(for: "ended")
      expect(desk.drainNotes().last, is: "ended: one, exited with 42")
    }

    @Test("a child finds in its environment what it is given, and not what is kept from it")
    func given() throws {
      let desk = try desk(
        """
        test "$FINGERPOST_CLOCK" = frames:7 || exit 10
        test "${HOME-none}" = none || exit 11
        test -n "$PATH" || exit 12
        test "$FINGERPOST_PORT" = 3 || exit 13
        exit 42
        """, settings: ["FINGERPOST_CLOCK": "frames:7", "HOME": nil, "FINGERPOST_PORT": "8"])
      try desk.loop.launch("one")
      desk.wait(for: "ended")
      expect(desk.drainNotes().last, is: "ended: one, exited with 42")
    }

    @Test("a child that is killed is reaped, and can be started again") func killed() throws {
      let desk = try desk("kill -9 $$")
      for _ in 0..<2 {
        try desk.loop.launch("one")
        desk.wait(for: "ended")
        expect(desk.drainNotes().last, is: "ended: one, killed by signal 9")
      }
    }

    @Test("a child that closes its port and lives on is asked to end") func portless() throws {
      let desk = try desk("exec 3>&-; exec sleep 1000")
      try desk.loop.launch("one")
      desk.wait(for: "front: home")
      desk.now += 500_000_000
      desk.wait(for: "ended")
      expect(
        desk.drainNotes().suffix(2),
        is: [
          "without a port: one is asked to end", "ended: one, killed by signal 15",
        ])
    }

    @Test("a child that will not end when the shell does is made to") func stubborn() throws {
      let desk = try desk("trap '' TERM INT HUP; exec sleep 1000")
      try desk.loop.launch("one")
      desk.loop.stop()
      desk.now += 2_000_000_000
      desk.wait(for: "ended")
      expect(
        desk.drainNotes().suffix(2), is: ["killing: one does not end", "ended: one, killed by signal 9"])
      #expect(desk.loop.core.isStopped)
    }

    @Test("what cannot be started is said") func notThere() throws {
      let desk = try LoopDesk(
        [ShellApplication(name: "one", path: "/nowhere/at/all")], starter: ChildStarter())
      #expect(
        throws: ShellRefusal.notStarted("one", "/nowhere/at/all: No such file or directory.")
      ) { try desk.loop.launch("one") }
      expect(desk.loop.core.front, is: nil)
    }

    @Test(
      "a child has a session of its own, no capabilities and no way to get some, default signals and limits")
    func rights() throws {
      let desk = try desk(
        """
        status() { sed -n "s/^$1:[[:space:]]*//p" /proc/$$/status; }
        test "$(cut -d' ' -f6 /proc/$$/stat)" = $$ || exit 10
        test "$(cut -d' ' -f5 /proc/$$/stat)" = $$ || exit 11
        test "$(status NoNewPrivs)" = 1 || exit 12
        for set in CapInh CapPrm CapEff CapBnd CapAmb; do
          test "$(status $set)" = 0000000000000000 || test $set = CapBnd -a $(id -u) != 0 || exit 13
        done
        test "$(status SigBlk)" = 0000000000000000 || exit 14
        test "$(status SigIgn)" = 0000000000000000 || { status SigIgn >&2; exit 15; }
        test "$(ulimit -n)" -le 1024 || exit 16
        exit 42
        """)
      try desk.loop.launch("one")
      desk.wait(for: "ended")
      expect(desk.drainNotes().last, is: "ended: one, exited with 42")
    }

    @Test("a child is told what is listed and what is named, and nothing else") func environment() throws {
      for name in ["FINGERPOST_TEST_CHILD", "SECRET_TEST_CHILD", "NAMED_TEST_CHILD", "LC_TEST_CHILD"] {
        setenv(name, "1", 1)
      }
      defer {
        for name in ["FINGERPOST_TEST_CHILD", "SECRET_TEST_CHILD", "NAMED_TEST_CHILD", "LC_TEST_CHILD"] {
          unsetenv(name)
        }
      }
      let environment = ChildEnvironment(more: ["NAMED_TEST_CHILD"], changes: ["HOME": "/nowhere"])
      let names = Set(environment.settings().map { String($0.prefix { $0 != "=" }) })
      #expect(names.isSuperset(of: ["FINGERPOST_TEST_CHILD", "NAMED_TEST_CHILD", "LC_TEST_CHILD", "PATH"]))
      #expect(!names.contains("SECRET_TEST_CHILD"))
      #expect(environment.settings().contains("HOME=/nowhere"))
      expect(environment.settings().filter { $0.hasPrefix("FINGERPOST_PORT=") }, is: ["FINGERPOST_PORT=3"])
    }

    @Test("what a child has started ends with it, also in groups of its own") func grandchildren() throws {
      let place = try TemporaryPlace("numbers")
      let desk = try desk(
        """
        sleep 1000 & echo $! >> \(place.path)
        set -m; sleep 1000 & echo $! >> \(place.path)
        (trap '' TERM HUP; exec sleep 1000) & echo $! >> \(place.path)
        exit 42
        """)
      try desk.loop.launch("one")
      desk.wait(for: "ended")
      expect(desk.drainNotes().last, is: "ended: one, exited with 42")
      let numbers = try String(contentsOfFile: place.path, encoding: .utf8).split(separator: "\n")
      expect(numbers.count, is: 3)
      for number in numbers.compactMap({ Int32($0) }) {
        // Killed, and forgotten by whoever has to.
        #expect(Self.until { kill(number, 0) != 0 || Self.isZombie(number) })
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

    private static func isZombie(_ process: Int32) -> Bool {
      let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      return text?.contains(") Z ") ?? true
    }

    @Test("a process that has come of an application is known, whatever it calls itself") func family() throws
    {
      let place = try TemporaryPlace("numbers")
      let desk = try desk(
        """
        (sleep 1000 & echo $! > \(place.path).new)
        (set -m; sleep 1000 & echo $! >> \(place.path).new; mv \(place.path).new \(place.path); wait) &
        read nothing <&3; wait
        """)
      try desk.loop.launch("one")
      let leader = try #require(desk.loop.links[0]?.process.number)
      try #require(Self.until { FileManager.default.fileExists(atPath: place.path) })
      let numbers = try String(contentsOfFile: place.path, encoding: .utf8).split(separator: "\n")
      let (orphan, number) = (try #require(Int32(numbers[0])), try #require(Int32(numbers[1])))
      // Its parent has ended, and it is nowhere below the application.
      #expect(ProcessTree.comes(orphan, from: [leader], adopts: false))
      #expect(ProcessTree.comes(number, from: [leader], adopts: false))
      #expect(ProcessTree.comes(leader, from: [leader], adopts: false))
      #expect(!ProcessTree.comes(number, from: [], adopts: false))
      #expect(ProcessTree.comes(number, from: [], adopts: true))
      #expect(!ProcessTree.comes(getpid(), from: [leader], adopts: true))
      #expect(!ProcessTree.comes(getppid(), from: [leader], adopts: true))
      // One that does not exist may have left its connection to another.
      #expect(ProcessTree.comes(0x3fff_fff0, from: [leader], adopts: true))
      desk.loop.stop()
      desk.now += 2_000_000_000
      desk.wait(for: "ended")
    }
  }
#endif
