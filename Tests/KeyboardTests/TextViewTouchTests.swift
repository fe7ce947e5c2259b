import Expectations
import Fingerpost
import Foundation
import Testing
import UIKit

/// Fingers on plain text.
@Suite struct TextViewTouchTests {
  private func rules(_ change: (inout EventRules) -> Void) -> EventRules {
    var rules = EventRules()
    change(&rules)
    return rules
  }

  private func selection(_ textView: UITextView) -> [Int] {
    [textView.selectedRange.location, textView.selectedRange.length]
  }

  @Test("TXV-4: a tap begins editing and puts the caret at the nearer end of a word") func caret() {
    let screen = TextScreen()
    let textView = screen.textView()
    textView.text = "Hello world"
    let delegate = NotingTextDelegate(screen, textView)
    screen.tap(21, 15)
    #expect(textView.isFirstResponder && selection(textView) == [0, 0])
    expect(
      screen.drain(),
      is: [
        "should begin", "will change", "will show", "did begin", "note began", "selected 0 0",
      ])
    screen.wait(1)
    screen.tap(40, 15)
    expect(selection(textView), is: [5, 0])
    screen.wait(1)
    screen.tap(300, 15)
    expect(selection(textView), is: [11, 0])
    withExtendedLifetime(delegate) {}
  }

  @Test("TXV-4: behind the switch the caret is between the nearest letters") func exactCaret() {
    let screen = TextScreen(rules: rules { $0.textViewCaretAtWords = false })
    let textView = screen.textView()
    textView.text = "Hello world"
    screen.tap(18, 15)
    expect(selection(textView), is: [1, 0])
  }

  @Test("TXV-4: two taps select a word, also where nothing can be edited; then there is no keyboard")
  func word() {
    let screen = TextScreen()
    let textView = screen.textView()
    textView.text = "Hello world"
    textView.isEditable = false
    screen.tap(65, 15)
    screen.wait(0.1)
    screen.tap(65, 15)
    #expect(selection(textView) == [6, 5] && textView.isFirstResponder && screen.drain() == [])
    textView.isEditable = true
    expect(screen.drain(), is: ["will change", "will show"])
  }

  @Test("TXV-5: a press of 0.5 s takes the caret along, or selects the word where nothing can be edited")
  func press() {
    let screen = TextScreen()
    let textView = screen.textView()
    textView.text = "Hello world"
    screen.down(18, 15)
    screen.wait(0.49)
    #expect(!textView.isFirstResponder)
    screen.wait(0.02)
    #expect(textView.isFirstResponder && selection(textView) == [1, 0])
    screen.move(300, 15)
    #expect(selection(textView) == [11, 0] && textView.contentOffset == .zero)
    screen.up(300, 15)
    screen.run { _ = textView.resignFirstResponder() }
    textView.isEditable = false
    screen.wait(1)
    screen.press(65, 15, for: 0.6)
    expect(selection(textView), is: [6, 5])
  }

  @Test("TXV-4: a tap in a text that is selectable takes the touch from a tap recognizer around it")
  func around() {
    let screen = TextScreen()
    let textView = screen.textView()
    textView.text = "Hello world"
    var taps = 0
    let tap = screen.run { UITapGestureRecognizer() }
    tap.addTarget { _ in taps += 1 }
    screen.window.addGestureRecognizer(tap)
    screen.tap(40, 15)
    #expect(taps == 0 && textView.isFirstResponder)
    screen.run { _ = textView.resignFirstResponder() }
    textView.isSelectable = false
    screen.wait(1)
    screen.tap(40, 15)
    #expect(taps == 1 && !textView.isFirstResponder)
  }

  @Test("TXV-4: its recognizers have UIKit's names and keep no ends of touches back") func recognizers() {
    let textView = TextScreen().textView()
    let names = (textView.gestureRecognizers ?? []).compactMap(\.name)
    expect(
      names,
      is: [
        "UITextInteractionNameDoubleTap", "UITextInteractionNameSingleTap",
        "UITextInteractionNameInteractiveRefinement", "UITextInteractionNameLinkTap",
      ])
    for recognizer in textView.gestureRecognizers ?? [] where recognizer.name?.hasSuffix("Tap") == true {
      expect(recognizer.delaysTouchesEnded, is: (recognizer.name == "UITextInteractionNameLinkTap"))
    }
  }

  @Test("TXV-5: text scrolls under a finger, and its lines are as wide as the text view less 5 points a side")
  func lines() {
    let screen = TextScreen()
    let textView = screen.textView(CGRect(x: 0, y: 0, width: 100, height: 60))
    textView.text = "one two three four five six seven\neight"
    textView.layoutIfNeeded()
    #expect(textView.contentSize.width == 100 && textView.contentSize.height > 100)
    screen.drag(x: 50, from: 50, to: 10, in: 0.2)
    #expect(textView.contentOffset.y > 20 && !textView.isFirstResponder)
    textView.isScrollEnabled = false
    textView.text = "Hi"
    textView.font = .systemFont(ofSize: 17)
    let size = textView.intrinsicContentSize
    #expect(size.height > 36 && size.height < 37.5 && size.width > 20 && size.width < 30)
    textView.text = "a\nb"
    expect(
      textView.closestPosition(to: CGPoint(x: 90, y: 10)).map {
        textView.offset(from: textView.beginningOfDocument, to: $0)
      }, is: 1)
    expect(
      textView.closestPosition(to: CGPoint(x: 90, y: 35)).map {
        textView.offset(from: textView.beginningOfDocument, to: $0)
      }, is: 3)
  }

  @Test(
    "TXV-5: the caret begins 4 pt from the left, 1 pt above its line, and is as high as measured for two fonts"
  )
  func caretRects() {
    let screen = TextScreen(rules: rules { $0.scrollPixelsPerPoint = 3 })
    let textView = screen.textView()
    func caret(_ place: Int) -> [CGFloat] {
      screen.run {
        let start = textView.beginningOfDocument
        let rect = textView.caretRect(for: textView.position(from: start, offset: place) ?? start)
        return [rect.minX, rect.minY, rect.width, rect.height].map { ($0 * 100).rounded() / 100 }
      }
    }
    screen.run { textView.text = "Hello\nWorld" }
    #expect(caret(0) == [4, 7, 2, 22] && caret(6) == [4, 27.33, 2, 22])
    #expect(caret(5)[1] == 7 && abs(caret(5)[0] - 42.67) < 3)
    screen.run { (textView.font, textView.text) = (.systemFont(ofSize: 12), "Hi") }
    expect(caret(0), is: [4, 7, 2, 16])
  }
}
