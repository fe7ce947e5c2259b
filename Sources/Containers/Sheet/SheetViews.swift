import Fingerpost
import Foundation

/// The private view around a sheet's, as in UIKit, whose name it has.
final class UIDropShadowView: UIView {}

/// The private handle of a sheet. It takes no touches. [LAY-15]
final class _UIGrabber: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = .tertiaryLabel
    layer.cornerRadius = 2.5
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}
}

/// The private view that dims what is behind a presentation, as in UIKit, whose name it has.
final class UIDimmingView: UIView {}
