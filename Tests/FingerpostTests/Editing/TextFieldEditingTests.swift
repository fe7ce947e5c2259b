import Expectations
import FingerpostHID
import Foundation
import Testing
import UIKit

@Suite("Editing in text fields", .bothWays)
struct TextFieldEditingTests {
  private final class Delegate: UITextFieldDelegate {
    var note: (String) -> Void = { _ in }
    var allows = true

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      note("asked \(range.location)+\(range.length) “\(string)” of “\(textField.text ?? "")”")
      return allows
    }

    func textFieldDidChangeSelection(_ textField: UITextField) {
      let range = textField.selectedTextRange
      let start = range.map { textField.offset(from: textField.beginningOfDocument, to: $0.start) } ?? -1
      let length = range.map { textField.offset(from: $0.start, to: $0.end) } ?? -1
      note("selected \(start)+\(length)")
    }
  }

  private let stage = Stage()
  private let field: UITextField
  private let delegate = Delegate()
  private var pasteboard: UIPasteboard { stage.world.run { UIPasteboard.general } }

  init() {
    field = stage.add(UITextField(), 100, 100, 200, 40, silent: ["editingDidEndOnExit"])
    delegate.note = { [unowned stage] in stage.note($0) }
    field.delegate = delegate
    field.text = "one two"
    field.becomeFirstResponder()
    _ = stage.drainLog()
  }

  private func select(_ start: Int, _ length: Int) {
    let from = field.position(from: field.beginningOfDocument, offset: start)
    guard let from, let to = field.position(from: from, offset: length) else { return }
    field.selectedTextRange = field.textRange(from: from, to: to)
  }

  private func send(_ action: UIKit.Selector) -> Bool {
    stage.world.application.sendAction(action, to: nil, from: nil, for: nil)
  }

  private var offered: [String] {
    [Selector.cut, .copy, .paste, .pasteAndMatchStyle, .select, .selectAll, .delete, .toggleBoldface]
      .filter { field.canPerformAction($0, withSender: nil) }.map(\.name)
  }

  @Test("EDIT-2: what a field performs depends on its selection, its text and the pasteboard")
  func offers() {
    expect(offered, is: ["select", "selectAll"])
    select(0, 3)
    expect(offered, is: ["cut", "copy", "selectAll", "delete"])
    pasteboard.string = "x"
    expect(offered, is: ["cut", "copy", "paste", "pasteAndMatchStyle", "selectAll", "delete"])
    field.selectAll(nil)
    expect(offered, is: ["cut", "copy", "paste", "pasteAndMatchStyle", "delete"])
    field.text = ""
    expect(offered, is: ["paste", "pasteAndMatchStyle"])
    field.resignFirstResponder()
    expect(offered, is: [])
  }

  @Test("EDIT-2, EDIT-4, FR-7: copy, cut and paste, with what is asked and told in its order")
  func cutCopyPaste() {
    select(0, 3)
    #expect(send(.copy) && pasteboard.string == "one")
    expect(stage.drainLog(), is: ["selected 0+3"])
    select(4, 3)
    #expect(send(.cut) && pasteboard.string == "two" && field.text == "one ")
    expect(
      stage.drainLog(),
      is: [
        "selected 4+3", "asked 4+3 “” of “one two”", "selected 4+0", "editingChanged",
      ])
    select(0, 3)
    #expect(send(.paste) && field.text == "two ")
    expect(
      stage.drainLog(),
      is: [
        "selected 0+3", "asked 0+3 “two” of “one ”", "selected 3+0", "editingChanged",
      ])
    #expect(!send(.copy) && !send(.cut) && !send(.delete))
    #expect(send(.selectAll) && send(.delete) && field.text == "" && pasteboard.string == "two")
  }

  @Test("EDIT-2, EDIT-4: a delegate that minds keeps the text, but not what was cut from the pasteboard")
  func refused() {
    delegate.allows = false
    select(0, 3)
    #expect(send(.cut) && send(.paste) && send(.delete))
    #expect(field.text == "one two" && pasteboard.string == "one")
    expect(
      stage.drainLog(),
      is: [
        "selected 0+3", "asked 0+3 “” of “one two”", "asked 0+3 “one” of “one two”",
        "asked 0+3 “” of “one two”",
      ])
  }

  @Test("EDIT-4: what is typed replaces the selection, and delete takes it or the character before it")
  func typing() {
    select(0, 4)
    field.insertText("👍🏽")
    expect(field.text, is: "👍🏽two")
    expect(
      stage.drainLog(), is: ["selected 0+4", "asked 0+4 “👍🏽” of “one two”", "selected 4+0", "editingChanged"])
    field.deleteBackward()
    expect(field.text, is: "two")
    expect(stage.drainLog(), is: ["asked 0+4 “” of “👍🏽two”", "selected 0+0", "editingChanged"])
    field.deleteBackward()
    #expect(stage.drainLog() == [] && field.text == "two")
    select(1, 2)
    field.deleteBackward()
    expect(field.text, is: "t")
    expect(stage.drainLog(), is: ["selected 1+2", "asked 1+2 “” of “two”", "selected 1+0", "editingChanged"])
  }

  @Test("EDIT-4: a selection never cuts a character, nor leaves the text")
  func whole() {
    field.text = "a👍🏽b"
    select(2, 1)
    expect(field.selectedTextRange.flatMap(field.text(in:)), is: "👍🏽")
    select(3, 0)
    expect(field.selectedTextRange?.isEmpty, is: true)
    field.insertText("-")
    expect(field.text, is: "a-👍🏽b")
    expect(field.position(from: field.endOfDocument, offset: 1), is: nil)
    expect(field.position(from: field.endOfDocument, offset: Int.max), is: nil)
    expect(field.compare(field.beginningOfDocument, to: field.endOfDocument), is: .orderedAscending)
    let range = field.textRange(from: field.endOfDocument, to: field.beginningOfDocument)
    field.text = "ab"
    field.selectedTextRange = range
    expect(field.selectedTextRange.flatMap(field.text(in:)), is: "ab")
  }

  @Test("EDIT-4: a text set by code selects the place behind it and does not ask the delegate")
  func code() {
    select(0, 3)
    _ = stage.drainLog()
    field.text = "new"
    #expect(stage.drainLog() == [] && field.selectedTextRange?.isEmpty == true)
    field.insertText("!")
    expect(field.text, is: "new!")
  }

  @Test("EDIT-4: a delegate that sets the text itself and allows the edit breaks nothing")
  func meddling() {
    final class Meddler: UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool {
        textField.text = "x"
        return true
      }
    }
    let meddler = Meddler()
    field.delegate = meddler
    field.selectAll(nil)
    field.insertText("y")
    expect(field.text, is: "y")
  }

  @Test("EDIT-2: select takes the word around the place, or before it")
  func words() {
    let selected = { field.selectedTextRange.flatMap(field.text(in:)) }
    select(1, 0)
    field.select(nil)
    expect(selected(), is: "one")
    select(7, 0)
    field.select(nil)
    expect(selected(), is: "two")
    field.text = "  "
    field.select(nil)
    expect(selected(), is: "")
  }

  @Test("EDIT-5, EDIT-2: Command with A, X, V and C edits, and none of them is typed or goes up the chain")
  func keys() {
    let press = { (usage: UInt16) in
      let flags = UIKeyModifierFlags.command
      stage.world.application.handle(
        Frame(
          nanoseconds: 0,
          presses: [Press(key: Key(usage: usage, modifierFlags: flags.rawValue), phase: .began)],
          modifierFlags: flags.rawValue))
    }
    press(4)
    press(27)
    #expect(field.text == "" && pasteboard.string == "one two")
    press(25)
    press(25)
    expect(field.text, is: "one twoone two")
    expect(stage.drainLog().filter { $0 == "editingChanged" }.count, is: 3)
  }

  @Test("EDIT-3: the pasteboard belongs to its world, counts its changes and posts them")
  func board() {
    let board = pasteboard
    #expect(!board.hasStrings && board.string == nil && board.strings == nil && board.numberOfItems == 0)
    var posted = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: board, queue: nil
    ) { _ in MainActor.assumeIsolated { posted += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    board.strings = ["a", "b"]
    #expect(board.string == "a" && board.numberOfItems == 2 && board.hasStrings && board.changeCount == 1)
    board.string = nil
    #expect(board.strings == nil && board.changeCount == 2 && posted == 2)
    let other = Stage().world.run { UIPasteboard.general }
    board.string = "mine"
    #expect(other.string == nil && other !== board)
  }
}
