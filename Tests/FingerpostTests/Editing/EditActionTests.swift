import Expectations
import FingerpostHID
import FingerpostTrace
import Foundation
import Testing
import UIKit

@Suite("Editing actions", .bothWays)
struct EditActionTests {
  /// A view that is willing to be first responder, and notes what it is asked.
  private class Page: UIView {
    var name = ""
    weak var stage: Stage?
    var denies: Set<UIKit.Selector> = []

    override var canBecomeFirstResponder: Bool { true }

    override func canPerformAction(_ action: UIKit.Selector, withSender sender: Any?) -> Bool {
      !denies.contains(action) && super.canPerformAction(action, withSender: sender)
    }
  }

  private final class Copier: Page {
    override func copy(_ sender: Any?) {
      let from = sender as? UIKeyCommand
      stage?.note("\(name) copies\(from.map { " for \($0.title)" } ?? "")")
    }
    override func validate(_ command: UICommand) { stage?.note("\(name) validates \(command.title)") }
  }

  private final class Paster: Page {
    override func paste(_ sender: Any?) { stage?.note("\(name) pastes") }
  }

  /// All actions, so that each entry of the table is looked at.
  private final class Editor: UIViewController {
    var performed: [String] = []
    override func cut(_ sender: Any?) { performed.append("cut") }
    override func select(_ sender: Any?) { performed.append("select") }
    override func toggleItalics(_ sender: Any?) { performed.append("toggleItalics") }
    override func printContent(_ sender: Any?) { performed.append("printContent") }
  }

  private static let all: [UIKit.Selector] = [
    .cut, .copy, .paste, .pasteAndMatchStyle, .pasteAndGo, .pasteAndSearch, .select, .selectAll, .delete,
    .makeTextWritingDirectionLeftToRight, .makeTextWritingDirectionRightToLeft, .toggleBoldface,
    .toggleItalics, .toggleUnderline, .increaseSize, .decreaseSize, .find, .findAndReplace, .findNext,
    .findPrevious, .useSelectionForFind, .duplicate, .move, .rename, .export, .printContent,
  ]

  private let stage = Stage()
  private let outer: Paster
  private let inner: Copier
  private var application: UIApplication { stage.world.application }

  init() {
    let stage = self.stage
    (outer, inner) = stage.world.run {
      (Paster(frame: CGRect(x: 0, y: 0, width: 400, height: 400)), Copier(frame: .zero))
    }
    (outer.name, inner.name, outer.stage, inner.stage) = ("outer", "inner", stage, stage)
    stage.window.addSubview(outer)
    outer.addSubview(inner)
  }

  private func send(_ action: UIKit.Selector) -> Bool {
    application.sendAction(action, to: nil, from: nil, for: nil)
  }

  @Test("EDIT-1, ACT-3: a class has the actions that it overrides, and no others")
  func overridden() {
    let editor = stage.world.run { Editor() }
    let has = { (responder: UIResponder) in
      Self.all.filter { responder.canPerformAction($0, withSender: nil) }.map(\.name)
    }
    expect(Set(Self.all).count, is: 26)
    expect(has(editor), is: ["cut", "select", "toggleItalics", "printContent"])
    #expect(has(inner) == ["copy"] && has(outer) == ["paste"])
    stage.world.run {
      #expect(has(UIView()) == [] && has(UIViewController()) == [] && has(UILabel()) == [])
      #expect(has(UIButton()) == [] && has(UIControl()) == [])
    }
    #expect(has(stage.window) == [] && has(application) == [])
    for action in Self.all where has(editor).contains(action.name) {
      #expect(application.sendAction(action, to: editor, from: nil, for: nil))
    }
    expect(editor.performed, is: ["cut", "select", "toggleItalics", "printContent"])
  }

  @Test("FR-7, EDIT-1: an editing action goes to the first responder, not to whoever sends it")
  func firstResponder() {
    #expect(!send(.copy) && !send(.paste) && stage.drainLog() == [])
    outer.becomeFirstResponder()
    #expect(!application.sendAction(.copy, to: nil, from: inner, for: nil))
    #expect(application.sendAction(.paste, to: nil, from: inner, for: nil))
    inner.becomeFirstResponder()
    #expect(send(.copy) && stage.drainLog() == ["outer pastes", "inner copies"])
  }

  @Test("EDIT-1, ACT-2, FR-7: it goes up the chain to the next that has it and allows it")
  func chain() {
    inner.becomeFirstResponder()
    #expect(send(.paste) && stage.drainLog() == ["outer pastes"])
    #expect(inner.target(forAction: .paste, withSender: nil) as? UIView === outer)
    outer.denies = [.paste]
    #expect(!send(.paste) && stage.drainLog() == [])
    #expect(inner.target(forAction: .paste, withSender: nil) == nil)
    #expect(!send(.cut))
  }

  @Test("EDIT-1: a class that has no such action does nothing with it, and says so")
  func lacking() {
    #expect(application.sendAction(.cut, to: outer, from: nil, for: nil))
    expect(stage.drainLog(), is: [])
    let nobody = stage.facts {
      if case .actionSent("cut", _, .nobody) = $0 { true } else { false }
    }
    expect(nobody.count, is: (Stage.listens ? 1 : 0))
  }

  @Test("EDIT-1: a selector of a class's own method finds that class, and is equal to the standard one")
  func ownSelector() {
    let own = Selector("copy", Copier.copy)
    #expect(own == .copy && Selector("copy", UIResponder.copy) == .copy)
    #expect(Selector("copy", UIResponder.copy).isImplemented(by: inner))
    #expect(!Selector("copy", UIResponder.copy).isImplemented(by: outer))
    #expect(own.isImplemented(by: inner) && !own.isImplemented(by: outer))
  }

  // MARK: - Keys

  /// Presses a key with Command held, and others if there are any.
  private func press(_ usage: UInt16, _ flags: UIKeyModifierFlags = .command, _ time: Double = 0) {
    let key = Key(usage: usage, modifierFlags: flags.rawValue)
    application.handle(
      Frame(
        nanoseconds: Int64(time * 1e9), presses: [Press(key: key, phase: .began)],
        modifierFlags: flags.rawValue))
  }

  @Test(
    "EDIT-5, FR-7: Command and C copies where the first responder says so, validated first, and is not a press"
  )
  func keys() {
    inner.becomeFirstResponder()
    press(6)
    expect(stage.drainLog(), is: ["inner validates Copy", "inner copies for Copy"])
    press(25)
    expect(stage.drainLog(), is: ["outer pastes"])
    #expect(stage.facts { if case .pressTargeted = $0 { true } else { false } }.isEmpty)
  }

  @Test("EDIT-5: without a responder that performs it, the key is a press; so it is without Command")
  func keysThatArePresses() {
    outer.becomeFirstResponder()
    press(6)
    press(25, [])
    press(25, [.command, .shift])
    expect(stage.drainLog(), is: [])
    let targeted = stage.facts { if case .pressTargeted = $0 { true } else { false } }
    expect(targeted.count, is: (Stage.listens ? 3 : 0))
  }

  @Test("EDIT-5, PRESS-6: a responder's own key command comes first")
  func ownCommands() {
    final class Shop: Page {
      var bought = 0
      func buy() { bought += 1 }
      override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "v", modifierFlags: .command, action: Selector("buy", Shop.buy))]
      }
    }
    let shop = stage.world.run { Shop(frame: .zero) }
    stage.window.addSubview(shop)
    shop.addSubview(outer)
    outer.becomeFirstResponder()
    press(25)
    #expect(shop.bought == 1 && stage.drainLog() == [])
  }
}
