import FingerpostConsole
import FingerpostHID
import FingerpostLab
import FingerpostMessages
import FingerpostScenarios
import FingerpostShell
import FingerpostText
import Foundation

#if os(Linux)
  import FingerpostLabServer
#endif

@MainActor extension LabCommand {
  /// Opens the lab and serves it until it is to end; or writes the tour.
  ///
  /// - Returns: the exit status: 1 if the shell ended by itself, else 0.
  /// - Throws: why the lab could not be opened.
  func run(on console: Console) throws(CommandFailure) -> Int32 {
    try CommandFailure.wrapping {
      if let html {
        let page = LabPage.document(title: LabFeed.tourTitle, feed: try LabFeed.tour().messages)
        try console.save(page, to: html)
        return 0
      }
      #if os(Linux)
        guard let reason = try serve(on: console) else { return 0 }
        console.complain("\(errorPrefix)\(reason)")
        return 1
      #else
        throw CommandFailure("the shell, which it shows, runs on Linux only.")
      #endif
    }
  }

  #if os(Linux)
    /// Opens the lab and serves it.
    ///
    /// - Returns: why it ended by itself, or nil.
    private func serve(on console: Console) throws -> String? {
      // Before there is another thread: all of them leave these signals to the lab's own.
      let interrupts = ShellLoop.interrupts()
      signal(SIGPIPE, SIG_IGN)
      let folderOfTour = tour ? try TourFolder() : nil
      let token = try tokenFile.map(TokenFile.read) ?? LabGate.secret()
      let applications = folderOfTour?.applications ?? self.applications
      var child: LabChild?
      let size = try sizeOfScreen(applications)
      if !applications.isEmpty {
        let options = additions.with.flatMap { ["--with", $0] } + (trace ? [] : ["--quiet"])
        child = try LabChild(applications, screen: screen ?? size, options: options)
      }
      defer { child?.end() }
      let place = child?.folder ?? folder.path
      let shell = try WatchedShell(folder: place)
      let listener = try listen.map { try LabListener(address: $0, port: port) } ?? LabListener(port: port)
      let redirect = open ? try LabRedirect(to: listener.url) : nil
      defer { redirect?.remove() }
      let address = listener.url
      let server = LabServer(
        showing: shell, at: listener, tokens: [token] + (redirect.map { [$0.token] } ?? []),
        title: heading(applications), greeting: tour ? [LabFeed.tourMessage] : [],
        answering: LabAnswers(applications, with: additions.with), mailbox: LabMailbox(),
        interrupts: interrupts
      ) { used in
        // The browser has gone where the file leads; only a printed address is followed by another.
        if used == redirect?.token {
          redirect?.remove()
          return nil
        }
        let next = LabGate.secret()
        _ = Self.printAddress("\(address)#token=\(next)")
        return next
      }
      if applications.count == 1 || tour, let name = ShellApplication(applications[0])?.name {
        _ = try ShellClient.ask(.launch(name), in: place)
      }
      announce("\(address)#token=\(token)", redirect, on: console)
      return serve(server)
    }

    /// Reads the files with screens, which are refused here as “explain” refuses them.
    ///
    /// - Returns: the size of the screen of the only one, as the command line has it.
    private func sizeOfScreen(_ applications: [String]) throws(CommandFailure) -> String? {
      let files = applications.compactMap(ShellApplication.init).map(\.path).filter(ShellRunCommand.isScene)
      guard additions.with.isEmpty || !files.isEmpty else {
        throw CommandFailure("--with is for screens from files; name a file.")
      }
      var sizes: [RecordingScreen] = []
      for file in files where FileManager.default.fileExists(atPath: file) {
        sizes.append(try ScreenFile.read(file, with: additions.with).scene().screenSize)
      }
      guard applications.count == 1, let only = sizes.first else { return nil }
      return "\(Decimals.short(only.width))x\(Decimals.short(only.height))"
    }

    private func heading(_ applications: [String]) -> String {
      if tour { return LabFeed.tourTitle }
      return applications.isEmpty
        ? folder.path : applications.compactMap { ShellApplication($0)?.name }.joined(separator: ", ")
    }

    /// Prints an address; why that failed, or nil. Whoever waits for one waits for a line of its own.
    private nonisolated static func printAddress(_ url: String) -> String? {
      let output = StandardOutput(outlivesReader: true)
      output.line("lab: \(url)")
      output.flush()
      return output.failure
    }

    private func announce(_ url: String, _ redirect: LabRedirect?, on console: Console) {
      if let listen {
        console.complain(
          "\(errorPrefix)anyone who can reach \(listen) and knows the token can see and touch these applications; nothing is encrypted."
        )
      }
      if redirect?.open() == false {
        console.complain("\(errorPrefix)xdg-open cannot be started; open the address yourself.")
      }
      // What is to be opened comes last.
      if let failure = Self.printAddress(url) {
        console.complain("\(errorPrefix)the address could not be printed: \(failure).")
      }
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
  #endif
}
