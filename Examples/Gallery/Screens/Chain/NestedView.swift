import UIKit

/// A view that prints the responders after it as soon as it is touched, and keeps the touch for itself.
///
/// It does not override `touchesCancelled(_:with:)`, which goes up the chain as it always does.
class NestedView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(self)
    var responder = next
    while let current = responder {
      note(current, function: "next")
      responder = current.next
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(self)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(self)
  }
}

final class OuterView: NestedView {}
final class MiddleView: NestedView {}
final class InnerView: NestedView {}
final class SideView: NestedView {}
