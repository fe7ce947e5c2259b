import FingerpostConsole
import FingerpostHID
import FingerpostLab
import FingerpostLabServer
import FingerpostMessages
import FingerpostScenarios
import FingerpostShell
import Foundation

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
      guard let reason = try serve(on: console) else { return 0 }
      console.complain("\(errorPrefix)\(reason)")
      return 1
    }
  }

  /// Opens the lab and serves it.
  ///
  /// - Returns: why it ended by itself, or nil.
  private func serve(on console: Console) throws -> String? {
    // Before there is another thread: all of them leave these signals to the lab's own.
    let interrupts = LabServer.interrupts()
    signal(SIGPIPE, SIG_IGN)
    let folderOfTour = tour ? try TourFolder() : nil
    let token = try tokenFile.map(TokenFile.read) ?? LabGate.secret()
    let applications = attach ? [] : folderOfTour?.applications ?? self.applications
    let shown = attach ? try watchApplication(on: console) : try show(applications)
    defer { shown.end() }
    let listener = try listen.map { try LabListener(address: $0, port: port) } ?? LabListener(port: port)
    let redirect = open ? try LabRedirect(to: listener.url) : nil
    defer { redirect?.remove() }
    let address = listener.url
    let server = LabServer(
      showing: shown.shell, at: listener, tokens: [token] + (redirect.map { [$0.token] } ?? []),
      title: shown.title ?? heading(applications), greeting: tour ? [LabFeed.tourMessage] : [],
      answering: LabAnswers(applications, with: additions.with, attached: shown.attached, open: shown.open),
      mailbox: LabMailbox(), interrupts: interrupts
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
      try shown.launch(name)
    }
    announce("\(address)#token=\(token)", redirect, on: console)
    return serve(server)
  }

  /// What the lab shows, and how it comes to an end.
  private struct Shown {
    var shell: any LabShell
    /// What it is called, where that is not what the command line names.
    var title: String?
    var launch: (String) throws -> Void
    /// Shows a screen of another file, and returns its number; nil where programs are shown.
    var open: (@MainActor @Sendable (ShellApplication) throws -> UInt32)?
    /// What is known of an application that is only watched.
    var attached: AttachedAnswers?
    var end: () -> Void = {}
  }

  /// A running application, which the lab only watches.
  private func watchApplication(on console: Console) throws -> Shown {
    let application = try AttachedApplication(self.applications.first, tokenFile: attachTokenFile)
    let prefix = errorPrefix
    let shell = try AttachedShell(application) { console.complain(prefix + $0) }
    return Shown(
      shell: shell.link, title: application.title, launch: { _ in },
      attached: AttachedAnswers(address: "\(application.host):\(application.port)", gestures: shell.gestures),
      end: { withExtendedLifetime(shell) {} })
  }

  /// A shell for what is to be shown: in this process where all of it is from files.
  private func show(_ applications: [String]) throws -> Shown {
    guard additions.with.isEmpty || !applications.isEmpty else { throw LabCommand.noFile }
    if !applications.isEmpty {
      let entries = try ShellRunCommand.named(applications)
      if let program = entries.first(where: { !ShellRunCommand.isScene($0.path) }) {
        return try start(applications, because: program)
      }
      let size = try screen.map { (text) throws(CommandFailure) in try PanelOptions.size(text) }
      let own = try sizeOfScreen(applications)
      let shell = ScreenShell(entries, with: additions.with, screen: size ?? own ?? .standard)
      return Shown(shell: shell.link, launch: { try shell.launch($0) }, open: { try shell.open($0) })
    }
    #if os(Linux)
      return try watch(folder.path) {}
    #else
      throw CommandFailure(
        "name a file with a screen, or --tour; the shell, which could be joined, runs on Linux only.")
    #endif
  }

  /// Starts a shell with applications of which one is a program.
  private func start(_ applications: [String], because program: ShellApplication) throws -> Shown {
    #if os(Linux)
      let options = additions.with.flatMap { ["--with", $0] } + (trace ? [] : ["--quiet"])
      let child = try LabChild(applications, screen: screen, options: options)
      return try watch(child.folder) { child.end() }
    #else
      throw CommandFailure(
        "\(program.path) is a program, and applications as processes need Linux; screens from files are shown here."
      )
    #endif
  }

  #if os(Linux)
    private func watch(_ folder: String, end: @escaping () -> Void) throws -> Shown {
      do {
        return Shown(
          shell: try WatchedShell(folder: folder),
          launch: { _ = try ShellClient.ask(.launch($0), in: folder) },
          end: end)
      } catch {
        end()
        throw error
      }
    }
  #endif

  private static let noFile = CommandFailure("--with is for screens from files; name a file.")

  /// Reads the files with screens, which are refused here as “explain” refuses them.
  ///
  /// - Returns: the size of the screen of the only one.
  private func sizeOfScreen(_ applications: [String]) throws(CommandFailure) -> RecordingScreen? {
    let files = applications.compactMap(ShellApplication.init).map(\.path).filter(ShellRunCommand.isScene)
    var sizes: [RecordingScreen] = []
    for file in files where FileManager.default.fileExists(atPath: file) {
      sizes.append(try ScreenFile.read(file, with: additions.with).scene().screenSize)
    }
    return applications.count == 1 ? sizes.first : nil
  }

  private func heading(_ applications: [String]) -> String {
    if tour { return LabFeed.tourTitle }
    return applications.isEmpty
      ? folder.title : applications.compactMap { ShellApplication($0)?.name }.joined(separator: ", ")
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
    let prefix = errorPrefix
    redirect?.open { reason in
      StandardError.line("\(prefix)no browser was opened, because \(reason); open \(url) yourself.")
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
}
