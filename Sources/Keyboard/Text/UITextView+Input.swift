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

  /// Returns where the first line of a range is, from its beginning to its end or the end of the line; an estimate. [VAL-121]
  public final func firstRect(for range: UITextRange) -> CGRect {
    let from = lines.corner(at: range.start.offset)
    var end = range.end.offset
    // The end of the line that the range begins in.
    while end > range.start.offset, lines.corner(at: end).0.y > from.0.y { end -= 1 }
    let width = max(lines.corner(at: end).0.x - from.0.x, 0)
    return CGRect(x: from.0.x, y: from.0.y, width: width, height: from.1)
  }
}

extension UITextView: UITextInputTraits {}
