import Expectations
import FingerpostHID
import Foundation
import Testing
import UIKit

/// Actions, editing and keys against measurements of UIKit, iOS 26.1 simulator (iPhone 16), published in
/// Vercantez/openuikit.
@Suite("Actions as measured", .bothWays)
struct MeasuredActionTests {
  private final class Counter {
    var calls = 0
    func count() { calls += 1 }
  }

  // MARK: - Controls, without any touch

  @Test("CTL-12, CTL-30: how often two observers of touchUpInside are called for what is sent")
  func sentEvents() {
    let (button, first, second) = (UIButton(), Counter(), Counter())
    button.addTarget(first, action: Counter.count, for: .touchUpInside)
    button.addTarget(second, action: Counter.count, for: .touchUpInside)
    let cases: [(UIControl.Event, Int)] = [
      (.touchDown, 0), (.touchUpOutside, 0), (.valueChanged, 0), ([.touchUpInside, .valueChanged], 1),
    ]
    for (events, calls) in cases {
      (first.calls, second.calls) = (0, 0)
      button.sendActions(for: events)
      #expect(first.calls == calls && second.calls == calls)
    }
  }

  @Test("CTL-20: a disabled button sends what code has it send")
  func disabled() {
    let (button, first, second) = (UIButton(), Counter(), Counter())
    button.addTarget(first, action: Counter.count, for: .touchUpInside)
    button.addTarget(second, action: Counter.count, for: .touchUpInside)
    button.isEnabled = false
    button.sendActions(for: .touchUpInside)
    #expect(first.calls == 1 && second.calls == 1)
  }

  @Test("CTL-12, CTL-29: an entry for two events is called for each, and the union of events is 64, then 0")
  func registered() {
    let (button, counter) = (UIButton(), Counter())
    button.addTarget(counter, action: Counter.count, for: [.touchDown, .touchUpInside])
    button.sendActions(for: .touchDown)
    expect(counter.calls, is: 1)
    button.sendActions(for: .touchUpInside)
    expect(counter.calls, is: 2)
    button.removeTarget(nil, action: nil, for: .touchDown)
    expect(button.allControlEvents.rawValue, is: 64)
    button.removeTarget(nil, action: nil, for: .allEvents)
    expect(button.allControlEvents.rawValue, is: 0)
  }

  @Test("SEG-2: a removal that leaves no selection reads -2, and only then")
  func removedSegments() {
    func control(_ selected: Int) -> UISegmentedControl {
      let control = UISegmentedControl(items: ["a", "b", "c", "d"])
      control.selectedSegmentIndex = selected
      return control
    }
    let (chosen, none, later) = (control(2), control(-1), control(2))
    expect(none.selectedSegmentIndex, is: UISegmentedControl.noSegment)
    chosen.removeSegment(at: 2, animated: false)
    expect(chosen.selectedSegmentIndex, is: -2)
    none.insertSegment(withTitle: "x", at: 0, animated: false)
    expect(none.selectedSegmentIndex, is: -1)
    none.removeSegment(at: 0, animated: false)
    expect(none.selectedSegmentIndex, is: -2)
    later.removeSegment(at: 0, animated: false)
    expect(later.selectedSegmentIndex, is: 1, "it follows its segment")
    later.removeAllSegments()
    expect(later.selectedSegmentIndex, is: -1)
    later.insertSegment(withTitle: "y", at: 0, animated: false)
    expect(later.selectedSegmentIndex, is: -1)
  }

  @Test("CTL-2: a disabled button that is highlighted has the state disabled alone")
  func disabledState() {
    let button = UIButton()
    button.isHighlighted = true
    expect(button.state, is: .highlighted)
    button.isEnabled = false
    #expect(button.state == .disabled && button.isHighlighted)
    button.isSelected = true
    expect(button.state, is: [.disabled, .selected])
  }

  @Test("SEG-1: disabling the selected segment takes the selection away, and nothing is sent")
  func segments() {
    let (control, counter) = (UISegmentedControl(items: ["a", "b", "c"]), Counter())
    control.addTarget(counter, action: Counter.count, for: .allEvents)
    control.selectedSegmentIndex = 1
    control.setEnabled(false, forSegmentAt: 2)
    expect(control.selectedSegmentIndex, is: 1)
    control.setEnabled(false, forSegmentAt: 1)
    expect(control.selectedSegmentIndex, is: -1)
    control.selectedSegmentIndex = 1
    expect(control.selectedSegmentIndex, is: 1, "code may select it")
    control.isEnabled = false
    #expect(control.isEnabledForSegment(at: 0) && !control.isEnabledForSegment(at: 1))
    expect(counter.calls, is: 0)
  }

  // MARK: - Targets that are looked for

  private final class Field: UITextField {
    var senders: [AnyObject] = []
    func act(_ sender: UITextField) { senders.append(sender) }
  }

  @Test("ACT-1: without a first responder the search begins at a sender that is a responder")
  func nilTarget() {
    let stage = Stage()
    let field = stage.world.run { Field(frame: CGRect(x: 0, y: 0, width: 100, height: 30)) }
    stage.window.addSubview(field)
    let application = stage.world.application
    let act = Selector("act", Field.act)
    #expect(!application.sendAction(act, to: nil, from: nil, for: nil))
    #expect(field.senders.isEmpty)
    #expect(application.sendAction(act, to: nil, from: field, for: nil))
    #expect(field.senders.count == 1 && field.senders.first === field)
    let count = Selector("count", Counter.count)
    #expect(!application.sendAction(count, to: nil, from: field, for: nil), "nobody has it")
    let counter = Counter()
    #expect(application.sendAction(count, to: counter, from: field, for: nil))
    expect(counter.calls, is: 1)
  }

  // MARK: - Editing

  private final class Keeper: UITextFieldDelegate {
    var refuses = true
    var log: [String] = []
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      log.append("shouldEnd")
      return !refuses
    }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
      log.append("didEnd")
    }
  }

  /// A field that edits, in a view beside another one.
  private func editing(refuses: Bool) -> (stage: Stage, parent: UIView, field: UITextField, keeper: Keeper) {
    let (stage, keeper) = (Stage(), Keeper())
    keeper.refuses = refuses
    let parent = stage.add("P", 0, 0, 200, 200)
    let field = stage.world.run { UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30)) }
    parent.addSubview(field)
    field.delegate = keeper
    field.becomeFirstResponder()
    return (stage, parent, field, keeper)
  }

  @Test("FR-9: a field whose delegate refuses stays first responder, asked once either way")
  func refusal() {
    let (stage, parent, field, keeper) = editing(refuses: true)
    #expect(!parent.endEditing(false))
    #expect(keeper.log == ["shouldEnd"] && field.isFirstResponder)
    #expect(stage.window.endEditing(true), "which says true, but the field stays")
    #expect(keeper.log == ["shouldEnd", "shouldEnd"] && field.isFirstResponder && field.isEditing)
  }

  @Test("FR-9: a delegate that agrees is asked twice for false and once for true", arguments: [false, true])
  func consent(force: Bool) {
    let (stage, _, field, keeper) = editing(refuses: false)
    #expect(stage.window.endEditing(force))
    expect(keeper.log, is: (force ? ["shouldEnd", "didEnd"] : ["shouldEnd", "shouldEnd", "didEnd"]))
    #expect(!field.isFirstResponder && stage.window.endEditing(force))
  }

  @Test("FR-9: a view without the first responder says false, a window without one true, and nobody is asked")
  func elsewhere() {
    let (stage, parent, field, keeper) = editing(refuses: true)
    let other = stage.add("O", 200, 0, 200, 200)
    #expect(!other.endEditing(false) && !other.endEditing(true))
    #expect(keeper.log == [] && field.isFirstResponder)
    keeper.refuses = false
    field.resignFirstResponder()
    keeper.log = []
    #expect(parent.endEditing(false) && parent.endEditing(true) && keeper.log == [])
  }

  // MARK: - Keys

  private final class Desk: UIView {
    var log: [String] = []
    var commands: [UIKeyCommand] = []
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? {
      log.append("asked")
      return commands
    }
    override func validate(_ command: UICommand) { log.append("validate \(command.title)") }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("press") }
    func find(_ sender: UIKeyCommand) {
      let own = commands.contains { $0 === sender }
      log.append(
        "\(sender.title) \(own ? "own" : "new") \(sender.modifierFlags.rawValue) \(sender.alternates.count)")
    }
    func findMore(_ sender: UIKeyCommand) { find(sender) }
  }

  @Test("PRESS-6: what ⌘J, ⌘⇧J, ⌘⌃J and J do where ⌘J is a command with ⇧ for an alternate")
  func keyCommands() {
    let stage = Stage()
    let desk = stage.world.run { Desk(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    let inner = stage.world.run { Desk(frame: .zero) }
    stage.window.addSubview(desk)
    desk.addSubview(inner)
    desk.commands = [
      UIKeyCommand(
        title: "Find", action: Selector("find", Desk.find), input: "j", modifierFlags: .command,
        alternates: [
          UICommandAlternate(
            title: "Find more", action: Selector("findMore", Desk.findMore),
            modifierFlags: [.command, .shift])
        ]),
      UIKeyCommand(input: "j", modifierFlags: .command, action: Selector("findMore", Desk.findMore)),
    ]
    inner.becomeFirstResponder()
    func type(_ flags: UIKeyModifierFlags) -> [String] {
      for phase in [Press.Phase.began, .ended] {
        let press = Press(key: Key(usage: 13, modifierFlags: flags.rawValue), phase: phase)
        stage.world.application.handle(
          Frame(nanoseconds: 0, presses: [press], modifierFlags: flags.rawValue))
      }
      defer { (inner.log, desk.log) = ([], []) }
      return inner.log + ["|"] + desk.log
    }
    expect(type(.command), is: ["asked", "|", "asked", "validate Find", "Find own 1048576 1"])
    expect(
      type([.command, .shift]),
      is: [
        "asked", "|", "asked", "validate Find more", "Find more new 1179648 0",
      ])
    expect(type([.command, .control]), is: ["asked", "press", "|", "asked"])
    expect(type([]), is: ["asked", "press", "|", "asked"])
    expect(type([.command, .alphaShift]).last, is: "Find own 1048576 1", "Caps Lock is none of its keys")
  }

  @Test("PRESS-6: an alternate's modifiers are added to its command's, and what comes first in the list wins")
  func addedModifiers() {
    let stage = Stage()
    let desk = stage.world.run { Desk(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    stage.window.addSubview(desk)
    let find = UIKeyCommand(
      title: "Find", action: Selector("find", Desk.find), input: "j", modifierFlags: .command,
      alternates: [
        UICommandAlternate(
          title: "Shift", action: Selector("findMore", Desk.findMore), modifierFlags: .shift),
        UICommandAlternate(
          title: "Option", action: Selector("findMore", Desk.findMore), modifierFlags: .alternate),
      ])
    let direct = UIKeyCommand(
      title: "Direct", action: Selector("find", Desk.find), input: "j", modifierFlags: [.command, .shift])
    desk.becomeFirstResponder()
    func type(_ flags: UIKeyModifierFlags) -> String? {
      for phase in [Press.Phase.began, .ended] {
        let press = Press(key: Key(usage: 13, modifierFlags: flags.rawValue), phase: phase)
        stage.world.application.handle(Frame(nanoseconds: 0, presses: [press], modifierFlags: flags.rawValue))
      }
      defer { desk.log = [] }
      return desk.log.last
    }
    desk.commands = [find, direct]
    expect(type([.command, .shift]), is: "Shift new 1179648 0")
    expect(type([.command, .alternate]), is: "Option new 1572864 0")
    expect(type([.command, .shift, .alternate]), is: "press")
    expect(type(.shift), is: "press")
    desk.commands = [direct, find]
    expect(type([.command, .shift]), is: "Direct own 1179648 0")
  }

  @Test("PRESS-6: the first responder's own command wins, and sendEvent sends none")
  func nearest() {
    let stage = Stage()
    let desk = stage.world.run { Desk(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    let inner = stage.world.run { Desk(frame: .zero) }
    stage.window.addSubview(desk)
    desk.addSubview(inner)
    for view in [desk, inner] {
      view.commands = [UIKeyCommand(input: "j", modifierFlags: .command, action: Selector("find", Desk.find))]
    }
    inner.becomeFirstResponder()
    let press = Press(key: Key(usage: 13, modifierFlags: 1 << 20), phase: .began)
    stage.world.application.handle(Frame(nanoseconds: 0, presses: [press], modifierFlags: 1 << 20))
    #expect(inner.log == ["asked", "validate ", " own 1048576 0"] && desk.log == [])
  }
}
