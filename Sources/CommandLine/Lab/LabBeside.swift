import FingerpostAudit
import FingerpostText
import Foundation

/// Two screens from files beside each other: one gesture explained on both, and what became worse from one to the other.
struct LabBeside {
  /// A screen: the application that shows it, its file, what it is called, and files with recognizers besides.
  struct Side {
    var number: Int
    var file: String
    var name: String
    var additions: [String]
  }

  /// How long two screens are compared before the reader is told to use the command.
  private static let seconds = 10.0

  let old: Side
  let new: Side

  /// Explains one gesture on both screens, as the command would on each: `sides`, in their order.
  @MainActor func explain(_ question: JSONValue) -> String {
    JSONWriter.members { json in
      json.field("sides", each: [old, new]) { side in
        json.raw("{\(reply(to: question, about: side))}".utf8)
      }
    }
  }

  @MainActor private func reply(to question: JSONValue, about side: Side) -> String {
    do {
      return try LabExplaining(question, about: side.file, called: [side.name], with: side.additions)
        .replyWithRun(screen: side.number)
    } catch {
      return JSONWriter.members { $0.field("problem", "\(error)".replacing(side.file, with: side.name)) }
    }
  }

  /// What `fingerpost diff` finds: the object of its `--json`, as `diff`.
  ///
  /// - Throws: why the two cannot be compared, in the words of the command.
  @MainActor func differences() throws -> String {
    let differ = ScreenDiffer(
      try ScreenFile.read(old.file, with: old.additions).screen(),
      try ScreenFile.read(new.file, with: new.additions).screen(), minSize: 44, triesFixes: true)
    let end = Date.now.addingTimeInterval(Self.seconds)
    differ.goesOn = { _, _ in Date.now < end }
    differ.ending = { "After \(Int(Self.seconds)) seconds; fingerpost diff takes longer" }
    let diff = try differ.diff(old: old.name, new: new.name)
    return JSONWriter.members { json in
      json.key("diff")
      // A reply is one line; what breaks a line in a text is escaped.
      json.raw(DiffJSON.text(diff).utf8.lazy.filter { $0 != UInt8(ascii: "\n") })
    }
  }
}
