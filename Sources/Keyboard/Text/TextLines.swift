internal import Fingerpost
import Foundation

/// The lines of a text view, an estimate: there are no fonts here. [LAY-6]
struct TextLines {
  struct Line {
    /// Which letters are in it, without the line break.
    let letters: Range<Int>
    let top: CGFloat
    let height: CGFloat
  }

  /// What is around the text.
  struct Room {
    var inset = UIEdgeInsets.zero
    /// What is left free at each side of a line, in points; 5 as measured. [TXV-5]
    var padding: CGFloat = 5
    /// How wide it is, with the inset.
    var width: CGFloat
    /// How many lines there are at most; 0 for any number.
    var maximumNumberOfLines = 0
  }

  /// A letter as the reader sees it: where it begins in the text, how many UTF-16 units it has, and how wide it is.
  struct Letter {
    let start: Int
    let length: Int
    let width: CGFloat
  }

  private(set) var lines: [Line] = []
  private(set) var letters: [Letter] = []
  let left: CGFloat
  private let length: Int
  /// How large the text is, with what is around it.
  private(set) var width: CGFloat = 0
  private(set) var height: CGFloat = 0

  init(_ textView: UITextView, width: CGFloat) {
    let container = textView.textContainer
    let room = Room(
      inset: textView.textContainerInset, padding: container.lineFragmentPadding, width: width,
      maximumNumberOfLines: container.maximumNumberOfLines)
    self.init(textView.storage, textView.font ?? .systemFont(ofSize: 12), room)
  }

  init(_ text: NSAttributedString, _ font: UIFont, _ room: Room) {
    let (inset, padding) = (room.inset, room.padding)
    let (widths, lineHeight) = (FontWidths(font), TextSize.lineDistance(of: font))
    left = inset.left + padding
    length = text.length
    let limit = room.width - left - inset.right - padding
    var (top, start, offset) = (inset.top, 0, 0)
    var (line, beforeWord, word) = (CGFloat(0), CGFloat(0), 0)
    var tallest = lineHeight
    var widest: CGFloat = 0
    func endLine(at end: Int) {
      lines.append(Line(letters: start..<end, top: top, height: tallest))
      top += tallest
      (start, tallest) = (end, lineHeight)
    }
    for character in text.string {
      let count = character.utf16.count
      defer { offset += count }
      if character.isNewline {
        widest = max(widest, line)
        endLine(at: letters.count)
        letters.append(Letter(start: offset, length: count, width: 0))
        (start, line, beforeWord, word) = (letters.count, 0, 0, letters.count)
        continue
      }
      let attachment = text.attribute(.attachment, at: offset, effectiveRange: nil) as? NSTextAttachment
      let own = attachment?.bounds.size ?? .zero
      let advance = attachment == nil ? widths.width(of: String(character)) : own.width
      if line + advance > limit, character != " ", letters.count > start {
        // The word goes to the next line, unless it fills this one alone.
        if word > start {
          widest = max(widest, beforeWord)
          endLine(at: word)
          line -= beforeWord
        } else {
          widest = max(widest, line)
          endLine(at: letters.count)
          line = 0
        }
        (beforeWord, word) = (0, start)
      }
      tallest = max(tallest, own.height)
      letters.append(Letter(start: offset, length: count, width: advance))
      line += advance
      if character == " " { (beforeWord, word) = (line, letters.count) }
    }
    widest = max(widest, line)
    endLine(at: letters.count)
    if room.maximumNumberOfLines > 0, lines.count > room.maximumNumberOfLines {
      top = lines[room.maximumNumberOfLines].top
      lines.removeLast(lines.count - room.maximumNumberOfLines)
    }
    self.width = (widest + 2 * padding + inset.left + inset.right).rounded(.up)
    self.height = top + inset.bottom
  }

  /// The letter at a point, or nil beside all letters.
  func letter(at point: CGPoint) -> Int? {
    guard let line = lines.first(where: { point.y >= $0.top && point.y < $0.top + $0.height }) else {
      return nil
    }
    var x = left
    for letter in letters[line.letters] {
      if point.x >= x, point.x < x + letter.width { return letter.start }
      x += letter.width
    }
    return nil
  }

  /// The place between letters that is nearest to a point.
  func place(nearestTo point: CGPoint) -> Int {
    guard let line = lines.first(where: { point.y < $0.top + $0.height }) ?? lines.last else { return 0 }
    var x = left
    for letter in letters[line.letters] {
      if point.x < x + letter.width / 2 { return letter.start }
      x += letter.width
    }
    return line.letters.upperBound < letters.count ? letters[line.letters.upperBound].start : length
  }

  /// The upper left corner of the letter that begins at a place, or of where one would, and how high its line is.
  func corner(at place: Int) -> (point: CGPoint, height: CGFloat) {
    var (point, height) = (CGPoint(x: left, y: 0), CGFloat(0))
    for line in lines where lines.first?.top == line.top || start(of: line) <= place {
      (point, height) = (CGPoint(x: left, y: line.top), line.height)
      for letter in letters[line.letters] where letter.start < place { point.x += letter.width }
    }
    return (point, height)
  }

  /// Where a line begins in the text.
  func start(of line: Line) -> Int {
    line.letters.lowerBound < letters.count ? letters[line.letters.lowerBound].start : length
  }

  /// The number of the line that a place is in.
  func line(at place: Int) -> Int? {
    lines.lastIndex { start(of: $0) <= place } ?? lines.indices.first
  }

  /// How much of a line letters take.
  func width(of line: Line) -> CGFloat { letters[line.letters].reduce(0) { $0 + $1.width } }

  /// The box of letters of the text, line by line; for none, of the caret.
  func boxes(of range: NSRange) -> [CGRect] {
    guard range.length > 0, let first = line(at: range.location),
      let last = line(at: range.location + range.length - 1)
    else {
      let (point, height) = corner(at: range.location)
      return [CGRect(x: point.x, y: point.y, width: 0, height: height)]
    }
    let end = range.location + range.length
    return lines[first...last].map { line in
      var (from, to) = (left, left)
      for letter in letters[line.letters] where letter.start < end {
        if letter.start < range.location { from += letter.width }
        to += letter.width
      }
      return CGRect(x: from, y: line.top, width: to - from, height: line.height)
    }
  }
}
