public import Foundation

/// A rectangle that takes part in layout by constraints and is not a view. [AL-1]
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// What places the guide.
  enum Kind {
    /// Constraints.
    case constraints
    /// The layout margins of the owning view.
    case margins
    /// The safe area of the owning view.
    case safeArea
    /// The part of the margins that is no wider than text can be read.
    case readable
    /// The content of a scroll view.
    case content
    /// The frame of a scroll view, as its content sees it.
    case frame
    /// What the keyboard covers, or without one a line at the bottom of the safe area.
    case keyboard
  }

  final let kind: Kind
  /// The variables of a guide that constraints place, or of the content of a scroll view.
  final var variables: LayoutVariables?

  /// The view whose coordinates the guide is in.
  open internal(set) weak var owningView: UIView?

  /// A name for people who read about it.
  open var identifier = ""

  /// Creates a guide that a view will own and constraints place.
  public override init() {
    kind = .constraints
    super.init()
  }

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    owningView = view
    super.init()
  }

  nonisolated deinit {}

  /// Where the guide is, in the coordinates of the owning view; up to date after layout.
  open var layoutFrame: CGRect { owningView.map { frame(in: $0) } ?? .zero }

  /// The edge where text begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where text ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The middle between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}

extension UILayoutGuide {
  /// How far the guide's edges lie inside of the bounds of its owner, for guides that are placed by that.
  final func insets(in view: UIView) -> UIEdgeInsets {
    switch kind {
    case .margins: return view.layoutMargins
    case .safeArea: return view.safeAreaInsets
    case .readable:
      var insets = view.layoutMargins
      let bounds = view.bounds
      // At the default size of text. [AL-10]
      let widest: CGFloat = 920
      if bounds.width > 1008, bounds.width - insets.left - insets.right > widest {
        insets.left = (bounds.width - widest) / 2
        insets.right = insets.left
      }
      return insets
    case .keyboard:
      var insets = view.safeAreaInsets
      let covered = coveredHeight(of: view)
      if covered > insets.bottom { insets.bottom = 0 }
      insets.top = view.bounds.height - max(covered, insets.bottom)
      insets.left = 0
      insets.right = 0
      return insets
    case .constraints, .content, .frame: return .zero
    }
  }

  /// How much of the bottom of a view is behind the keyboard. [KBD-8]
  private final func coveredHeight(of view: UIView) -> CGFloat {
    guard let window = view.holdingWindow else { return 0 }
    let frame = window.world.application.inputViews.coveredFrame
    guard !frame.isEmpty else { return 0 }
    let top = view.convert(window.convert(frame, from: nil), from: window).minY - view.bounds.minY
    return min(max(0, view.bounds.height - top), view.bounds.height)
  }

  private final func frame(in view: UIView) -> CGRect {
    switch kind {
    case .margins, .safeArea, .readable, .keyboard:
      return CGRect(origin: .zero, size: view.bounds.size).inset(by: insets(in: view))
    case .frame: return view.bounds
    case .content:
      return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? view.bounds.size)
    case .constraints:
      view.layoutEngine?.updateIfStale()
      return variables?.rect ?? .zero
    }
  }
}
