import Foundation

nonisolated extension Screen {
  /// Whether a root is an object that a debugger printed between trees, such as a delegate: it has neither frame nor
  /// subviews.
  public func isPrintedObject(_ root: Int) -> Bool {
    kind == .recursiveDescription && views[root].printedFrame == .zero && views[root].bounds.size == .zero
      && !views[root].isWindow && !views.contains { $0.parent == root }
  }
}
