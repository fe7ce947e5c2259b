import UIKit

@IBDesignable
open class WideButton: UIButton {
  @IBInspectable open var margin: CGFloat = 10

  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return CGRectContainsPoint(bounds.insetBy(dx: -margin, dy: -margin), point)
  }
}
