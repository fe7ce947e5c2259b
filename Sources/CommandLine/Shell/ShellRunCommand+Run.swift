import FingerpostConsole
import FingerpostMessages
import FingerpostText
import Foundation

#if os(Linux)
  import FingerpostDevices
  import FingerpostHID
  import FingerpostHome
  import FingerpostShell
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

    /// Whether a file or a folder is a screen to be shown, and not a program: those begin with what says so, or may be
    /// executed.
    nonisolated static func isScene(_ path: String) -> Bool {
      if InputFile.isFolder(path) { return true }
      guard let file = FileHandle(forReadingAtPath: path) else {
        return !URL(fileURLWithPath: path).pathExtension.isEmpty
      }
      defer { try? file.close() }
      let head = (try? file.read(upToCount: 4)) ?? Data()
      let isProgram = head.starts(with: [0x7F, 0x45, 0x4C, 0x46]) || head.starts(with: Array("#!".utf8))
      return !isProgram && !FileManager.default.isExecutableFile(atPath: path)
    }

    /// The path of this program.
    private nonisolated static var ownPath: String {
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
        ?? CommandLine.arguments[0]
    }

    /// The commands, which are not names of applications.
    private nonisolated static let commands = ["list", "launch", "front", "end", "inject", "stop", "run"]

    /// Reads the applications from the command line.
    ///
    /// - Parameter options: what files with screens are shown with.
    /// - Throws: a problem with the first application that cannot be started.
    nonisolated static func entries(
      _ texts: [String], options: [String] = []
    ) throws(CommandFailure) -> [ShellApplication] {
      var entries: [ShellApplication] = []
      for text in texts {
        guard var entry = ShellApplication(text) else {
          throw CommandFailure(
            "“\(text)” is not an application such as ./gallery or gallery=build/gallery-app; “home” is not a valid name"
          )
        }
        if let other = entries.first(where: { $0.name == entry.name }) {
          throw CommandFailure(
            "\(other.path) and \(entry.path) are both called “\(entry.name)”; write NAME=PATH")
        }
        entry.path = URL(fileURLWithPath: entry.path).path
        guard FileManager.default.fileExists(atPath: entry.path) else {
          let isWord = !text.contains("/") && !text.contains("=")
          let near = NearestName.advice(for: text, among: commands)
          let advice = isWord && near.hasPrefix("did you mean") ? "; \(near)" : ""
          let what = Self.isScene(entry.path) ? "file" : "program"
          throw CommandFailure("\(entry.path): there is no such \(what)\(advice)")
        }
        if Self.isScene(entry.path) {
          entry.arguments = ["show", entry.path] + options
          entry.path = Self.ownPath
        }
        guard FileManager.default.isExecutableFile(atPath: entry.path) else {
          throw CommandFailure(
            "\(entry.path): the file is not executable; “chmod +x” makes it so")
        }
        entries.append(entry)
      }
      return entries
    }
  #endif
}
