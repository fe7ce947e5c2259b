import Expectations
import Foundation
import Testing
import UIKit

/// Notes what it is called for.
private final class Listener: UIView {
  var notes: [String] = []

  func heard(_ notification: Notification) { notes.append(notification.name.rawValue) }
  func plain() { notes.append("plain") }
  func ticked(_ timer: Timer) { notes.append("tick") }
  func given(_ text: NSString) { notes.append("given \(text)") }
}

/// Has only one of its methods, by its own word.
private final class Reserved: UIView {
  func one() {}
  func two() {}
  override func responds(to aSelector: Selector!) -> Bool {
    aSelector.name != "two" && super.responds(to: aSelector)
  }
}

@Suite struct SelectorTests {
  @Test("ACT-3: a responder that overrides responds(to:) decides, whatever type it is asked as")
  func responding() {
    let view = Reserved()
    let (one, two) = (Selector("one", Reserved.one), Selector("two", Reserved.two))
    let (object, named): (NSObject, any NSObjectProtocol) = (view, view)
    #expect(view.responds(to: one) && !view.responds(to: two))
    #expect(object.responds(to: one) && !object.responds(to: two) && !named.responds(to: two))
    #expect(!UIView().responds(to: one) && !NSObject().responds(to: one))
  }

  private let name = NSNotification.Name("SelectorTests.\(UUID())")

  @Test("ACT-5: a notification calls a method by its selector until the observer is removed")
  func notification() {
    let (center, listener) = (NotificationCenter.default, Listener())
    let object = NSObject()
    center.addObserver(listener, selector: Selector("heard:", Listener.heard(_:)), name: name, object: nil)
    center.addObserver(listener, selector: Selector("plain", Listener.plain), name: name, object: object)
    center.post(name: name, object: nil)
    expect(listener.notes, is: [name.rawValue])
    listener.notes = []
    center.removeObserver(listener, name: name, object: object)
    center.post(name: name, object: object)
    expect(listener.notes, is: [name.rawValue])
    listener.notes = []
    center.removeObserver(listener)
    center.post(name: name, object: nil)
    expect(listener.notes, is: [])
  }

  @Test("ACT-5: a notification center does not keep an observer, and forgets it when it goes")
  func weakness() {
    weak var gone: Listener?
    do {
      let listener = Listener()
      gone = listener
      NotificationCenter.default.addObserver(
        listener, selector: Selector("plain", Listener.plain), name: name, object: nil)
    }
    expect(gone, is: nil)
    NotificationCenter.default.post(name: name, object: nil)
  }

  @Test("ACT-5: methods that come and go on several threads at once are called as the last call has it")
  func threads() {
    let (center, listener, name) = (NotificationCenter.default, Listener(), name)
    let (plain, heard) = (Selector("plain", Listener.plain), Selector("heard:", Listener.heard(_:)))
    let other = NSNotification.Name(name.rawValue + ".other")
    let methods = [plain, heard]
    DispatchQueue.concurrentPerform(iterations: 400) { index in
      center.addObserver(listener, selector: methods[index % 2], name: name, object: nil)
      center.addObserver(listener, selector: methods[0], name: other, object: nil)
      center.removeObserver(listener, name: other, object: nil)
    }
    center.post(name: name, object: nil)
    expect(listener.notes.count, is: 400)
    listener.notes = []
    center.post(name: other, object: nil)
    center.removeObserver(listener)
    center.post(name: name, object: nil)
    expect(listener.notes, is: [])
  }

  @Test("ACT-5: a timer of a target follows the clock of the world")
  func timer() {
    let (stage, listener) = (Stage(), Listener())
    let timer = stage.run { _ in
      Timer.scheduledTimer(
        timeInterval: 1, target: listener, selector: Selector("ticked:", Listener.ticked(_:)), userInfo: nil,
        repeats: true)
    }
    stage.wait(2.5)
    expect(listener.notes, is: ["tick", "tick"])
    timer.invalidate()
    stage.wait(5)
    expect(listener.notes.count, is: 2)
  }

  @Test("ACT-5: a method is performed later unless it is cancelled")
  func delay() {
    let (stage, listener) = (Stage(), Listener())
    let plain = Selector("plain", Listener.plain)
    stage.run { _ in
      listener.perform(Selector("given:", Listener.given(_:)), with: "x" as NSString, afterDelay: 0.5)
      listener.perform(plain, with: nil, afterDelay: 0.7)
      NSObject.cancelPreviousPerformRequests(withTarget: listener, selector: plain, object: nil)
    }
    expect(listener.notes, is: [])
    stage.wait(2)
    expect(listener.notes, is: ["given x"])
  }
}
