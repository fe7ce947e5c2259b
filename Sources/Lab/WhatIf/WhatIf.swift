import Fingerpost
import FingerpostChanges
public import FingerpostScenarios
import FingerpostText
import FingerpostTrace
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

  /// The most changes of a question.
  static let changeLimit = 50

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
    let first = try first.get()
    guard let name = SubjectName(try Self.read(question)) else {
      throw Problem("The question names no subject.")
    }
    let place = try first.place(of: name)
    var members: String?
    _ = try take.play { world in
      guard let object = place.object(in: world.application) else { return }
      members = first.form(of: object, name)
    }
    guard let members else { throw Problem("“\(name.name)” is not there.") }
    return members
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
    guard let asked = try Self.read(question)["changes"]?.list, !asked.isEmpty,
      asked.count <= Self.changeLimit
    else { throw Problem("The question asks for no change, or for too many.") }
    let changes = try asked.map { try first.change($0) }
    var undone: [String] = []
    let run = try take.play { world in
      for change in changes where !change.apply(in: world.application) {
        undone += first.code(for: change)
      }
    }
    let members = JSONWriter.members { json in
      json.field("code", changes.flatMap(first.code))
      json.field("undone", undone)
    }
    return members + ",\"messages\":" + Self.messages(run, screen)
  }

  /// The messages of the first run again: where the run was recorded elsewhere, they show whether it can be repeated.
  public func again(screen: Int) throws -> String {
    "\"messages\":" + Self.messages(try first.get().run, screen)
  }

  /// The run as a test in Swift, in virtual time, against the library.
  ///
  /// - Throws: why a test cannot say the same.
  public func test(title: String) throws -> String {
    try TestScreen(try first.get(), playedBy: take).text(title: title)
  }

  /// A scenario's own run as a test in Swift, or nil where a test cannot say the same.
  public static func test(of scenario: Scenario) -> String? {
    try? WhatIf(LabTake(scenario)).test(title: scenario.title)
  }

  private static func messages(_ run: LabTake.Run, _ screen: Int) -> String {
    var feed = LabFeed(title: "", command: "", screens: [])
    feed.add(run.screen, as: screen, facts: run.records)
    feed.addRules()
    // A reply is one line; what breaks a line in a text is escaped.
    return "[\(feed.messages.dropFirst().joined(separator: ",").replacing("\n", with: ""))]"
  }

  private static func read(_ question: String) throws -> JSONValue {
    do {
      return try JSONParser.read(question)
    } catch {
      throw Problem("The question cannot be read: \(error)")
    }
  }
}
