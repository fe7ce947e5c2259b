import Foundation
import UIKit

/// Notes what a text view tells its delegate, and answers as it is told.
final class NotingTextDelegate: NSObject, UITextViewDelegate {
  let screen: TextScreen
  var allowsBegin = true
  var allowsEnd = true
  var allowsChange = true

  init(_ screen: TextScreen, _ textView: UITextView) {
    self.screen = screen
    super.init()
    textView.delegate = self
    screen.watch(UITextView.textDidBeginEditingNotification, object: textView) { _ in
      screen.note("note began")
    }
    screen.watch(UITextView.textDidChangeNotification, object: textView) { _ in screen.note("note changed") }
    screen.watch(UITextView.textDidEndEditingNotification, object: textView) { _ in screen.note("note ended")
    }
  }

  nonisolated deinit {}

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    screen.note("should begin")
    return allowsBegin
  }
  func textViewDidBeginEditing(_ textView: UITextView) { screen.note("did begin") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    screen.note("should end")
    return allowsEnd
  }
  func textViewDidEndEditing(_ textView: UITextView) { screen.note("did end") }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    screen.note("should change \(range.location) \(range.length) \(text)")
    return allowsChange
  }
  func textViewDidChange(_ textView: UITextView) { screen.note("did change") }
  func textViewDidChangeSelection(_ textView: UITextView) {
    let range = textView.selectedRange
    screen.note("selected \(range.location) \(range.length)")
  }
}
