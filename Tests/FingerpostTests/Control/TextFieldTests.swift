import Expectations
import Foundation
import Testing
import UIKit

@Suite("Text fields", .bothWays)
struct TextFieldTests {
  private final class Delegate: UITextFieldDelegate {
    var begins = true
    var ends = true
    var returns = true
    var changes: (NSRange, String) -> Bool = { _, _ in true }
    var note: (String) -> Void = { _ in }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { begins }
    func textFieldDidBeginEditing(_ textField: UITextField) { note("didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ends }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
      note("didEnd")
    }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { changes(range, string) }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { returns }
  }

  private let stage = Stage()
  private let field: UITextField
  private let delegate = Delegate()

  init() {
    field = stage.add(UITextField(), 100, 100, 200, 40, silent: ["editingDidEndOnExit"])
    delegate.note = { [unowned stage] in stage.note($0) }
  }

  @Test("TXF-1, FR-6: a tap makes it first responder and begins editing, by a recognizer of its own")
  func tapped() {
    stage.tap(0, 150, 120)
    expect(stage.drainLog(), is: ["touchDown", "editingDidBegin", "touchCancel"])
    #expect(field.isFirstResponder && field.isEditing && field.gestureRecognizers?.count == 1)
    stage.tap(1, 150, 120)
    expect(stage.drainLog(), is: ["touchDown", "touchCancel"])
  }

  @Test("TXF-1, CTL-50: a disabled field begins nothing, and a tap above it acts")
  func disabled() {
    stage.window.addGestureRecognizer(UITapGestureRecognizer { [unowned stage] _ in stage.note("above") })
    stage.tap(0, 150, 120)
    #expect(!stage.drainLog().contains("above"))
    field.resignFirstResponder()
    _ = stage.drainLog()
    field.isEnabled = false
    stage.tap(1, 150, 120)
    #expect(stage.drainLog() == ["above"] && !field.isEditing && !field.becomeFirstResponder())
  }

  @Test("TXF-1: each edit sends editingChanged, and a text set by code nothing")
  func edits() {
    field.insertText("x")
    #expect(field.text == "" && stage.drainLog() == [])
    field.becomeFirstResponder()
    field.insertText("a")
    field.insertText("👍🏽")
    #expect(field.text == "a👍🏽" && field.hasText)
    field.deleteBackward()
    expect(field.text, is: "a")
    field.deleteBackward()
    field.deleteBackward()
    #expect(!field.hasText)
    field.text = "set"
    let edits = Array(repeating: "editingChanged", count: 4)
    expect(stage.drainLog(), is: ["editingDidBegin"] + edits)
  }

  @Test(
    "TXF-1, CTL-32: return sends editingDidEndOnExit, then editingDidEnd if it resigns, then the primary event"
  )
  func returns() {
    field.becomeFirstResponder()
    _ = stage.drainLog()
    field.insertText("\n")
    #expect(stage.drainLog() == ["primaryActionTriggered"] && field.isEditing)
    field.addAction(UIAction { [unowned stage] _ in stage.note("exit") }, for: .editingDidEndOnExit)
    field.insertText("\n")
    expect(stage.drainLog(), is: ["exit", "editingDidEnd", "primaryActionTriggered"])
    #expect(!field.isEditing && !field.isFirstResponder && field.text == "")
  }

  @Test("TXF-1: the delegate is asked before and told before the events")
  func delegated() {
    field.delegate = delegate
    delegate.begins = false
    #expect(!field.becomeFirstResponder() && stage.drainLog() == [])
    delegate.begins = true
    #expect(field.becomeFirstResponder())
    expect(stage.drainLog(), is: ["didBegin", "editingDidBegin"])
    var asked: [(NSRange, String)] = []
    delegate.changes = { range, text in
      asked.append((range, text))
      return text != "no"
    }
    field.insertText("👍")
    field.insertText("no")
    field.deleteBackward()
    expect(asked.map(\.1), is: ["👍", "no", ""])
    #expect(asked.map(\.0.location) == [0, 2, 0] && asked.map(\.0.length) == [0, 0, 2])
    delegate.returns = false
    _ = stage.drainLog()
    field.insertText("\n")
    delegate.ends = false
    #expect(!field.resignFirstResponder() && stage.drainLog() == [] && field.isEditing)
    delegate.ends = true
    #expect(field.resignFirstResponder())
    expect(stage.drainLog(), is: ["didEnd", "editingDidEnd"])
  }

  @Test("TXF-1, FR-2: another field takes over, and one that keeps the role keeps its editing")
  func handedOver() {
    let other = stage.add(UITextField(), 100, 200, 200, 40, silent: ["touchDown", "touchCancel"])
    field.delegate = delegate
    field.becomeFirstResponder()
    _ = stage.drainLog()
    delegate.ends = false
    #expect(!other.becomeFirstResponder() && !other.isEditing && field.isEditing)
    delegate.ends = true
    stage.tap(0, 150, 220)
    expect(stage.drainLog(), is: ["didEnd", "editingDidEnd", "editingDidBegin"])
    #expect(other.isEditing && !field.isEditing)
  }

  @Test("TXF-1, FR-5: a field that leaves its window is no longer edited, whatever its delegate says")
  func removed() {
    field.delegate = delegate
    field.becomeFirstResponder()
    delegate.ends = false
    _ = stage.drainLog()
    field.removeFromSuperview()
    #expect(!field.isEditing && !field.isFirstResponder)
    expect(stage.drainLog(), is: ["didEnd", "editingDidEnd"])
  }

  @Test("TXF-1: clearsOnBeginEditing")
  func clears() {
    field.text = "old"
    field.clearsOnBeginEditing = true
    field.becomeFirstResponder()
    expect(field.text, is: "")
  }

  @Test("TXF-1: a delegate that asks for no reason is told that editing ended, and may keep the text")
  func plainDelegate() {
    final class Plain: UITextFieldDelegate {
      var log: [String] = []
      func textFieldShouldClear(_ textField: UITextField) -> Bool {
        log.append("shouldClear")
        return false
      }
      func textFieldDidEndEditing(_ textField: UITextField) { log.append("didEnd") }
    }
    let plain = Plain()
    field.delegate = plain
    field.text = "kept"
    field.clearsOnBeginEditing = true
    field.becomeFirstResponder()
    #expect(field.text == "kept" && plain.log == ["shouldClear"])
    field.resignFirstResponder()
    expect(plain.log, is: ["shouldClear", "didEnd"])
    field.delegate = nil
    field.becomeFirstResponder()
    expect(field.text, is: "")
  }

  @Test("LAY-6: where text is edited does not follow an override of textRect(forBounds:)")
  func rects() {
    final class Narrow: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
    }
    let narrow = Narrow(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    narrow.borderStyle = .roundedRect
    expect(narrow.editingRect(forBounds: narrow.bounds), is: CGRect(x: 7, y: 2, width: 186, height: 36))
    expect(narrow.placeholderRect(forBounds: narrow.bounds).minX, is: 30)
  }
}
