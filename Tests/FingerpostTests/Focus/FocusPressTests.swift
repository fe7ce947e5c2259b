import Expectations
import FingerpostHID
import FingerpostTimeline
import FingerpostTrace
import Foundation
import Testing
import UIKit

@Suite("Focus and presses", .bothWays)
struct FocusPressTests {
  private let tiles = TileStage()
  private var stage: Stage { tiles.stage }

  /// A tile that notes its presses.
  private final class Key: Tile {
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      stage?.note("\(name) began \(isFocused)")
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      stage?.note("\(name) ended \(isFocused)")
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      stage?.note("\(name) cancelled")
    }
    override var canBecomeFirstResponder: Bool { true }
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
      if context.nextFocusedView === self { stage?.note("\(name) focused") }
    }
  }

  private func key(_ name: String, _ x: Double) -> Key {
    stage.world.run {
      let key = Key(frame: CGRect(x: x, y: 0, width: 100, height: 100))
      (key.name, key.stage) = (name, stage)
      stage.window.addSubview(key)
      return key
    }
  }

  @Test(
    "FR-7, PRESS-2, FOC-6: the focused view gets the arrow, before the focus moves, and its end after that")
  func arrows() {
    let (a, b) = (key("a", 0), key("b", 200))
    b.becomeFirstResponder()
    tiles.turn()
    tiles.press(.rightArrow)
    tiles.press(.rightArrow, .ended)
    expect(stage.drainLog(), is: ["a focused", "a began true", "b focused", "a ended false"])
    a.isFocusable = false
    b.isFocusable = false
    tiles.press(.select)
    expect(
      stage.drainLog(), is: ["b began false"], "nothing can be focused, so it goes to the first responder")
  }

  /// A recognizer of presses, such as a game has.
  private final class Taker: UIGestureRecognizer {
    var taken = 0
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
      taken += 1
      state = .ended
    }
  }

  @Test("FOC-6: an arrow that a recognizer takes moves nothing")
  func taken() {
    let (a, _) = (key("a", 0), key("b", 200))
    tiles.turn()
    let taker = Taker(target: nil, action: nil)
    a.addGestureRecognizer(taker)
    tiles.press(.rightArrow)
    #expect(a.isFocused && taker.taken == 1)
    expect(stage.drainLog(), is: ["a focused"])
  }

  @Test("FOC-7: what is removed or hidden loses the focus, and no environment is asked")
  func lost() {
    let (a, b, c) = (tiles.add("a", 0, 0), tiles.add("b", 200, 0), tiles.add("c", 0, 200))
    tiles.turn()
    _ = stage.drainLog()
    (b.allows, c.allows) = (false, false)
    a.removeFromSuperview()
    #expect(!a.isFocused && tiles.focused == nil && stage.drainLog() == [])
    tiles.turn()
    expect(stage.drainLog(), is: ["a a→b", "b a→b"])
    b.isHidden = true
    tiles.turn()
    expect(stage.drainLog(), is: ["b b→c", "c b→c"])
    c.isFocusable = false
    tiles.press(.select)
    #expect(stage.drainLog().filter { !$0.hasPrefix("W") } == ["c c→-"] && tiles.focused == nil)
    c.isFocusable = true
    c.allows = true
    tiles.press(.menu)
    expect(stage.drainLog().filter { !$0.hasPrefix("W") }, is: ["c?", "c -→c"])
  }

  @Test("FOC-7: a view that moves within its window keeps the focus")
  func moved() {
    let (a, b) = (tiles.add("a", 0, 0), tiles.add("b", 200, 0))
    tiles.turn()
    b.addSubview(a)
    tiles.turn()
    #expect(a.isFocused)
  }

  @Test("FOC-8, PRESS-5: select presses the focused button, and begins editing in the focused field")
  func select() {
    let button = stage.world.run { UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    let field = stage.world.run { UITextField(frame: CGRect(x: 0, y: 200, width: 100, height: 100)) }
    stage.window.addSubview(button)
    stage.window.addSubview(field)
    button.addAction(
      UIAction { [unowned stage] _ in stage.note("pressed") }, for: .primaryActionTriggered)
    button.addAction(UIAction { [unowned stage] _ in stage.note("touched") }, for: .touchUpInside)
    tiles.turn()
    _ = stage.drainLog()
    tiles.press(.select)
    tiles.press(.select, .ended)
    expect(stage.drainLog().filter { !$0.hasPrefix("W") }, is: ["pressed"])
    tiles.press(.downArrow)
    #expect(field.isFocused && !field.isEditing)
    tiles.press(.select)
    #expect(!field.isEditing)
    tiles.press(.select, .ended)
    #expect(field.isEditing)
  }

  @Test(
    "FOC-8, TXF-1: a key is typed into the first responder wherever the focus is, and its arrows move nothing"
  )
  func typing() {
    let field = stage.world.run { UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    stage.window.addSubview(field)
    let other = tiles.add("other", 200, 0)
    tiles.turn()
    let type = { (usage: UInt16) in
      stage.world.application.handle(
        Frame(
          nanoseconds: stage.world.timeline.now.nanoseconds,
          presses: [Press(key: FingerpostHID.Key(usage: usage), phase: .began)]))
    }
    #expect(field.isFocused)
    field.becomeFirstResponder()
    type(79)
    #expect(field.isFocused)
    tiles.press(.rightArrow)
    #expect(other.isFocused)
    type(4)
    expect(field.text, is: "a")
    field.resignFirstResponder()
    type(80)
    #expect(field.isFocused)
  }

  @Test(
    "FOC-9: animations run when all were told, in their order, and completions a while later, in virtual time"
  )
  func animations() {
    let (a, b) = (tiles.add("a", 0, 0), tiles.add("b", 200, 0))
    tiles.turn()
    _ = stage.drainLog()
    let note = { [unowned stage] (text: String) in { stage.note(text) } }
    a.onUpdate = { _, coordinator in
      coordinator.addCoordinatedUnfocusingAnimations({ note("\($0.duration)")() }, completion: note("done 1"))
    }
    b.onUpdate = { _, coordinator in
      coordinator.addCoordinatedFocusingAnimations(nil, completion: note("done 2"))
      coordinator.addCoordinatedAnimations(note("grow"), completion: nil)
    }
    tiles.press(.rightArrow)
    expect(stage.drainLog().filter { !$0.hasPrefix("W") }.suffix(4), is: ["a a→b", "b a→b", "0.25", "grow"])
    let timeline = stage.world.timeline
    timeline.advance(to: timeline.now.advanced(bySeconds: 0.249))
    expect(stage.drainLog(), is: [])
    timeline.advance(to: timeline.now.advanced(bySeconds: 0.001))
    expect(stage.drainLog(), is: ["done 1", "done 2"])
  }

  @Test("FOC-4: an update asked for inside another one happens after it")
  func reentrant() {
    let (a, b) = (tiles.add("a", 0, 0), tiles.add("b", 200, 0))
    tiles.turn()
    b.onUpdate = { context, _ in
      guard context.nextFocusedView === b else { return }
      UIFocusSystem.focusSystem(for: a)?.requestFocusUpdate(to: a)
      a.updateFocusIfNeeded()
      #expect(b.isFocused)
    }
    tiles.press(.rightArrow)
    #expect(b.isFocused)
    tiles.turn()
    #expect(a.isFocused)
  }
}
