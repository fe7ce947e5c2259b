public import Fingerpost
public import Foundation

extension UITextView: UITextInput {
  /// What is selected; nil if code has said that nothing is. Setting nil puts the caret at the beginning. [TXV-3]
  public final var selectedTextRange: UITextRange? {
    get { hasSelection ? UITextRange(selection) : nil }
    set {
      if let newValue { select(within(newValue.range)) } else { selectNothing() }
    }
  }

  /// The place before the first character.
  public final var beginningOfDocument: UITextPosition { UITextPosition(0) }

  /// The place after the last character.
  public final var endOfDocument: UITextPosition { UITextPosition(storage.length) }

  /// Returns the text of a range; half a character is U+FFFD. [TXV-3]
  public final func text(in range: UITextRange) -> String? {
    let range = within(range.range)
    let units = storage.string.utf16.dropFirst(range.location).prefix(range.length)
    return String(decoding: units, as: UTF16.self)
  }

  /// Returns the place between letters that is nearest to a point, in the coordinates of the text view. [LAY-6]
  public final func closestPosition(to point: CGPoint) -> UITextPosition? {
    UITextPosition(lines.place(nearestTo: point))
  }

  /// Returns where the caret is drawn at a place, in the coordinates of the text view: its height and its distance from
  /// the letter are measured, its distance from the left edge is an estimate. [TXV-5, LAY-6]
  public final func caretRect(for position: UITextPosition) -> CGRect {
    let (point, height) = lines.corner(at: position.offset)
    return CGRect(x: point.x - 1, y: point.y - 1, width: 2, height: height + 5.0 / 3)
  }
}
