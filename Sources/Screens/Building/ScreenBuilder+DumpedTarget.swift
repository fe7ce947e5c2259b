import Fingerpost

/// The target of an action that is not a view or controller of the input.
///
/// It is a responder without a place in any chain, so that traces have a name for it.
final class DumpedTarget: UIResponder, TraceNamed {
  let traceName: String

  init(name: String, address: String?) {
    traceName = address.map { "\(name) \($0)" } ?? name
    super.init()
  }

  nonisolated deinit {}
}
