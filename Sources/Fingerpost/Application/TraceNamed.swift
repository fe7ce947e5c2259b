/// A responder that has a name of its own in traces, instead of its class's.
@preconcurrency @MainActor public protocol TraceNamed: AnyObject {
  /// The name, asked for when the responder is first mentioned in a trace.
  var traceName: String { get }
}
