public import FingerpostText
public import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// A fault of a screen.
public nonisolated struct AuditFinding: Sendable {
  /// Code that fixes it, and what happened when the engine tried it.
  public struct Remedy: Equatable, Sendable {
    /// The lines of code.
    public var code: [String]
    /// What happens with them.
    public var then: Sentence
  }

  /// A view, as people and programs find it again.
  public struct Place: Equatable, Sendable {
    /// The index among the screen's views.
    public var view: Int
    /// The class, as the input prints it.
    public var className: String
    /// The address, where the input has one.
    public var address: String?
    /// Its text, label or identifier, or that of a label in it, where the input has one.
    public var label: String?
    /// What texts call it: its class and what it says, or its id in a scenario.
    public var name: String
    /// The line of the input on which it begins, from 1; nil where the input has no lines.
    public var line: Int?
    /// The smallest upright rectangle around it on the screen, in points.
    public var box: CGRect
    /// Its corners on the screen, where the rectangle around it is not the view itself.
    package var corners: [CGPoint] = []
  }

  /// What it is called in baselines: the same on another capture of the screen as long as the fault is there.
  public var id: String
  /// What kind of fault it is.
  public var kind: AuditKind
  /// How bad it is.
  public var severity: AuditSeverity
  /// What it is, as a clause of a few words that begins with the target, if it is one of a target.
  public var summary: Sentence
  /// Why, in sentences; empty where the summary says it all.
  public var why: Sentence
  /// The targets that have it, for the same cause.
  public var targets: [Place]
  /// The view that causes it, if that is another.
  public var cause: Place?
  /// Where a tap shows it, in points of the screen; nil if no tap does.
  public var point: CGPoint?
  /// The part of what is to be seen of the first target that can be reached, in percent.
  public var percent: Double?
  /// The size of the largest rectangle of the first target that can be reached, in points, where it was measured.
  public var largest: CGSize?
  /// What fixes it, the smallest change first; each was tried.
  public var fixes: [Remedy] = []
  /// The rules behind it.
  public var rules: [String]
  /// Whether it holds only for the order of windows that the input has, which need not be theirs.
  public var isDisputed = false
  /// Whether a baseline has it.
  public var isKnown = false

  /// The worst first, of these what concerns more targets, of these one kind after the other from top to bottom.
  func isBefore(_ other: Self) -> Bool {
    let (mine, others) = (targets.count, other.targets.count)
    guard severity == other.severity, mine == others, kind == other.kind else {
      return (severity, others, kind.rawValue) < (other.severity, mine, other.kind.rawValue)
    }
    let boxes = (targets.first?.box ?? .null, other.targets.first?.box ?? .null)
    return (boxes.0.minY, boxes.0.minX, id) < (boxes.1.minY, boxes.1.minX, other.id)
  }
}
