#if os(Linux)
  import FingerpostHID
  import FingerpostLab
  import FingerpostLabServer
  import FingerpostMessages
  import FingerpostShell
  import Foundation

  /// One run of `fingerpost lab`.
  struct LabSession {
    let applications: [String]
    let screen: String?
    let folder: String
    let port: UInt16
    let address: String?
    let token: String?
    let opens: Bool
    var isTour = false

    /// Opens the lab and serves it until it is to end.
    ///
    /// - Returns: the exit status.
    func run() -> Int32 {
      // Before there is another thread: all of them leave these signals to the lab's own.
      let interrupts = ShellLoop.interrupts()
      signal(SIGPIPE, SIG_IGN)
      do {
        let tour = isTour ? try TourFolder() : nil
        let applications = tour?.applications ?? self.applications
        var child: LabChild?
        if !applications.isEmpty { child = try LabChild(applications, screen: screen) }
        defer { child?.end() }
        let place = child?.folder ?? folder
        let shell = try WatchedShell(folder: place)
        let listener = try address.map { try LabListener(address: $0, port: port) } ?? LabListener(port: port)
        let token = token ?? LabGate.secret()
        let server = LabServer(
          showing: shell, at: listener, token: token, title: title(applications),
          greeting: isTour ? [LabFeed.tourMessage] : [], answering: LabAnswers(applications),
          mailbox: LabMailbox(),
          interrupts: interrupts)
        if applications.count == 1 || isTour, let name = ShellApplication(applications[0])?.name {
          _ = try ShellClient.ask(.launch(name), in: place)
        }
        announce("\(listener.url)#token=\(token)")
        guard let reason = serve(server) else { return 0 }
        say(reason)
        return 1
      } catch {
        say("\(error)")
        return 2
      }
    }

    private func title(_ applications: [String]) -> String {
      if isTour { return LabFeed.tourTitle }
      return applications.isEmpty
        ? folder : applications.compactMap { ShellApplication($0)?.name }.joined(separator: ", ")
    }

    private func announce(_ url: String) {
      let output = StandardOutput(outlivesReader: true)
      output.line("lab: \(url)")
      output.flush()
      if let failure = output.failure { say("the address could not be printed: \(failure).") }
      if let address {
        say(
          "anyone who can reach \(address) and knows the token can see and touch these applications; nothing is encrypted."
        )
      }
      guard opens else { return }
      let opener = Process()
      opener.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      opener.arguments = ["xdg-open", url]
      opener.standardError = FileHandle.nullDevice
      opener.standardOutput = FileHandle.nullDevice
      if (try? opener.run()) == nil { say("xdg-open cannot be started; open the address yourself.") }
    }

    /// Serves on a thread of its own: this one belongs to answers, which build screens and play on them.
    private func serve(_ server: LabServer) -> String? {
      nonisolated(unsafe) let server = server
      nonisolated(unsafe) var reason: String?
      nonisolated(unsafe) var isOver = false
      let thread = Thread {
        reason = server.run()
        DispatchQueue.main.async { isOver = true }
      }
      thread.name = "lab"
      thread.stackSize = 8 << 20
      thread.start()
      while !isOver { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
      return reason
    }

    private func say(_ text: String) {
      StandardError.line("fingerpost lab: \(text)")
    }
  }

  /// The shell that the lab starts: this program once more, in a folder that goes with it.
  final class LabChild {
    /// The folder of its sockets.
    let folder: String
    private let process = Process()

    /// Starts a shell and waits until it listens.
    ///
    /// - Throws: a sentence where it does not; what it says itself is on standard error.
    init(_ applications: [String], screen: String?) throws {
      let places = [ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"], "/tmp"]
      let place = places.compactMap { $0 }.first { access($0, W_OK) == 0 } ?? "/tmp"
      var path = Array("\(place)/fingerpost-lab-XXXXXX".utf8CString)
      guard mkdtemp(&path) != nil else {
        throw LabProblem("\(place): a folder cannot be created there: \(String(cString: strerror(errno)))")
      }
      folder = String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let notes = Pipe()
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments =
        ["shell", "run", "--devices", "none", "--folder", folder] + (screen.map { ["--screen", $0] } ?? [])
        + applications
      process.standardOutput = notes
      process.standardInput = FileHandle.nullDevice
      do {
        try process.run()
      } catch {
        rmdir(folder)
        throw error
      }
      // Its own end of the pipe would keep it from ever ending.
      try? notes.fileHandleForWriting.close()
      let reading = notes.fileHandleForReading
      var words = Data()
      while !words.contains(UInt8(ascii: "\n")) {
        let more = reading.availableData
        if more.isEmpty { break }
        words += more
      }
      guard words.starts(with: Data("listening:".utf8)) else {
        end()
        throw LabProblem("the shell could not be started.")
      }
      Thread.detachNewThread {
        while !reading.availableData.isEmpty {}
      }
    }

    /// Ends the shell with its applications, and removes its folder.
    func end() {
      if process.isRunning { process.terminate() }
      process.waitUntilExit()
      try? FileManager.default.removeItem(atPath: folder)
    }
  }
#endif
