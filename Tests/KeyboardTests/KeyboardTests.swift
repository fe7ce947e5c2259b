import Expectations
import Fingerpost
import Foundation
import Testing
import UIKit

/// The keyboard: when it comes, what is posted, and which touches it takes.
@Suite struct KeyboardTests {
  private static let coming = ["will change", "will show", "did change", "did show"]
  private static let going = ["will change", "will hide", "did change", "did hide"]

  /// The windows in front of the test's own.
  private func front(_ screen: TextScreen) -> [UIWindow] {
    screen.world.application.windows.filter { $0 !== screen.window }
  }

  @Test(
    "KBD-1: on two phones the keyboard ends where it was measured, by curve 7 in 23/60 s, in a window of level 1",
    arguments: [(375.0, 667.0, 407.0, 260.0), (393, 852, 517, 335)])
  func measured(width: Double, height: Double, top: Double, own: Double) {
    let screen = TextScreen(size: CGSize(width: width, height: height))
    let field = screen.field()
    #expect(field.becomeFirstResponder() && screen.drain() == ["will change", "will show"])
    expect(
      screen.lastFrames,
      is: [
        CGRect(x: 0, y: height, width: width, height: own), CGRect(x: 0, y: top, width: width, height: own),
      ])
    let info = screen.infos[1]
    expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double, is: 23.0 / 60)
    expect(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int, is: 7)
    expect(info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool, is: true)
    screen.wait(0.383)
    expect(screen.drain(), is: [])
    screen.wait(0.001)
    expect(screen.drain(), is: ["did change", "did show"])
    expect(front(screen).first?.windowLevel, is: UIWindow.Level(1))
  }

  @Test("KBD-3: sizes of other screens, and a height of one's own")
  func heights() {
    func height(_ width: Double, _ height: Double, _ change: (inout EventRules) -> Void = { _ in }) -> Double?
    {
      var rules = EventRules()
      change(&rules)
      let screen = TextScreen(rules: rules, size: CGSize(width: width, height: height))
      screen.field().becomeFirstResponder()
      return screen.lastFrames.last?.height.native
    }
    expect(height(667, 375), is: 206)
    #expect(height(414, 736) == 260 && height(375, 812) == 335)
    expect(height(820, 1180) { $0.isPad = true }, is: 337)
    expect(height(393, 852) { $0.keyboardHeight = 300 }, is: 300)
    expect(height(375, 667) { $0.keyboardComesUp = false }, is: nil)
  }

  @Test(
    "KBD-3: touches on the keys stay there, those above it reach the application, and nothing else changes")
  func touches() {
    let screen = TextScreen()
    let button = screen.run { UIButton(frame: CGRect(x: 100, y: 350, width: 100, height: 300)) }
    screen.window.addSubview(button)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let field = screen.field()
    screen.tap(150, 450)
    expect(taps, is: 1)
    field.becomeFirstResponder()
    screen.tap(150, 450)
    #expect(taps == 1 && field.isFirstResponder)
    screen.tap(150, 406)
    expect(taps, is: 2)
    screen.tap(150, 407)
    expect(taps, is: 2)
    #expect(screen.window.isKeyWindow && !front(screen).contains { $0.canBecomeKey })
    field.resignFirstResponder()
    screen.tap(150, 450)
    #expect(taps == 3 && front(screen).isEmpty)
  }

  @Test("KBD-3: the keys are in front of an alert's window, the view above them is not")
  func levels() {
    let screen = TextScreen()
    let field = screen.field()
    let accessory = screen.run { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44)) }
    field.inputAccessoryView = accessory
    field.becomeFirstResponder()
    let alert = screen.run { UIWindow(frame: screen.window.bounds) }
    screen.run {
      alert.windowLevel = .alert
      alert.isHidden = false
    }
    let names = screen.world.application.windows.map { String(describing: type(of: $0)) }
    expect(names, is: ["UIWindow", "UITextEffectsWindow", "UIWindow", "UIRemoteKeyboardWindow"])
    expect(accessory.window.map { String(describing: type(of: $0)) }, is: "UITextEffectsWindow")
  }

  @Test("KBD-4: coming and going is posted in order, with the frames the other way round")
  func order() {
    let screen = TextScreen()
    let field = screen.field()
    field.becomeFirstResponder()
    screen.wait(1)
    expect(screen.drain(), is: Self.coming)
    let frames = screen.lastFrames
    field.resignFirstResponder()
    #expect(screen.drain() == ["will change", "will hide"] && screen.lastFrames == frames.reversed())
    screen.wait(1)
    #expect(screen.drain() == ["did change", "did hide"] && screen.lastFrames == frames.reversed())
  }

  @Test(
    "KBD-4: a keyboard that goes before it was up is not said to have come, and up to iOS 10 it takes 0.25 s")
  func interrupted() {
    let screen = TextScreen(rules: EventRules(system: 10))
    let field = screen.field()
    field.becomeFirstResponder()
    expect(screen.infos.last?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double, is: 0.25)
    screen.wait(0.1)
    field.resignFirstResponder()
    screen.wait(1)
    expect(screen.drain(), is: ["will change", "will show"] + Self.going)
  }

  @Test("KBD-4: whoever hears that it comes may send it away")
  func reentrant() {
    let screen = TextScreen()
    let field = screen.field()
    screen.watch(UIResponder.keyboardWillChangeFrameNotification, object: screen.window.screen) { _ in
      field.resignFirstResponder()
    }
    field.becomeFirstResponder()
    screen.wait(1)
    // Which observer hears first is not said.
    let lines = screen.drain()
    #expect(lines.sorted() == (["will change"] + Self.going).sorted() && lines.last == "did hide")
    #expect(!field.isFirstResponder)
  }

  @Test(
    "KBD-5: the next field keeps the keyboard, and nothing is posted; a field that lets go first does not")
  func nextField() {
    let screen = TextScreen()
    let (first, second) = (screen.field(), screen.field(y: 80))
    first.becomeFirstResponder()
    screen.wait(1)
    expect(screen.drain(), is: Self.coming)
    second.becomeFirstResponder()
    screen.wait(1)
    #expect(screen.drain() == [] && second.isFirstResponder)
    second.resignFirstResponder()
    first.becomeFirstResponder()
    screen.wait(1)
    expect(screen.drain(), is: ["will change", "will hide"] + Self.coming)
  }

  @Test("KBD-5: another height is posted as if the keyboard came, from the height before")
  func otherHeight() {
    let screen = TextScreen()
    let (first, second) = (screen.field(), screen.field(y: 80))
    let accessory = screen.run { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44)) }
    second.inputAccessoryView = accessory
    first.becomeFirstResponder()
    screen.wait(1)
    _ = screen.drain()
    second.becomeFirstResponder()
    screen.wait(1)
    expect(screen.drain(), is: Self.coming)
    expect(
      screen.lastFrames,
      is: [
        CGRect(x: 0, y: 407, width: 375, height: 260), CGRect(x: 0, y: 363, width: 375, height: 304),
      ])
    expect(accessory.convert(accessory.bounds, to: nil), is: CGRect(x: 0, y: 363, width: 375, height: 44))
    second.inputAccessoryView = nil
    second.reloadInputViews()
    #expect(screen.lastFrames.last?.height == 260 && accessory.window == nil)
  }

  @Test("KBD-5: an input view is in place of the keyboard, and an accessory comes without one")
  func inputViews() {
    final class Bar: UIView {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
      override var canBecomeFirstResponder: Bool { true }
      override var inputAccessoryView: UIView? { bar }
    }
    let screen = TextScreen()
    let field = screen.field()
    field.inputView = screen.run { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100)) }
    field.becomeFirstResponder()
    expect(screen.lastFrames.last, is: CGRect(x: 0, y: 567, width: 375, height: 100))
    field.resignFirstResponder()
    screen.wait(1)
    _ = screen.drain()
    let bar = screen.run { Bar() }
    screen.window.addSubview(bar)
    bar.becomeFirstResponder()
    screen.wait(1)
    #expect(screen.drain() == Self.coming && screen.lastFrames.last?.height == 50)
  }

  @Test("KBD-5: a field's delegate hears before the keyboard is announced, a text view's after that")
  func beforeAndAfter() {
    final class FieldDelegate: UITextFieldDelegate {
      let screen: TextScreen
      init(_ screen: TextScreen) { self.screen = screen }
      func textFieldDidBeginEditing(_ textField: UITextField) { screen.note("field did begin") }
    }
    let screen = TextScreen()
    let (field, textView) = (screen.field(y: 300), screen.textView())
    let fieldDelegate = FieldDelegate(screen)
    field.delegate = fieldDelegate
    field.becomeFirstResponder()
    expect(screen.drain(), is: ["field did begin", "will change", "will show"])
    field.resignFirstResponder()
    screen.wait(1)
    _ = screen.drain()
    let textDelegate = NotingTextDelegate(screen, textView)
    textView.becomeFirstResponder()
    expect(screen.drain(), is: ["should begin", "will change", "will show", "did begin", "note began"])
    withExtendedLifetime((fieldDelegate, textDelegate)) {}
  }

  @Test("KBD-8: what is constrained to the keyboard's guide stays above it") func guide() {
    let screen = TextScreen()
    let field = screen.field()
    let bar = screen.run { UIView() }
    screen.window.addSubview(bar)
    bar.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: screen.window.leadingAnchor),
      bar.widthAnchor.constraint(equalToConstant: 100), bar.heightAnchor.constraint(equalToConstant: 40),
      bar.bottomAnchor.constraint(equalTo: screen.window.keyboardLayoutGuide.topAnchor),
    ])
    screen.window.layoutIfNeeded()
    #expect(bar.frame.maxY == 667 && screen.window.keyboardLayoutGuide.layoutFrame.height == 0)
    field.becomeFirstResponder()
    screen.window.layoutIfNeeded()
    expect(bar.frame.maxY, is: 407)
    expect(
      screen.window.keyboardLayoutGuide.layoutFrame, is: CGRect(x: 0, y: 407, width: 375, height: 260))
    field.resignFirstResponder()
    screen.window.layoutIfNeeded()
    expect(bar.frame.maxY, is: 667)
  }
}
