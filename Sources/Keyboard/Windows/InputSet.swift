internal import Fingerpost
import Foundation

/// What is at the bottom of the screen for a first responder. [KBD-2]
struct InputSet {
  /// What is in place of the keyboard.
  var input: UIView?
  /// What is above that.
  var accessory: UIView?
  /// How high the keyboard is; 0 without one.
  var keyboardHeight: CGFloat = 0

  var views: [UIView] { [accessory, input].compactMap { $0 } }

  /// Whether it is what another one is, whatever the heights of the views are by now.
  func shows(the other: InputSet) -> Bool {
    input === other.input && accessory === other.accessory && keyboardHeight == other.keyboardHeight
  }

  /// How high all of it is.
  var height: CGFloat { views.reduce(keyboardHeight) { $0 + Self.height(of: $1) } }

  /// The height of a view: its own, or else that of its content.
  static func height(of view: UIView) -> CGFloat {
    view.bounds.height > 0 ? view.bounds.height : max(view.intrinsicContentSize.height, 0)
  }

  /// How high the keyboard of letters is on a screen: 337 on a pad and 206 on its side were measured, as were 335 and 260
  /// upright without a home button and with one. [KBD-1, KBD-3]
  static func keyboardHeight(on screen: CGSize, under rules: EventRules) -> CGFloat {
    if rules.keyboardHeight > 0 { return CGFloat(rules.keyboardHeight) }
    if rules.isPad { return 337 }
    if screen.width > screen.height { return 206 }
    // Those without a home button are 2.16 times as high as wide, the others at most 1.78 times: all phones' public sizes.
    return screen.height > 2.1 * screen.width ? 335 : 260
  }
}
