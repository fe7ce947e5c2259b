import FingerpostUnsafe
import Foundation

/// What hit testing and coordinate conversion need of a view, in one block of raw memory.
///
/// A view owns its node through a `let` pointer, and nodes refer to each other by pointer. That is what makes a
/// hit test as fast as a hand-written walk: reading a node costs no reference counting, no exclusivity check and
/// no dynamic dispatch, whereas stored properties of an open class cost all three (docs/decisions.md). Nodes are
/// touched on the main actor only; a node lives exactly as long as its view.
nonisolated struct ViewNode {
  typealias Pointer = UnsafeMutablePointer<ViewNode>

  // What a hit test reads of every view comes first, so that it lies in one cache line, or two.

  var flags: ViewFlags = .initial
  /// The view's place in its superview's index; meaningful while ``ViewFlags/indexed`` is set.
  var slot: UInt32 = 0
  private var storedCount: Int32 = 0
  private var storedCapacity: Int32 = 0
  /// The position of the anchor point, in the superview's coordinates.
  var centerX = 0.0
  var centerY = 0.0
  /// The anchor point in the view's own coordinates: bounds origin plus anchor point times size.
  var anchorX = 0.0
  var anchorY = 0.0
  var boundsX = 0.0
  var boundsY = 0.0
  var width = 0.0
  var height = 0.0
  /// The view that owns this node.
  let view: Unretained<UIView>
  var subviews: UnsafeMutablePointer<Pointer>?
  /// Finds subviews without asking each; made when there are many of them and they are hit-tested.
  var index: SiblingIndex.Pointer?
  var tag = 0
  /// What only few views have.
  var form: UnsafeMutablePointer<Form>?

  var superview: Pointer?
  /// The node of the window at the top of the tree, which is this one for a window.
  var windowNode: Pointer?
  /// The ``controller``, which clears this when it goes.
  private var storedController: Unretained<UIViewController>?
  var alpha: Float = 1

  init(view: UIView) {
    self.view = Unretained(view)
  }

  var subviewCount: Int {
    @inline(__always) get { Int(storedCount) }
    set { storedCount = Int32(newValue) }
  }

  var subviewCapacity: Int {
    get { Int(storedCapacity) }
    set { storedCapacity = Int32(newValue) }
  }

  /// The controller whose root view this is.
  var controller: UIViewController? {
    get { storedController?.object }
    set { storedController = newValue.map { Unretained($0) } }
  }

  /// The window at the top of the tree, which is the view itself for a window.
  var window: UIWindow? {
    // Only windows put themselves there.
    windowNode.map { unsafeDowncast($0.pointee.view.object, to: UIWindow.self) }
  }

  /// Calls a closure with the view and without a reference to it, for callers that guarantee that it lives.
  @inline(__always)
  func withView<Result>(_ body: (UIView) -> Result) -> Result {
    view.with(body)
  }

  /// The six entries of an affine map.
  struct Matrix {
    var a = 1.0
    var b = 0.0
    var c = 0.0
    var d = 1.0
    var tx = 0.0
    var ty = 0.0
  }
}

/// The yes-or-no properties of a view.
nonisolated struct ViewFlags: OptionSet {
  let rawValue: UInt32

  static let hidden = ViewFlags(rawValue: 1 << 0)
  static let notInteractive = ViewFlags(rawValue: 1 << 1)
  /// The stored alpha is below the limit of HIT-2.
  static let transparent = ViewFlags(rawValue: 1 << 2)
  static let notInvertible = ViewFlags(rawValue: 1 << 3)
  /// The transform is not the identity.
  static let transformed = ViewFlags(rawValue: 1 << 4)
  /// The class overrides nothing that event handling calls: no hit testing, no `next`, no touch method.
  static let plain = ViewFlags(rawValue: 1 << 5)
  /// The class overrides neither `next` nor what the responder chain calls, or the view is plain.
  static let passesOn = ViewFlags(rawValue: 1 << 24)
  /// The view is in a window whose world has a listener for its trace.
  static let traced = ViewFlags(rawValue: 1 << 6)
  static let multipleTouch = ViewFlags(rawValue: 1 << 7)
  static let exclusiveTouch = ViewFlags(rawValue: 1 << 8)
  static let clipsToBounds = ViewFlags(rawValue: 1 << 9)
  static let needsLayout = ViewFlags(rawValue: 1 << 10)
  /// A view somewhere below needs layout.
  static let layoutBelow = ViewFlags(rawValue: 1 << 11)
  /// The view is a ``UIScrollView``.
  static let scrolls = ViewFlags(rawValue: 1 << 12)

  /// The view is focused, or a view below it is.
  static let holdsFocus = ViewFlags(rawValue: 1 << 13)
  /// The view animates, and the animation does not allow touches. [HIT-18]
  static let animating = ViewFlags(rawValue: 1 << 14)

  /// The view is to be drawn again.
  static let needsDisplay = ViewFlags(rawValue: 1 << 15)

  /// The class overrides `hitTest(_:with:)`, so the view is called whatever the point.
  static let overridesHitTest = ViewFlags(rawValue: 1 << 16)
  /// The class overrides `point(inside:with:)`.
  static let overridesPointInside = ViewFlags(rawValue: 1 << 17)
  /// The view is in the index of its superview.
  static let indexed = ViewFlags(rawValue: 1 << 18)
  /// The index of the superview knows that the view has changed, and has not looked yet where it is now.
  static let stale = ViewFlags(rawValue: 1 << 19)

  /// The view is at the top of a tree with constraints, or holds some, or a view below it does.
  static let holdsConstraints = ViewFlags(rawValue: 1 << 20)
  /// Constraints name the view.
  static let constrained = ViewFlags(rawValue: 1 << 21)
  /// `updateConstraints()` is to be called.
  static let needsConstraints = ViewFlags(rawValue: 1 << 22)
  /// The same, of the view or of one below it.
  static let constraintsDue = ViewFlags(rawValue: 1 << 23)

  static let initial: ViewFlags = [.needsLayout]
  /// Any of these is a reason for the walk that lays out to go there.
  static let due: ViewFlags = [.needsLayout, .layoutBelow, .needsDisplay]
  /// Any of these takes the view and its whole subtree out of hit testing. [HIT-1, HIT-2, HIT-4, HIT-11, HIT-18]
  static let unhittable: ViewFlags = [.hidden, .notInteractive, .animating, .transparent, .notInvertible]

  // What OptionSet would do, too: an unoptimized build calls that through a dozen generic functions for each view.

  func contains(_ flags: ViewFlags) -> Bool { rawValue & flags.rawValue == flags.rawValue }

  func isDisjoint(with flags: ViewFlags) -> Bool { rawValue & flags.rawValue == 0 }
}
