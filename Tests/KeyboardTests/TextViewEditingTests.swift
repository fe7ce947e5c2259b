import Expectations
import Fingerpost
import FingerpostHID
import FingerpostTimeline
import Foundation
import Testing
import UIKit

/// What a text view tells of edits, in the order that was measured.
@Suite struct TextViewEditingTests {
  private let screen = TextScreen()
  private let textView: UITextView
  private let delegate: NotingTextDelegate

  init() {
    textView = screen.textView()
    delegate = NotingTextDelegate(screen, textView)
  }

  private func range(_ from: Int, _ to: Int) -> UITextRange {
    let start = textView.beginningOfDocument
    guard let from = textView.position(from: start, offset: from),
      let to = textView.position(from: start, offset: to), let range = textView.textRange(from: from, to: to)
    else { preconditionFailure("there is no such place") }
    return range
  }

  private func select(_ location: Int, _ length: Int) {
    textView.selectedRange = NSRange(location: location, length: length)
  }

  /// Does something, and compares what was told of it, the text, and what is selected and marked after it.
  private func step(
    _ name: String, _ told: String, text: String, _ selected: (Int, Int), marked: (Int, Int)? = nil,
    _ body: () -> Void
  ) {
    _ = screen.drain()
    screen.run(body)
    let lines = screen.drain().filter { !$0.hasPrefix("will") }
    expect(lines.joined(separator: ", "), is: told, "\(name)")
    expect(textView.text, is: text, "\(name)")
    expect(textView.selectedRange, is: NSRange(location: selected.0, length: selected.1), "\(name)")
    let start = textView.beginningOfDocument
    let places = textView.markedTextRange.map {
      [textView.offset(from: start, to: $0.start), textView.offset(from: start, to: $0.end)]
    }
    expect(places, is: marked.map { [$0.0, $0.1] }, "\(name)")
  }

  private func edited(_ location: Int, _ length: Int = 0) -> String {
    "selected \(location) \(length), did change, note changed"
  }

  @Test("TXV-3: what was marked is not any more after an edit elsewhere, so that the next one finds the text")
  func editAfterMarking() {
    screen.run {
      textView.setMarkedText("ab", selectedRange: NSRange(location: 2, length: 0))
      textView.deleteBackward()
      textView.insertText("x")
    }
    #expect(textView.markedTextRange == nil && textView.text == "ax")
  }

  @Test("TXV-3: a delegate that sets a shorter text when it is asked does not lead the edit out of it")
  func shorterText() {
    let shortening = ShorteningDelegate()
    screen.run {
      textView.text = "A longer text"
      _ = textView.becomeFirstResponder()
      textView.delegate = shortening
      press(5)
    }
    expect(textView.text, is: "Nob")
  }

  @Test("TXV-1: a text that is set tells of the selection alone, and only if it moves") func setText() {
    step("text", "selected 11 0", text: "Hello world", (11, 0)) { textView.text = "Hello world" }
    step("attributed", "selected 4 0", text: "Tail", (4, 0)) {
      textView.attributedText = NSAttributedString(string: "Tail")
    }
    step("selected", "selected 1 1", text: "Tail", (1, 1)) { select(1, 1) }
    step("the same text", "selected 4 0", text: "Tail", (4, 0)) { textView.text = "Tail" }
    select(1, 1)
    step("longer", "selected 11 0", text: "Longer text", (11, 0)) { textView.text = "Longer text" }
    step("shorter", "selected 2 0", text: "ab", (2, 0)) { textView.text = "ab" }
    step("again", "", text: "ab", (2, 0)) { textView.text = "ab" }
    step("as long", "", text: "xy", (2, 0)) { textView.text = "xy" }
  }

  @Test("TXV-1: editing begins and ends with the delegate asked, told, and then the notification")
  func editing() {
    textView.text = "xy"
    step("begin", "should begin, did begin, note began", text: "xy", (2, 0)) {
      textView.becomeFirstResponder()
    }
    step("end", "should end, did end, note ended", text: "xy", (2, 0)) { textView.resignFirstResponder() }
    delegate.allowsBegin = false
    step("refused", "should begin", text: "xy", (2, 0)) { textView.becomeFirstResponder() }
    #expect(!textView.isFirstResponder)
    delegate.allowsBegin = true
    textView.becomeFirstResponder()
    delegate.allowsEnd = false
    step("kept", "should end", text: "xy", (2, 0)) { textView.resignFirstResponder() }
    #expect(textView.isFirstResponder)
    _ = screen.drain()
    #expect(!screen.window.endEditing(false) && screen.drain() == ["should end"])
    #expect(screen.window.endEditing(true) && textView.isFirstResponder)
    textView.removeFromSuperview()
    #expect(screen.drain().contains("note ended") && !textView.isFirstResponder)
  }

  @Test("TXV-3: before it is first responder, edits are told of in the same way") func detached() {
    textView.text = "Hello world"
    step("select", "selected 2 3", text: "Hello world", (2, 3)) { select(2, 3) }
    expect(textView.selectedTextRange.flatMap { textView.text(in: $0) }, is: "llo")
    step("range", "selected 1 3", text: "Hello world", (1, 3)) { textView.selectedTextRange = range(1, 4) }
    step("nothing", "selected 0 0", text: "Hello world", (0, 0)) { textView.selectedTextRange = nil }
    expect(textView.selectedTextRange, is: nil)
    step("replace", edited(6), text: "Howdy! world", (6, 0)) {
      textView.replace(range(0, 5), withText: "Howdy!")
    }
    expect(textView.selectedTextRange, isNot: nil)
    step("insert", edited(7), text: "Howdy!X world", (7, 0)) { textView.insertText("X") }
    step("delete", edited(6), text: "Howdy! world", (6, 0)) { textView.deleteBackward() }
    #expect(!textView.isFirstResponder)
  }

  @Test("TXV-3: what code types, deletes and replaces, as first responder") func edits() {
    textView.text = "Howdy! world"
    textView.becomeFirstResponder()
    step("select", "selected 0 0", text: "Howdy! world", (0, 0)) { select(0, 0) }
    step("again", "", text: "Howdy! world", (0, 0)) { select(0, 0) }
    step("insert", edited(3), text: "abcHowdy! world", (3, 0)) { textView.insertText("abc") }
    step("delete", edited(2), text: "abHowdy! world", (2, 0)) { textView.deleteBackward() }
    step("select 3", "selected 0 3", text: "abHowdy! world", (0, 3)) { select(0, 3) }
    step("over it", edited(1), text: "Zowdy! world", (1, 0)) { textView.insertText("Z") }
    step("select 2", "selected 1 2", text: "Zowdy! world", (1, 2)) { select(1, 2) }
    step("delete it", edited(1), text: "Zdy! world", (1, 0)) { textView.deleteBackward() }
    step("caret stays", "did change, note changed", text: "Qdy! world", (1, 0)) {
      textView.replace(range(0, 1), withText: "Q")
    }
    step("at a place", edited(4), text: "Qdmny! world", (4, 0)) {
      textView.replace(range(2, 2), withText: "mn")
    }
    step("with nothing", edited(0), text: "mny! world", (0, 0)) {
      textView.replace(range(0, 2), withText: "")
    }
    step("behind the caret", edited(5), text: "mnyKL world", (5, 0)) {
      textView.replace(range(3, 4), withText: "KL")
    }
    select(1, 0)
    step("nothing by nothing", edited(3), text: "mnyKL world", (3, 0)) {
      textView.replace(range(3, 3), withText: "")
    }
    step("insert nothing", "did change, note changed", text: "mnyKL world", (3, 0)) {
      textView.insertText("")
    }
    textView.text = "xy"
    textView.resignFirstResponder()
    step("after it", edited(1), text: "cy", (1, 0)) { textView.replace(range(0, 1), withText: "c") }
  }

  @Test("TXV-3: text that an input method marks, decides on and takes back") func marked() {
    func mark(_ text: String?, _ location: Int, _ length: Int = 0) {
      textView.setMarkedText(text, selectedRange: NSRange(location: location, length: length))
    }
    textView.text = "mnyKL world"
    textView.becomeFirstResponder()
    select(3, 0)
    step("nothing marked", "", text: "mnyKL world", (3, 0)) { textView.unmarkText() }
    select(2, 0)
    step("ka", edited(4), text: "mnkayKL world", (4, 0), marked: (2, 4)) { mark("ka", 2) }
    expect(textView.markedTextRange.flatMap { textView.text(in: $0) }, is: "ka")
    step("kana", edited(3), text: "mnかなyKL world", (3, 0), marked: (2, 4)) { mark("かな", 1) }
    step("abc", edited(2, 2), text: "mnabcyKL world", (2, 2), marked: (2, 5)) { mark("abc", 0, 2) }
    step("unmark", "selected 2 0, " + edited(2), text: "mnabcyKL world", (2, 0)) { textView.unmarkText() }
    step("x", edited(3), text: "mnxabcyKL world", (3, 0), marked: (2, 3)) { mark("x", 1) }
    step("y", edited(3), text: "mnyabcyKL world", (3, 0)) { textView.insertText("y") }
    step("mm", edited(5), text: "mnymmabcyKL world", (5, 0), marked: (3, 5)) { mark("mm", 2) }
    step("nil", edited(3) + ", " + edited(3), text: "mnyabcyKL world", (3, 0)) { mark(nil, 0) }
    step("pq", edited(5), text: "mnypqabcyKL world", (5, 0), marked: (3, 5)) { mark("pq", 2) }
    step("empty", edited(3) + ", " + edited(3), text: "mnyabcyKL world", (3, 0)) { mark("", 0) }
    step("rs", edited(5), text: "mnyrsabcyKL world", (5, 0), marked: (3, 5)) { mark("rs", 2) }
    step("select", "selected 0 0", text: "mnyrsabcyKL world", (0, 0), marked: (3, 5)) { select(0, 0) }
    step("decide", "selected 0 0, " + edited(0), text: "mnyrsabcyKL world", (0, 0)) { textView.unmarkText() }
  }

  @Test("TXV-3: places count UTF-16 units, also within a character; a backspace deletes a whole one")
  func places() {
    textView.becomeFirstResponder()
    step("emoji", "selected 4 0", text: "a😀b", (4, 0)) { textView.text = "a😀b" }
    let start = textView.beginningOfDocument
    expect(
      (-1...5).map { textView.position(from: start, offset: $0) != nil },
      is: [false]
        + Array(repeating: true, count: 5)
        + [false])
    expect(textView.position(from: textView.endOfDocument, offset: 1), is: nil)
    expect(textView.offset(from: textView.endOfDocument, to: start), is: -4)
    #expect(textView.text(in: range(3, 1)) == "😀" && textView.text(in: range(0, 0)) == "")
    #expect(textView.text(in: range(0, 2)) == "a\u{FFFD}" && textView.text(in: range(2, 4)) == "\u{FFFD}b")
    step("within", "selected 2 0", text: "a😀b", (2, 0)) { select(2, 0) }
    step("the same", "", text: "a😀b", (2, 0)) { textView.selectedTextRange = range(2, 2) }
    select(4, 0)
    step("b", edited(3), text: "a😀", (3, 0)) { textView.deleteBackward() }
    step("emoji goes", edited(1), text: "a", (1, 0)) { textView.deleteBackward() }
  }

  @Test(
    "TXV-3: what keys type is asked about, what code types is not; nothing is typed into what cannot be edited"
  )
  func keys() {
    textView.text = "ab"
    textView.becomeFirstResponder()
    step("b", "should change 2 0 b, " + edited(3), text: "abb", (3, 0)) { press(5) }
    step("backspace", "should change 2 1 , " + edited(2), text: "ab", (2, 0)) { press(42) }
    delegate.allowsChange = false
    step("refused", "should change 2 0 b", text: "ab", (2, 0)) { press(5) }
    step("code", edited(3), text: "abc", (3, 0)) { textView.insertText("c") }
    delegate.allowsChange = true
    textView.isEditable = false
    step("not editable", "", text: "abc", (3, 0)) { press(5) }
  }

  /// Presses a key and lets go of it.
  private func press(_ usage: UInt16) {
    for phase in [Press.Phase.began, .ended] {
      screen.wait(0.01)
      screen.world.application.handle(
        Frame(
          nanoseconds: screen.world.timeline.now.nanoseconds, contacts: [],
          presses: [Press(key: Key(usage: usage), phase: phase)]))
    }
  }

  @Test("TXV-3: what the user pastes, cuts and deletes is asked about, and what is copied is not") func menu()
  {
    textView.text = "abcd"
    textView.becomeFirstResponder()
    select(1, 2)
    step("copy", "", text: "abcd", (1, 2)) { textView.copy(nil) }
    step("cut", "should change 1 2 , " + edited(1), text: "ad", (1, 0)) { textView.cut(nil) }
    step("paste", "should change 1 0 bc, " + edited(3), text: "abcd", (3, 0)) { textView.paste(nil) }
    step("all", "selected 0 4", text: "abcd", (0, 4)) { textView.selectAll(nil) }
    delegate.allowsChange = false
    step("refused", "should change 0 4 ", text: "abcd", (0, 4)) { textView.delete(nil) }
  }
}

/// Sets another text when it is asked whether one may change.
private final class ShorteningDelegate: NSObject, UITextViewDelegate {
  nonisolated deinit {}

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    textView.text = "No"
    return true
  }
}
