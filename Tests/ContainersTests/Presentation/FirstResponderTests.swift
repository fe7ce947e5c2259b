import Expectations
import Fingerpost
import Foundation
import Testing
import UIKit

/// What becomes of a first responder that is covered, or goes in a stack.
@Suite struct FirstResponderTests {
  private let screen = Screen()
  private let (a, b): (Noting, Noting)
  private let field = UITextField()
  private let other = UITextField()
  private let listener: FieldListener
  private let keyboard: KeyboardListener

  init() {
    (a, b) = (Noting("A", screen), Noting("B", screen))
    listener = FieldListener(screen)
    keyboard = KeyboardListener(screen)
  }

  /// Shows a controller, with the keyboard up for the field of A.
  private func type(in root: UIViewController) {
    screen.show(root)
    screen.run {
      for (field, controller) in [(field, a), (other, b)] {
        field.frame = CGRect(x: 20, y: 120, width: 200, height: 40)
        controller.view.addSubview(field)
      }
      field.delegate = listener
      field.becomeFirstResponder()
    }
    screen.wait(1)
    #expect(field.isFirstResponder && screen.drain() == ["began", "will show"])
  }

  @Test(
    "PRES-11: what a presentation covers resigns before it is told to disappear, and is back as the dismissal begins",
    arguments: [UIModalPresentationStyle.fullScreen, .automatic, .overFullScreen, .custom, .currentContext])
  func presentation(style: UIModalPresentationStyle) {
    type(in: a)
    b.modalPresentationStyle = style
    let isTaken = style == .fullScreen || style == .currentContext
    screen.run { a.present(b, animated: true) }
    expect(
      screen.drain(), is: ["will hide", "ended"] + (isTaken ? ["A will disappear"] : []) + ["B will appear"])
    screen.wait(1)
    #expect(!field.isFirstResponder)
    _ = screen.drain()
    screen.run { a.dismiss(animated: true) }
    #expect(field.isFirstResponder)
    expect(
      screen.drain(), is: ["B will disappear"] + (isTaken ? ["A will appear"] : []) + ["began", "will show"])
    screen.wait(1)
    #expect(field.isFirstResponder && a.faults + b.faults == [])
  }

  @Test("PRES-11: an alert takes the keyboard away, and its action brings it back") func alert() {
    type(in: a)
    let alert = UIAlertController(title: "Undo?", message: nil, preferredStyle: .alert)
    screen.run { a.present(alert, animated: false) }
    #expect(!field.isFirstResponder && screen.drain() == ["will hide", "ended"])
    screen.run { alert.dismiss(animated: false) }
    #expect(field.isFirstResponder && screen.drain() == ["began", "will show"])
  }

  @Test("PRES-11: what refuses to resign stays, and what is first responder by then stays, too") func others()
  {
    type(in: a)
    b.modalPresentationStyle = .overFullScreen
    listener.mayEnd = false
    screen.run { a.present(b, animated: false) }
    #expect(field.isFirstResponder)
    listener.mayEnd = true
    screen.run { a.dismiss(animated: false) }
    #expect(field.isFirstResponder)
    screen.run { a.present(b, animated: false) }
    let third = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    screen.run {
      a.view.addSubview(third)
      third.becomeFirstResponder()
      a.dismiss(animated: false)
    }
    #expect(third.isFirstResponder)
    screen.run {
      third.resignFirstResponder()
      a.present(b, animated: false)
      a.dismiss(animated: false)
    }
    #expect(!field.isFirstResponder && !third.isFirstResponder, "there was none")
  }

  @Test("PRES-11: a sheet whose drag is taken back has no first responder, and neither has what is behind it")
  func sheet() {
    type(in: a)
    screen.run { a.present(b, animated: false) }
    screen.run { _ = other.becomeFirstResponder() }
    screen.wait(1)
    screen.drag(from: (196, 500), to: (196, 600), in: 0.5, lifting: false)
    #expect(field.isFirstResponder, "as the dismissal began")
    screen.wait(0.5)
    screen.up(196, 600)
    screen.wait(1)
    #expect(a.presentedViewController === b && !field.isFirstResponder && !other.isFirstResponder)
    screen.run { a.dismiss(animated: false) }
    #expect(field.isFirstResponder)
  }

  @Test("PRES-11: what goes in a stack resigns before it is told so, and is first responder when it is back")
  func stack() {
    let navigation = UINavigationController(rootViewController: a)
    type(in: navigation)
    screen.run { navigation.pushViewController(b, animated: true) }
    expect(screen.drain(), is: ["will hide", "ended", "A will disappear", "B will appear"])
    screen.wait(1)
    #expect(!field.isFirstResponder && !other.isFirstResponder)
    _ = screen.drain()
    screen.run { navigation.popViewController(animated: true) }
    screen.wait(1)
    #expect(field.isFirstResponder)
    expect(
      screen.drain(),
      is: [
        "B will disappear", "A will appear", "B did disappear", "A did appear", "began", "will show",
      ])
  }

  @Test("PRES-11: a pop that is taken back brings the keyboard back; one that is pushed again has it, too")
  func pops() {
    let navigation = UINavigationController(rootViewController: b)
    screen.run { navigation.pushViewController(a, animated: false) }
    type(in: navigation)
    screen.drag(from: (5, 300), to: (105, 300), in: 1, lifting: false)
    expect(Array(screen.drain().prefix(3)), is: ["will hide", "ended", "A will disappear"])
    screen.up(105, 300)
    screen.wait(1)
    #expect(navigation.topViewController === a && field.isFirstResponder)
    screen.run { navigation.popViewController(animated: true) }
    screen.wait(1)
    #expect(navigation.topViewController === b && !field.isFirstResponder)
    screen.run { navigation.pushViewController(a, animated: true) }
    screen.wait(1)
    #expect(field.isFirstResponder && a.faults + b.faults == [])
    screen.run { navigation.setViewControllers([b], animated: false) }
    #expect(!field.isFirstResponder)
    screen.run { navigation.setViewControllers([b, a], animated: false) }
    #expect(field.isFirstResponder, "without animation, too")
  }
}

/// Notes when editing begins and ends.
private final class FieldListener: UITextFieldDelegate {
  private let screen: Screen
  var mayEnd = true

  init(_ screen: Screen) { self.screen = screen }
  nonisolated deinit {}

  func textFieldDidBeginEditing(_ textField: UITextField) { screen.note("began") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }
  func textFieldDidEndEditing(_ textField: UITextField) { screen.note("ended") }
}

/// Notes when the keyboard is announced to come and to go.
private final class KeyboardListener {
  nonisolated(unsafe) private var observers: [any NSObjectProtocol] = []

  init(_ screen: Screen) {
    for (name, line) in [
      (UIResponder.keyboardWillShowNotification, "will show"),
      (UIResponder.keyboardWillHideNotification, "will hide"),
    ] {
      let object = screen.window.screen
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in
          MainActor.assumeIsolated { screen.note(line) }
        })
    }
  }

  deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
}
