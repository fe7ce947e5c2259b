import Fingerpost
import FingerpostScreens

/// A responder in the chain behind a hit view.
package nonisolated enum ChainLink: Equatable, Sendable {
  /// A view of the input, by its index.
  case view(Int)
  /// A controller that the input names, by its class.
  case controller(String)
  /// A responder that every application has and the input does not name, by its class.
  case other(String)
}

extension BuiltScreen {
  /// The responder chain from a view on, as `next` leads. [RESP-2 … RESP-8]
  package func chain(from view: Int) -> [ChainLink] {
    var chain: [ChainLink] = []
    var current: UIResponder? = views[view]
    while let responder = current {
      if let view = responder as? UIView {
        if let index = index(of: view) { chain.append(.view(index)) }
      } else if responder is UIViewController {
        chain.append(.controller((responder as? any TraceNamed)?.traceName ?? "\(type(of: responder))"))
      } else {
        chain.append(.other("\(type(of: responder))"))
      }
      current = responder.next
    }
    return chain
  }
}
