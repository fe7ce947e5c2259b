import UIKit

/// Actions that travel up the responder chain.
@objc protocol CartActions {
  func addToCart(_ sender: Any?)
}

class CartButton: UIButton {
  func send() {
    UIApplication.shared.sendAction(#selector(CartActions.addToCart(_:)), to: nil, from: self, for: nil)
  }
}

class CartController: UIViewController, CartActions {
  var count = 0

  @objc func addToCart(_ sender: Any?) {
    count += 1
  }
}
