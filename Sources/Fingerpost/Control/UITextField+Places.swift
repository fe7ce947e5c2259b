import Foundation

/// Where letters are, estimated from the widths of the font. [VAL-121]
extension UITextField {
  /// Where the line of text begins and how high it is. A text that is too long begins at the left edge.
  private final var line: CGRect {
    let place = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
    let width = TextSize.width(of: text ?? "", in: font)
    let room = max(place.width - width, 0)
    let before: CGFloat =
      switch textAlignment {
      case .center: room / 2
      case .right: room
      case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft ? room : 0
      default: 0
      }
    return CGRect(
      x: place.minX + before, y: place.midY - font.lineHeight / 2, width: width, height: font.lineHeight)
  }

  /// How far a place is from the beginning of the line.
  private final func advance(to offset: Int) -> CGFloat {
    let text = text ?? ""
    let before = (text as NSString).substring(to: text.clamped(NSRange(location: offset, length: 0)).location)
    return TextSize.width(of: before, in: font ?? .systemFont(ofSize: UIFont.labelFontSize))
  }

  final func findCaret(_ position: UITextPosition) -> CGRect {
    let line = line
    return CGRect(
      x: line.minX + advance(to: position.offset) - 1, y: line.minY, width: 2, height: line.height)
  }

  final func findRect(_ range: UITextRange) -> CGRect {
    let line = line
    let (from, to) = (advance(to: range.start.offset), advance(to: range.end.offset))
    return CGRect(x: line.minX + from, y: line.minY, width: max(to - from, 0), height: line.height)
  }

  final func findCovers(_ range: UITextRange) -> [UITextSelectionRect] {
    range.isEmpty ? [] : [UITextSelectionRect(firstRect(for: range), startsHere: true, endsHere: true)]
  }

  /// Puts a text in place of a range, whether the field is being edited or not; no delegate is asked. [VAL-121]
  public final func replace(_ range: UITextRange, withText text: String) {
    let old = self.text ?? ""
    let part = old.clamped(range.range)
    self.text = (old as NSString).replacingCharacters(in: part, with: text)
    setSelection(NSRange(location: part.location + text.utf16.count, length: 0))
  }

  final func findPlace(_ point: CGPoint) -> UITextPosition {
    let text = text ?? ""
    var offsets = [0]
    for character in text { offsets.append((offsets.last ?? 0) + character.utf16.count) }
    // Widths only grow, so the nearest place is beside the first one that is beyond the point.
    let x = point.x - line.minX
    var (low, high) = (0, offsets.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if advance(to: offsets[middle]) < x { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return UITextPosition(0) }
    let (before, after) = (advance(to: offsets[low - 1]), advance(to: offsets[low]))
    return UITextPosition(x - before < after - x ? offsets[low - 1] : offsets[low])
  }
}
