import FingerpostText

#if os(Linux)
  import FingerpostDevices
  import FingerpostHID
  import FingerpostHome
  import FingerpostShell
  import Foundation

  /// One run of `fingerpost shell`.
  nonisolated struct ShellSession {
    let applications: [String]
    let devices: [String]
    let grabs: Bool
    let polls: Bool
    let isJSON: Bool
    let panel: PanelOptions
    let folder: String

    /// Runs a shell until it is asked to end.
    ///
    /// - Returns: what went wrong, or nil.
    @MainActor func run() -> String? {
      do {
        try runShell()
        return nil
      } catch let problem as RecordingFiles.Problem {
        return PlainText.sentence(problem.message)
      } catch {
        return "\(error)"
      }
    }

    @MainActor private func runShell() throws {
      let screen = try panel.screenSize() ?? .standard
      let mapping = try panel.mapping(for: screen)
      let entries = try Self.entries(applications)
      let output = NoteOutput(isJSON: isJSON)
      var parts = ShellLoop.Parts { output.write($0) }
      parts.folder = try PrivateFolder(making: folder)
      parts.home = HomeScreen(entries.map(\.name), screen: screen)
      // From here on interrupts are handled by the loop.
      signal(SIGPIPE, SIG_IGN)
      // The parent process may have ignored it, and then the end of an application would not be noticed.
      signal(SIGCHLD, SIG_DFL)
      parts.interrupts = ShellLoop.interrupts()
      let paths = try Self.paths(devices)
      if paths == nil {
        parts.hub = DeviceHub(pollsAccelerometers: polls, grabs: grabs) { _, _ in mapping }
      }
      let loop = try ShellLoop(ShellCore(entries, screen: screen), parts)
      for path in paths ?? [] {
        let device = try InputDevice(path: path)
        loop.add(try device.source(mapping: mapping))
        if grabs, !device.grab(true) {
          output.write(
            .deviceRefused("\(path): another process has grabbed this device; no events will arrive."))
        }
      }
      loop.run()
      output.flush()
    }

    /// The paths of the devices to read; nil for all devices, including those connected later.
    ///
    /// - Throws: a problem if a word is neither a path nor stands alone.
    static func paths(_ devices: [String]) throws(RecordingFiles.Problem) -> [String]? {
      if devices.isEmpty || devices == ["all"] { return nil }
      if devices == ["none"] { return [] }
      for path in devices where !path.contains("/") {
        throw RecordingFiles.Problem(
          message: path == "all" || path == "none"
            ? "--devices \(path) cannot be combined with other --devices"
            : "--devices is “\(path)”, not all, none or a path such as /dev/input/event4")
      }
      return devices
    }

    /// Whether a file is a screen to be shown, and not a program.
    static func isScene(_ path: String) -> Bool {
      ["yaml", "yml", "json", "txt", "xml"].contains(URL(fileURLWithPath: path).pathExtension)
        && !FileManager.default.isExecutableFile(atPath: path)
    }

    /// The path of this program.
    private static var ownPath: String {
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
        ?? CommandLine.arguments[0]
    }

    /// The commands, which are not names of applications.
    private static let commands = ["list", "launch", "front", "end", "inject", "stop", "run"]

    /// Reads the applications from the command line.
    ///
    /// - Throws: a problem with the first application that cannot be started.
    static func entries(_ texts: [String]) throws(RecordingFiles.Problem) -> [ShellApplication] {
      var entries: [ShellApplication] = []
      for text in texts {
        guard var entry = ShellApplication(text) else {
          throw RecordingFiles.Problem(
            message:
              "“\(text)” is not an application such as ./gallery or gallery=build/gallery-app; “home” is not a valid name"
          )
        }
        if let other = entries.first(where: { $0.name == entry.name }) {
          throw RecordingFiles.Problem(
            message: "\(other.path) and \(entry.path) are both called “\(entry.name)”; write NAME=PATH")
        }
        entry.path = URL(fileURLWithPath: entry.path).path
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: entry.path, isDirectory: &isFolder), !isFolder.boolValue
        else {
          let isWord = !text.contains("/") && !text.contains("=")
          let near = NearestName.advice(for: text, among: commands)
          let advice = isWord && near.hasPrefix("did you mean") ? "; \(near)" : ""
          let what = Self.isScene(entry.path) ? "file" : "program"
          throw RecordingFiles.Problem(message: "\(entry.path): there is no such \(what)\(advice)")
        }
        if Self.isScene(entry.path) {
          entry.arguments = ["show", entry.path]
          entry.path = Self.ownPath
        }
        guard FileManager.default.isExecutableFile(atPath: entry.path) else {
          throw RecordingFiles.Problem(
            message: "\(entry.path): the file is not executable; “chmod +x” makes it so")
        }
        entries.append(entry)
      }
      return entries
    }
  }
#endif
