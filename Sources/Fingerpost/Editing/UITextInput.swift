public import Foundation

/// A place in a text, between two characters or at an end of it. [EDIT-4]
@preconcurrency @MainActor open class UITextPosition: NSObject {
  /// How many UTF-16 units are before the place.
  package final let offset: Int

  /// Creates the place before the first character.
  public override convenience init() { self.init(0) }

  package init(_ offset: Int) {
    self.offset = offset
  }

  nonisolated deinit {}
}

/// A part of a text. [EDIT-4]
@preconcurrency @MainActor open class UITextRange: NSObject {
  private final let part: NSRange

  /// Creates an empty part before the first character.
  public override convenience init() { self.init(NSRange(location: 0, length: 0)) }

  package init(_ range: NSRange) {
    part = range
  }

  /// Where it begins.
  open var start: UITextPosition { UITextPosition(part.location) }
  /// Where it ends.
  open var end: UITextPosition { UITextPosition(part.location + part.length) }

  nonisolated deinit {}

  /// Whether there is nothing in it, so that it is only a place.
  open var isEmpty: Bool { start.offset == end.offset }

  package final var range: NSRange { NSRange(location: start.offset, length: end.offset - start.offset) }
}

/// A responder with a text that has places and a selection. [EDIT-4]
///
/// It is the part of UIKit's protocol that concerns the selection; geometry, marked text and tokenizers are not in it. A
/// text view has the first two as its own.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  /// What is selected; an empty range is where text is typed.
  var selectedTextRange: UITextRange? { get set }
  /// The place before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The place after the last character.
  var endOfDocument: UITextPosition { get }
  /// Returns the text of a range.
  func text(in range: UITextRange) -> String?
  /// Returns the range between two places, whichever comes first.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the place so many UTF-16 units after another one, or nil beyond the ends of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns how many UTF-16 units are between two places.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Returns which of two places comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
}

extension UITextField: UITextInput {
  /// The place before the first character.
  public final var beginningOfDocument: UITextPosition { UITextPosition(0) }

  /// The place after the last character.
  public final var endOfDocument: UITextPosition { UITextPosition((text ?? "").utf16.count) }

  /// Returns the text of a range, as far as the field has one there.
  public final func text(in range: UITextRange) -> String? {
    let text = text ?? ""
    return (text as NSString).substring(with: text.clamped(range.range))
  }
}

extension UITextInput {
  /// Returns the range between two places, whichever comes first.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (from, to) = (fromPosition.offset, toPosition.offset)
    return UITextRange(NSRange(location: min(from, to), length: abs(to - from)))
  }

  /// Returns the place so many UTF-16 units after another one, or nil beyond the ends of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, isTooFar) = position.offset.addingReportingOverflow(offset)
    guard !isTooFar, (0...endOfDocument.offset).contains(place) else { return nil }
    return UITextPosition(place)
  }

  /// Returns how many UTF-16 units are between two places.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Returns which of two places comes first.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset == other.offset
      ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
  }
}

nonisolated extension NSString {
  /// The word around a place, or before it: letters, digits, and what is half of a character.
  package func wordRange(around place: Int) -> NSRange {
    let isWord = { (unit: UInt16) in
      Unicode.Scalar(unit).map { CharacterSet.alphanumerics.contains($0) } ?? true
    }
    var (start, end) = (place, place)
    while start > 0, isWord(character(at: start - 1)) { start -= 1 }
    while end < length, isWord(character(at: end)) { end += 1 }
    return NSRange(location: start, length: end - start)
  }
}

nonisolated extension String {
  /// The part of a range of UTF-16 units that is in the text, extended so that no character is cut.
  package func clamped(_ range: NSRange) -> NSRange {
    let length = utf16.count
    let start = min(max(range.location, 0), length)
    let end = min(max(range.location + range.length, start), length)
    let from = boundary(atOrBefore: start)
    let to = end == start ? from : boundary(atOrAfter: end)
    return NSRange(location: from, length: to - from)
  }

  private func boundary(atOrBefore offset: Int) -> Int {
    let place = String.Index(utf16Offset: offset, in: self)
    guard place < endIndex else { return offset }
    return rangeOfComposedCharacterSequence(at: place).lowerBound.utf16Offset(in: self)
  }

  private func boundary(atOrAfter offset: Int) -> Int {
    let before = boundary(atOrBefore: offset)
    guard before < offset else { return offset }
    let place = String.Index(utf16Offset: before, in: self)
    return rangeOfComposedCharacterSequence(at: place).upperBound.utf16Offset(in: self)
  }
}
