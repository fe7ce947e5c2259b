import Foundation

/// What became worse for a finger between two captures of one screen.
public nonisolated struct ScreenDiff: Sendable {
  /// The way in which a target became worse.
  public enum Change: String, CaseIterable, Sendable {
    /// It acted, and does not act any more.
    case unreachable
    /// It acts only on a part of what it acted on.
    case partly
    /// It acts, or shows that it is pressed, later than before.
    case late
    /// It became too small for a finger.
    case small
  }

  /// A target that became worse.
  public struct Entry: Sendable {
    /// In which way it became worse.
    public var change: Change
    /// What it is now, as an audit of the new capture has it, or as one would if it looked for that.
    public var finding: AuditFinding
    /// The target in the old capture.
    public var old: AuditFinding.Place
  }

  /// One of the two captures.
  public struct Capture: Sendable {
    /// What reports call it.
    public var title: String
    /// The format of the input, as reports have it.
    public var kind: String
    /// The number of views.
    public var views: Int
    /// How many of its targets acted; of the new capture only those that were found in both.
    public var targets: Int
  }

  /// The capture from before.
  public var old: Capture
  /// The capture from after.
  public var new: Capture
  /// What became worse, in the order of the kinds of changes, then as audits order findings.
  public var entries: [Entry]
  /// The targets that did not act and act now, in the order of the old capture.
  public var better: [AuditFinding.Place]
  /// What was not compared, and what the inputs leave open, a sentence each.
  public var doubts: [String]
  /// The audit of the new capture with the changes as its findings, for a picture.
  let audit: ScreenAudit

  /// Whether anything became worse.
  public var isWorse: Bool { !entries.isEmpty }

  /// How many targets became worse in a way.
  func count(_ change: Change) -> Int { entries.count { $0.change == change } }

  /// The new screen with what became worse numbered, as SVG.
  public var picture: String {
    var audit = audit
    audit.findings = entries.map(\.finding)
    return AuditPicture(audit).svg
  }

  /// Why two captures cannot be compared, as a sentence.
  public struct Problem: Error, CustomStringConvertible {
    /// The sentence.
    public let description: String
  }
}
