package import Fingerpost
import Foundation

/// A tap on text, private as in UIKit. [TXV-4]
final class UITextTapRecognizer: UITapGestureRecognizer {}

/// A press on text, private as in UIKit. [TXV-5]
final class UIVariableDelayLoupeGesture: UILongPressGestureRecognizer {}

/// A press on an item of a text. [TXV-2]
final class UITextItemPressRecognizer: UILongPressGestureRecognizer {}

/// The recognizers of a text view by what they are for. Their names are UIKit's.
package struct TextRecognizers {
  package let tap: UIGestureRecognizer
  package let doubleTap: UIGestureRecognizer
  package let loupe: UIGestureRecognizer
  package let linkTap: UIGestureRecognizer
  package let itemPress: UIGestureRecognizer

  init(_ textView: UITextView) {
    let tap = UITextTapRecognizer(calling: { [weak textView] in textView?.tapped($0) })
    tap.name = "UITextInteractionNameSingleTap"
    let doubleTap = UITextTapRecognizer(calling: { [weak textView] in textView?.selectWord(under: $0) })
    doubleTap.name = "UITextInteractionNameDoubleTap"
    doubleTap.numberOfTapsRequired = 2
    let loupe = UIVariableDelayLoupeGesture(calling: { [weak textView] in textView?.pressed($0) })
    loupe.name = "UITextInteractionNameInteractiveRefinement"
    let linkTap = UITapGestureRecognizer(calling: { [weak textView] in textView?.itemTapped($0) })
    linkTap.name = "UITextInteractionNameLinkTap"
    let itemPress = UITextItemPressRecognizer(calling: { [weak textView] in textView?.itemPressed($0) })
    (self.tap, self.doubleTap, self.loupe) = (tap, doubleTap, loupe)
    (self.linkTap, self.itemPress) = (linkTap, itemPress)
    for recognizer in [tap, doubleTap, loupe] { recognizer.delaysTouchesEnded = false }
    for recognizer in [doubleTap, tap, loupe, linkTap, itemPress] {
      textView.addGestureRecognizer(recognizer)
    }
  }
}
