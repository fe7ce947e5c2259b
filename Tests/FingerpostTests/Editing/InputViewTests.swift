import Expectations
import Foundation
import Testing
import UIKit

@Suite("Input views") struct InputViewTests {
  private final class Keypad: UIView {
    var isWilling = true
    var input: UIView?
    var accessory: UIView?
    override var canBecomeFirstResponder: Bool { isWilling }
    override var inputView: UIView? { input }
    override var inputAccessoryView: UIView? { accessory }
  }

  private func keypad(_ stage: Stage, in parent: UIView? = nil) -> Keypad {
    let view = stage.world.run { Keypad(frame: CGRect(x: 0, y: 0, width: 400, height: 800)) }
    (parent ?? stage.window).addSubview(view)
    return view
  }

  /// Where a view is on the screen.
  private func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  private func add(_ name: String, height: Double, _ stage: Stage) -> Probe {
    let probe = stage.add(name, 0, 0, 10, height)
    probe.removeFromSuperview()
    return probe
  }

  @Test("KBD-2: the views stand at the bottom while their responder is first, and get their touches")
  func shown() {
    let stage = Stage()
    let holder = keypad(stage)
    let (input, accessory) = (add("I", height: 200, stage), add("A", height: 40, stage))
    (holder.input, holder.accessory) = (input, accessory)
    expect(input.window, is: nil)
    holder.becomeFirstResponder()
    expect(place(input), is: CGRect(x: 0, y: 600, width: 400, height: 200))
    expect(place(accessory), is: CGRect(x: 0, y: 560, width: 400, height: 40))
    #expect(input.window != nil && input.window !== stage.window && stage.window.isKeyWindow)
    stage.play(0, down(1, 200, 580))
    stage.play(0.1, up(1, 200, 580))
    expect(stage.drainLog(), is: ["A.began(1)", "A.ended(1)"])
    stage.play(0.2, down(1, 200, 500))
    #expect(stage.drainLog() == [] && stage.window.hitTest(CGPoint(x: 200, y: 500), with: nil) === holder)
    holder.resignFirstResponder()
    #expect(input.window == nil && accessory.superview == nil)
    stage.play(0.3, up(1, 200, 500))
  }

  @Test("KBD-2: the next first responder keeps a view that both want where it is") func shared() {
    let stage = Stage()
    let (first, second, bare) = (keypad(stage), keypad(stage), keypad(stage))
    let input = add("I", height: 100, stage)
    (first.input, second.input) = (input, input)
    first.becomeFirstResponder()
    stage.play(0, down(1, 200, 750))
    second.becomeFirstResponder()
    #expect(stage.drainLog() == ["I.began(1)"] && input.window != nil)
    bare.isWilling = false
    #expect(!bare.becomeFirstResponder() && input.window != nil)
    bare.isWilling = true
    bare.becomeFirstResponder()
    #expect(stage.drainLog() == ["I.cancelled(1)"] && input.window == nil)
  }

  @Test("KBD-2: a view of a responder further up the chain counts, and reloading asks again") func chain() {
    let stage = Stage()
    let outer = keypad(stage)
    let inner = keypad(stage, in: outer)
    let (accessory, other) = (add("A", height: 40, stage), add("B", height: 60, stage))
    outer.accessory = accessory
    inner.becomeFirstResponder()
    expect(place(accessory).minY, is: 760)
    inner.accessory = other
    outer.reloadInputViews()
    expect(other.window, is: nil, "it is not first")
    inner.reloadInputViews()
    #expect(place(other).minY == 740 && accessory.window == nil)
    inner.removeFromSuperview()
    expect(other.window, is: nil)
  }

  @Test("KBD-2: a text field's input views can be set") func field() {
    let stage = Stage()
    let field = stage.world.run { UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30)) }
    stage.window.addSubview(field)
    let (input, accessory) = (add("I", height: 100, stage), add("A", height: 10, stage))
    (field.inputView, field.inputAccessoryView) = (input, accessory)
    field.becomeFirstResponder()
    #expect(place(input).minY == 700 && place(accessory).minY == 690)
    stage.window.endEditing(true)
    expect(input.window, is: nil)
  }

  @Test("A controller's editing, size and what it tells its parent") func controller() {
    final class Parent: UIViewController {
      var told: [CGSize] = []
      override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
      {
        told.append(container.preferredContentSize)
      }
    }
    final class Child: UIViewController {
      var log: [String] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        log.append("\(editing) \(animated)")
      }
    }
    let (parent, child) = (Parent(), Child())
    parent.addChild(child)
    child.isEditing = true
    child.setEditing(false, animated: true)
    #expect(child.log == ["true false", "false true"] && !child.isEditing)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    expect(parent.told, is: [CGSize(width: 10, height: 20)])
  }
}
