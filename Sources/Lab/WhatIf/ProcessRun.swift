import FingerpostText
import FingerpostTrace
public import FingerpostWhatIf
import Foundation

/// The result of playing a recording to an application's process, in the words of docs/lab-protocol.md.
///
/// The application may be anything: what it says is read before a page gets it, and left out where it is not JSON.
public nonisolated struct ProcessRun: Sendable {
  private let messages: [[UInt8]]
  private let objects: [TreeObject]
  private let subjects: [(id: SubjectID, name: SubjectName)]
  /// Which of the changes could not be made.
  public let undone: [Int]
  /// What is to be said of the run, in a sentence; nil for nothing.
  public let problem: String?

  /// Reads what a process said.
  ///
  /// - Parameters:
  ///   - messages: its messages.
  ///   - places: what it said of its objects, if it did.
  ///   - problem: what is to be said of how it ended.
  public init(messages: [[UInt8]], places: [UInt8]?, problem: String?) {
    var whole: [[UInt8]] = []
    var found: [(SubjectID, SubjectKind, String)] = []
    for var message in messages {
      for index in message.indices where message[index] == 0x0A { message[index] = 0x20 }
      guard message.first == UInt8(ascii: "{"), message.count > 2,
        let json = try? JSONParser.read(String(decoding: message, as: UTF8.self))
      else { continue }
      whole.append(message)
      for fact in json["facts"]?.list ?? [] where fact["fact"]?.text == "subject" {
        guard let id = fact["id"]?.number.flatMap({ Int(exactly: $0) }), let name = fact["name"]?.text,
          let kind = fact["kind"]?.text.flatMap(SubjectKind.init(rawValue:))
        else { continue }
        found.append((SubjectID(UInt32(clamping: id)), kind, name))
      }
    }
    self.messages = whole
    self.problem = problem
    subjects = SubjectName.all(found)
    let report = places.flatMap(Rehearsal.read(report:))
    objects = report?.objects ?? []
    undone = report?.undone ?? []
  }

  /// Writes a field with the messages, for a screen of this number.
  package func write(_ key: StaticString, of screen: Int, to json: JSONWriter) {
    json.field(key, objects: messages) { json.message($0, of: screen) }
  }

  /// What can be changed of the subject that a question names, as members of an object.
  ///
  /// - Throws: why there is nothing.
  public func form(_ question: String) throws -> String {
    try RunObjects(objects, subjects: subjects).form(WhatIf.read(question))
  }

  /// Reads one of the changes that a question asks for.
  ///
  /// - Throws: why it cannot be made.
  public func change(_ asked: AskedChange) throws -> TreeChange {
    try RunObjects(objects, subjects: subjects).change(asked.value)
  }

  /// A change as lines of Swift.
  @MainActor public func code(for change: TreeChange) -> [String] {
    RunObjects(objects, subjects: subjects).code(for: change)
  }
}

/// One of the changes that a question asks for.
public nonisolated struct AskedChange {
  let value: JSONValue

  /// When the touch began with which its subject can be changed, in seconds of the time of pages.
  public var from: Double { value["from"]?.number ?? 0 }

  /// Reads those of a question.
  ///
  /// - Throws: a sentence if there is none, or too many.
  public static func all(_ question: String) throws -> [AskedChange] {
    try WhatIf.asked(WhatIf.read(question)).map(AskedChange.init)
  }
}
