import Fingerpost
import Foundation

/// The icon of an application: a control that is tapped.
final class AppIcon: UIControl {
  /// The application.
  let name: String

  /// Creates an icon.
  ///
  /// - Parameter act: called for each tap.
  init(_ name: String, frame: CGRect, act: @escaping () -> Void) {
    self.name = name
    super.init(frame: frame)
    addAction(UIAction { _ in act() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    name = ""
    super.init(coder: coder)
  }

  nonisolated deinit {}
}
