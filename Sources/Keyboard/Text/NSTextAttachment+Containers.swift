public import Fingerpost
public import Foundation

nonisolated extension NSTextAttachment {
  /// Returns what would be shown at a place: its ``Fingerpost/NSTextAttachment/image``. [VAL-177]
  public func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// Returns where it is shown at a place: its bounds. [VAL-177]
  public func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect { bounds }
}
