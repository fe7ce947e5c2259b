import UIKit

class CopyLabel: UIView {
  override var canBecomeFirstResponder: Bool { return true }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    return action == #selector(copy(_:)) || action == #selector(UIResponderStandardEditActions.selectAll(_:))
  }

  override func copy(_ sender: Any?) {}
}
