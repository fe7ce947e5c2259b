import Fingerpost
import FingerpostKeyboard
import Foundation

/// A text view of an input: its recognizers do with touches what those of any text view do. [TXV-2, TXV-4, TXV-5]
///
/// What its text is, and where a link is in it, no input says; how large its content is, the input says.
final class DumpedTextView: UITextView, ScrollingTogether, TraceNamed {
  let traceName: String
  var partners: [UIGestureRecognizer] = []

  /// Creates the text view of an input, which can be edited and selected unless the input says otherwise.
  init(_ data: ScreenView) {
    traceName = data.className
    super.init(frame: .zero, textContainer: nil)
    isEditable = data.isEditable ?? true
    isSelectable = data.isSelectable ?? true
  }

  /// Fails: a text view of an input is made by ``ScreenBuilder`` alone.
  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  override func layoutSubviews() {
    let stated = contentSize
    super.layoutSubviews()
    if contentSize != stated { contentSize = stated }
  }
}
