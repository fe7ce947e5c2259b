#if os(Linux)
  import Foundation
  import Testing

  /// A process that a test has started: its lines, its input, its end.
  ///
  /// Whoever waits for a line waits for what the process does, and for no time; the limit is there so that a test that has gone
  /// wrong ends.
  final class Program {
    let process: pid_t
    private let output: Int32
    private let input: Int32
    private var rest: [UInt8] = []
    private var isOver = false
    /// What it has said so far.
    private(set) var lines: [String] = []

    static let limit: Int32 = 30_000

    /// What a test waited for in vain.
    struct Missing: Error, CustomStringConvertible {
      let line: String
      let lines: [String]
      var description: String { "“\(line)” was not said; what was: \(lines)" }
    }

    /// Starts a program of this package.
    ///
    /// - Parameters:
    ///   - port: a descriptor that becomes the program's port.
    ///   - hearsErrors: whether what it says on standard error counts as well.
    init(
      _ name: String, _ arguments: [String] = [], port: Int32? = nil, hearsErrors: Bool = false,
      environment: [String: String] = [:]
    ) {
      var (ends, starts): ([Int32], [Int32]) = ([0, 0], [0, 0])
      pipe(&ends)
      pipe(&starts)
      for descriptor in ends + starts { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      posix_spawn_file_actions_adddup2(&actions, starts[0], 0)
      posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
      if hearsErrors { posix_spawn_file_actions_adddup2(&actions, ends[1], 2) }
      var settings = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("FINGERPOST_") }
      // All tests of applications can be run with every frame handed over by the event-fetch thread; .ci/run does.
      if let fetch = ProcessInfo.processInfo.environment["FINGERPOST_TEST_FETCH"] {
        settings["FINGERPOST_FETCH"] = fetch
      }
      settings.merge(environment) { $1 }
      if let port {
        posix_spawn_file_actions_adddup2(&actions, port, 3)
        settings["FINGERPOST_PORT"] = "3"
      }
      var process: pid_t = 0
      let path = Self.folder + "/" + name
      var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
      var values: [UnsafeMutablePointer<CChar>?] = settings.map { strdup("\($0)=\($1)") } + [nil]
      posix_spawn(&process, path, &actions, nil, &words, &values)
      posix_spawn_file_actions_destroy(&actions)
      for word in words + values { free(word) }
      close(ends[1])
      close(starts[0])
      self.process = process
      output = ends[0]
      input = starts[1]
    }

    nonisolated deinit {
      close(output)
      close(input)
      if !isOver {
        kill(process, SIGKILL)
        var status: Int32 = 0
        waitpid(process, &status, 0)
      }
    }

    /// Where the package's programs are: beside its tests.
    static var folder: String {
      let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
      return URL(filePath: bundle).deletingLastPathComponent().path
    }

    /// What the system says of its memory, in kilobytes: `VmRSS` now, `VmHWM` at most.
    func memory(_ key: String) throws -> Int {
      let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
      let line = try #require(status.split(separator: "\n").first { $0.hasPrefix(key + ":") })
      return try #require(Int(line.dropFirst(key.count + 1).filter(\.isNumber)))
    }

    /// How many descriptors it has open.
    func descriptors() throws -> Int {
      try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd").count
    }

    /// Returns the next line, or nil when there are no more.
    func line() -> String? {
      while true {
        if let end = rest.firstIndex(of: 10) {
          let line = String(decoding: rest[..<end], as: UTF8.self)
          rest.removeSubrange(...end)
          lines.append(line)
          return line
        }
        var waits = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
        guard poll(&waits, 1, Self.limit) > 0 else { return nil }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(output, &bytes, bytes.count)
        guard count > 0 else { return nil }
        rest += bytes.prefix(count)
      }
    }

    /// Waits until a line is said that begins so, and returns it with those before it.
    @discardableResult func expect(_ beginning: String) throws -> [String] {
      var heard: [String] = []
      while let line = line() {
        heard.append(line)
        if line.hasPrefix(beginning) { return heard }
      }
      throw Missing(line: beginning, lines: lines)
    }

    /// Writes a line to its standard input.
    func tell(_ line: String) {
      let bytes = Array((line + "\n").utf8)
      _ = write(input, bytes, bytes.count)
    }

    /// Waits for its end, and returns its status; the number of the signal, negative, where one ended it.
    func end() -> Int32 {
      while line() != nil {}
      var status: Int32 = 0
      waitpid(process, &status, 0)
      isOver = true
      return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
    }
  }
#endif
