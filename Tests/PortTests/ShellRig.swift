#if os(Linux)
  import Foundation
  import Testing

  /// A shell in a process of its own, in a folder of its own, without devices.
  final class ShellRig {
    let shell: Program
    let folderPath: String

    /// - Parameters:
    ///   - applications: what the shell is told of them, by default two galleries.
    ///   - environment: what the applications find in their environment.
    init(
      _ applications: [String] = ["one", "two"].map { "\($0)=\(Program.folder)/gallery-app" },
      environment: [String: String] = [:]
    ) throws {
      var template = Array((NSTemporaryDirectory() + "fingerpost-XXXXXX").utf8CString)
      let path = try #require(mkdtemp(&template))
      folderPath = String(cString: path) + "/shell"
      shell = Program(
        "fingerpost",
        ["shell"] + applications + ["--devices", "none", "--folder", folderPath], hearsErrors: true,
        environment: environment)
      try shell.expect("listening: ")
    }

    nonisolated deinit {
      try? FileManager.default.removeItem(
        atPath: URL(filePath: folderPath).deletingLastPathComponent().path)
    }

    /// Has the command line say something to the shell, and returns what it answers.
    @discardableResult func ask(_ words: String..., status: Int32 = 0) -> [String] {
      let client = Program("fingerpost", ["shell"] + words + ["--folder", folderPath])
      #expect(client.end() == status)
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
