import Fingerpost
public import FingerpostScenarios
import FingerpostText
package import FingerpostTrace
import FingerpostWhatIf
import Foundation

/// Plays the same fingers again with something changed.
///
/// Questions and answers are objects of JSON, as docs/lab-protocol.md describes them.
public final class WhatIf {
  /// Why a question has no answer, in a sentence.
  public nonisolated struct Problem: Error, CustomStringConvertible {
    /// The sentence.
    public let description: String

    /// Creates one from a sentence.
    public init(_ sentence: String) { description = sentence }
  }

  private let take: LabTake
  /// The first run, kept because its objects say where everything is.
  private lazy var first = Result { try FirstRun(take) }

  /// Creates one for a run.
  public init(_ take: LabTake) {
    self.take = take
  }

  nonisolated deinit {}

  /// What can be changed of the subject that a question names, with the values before the first finger.
  ///
  /// - Parameter question: an object with `kind`, `name` and `nth`.
  /// - Returns: the members of an object.
  /// - Throws: why there is nothing.
  public func form(_ question: String) throws -> String {
    try first.get().objects.form(Self.read(question))
  }

  /// The run as it was.
  package var firstRun: LabTake.Run { get throws { try first.get().run } }

  /// What can be changed of what the run as it was calls by a number.
  ///
  /// - Returns: as ``form(_:)``.
  /// - Throws: why there is nothing.
  package func form(of subject: SubjectID) throws -> String {
    let first = try first.get()
    guard let name = SubjectName.all(in: first.run.records).first(where: { $0.id == subject })?.name else {
      throw Problem("This was not on the screen before the first finger came.")
    }
    return try first.objects.form(of: name)
  }

  /// Plays the fingers with changes.
  ///
  /// - Parameters:
  ///   - question: an object with `changes`.
  ///   - screen: the number of the screen in the messages.
  /// - Returns: the members of an object: `messages`, `code` and `undone`.
  /// - Throws: why it could not be played.
  public func play(_ question: String, screen: Int) throws -> String {
    let first = try first.get()
    let changes = try first.objects.changes(Self.read(question))
    var undone: [String] = []
    let run = try take.play { world in
      for change in changes where !change.apply(in: world.application) {
        undone += first.objects.code(for: change)
      }
    }
    return JSONWriter.members { json in
      json.field("code", changes.flatMap(first.objects.code))
      json.field("undone", undone)
      Self.write(run, of: screen, to: json)
    }
  }

  /// The messages of the first run again: where the run was recorded elsewhere, they show whether it can be repeated.
  public func again(screen: Int) throws -> String {
    let run = try first.get().run
    return JSONWriter.members { Self.write(run, of: screen, to: $0) }
  }

  /// The run as a test in Swift, in virtual time, against the library.
  ///
  /// - Throws: why a test cannot say the same.
  public func test(title: String) throws -> String {
    try RunCode(try first.get(), playedBy: take).text(title: title)
  }

  /// A scenario's own run as a test in Swift, or nil where a test cannot say the same.
  public static func test(of scenario: Scenario) -> String? {
    try? WhatIf(LabTake(scenario)).test(title: scenario.title)
  }

  /// Writes a field with the messages of a run.
  ///
  /// - Parameters:
  ///   - screen: the number of the screen in the messages.
  ///   - key: the name of the field.
  ///   - more: messages that are said beside it, objects of JSON without a screen.
  package static func write(
    _ run: LabTake.Run, of screen: Int, as key: StaticString = "messages", and more: [[UInt8]] = [],
    to json: JSONWriter
  ) {
    var feed = LabFeed(title: "", command: "", screens: [])
    feed.add(run.screen, as: screen, facts: run.records)
    feed.addRules()
    // A reply is one line; what breaks a line in a text is escaped.
    let told = more.map { message in JSONWriter.object { $0.message(message, of: screen) } }
    json.field(key, each: feed.messages.dropFirst() + told) { message in
      json.raw(message.utf8.lazy.filter { $0 != UInt8(ascii: "\n") })
    }
  }

  /// The changes that a question asks for.
  ///
  /// - Throws: a sentence if there is none, or too many.
  nonisolated static func asked(_ question: JSONValue) throws(Problem) -> [JSONValue] {
    guard let asked = question["changes"]?.list, !asked.isEmpty, asked.count <= Rehearsal.changeLimit
    else { throw Problem("The question asks for no change, or for too many.") }
    return asked
  }

  nonisolated static func read(_ question: String) throws(Problem) -> JSONValue {
    do {
      return try JSONParser.read(question)
    } catch {
      throw Problem("The question cannot be read: \(error)")
    }
  }
}
