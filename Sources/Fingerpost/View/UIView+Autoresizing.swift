import FingerpostUnsafe
import Foundation

extension UIView {
  /// Which distances of a view may change when its superview gets another size. [LAY-9]
  public nonisolated struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The options as bits, which are UIKit's.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the superview's left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The view's width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the superview's right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the superview's top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The view's height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the superview's bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Which distances of the view may change when its superview gets another size. Default none: its frame stays. [LAY-9]
  ///
  /// It follows at once, before layout, and touches find it there. What is flexible along an axis shares the difference in
  /// proportion to its size.
  public final var autoresizingMask: AutoresizingMask {
    get { looks?.following?.mask ?? [] }
    set { if newValue != autoresizingMask { madeFollowing.mask = newValue } }
  }

  /// Whether the view's subviews follow its size by their ``autoresizingMask``. Default true. [LAY-9]
  public final var autoresizesSubviews: Bool {
    get { looks?.following?.resizesSubviews ?? true }
    set { if newValue != autoresizesSubviews { madeFollowing.resizesSubviews = newValue } }
  }

  /// Whether ``autoresizingMask`` counts for the view. Default true. [LAY-9]
  ///
  /// A view without it is placed by the constraints that name it. If none does, it stays where code put it. [AL-6]
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { looks?.following?.usesMask ?? true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      madeFollowing.usesMask = newValue
      if node.pointee.flags.contains(.constrained) { layoutEngine?.isStructureStale = true }
    }
  }

  private final var madeFollowing: Following {
    get { looks?.following ?? Following() }
    set { madeLooks.following = newValue }
  }

  /// Has subviews follow the view's new size.
  final func resizeSubviews(from old: CGSize) {
    guard autoresizesSubviews, let subviews = node.pointee.subviews else { return }
    // Most views have no mask, and are not to cost a list.
    let isFollowed = (0..<node.pointee.subviewCount).contains { index in
      subviews[index].pointee.withView { $0.looks?.following?.follows ?? false }
    }
    if isFollowed { Resizing.resize(heldSubviews, from: old, to: ownBounds.size) }
  }

  /// Follows the superview's new size.
  fileprivate final func follow(from old: CGSize, to new: CGSize) {
    guard let following = looks?.following, following.follows else { return }
    let mask = following.mask
    // A frame says little under a transform, so the rectangle follows that the view would fill without it.
    let isTransformed = node.pointee.flags.contains(.transformed)
    let (u, v) = (CGFloat(node.pointee.anchorU), CGFloat(node.pointee.anchorV))
    let (size, place) = (bounds.size, center)
    let before =
      isTransformed
      ? CGRect(
        origin: CGPoint(x: place.x - size.width * u, y: place.y - size.height * v), size: size) : frame
    let across = FlexibleSpan(
      start: before.minX, length: before.width, whole: old.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
      ))
    let down = FlexibleSpan(
      start: before.minY, length: before.height, whole: old.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    let (x, width) = across.following(new.width)
    let (y, height) = down.following(new.height)
    let after = CGRect(x: x, y: y, width: width, height: height)
    guard after != before else { return }
    guard isTransformed else { return frame = after }
    bounds.size = after.size
    center = CGPoint(x: after.minX + after.width * u, y: after.minY + after.height * v)
  }
}

/// How a view follows its superview's size, and whether its subviews follow its own.
nonisolated struct Following {
  var mask: UIView.AutoresizingMask = []
  var resizesSubviews = true
  var usesMask = true

  var follows: Bool { !mask.isEmpty && usesMask }
}

/// A view along one axis of its superview.
nonisolated struct FlexibleSpan {
  let start: CGFloat
  let length: CGFloat
  let whole: CGFloat
  let flexible: (before: Bool, length: Bool, after: Bool)

  /// Where the view lies, and how long it is, in a superview of another length.
  func following(_ new: CGFloat) -> (start: CGFloat, length: CGFloat) {
    let difference = new - whole
    guard difference != 0 else { return (start, length) }
    func portion(_ isFlexible: Bool, _ size: CGFloat) -> CGFloat { isFlexible ? max(0, size) : 0 }
    var parts = (
      portion(flexible.before, start), portion(flexible.length, length),
      portion(flexible.after, whole - start - length)
    )
    if parts.0 + parts.1 + parts.2 <= 0 {
      // Nothing to be in proportion to.
      parts = (flexible.before ? 1 : 0, flexible.length ? 1 : 0, flexible.after ? 1 : 0)
    }
    let sum = parts.0 + parts.1 + parts.2
    guard sum > 0 else { return (start, length) }
    return (start + difference * parts.0 / sum, max(0, length + difference * parts.1 / sum))
  }
}

/// Views whose superviews got other sizes, a view's subviews before its siblings.
///
/// A list instead of recursion: no depth of a tree exhausts the stack.
private enum Resizing {
  private struct Job {
    /// Those that are still to follow, the next one last.
    var views: [UIView]
    let old: CGSize
    let new: CGSize
  }

  private static var jobs: [Job] = []
  private static var isRunning = false

  static func resize(_ views: [UIView], from old: CGSize, to new: CGSize) {
    jobs.append(Job(views: views.reversed(), old: old, new: new))
    guard !isRunning else { return }
    isRunning = true
    while let last = jobs.indices.last {
      guard let view = jobs[last].views.popLast() else {
        jobs.removeLast()
        continue
      }
      view.follow(from: jobs[last].old, to: jobs[last].new)
    }
    isRunning = false
  }
}
