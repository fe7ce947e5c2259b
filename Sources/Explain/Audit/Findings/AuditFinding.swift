public import Foundation

/// A fault of a screen.
public nonisolated struct AuditFinding: Sendable {
  /// Code that fixes it, and what happened when the engine tried it.
  public struct Remedy: Equatable, Sendable {
    /// The lines of code.
    public var code: [String]
    /// What happens with them.
    public var then: String
  }

  /// A view, as people and programs find it again.
  public struct Place: Equatable, Sendable {
    /// The index among the screen's views.
    public var view: Int
    /// The class, as the input prints it.
    public var className: String
    /// The address, where the input has one.
    public var address: String?
    /// The text, label or identifier, where the input has one.
    public var label: String?
    /// The smallest upright rectangle around it on the screen, in points.
    public var box: CGRect
  }

  /// What it is called in baselines: the same on another capture of the screen as long as the fault is there.
  public var id: String
  /// What kind of fault it is.
  public var kind: AuditKind
  /// How bad it is.
  public var severity: AuditSeverity
  /// What it is, as a clause of a few words that begins with the target.
  public var summary: String
  /// Why, in sentences.
  public var why: String
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
}
