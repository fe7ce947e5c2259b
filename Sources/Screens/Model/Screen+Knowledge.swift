import Foundation

nonisolated extension Screen {
  /// Whether it is a television's, by its size in points, where nothing is touched and presses go to what is focused.
  package var isTelevision: Bool {
    guard !hasElementTypes, kind != .scenario, let window = roots.first(where: { views[$0].isWindow }) else {
      return false
    }
    return views[window].printedFrame.size == CGSize(width: 1920, height: 1080)
  }

  /// How much an input says of something.
  public enum Extent: String, Sendable {
    /// All of it.
    case all
    /// Some of it.
    case some
    /// Nothing.
    case none
  }

  /// What a kind of input can say, whatever stands in it.
  public struct Knowledge: Sendable {
    /// Which of two siblings lies in front.
    public var depth: Extent
    /// Which views take touches.
    public var interaction: Extent
    /// Which gesture recognizers there are.
    public var recognizers: Extent
    /// Which classes override hit testing.
    public var overrides: Extent
  }

  /// What this kind of input can say: lldb prints recognizers one view at a time, and elements that are made for
  /// accessibility are listed in an order of their own.
  public var knowledge: Knowledge {
    switch kind {
    case .scenario: Knowledge(depth: .all, interaction: .all, recognizers: .all, overrides: .all)
    case .export: Knowledge(depth: .all, interaction: .all, recognizers: .all, overrides: .some)
    case .recursiveDescription:
      Knowledge(depth: .all, interaction: .all, recognizers: .some, overrides: .none)
    case .viewHierarchy: Knowledge(depth: .all, interaction: .all, recognizers: .some, overrides: .none)
    case .detox: Knowledge(depth: .all, interaction: .some, recognizers: .none, overrides: .none)
    case .earlGrey: Knowledge(depth: .none, interaction: .all, recognizers: .none, overrides: .none)
    case .sentry: Knowledge(depth: .all, interaction: .none, recognizers: .none, overrides: .none)
    case .elementTree, .pageSource, .accessibilityTree:
      Knowledge(depth: .none, interaction: .none, recognizers: .none, overrides: .none)
    }
  }
}
