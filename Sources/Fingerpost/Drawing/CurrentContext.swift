#if !canImport(CoreGraphics)
  public import Foundation

  nonisolated extension CGContext {
    /// The contexts of a thread, of which the last is current.
    private final class Stack {
      var contexts: [CGContext] = []
    }

    private static var stack: Stack {
      let values = Thread.current.threadDictionary
      if let stack = values["fingerpost.contexts"] as? Stack { return stack }
      let stack = Stack()
      values["fingerpost.contexts"] = stack
      return stack
    }

    static var current: CGContext? { stack.contexts.last }

    static func push(_ context: CGContext) { stack.contexts.append(context) }

    static func pop() { _ = stack.contexts.popLast() }

    static func during<Result>(_ context: CGContext, _ body: () throws -> Result) rethrows -> Result {
      push(context)
      defer { pop() }
      return try body()
    }
  }

  /// The context that is drawn into on this thread; nil where nothing draws.
  public nonisolated func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.current }

  /// Makes a context current until ``UIGraphicsPopContext()``.
  public nonisolated func UIGraphicsPushContext(_ context: CGContext) { CGContext.push(context) }

  /// Makes the context current that was before.
  public nonisolated func UIGraphicsPopContext() { CGContext.pop() }

  /// Begins an image of a size in points, a pixel to a point.
  public nonisolated func UIGraphicsBeginImageContext(_ size: CGSize) {
    CGContext.push(CGContext(size: size))
  }

  /// Begins an image of a size in points; a scale of 0 stands for that of the screen.
  @preconcurrency @MainActor
  public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    CGContext.push(CGContext(size: size, scale: scale > 0 ? scale : UIScreen.main.scale))
  }

  /// Returns an image as large as the one that was begun. There are no pixels: what was drawn is not in it.
  public nonisolated func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    CGContext.current.map { UIImage(size: $0.size, scale: $0.scale) }
  }

  /// Ends the image that was begun.
  public nonisolated func UIGraphicsEndImageContext() { CGContext.pop() }

  /// Fills a rectangle of the current context.
  public nonisolated func UIRectFill(_ rect: CGRect) { CGContext.current?.fill(rect) }

  /// Draws the line around a rectangle of the current context.
  public nonisolated func UIRectFrame(_ rect: CGRect) { CGContext.current?.stroke(rect) }
#endif
