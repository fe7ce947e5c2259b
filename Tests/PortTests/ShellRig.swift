#if os(Linux)
  import Expectations
  import Foundation
  import Testing

  /// A shell in a process of its own, in a folder of its own, without devices.
  final class ShellRig {
    let shell: Program
    let folderPath: String

    /// - Parameters:
    ///   - applications: what the shell is told of them, by default two galleries.
    ///   - options: more of the shell's command line; by default a busy machine is not a reason to give an
    ///     application up.
    ///   - environment: what the applications find in their environment.
    init(
      _ applications: [String] = ["one", "two"].map { "\($0)=\(Program.folder)/gallery-app" },
      options: [String] = ["--patience", "60"], environment: [String: String] = [:]
    ) throws {
      folderPath = try Self.newFolder()
      shell = Program(
        "fingerpost",
        ["shell"] + applications + ["--devices", "none", "--folder", folderPath] + options,
        hearsErrors: true, environment: environment)
      try shell.expect("listening: ")
    }

    /// A folder that does not exist yet, in one that does.
    static func newFolder() throws -> String {
      var template = Array((NSTemporaryDirectory() + "fingerpost-XXXXXX").utf8CString)
      let path = try #require(mkdtemp(&template))
      return String(cString: path) + "/shell"
    }

    /// Writes a script beside a folder, and returns its path.
    ///
    /// Another process writes it: a file that is open for writing cannot be started, and a process that another test is
    /// starting has copies of all that this one has open.
    static func script(_ name: String, beside folder: String, _ text: String) throws -> String {
      let path = URL(filePath: folder).deletingLastPathComponent().path + "/" + name
      let writer = Process()
      writer.executableURL = URL(fileURLWithPath: "/bin/sh")
      writer.arguments = ["-c", #"printf '%s\n' "$1" > "$0" && chmod 755 "$0""#, path, "#!/bin/sh\n" + text]
      try writer.run()
      writer.waitUntilExit()
      try #require(writer.terminationStatus == 0)
      return path
    }

    nonisolated deinit {
      try? FileManager.default.removeItem(
        atPath: URL(filePath: folderPath).deletingLastPathComponent().path)
    }

    /// Has the command line say something to the shell, and returns what it answers.
    @discardableResult func ask(_ words: String..., status: Int32 = 0) -> [String] {
      let client = Program("fingerpost", ["shell"] + words + ["--folder", folderPath])
      expect(client.end(), is: status)
      return client.lines
    }

    /// Returns the number of the process of an application.
    func process(_ name: String) throws -> pid_t {
      let line = try #require(ask("list").first { $0.hasPrefix("application: \(name), running (pid ") })
      return try #require(pid_t(line.drop { $0 != "(" }.dropFirst(5).prefix { $0 != ")" }))
    }

    /// Starts an application and waits until it has the front.
    func start(_ name: String) throws {
      ask("launch", name)
      try shell.expect("ready: \(name)")
    }
  }
#endif
