// Where Core Graphics is, AVFoundation has it.
#if !canImport(CoreGraphics)
  public import Foundation

  /// Returns the largest rectangle of a shape that fits in the middle of another one, as AVFoundation's function does.
  ///
  /// - Parameters:
  ///   - aspectRatio: the shape, as a width and a height; an empty one gives an empty rectangle in the middle.
  ///   - boundingRect: what it fits in.
  public nonisolated func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    let (width, height) = (abs(aspectRatio.width), abs(aspectRatio.height))
    let middle = CGPoint(x: boundingRect.midX, y: boundingRect.midY)
    guard width > 0, height > 0, width.isFinite, height.isFinite else {
      return CGRect(origin: middle, size: .zero)
    }
    let scale = min(boundingRect.width / width, boundingRect.height / height)
    let size = CGSize(width: width * scale, height: height * scale)
    return CGRect(
      x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
  }
#endif
