import ArgumentParser
import FingerpostConsole
import Foundation

/// What came of a command that ran without a process.
struct Ran {
  var status: Int32 = 0
  /// What it wrote.
  var bytes = Data()
  /// The lines on standard error.
  var errors: [String] = []
  /// The files that it wrote, if there were files in memory.
  var files: [String: String] = [:]

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The lines of the output.
  var lines: [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.last == "" ? lines.dropLast() : lines
  }
}

extension ConsoleCommand {
  /// Runs with files in memory, or where none are given with those of the disk.
  @MainActor func ran(
    on files: [String: String]? = nil, _ set: (inout Console) -> Void = { _ in }
  ) throws(CommandFailure) -> Ran {
    try ran(on: files, set) { (command, console) throws(CommandFailure) in try command.run(on: console) }
  }

  /// Runs as in a process, which says why it failed.
  @MainActor func ended(
    on files: [String: String]? = nil, _ set: (inout Console) -> Void = { _ in }
  ) -> Ran {
    do {
      return try ran(on: files, set) { $0.status(on: $1) }
    } catch {
      return Ran(status: 2, errors: [error.description])
    }
  }

  @MainActor private func ran(
    on files: [String: String]?, _ set: (inout Console) -> Void,
    _ run: (Self, Console) throws(CommandFailure) -> Int32
  ) throws(CommandFailure) -> Ran {
    var ran = Ran()
    var console = Console {
      ran.bytes.append(contentsOf: $0)
    } complain: {
      ran.errors.append($0)
    }
    if let files {
      console.read = { name, _ throws(CommandFailure) in
        guard let text = files[name] else {
          throw CommandFailure("\(name) could not be read: there is no such file.")
        }
        return Data(text.utf8)
      }
      console.save = { data, name throws(CommandFailure) in
        ran.files[name] = String(decoding: data, as: UTF8.self)
      }
    }
    set(&console)
    ran.status = try run(self, console)
    return ran
  }
}
