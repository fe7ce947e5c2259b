internal import Fingerpost
import Foundation

/// What taps and presses do with plain text. [TXV-4, TXV-5]
extension UITextView {
  final func addTextRecognizers() { textRecognizers = TextRecognizers(self) }

  /// Whether a recognizer has something to do where the finger is; those of others always have.
  final func wants(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let own = textRecognizers else { return true }
    switch recognizer {
    case own.linkTap, own.itemPress: return isSelectable && touchesItem(recognizer)
    case own.tap, own.doubleTap, own.loupe: return isSelectable && !touchesItem(recognizer)
    default: return true
    }
  }

  /// Whether a finger is on an item that acts: none does in text that is being edited.
  private final func touchesItem(_ recognizer: UIGestureRecognizer) -> Bool {
    !isBeingEdited && item(at: recognizer.location(in: self)) != nil
  }

  private final func place(under recognizer: UIGestureRecognizer) -> Int {
    lines.place(nearestTo: recognizer.location(in: self))
  }

  /// Makes the text view first responder, and puts the caret where the finger is if it can be edited. [TXV-4]
  final func tapped(_ recognizer: UIGestureRecognizer) {
    guard becomeFirstResponder(), isEditable else { return }
    var place = place(under: recognizer)
    if recognizer.eventRules.textViewCaretAtWords {
      let word = wordRange(around: place)
      let end = word.location + word.length
      if place > word.location, place < end {
        place = place - word.location < end - place ? word.location : end
      }
    }
    select(NSRange(location: place, length: 0))
  }

  /// Selects the word under two taps. [TXV-4]
  final func selectWord(under recognizer: UIGestureRecognizer) {
    guard becomeFirstResponder() else { return }
    select(wordRange(around: place(under: recognizer)))
  }

  /// Moves the caret with the finger, or selects the word under it where there is no caret. [TXV-5]
  final func pressed(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state == .began || recognizer.state == .changed, becomeFirstResponder() else { return }
    let place = place(under: recognizer)
    if isEditable {
      select(NSRange(location: place, length: 0))
    } else if recognizer.state == .began {
      select(wordRange(around: place))
    }
  }

  /// The word around a place, or before it.
  final func wordRange(around place: Int) -> NSRange {
    (storage.string as NSString).wordRange(around: place)
  }
}
