import Foundation

/// The view at one side of a text field, and when it is there. [TXF-2]
struct TextFieldSide {
  var view: UIView?
  var mode = UITextField.ViewMode.never
}

extension UITextField {
  /// When something beside the text is there; the raw values are UIKit's.
  public nonisolated enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the text is edited.
    case whileEditing = 1
    /// While it is not edited.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  final func isShown(_ side: TextFieldSide) -> Bool {
    guard side.view != nil else { return false }
    return switch side.mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  /// Puts the view of a side into the field at its place, or takes it out.
  final func place(_ side: TextFieldSide, in rect: CGRect) {
    guard let view = side.view else { return }
    if isShown(side) {
      if view.superview !== self { addSubview(view) }
      if view.frame != rect { view.frame = rect }
    } else if view.superview === self {
      view.removeFromSuperview()
    }
  }

  final func besideViews(_ bounds: CGRect) -> CGRect {
    var rect = withinBorder(bounds)
    if isShown(left) {
      let edge = max(rect.minX, leftViewRect(forBounds: bounds).maxX)
      rect = CGRect(x: edge, y: rect.minY, width: max(0, rect.maxX - edge), height: rect.height)
    }
    if isShown(right) {
      let edge = min(rect.maxX, rightViewRect(forBounds: bounds).minX)
      rect.size.width = max(0, edge - rect.minX)
    }
    return rect
  }

  final func withinBorder(_ bounds: CGRect) -> CGRect {
    borderStyle == .none ? bounds : bounds.insetBy(dx: 7, dy: 2)
  }

  final func sideChanged(from old: TextFieldSide, to new: TextFieldSide) {
    if old.view !== new.view, old.view?.superview === self { old.view?.removeFromSuperview() }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// The rectangle of a view in its own size, in the middle of the height, from a horizontal place.
  final func sideRect(_ side: TextFieldSide, from x: CGFloat, toLeft: Bool, in bounds: CGRect) -> CGRect {
    guard let view = side.view else { return .zero }
    let fitting = view.systemSize
    let height = min(fitting.height, bounds.height)
    return CGRect(
      x: toLeft ? x - fitting.width : x, y: bounds.minY + ((bounds.height - height) / 2).rounded(),
      width: fitting.width, height: height)
  }
}

extension UIView {
  /// The size that code gave the view, or else that of its content.
  fileprivate final var systemSize: CGSize {
    if bounds.size != .zero { return bounds.size }
    let content = intrinsicContentSize
    return CGSize(width: max(0, content.width), height: max(0, content.height))
  }
}

extension NSAttributedString {
  /// The font at the beginning, if any.
  final var firstFont: UIFont? {
    length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
  }
}
