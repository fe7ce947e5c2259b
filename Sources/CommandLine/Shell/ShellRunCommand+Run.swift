import FingerpostConsole
import FingerpostMessages
import FingerpostShell
import Foundation

#if os(Linux)
  import FingerpostDevices
  import FingerpostHID
  import FingerpostHome
#endif

@MainActor extension ShellRunCommand {
  /// Runs a shell until it is asked to end; or shows the state of the one that runs.
  ///
  /// - Returns: the exit status, 0.
  /// - Throws: what went wrong.
  func run(on console: Console) throws(CommandFailure) -> Int32 {
    #if os(Linux)
      if list { return try ask(.list, in: folder, on: console) }
      try CommandFailure.sentence { try runShell() }
      return 0
    #else
      throw .noShell
    #endif
  }

  #if os(Linux)
    private func runShell() throws {
      if let parent, !ShellRights.end(with: parent) { return }
      let screen = try panel.screenSize() ?? .standard
      let mapping = try panel.mapping(for: screen)
      let scenes = additions.with.flatMap { ["--with", $0] } + (quiet ? ["--quiet"] : [])
      let entries = try Self.entries(applications, options: scenes)
      // What cannot be shown is refused now, as “explain” refuses it.
      for scene in applications.compactMap(ShellApplication.init) where Self.isScene(scene.path) {
        _ = try ScreenFile.read(scene.path, with: additions.with)
      }
      let output = NoteOutput(isJSON: json)
      var settings = ShellSettings()
      if let patience { settings.setPatience(seconds: try Self.seconds(patience)) }
      let account = try user.map { (name) throws(RightsFailure) in try ShellAccount(name) }
      // What is opened from here on is never taken for standard input, output or error.
      ShellRights.openStandard()
      let wasRoot = getuid() == 0
      try account?.borrow()
      var parts = ShellLoop.Parts { output.write($0) }
      let place = try PrivateFolder(
        making: folder.folder ?? account?.defaultFolder ?? PrivateFolder.defaultPath,
        runtime: account?.runtime ?? PrivateFolder.runtime)
      parts.folder = place
      // It is a copy of this process, so it comes before everything else that has threads or devices.
      parts.keeper = ShellKeeper(for: place)
      parts.adoptsOrphans = true
      ShellRights.adoptOrphans()
      parts.starter = ChildStarter(
        environment: ChildEnvironment(more: env, changes: account?.variables ?? [:]),
        keeper: parts.keeper)
      if let account { parts.withDevices = { account.asBefore($0) } }
      parts.home = HomeScreen(entries.map(\.name), screen: screen)
      // From here on interrupts are handled by the loop.
      signal(SIGPIPE, SIG_IGN)
      // The parent process may have ignored it, and then the end of an application would not be noticed.
      signal(SIGCHLD, SIG_DFL)
      parts.interrupts = ShellLoop.interrupts()
      let paths = try Self.paths(devices)
      if paths == nil {
        parts.hub = DeviceHub(pollsAccelerometers: pollAccelerometers, grabs: grab) { _, _ in mapping }
      }
      let loop = try ShellLoop(ShellCore(entries, screen: screen, settings: settings), parts)
      for path in paths ?? [] {
        let device = try Self.open(path, account)
        loop.add(try device.source(mapping: mapping))
        if grab, !device.grab(true) {
          output.write(
            .deviceRefused("\(path): another process has grabbed this device; no events will arrive."))
        }
      }
      try account?.become()
      if let note = try ShellRights.drop(wasRoot: wasRoot) { output.write(note) }
      loop.run()
      output.flush()
    }

    private static func open(_ path: String, _ account: ShellAccount?) throws -> InputDevice {
      guard let account else { return try InputDevice(path: path) }
      var opened: Result<InputDevice, any Error>?
      account.asBefore { opened = Result { try InputDevice(path: path) } }
      guard let opened else { return try InputDevice(path: path) }
      return try opened.get()
    }

    /// Reads `--patience`: seconds, or nil for `none`.
    ///
    /// - Throws: a problem if it is neither.
    nonisolated static func seconds(_ text: String) throws(CommandFailure) -> Double? {
      if text == "none" { return nil }
      guard let seconds = Double(text), seconds > 0, seconds <= 86_400 else {
        throw CommandFailure(
          "--patience is “\(text)”, not none or a number of seconds up to 86400")
      }
      return seconds
    }

    /// The paths of the devices to read; nil for all devices, including those connected later.
    ///
    /// - Throws: a problem if a word is neither a path nor stands alone.
    nonisolated static func paths(_ devices: [String]) throws(CommandFailure) -> [String]? {
      if devices.isEmpty || devices == ["all"] { return nil }
      if devices == ["none"] { return [] }
      for path in devices where !path.contains("/") {
        throw CommandFailure(
          path == "all" || path == "none"
            ? "--devices \(path) cannot be combined with other --devices"
            : "--devices is “\(path)”, not all, none or a path such as /dev/input/event4")
      }
      return devices
    }

    /// The path of this program.
    private nonisolated static var ownPath: String {
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
        ?? CommandLine.arguments[0]
    }

    /// Reads the applications from the command line, as they are started.
    ///
    /// - Parameter options: what files with screens are shown with.
    /// - Throws: a problem with the first application that cannot be started.
    nonisolated static func entries(
      _ texts: [String], options: [String] = []
    ) throws(CommandFailure) -> [ShellApplication] {
      var entries = try named(texts)
      for index in entries.indices {
        if isScene(entries[index].path) {
          entries[index].arguments = ["show", entries[index].path] + options
          entries[index].path = ownPath
        }
        guard FileManager.default.isExecutableFile(atPath: entries[index].path) else {
          throw CommandFailure(
            "\(entries[index].path): the file is not executable; “chmod +x” makes it so")
        }
      }
      return entries
    }
  #endif
}
