import Expectations
import Foundation
import Testing
import UIKit

private final class Number {
  var value = 0
  let undo: UndoManager

  init(_ undo: UndoManager) { self.undo = undo }

  func set(_ new: Int, _ name: String? = nil) {
    let old = value
    value = new
    undo.registerUndo(withTarget: self) { $0.set(old) }
    if let name { undo.setActionName(name) }
  }
}

private final class Delegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?
}

private final class Bare: NSObject, UIApplicationDelegate {}

@Suite struct UndoManagerTests {
  private let stage = Stage()

  @Test("VAL-45: what is registered before the clock moves on is taken back at once, and can be done again")
  func groups() {
    stage.run { _ in
      let undo = UndoManager()
      let number = Number(undo)
      number.set(1, "One")
      number.set(2)
      #expect(undo.canUndo && !undo.canRedo && undo.undoActionName == "One")
      stage.wait(0.1)
      number.set(3, "Three")
      undo.undo()
      #expect(number.value == 2 && undo.canRedo && undo.redoActionName == "Three")
      undo.undo()
      #expect(number.value == 0 && !undo.canUndo)
      undo.undo()
      undo.redo()
      #expect(number.value == 2 && undo.canUndo && undo.undoActionName == "One")
      undo.redo()
      #expect(number.value == 3 && !undo.canRedo)
      undo.undo()
      number.set(9)
      #expect(!undo.canRedo && !undo.isUndoing)
    }
  }

  @Test("VAL-45: groups that code begins hold groups; levels and targets are forgotten")
  func nested() {
    stage.run { _ in
      let undo = UndoManager()
      undo.groupsByEvent = false
      let (number, other) = (Number(undo), Number(undo))
      undo.beginUndoGrouping()
      number.set(1)
      undo.beginUndoGrouping()
      other.set(5)
      expect(undo.groupingLevel, is: 2)
      undo.endUndoGrouping()
      undo.endUndoGrouping()
      undo.removeAllActions(withTarget: other)
      undo.undo()
      #expect(number.value == 0 && other.value == 5)
      undo.levelsOfUndo = 1
      for value in 1...3 {
        undo.beginUndoGrouping()
        number.set(value)
        undo.endUndoGrouping()
      }
      undo.undo()
      undo.undo()
      expect(number.value, is: 2)
      undo.disableUndoRegistration()
      number.set(7)
      undo.enableUndoRegistration()
      #expect(!undo.canUndo && undo.isUndoRegistrationEnabled)
      undo.removeAllActions()
      #expect(!undo.canRedo && undo.groupingLevel == 0)
    }
  }

  @Test(
    "VAL-46: a view's undo manager is the window's, a text view has its own, and without a window there is none"
  )
  func chain() {
    stage.run { window in
      let (view, text) = (UIView(), UITextView())
      #expect(view.undoManager == nil && text.undoManager != nil)
      window.addSubview(view)
      view.addSubview(text)
      #expect(view.undoManager != nil && view.undoManager === window.undoManager)
      #expect(text.undoManager !== window.undoManager && text.undoManager === text.undoManager)
    }
  }

  @Test("VAL-44: the window of a delegate is optional twice, and what was set")
  func window() {
    stage.run { window in
      let delegate = Delegate()
      let any: (any UIApplicationDelegate)? = delegate
      expect(any?.window??.isHidden, is: nil)
      delegate.window = window
      expect(any?.window??.isHidden, is: false)
      if let found = any?.window, let inside = found { expect(inside, isSame: window) }
      let root: UIWindow? = any!.window!
      expect(root, isSame: window)
      any?.window = .some(nil)
      expect(delegate.window, is: nil)
      let bare: any UIApplicationDelegate = Bare()
      expect(bare.window!, is: nil)
    }
  }
}
