import Expectations
import FingerpostHID
import FingerpostTimeline
import FingerpostTrace
import Foundation
import Testing
import UIKit

/// A view that notes what it is asked and told about focus.
class Tile: UIView {
  var name = ""
  weak var stage: Stage?
  var isFocusable = true
  var allows = true
  var preferred: [any UIFocusEnvironment] = []
  var onUpdate: (UIFocusUpdateContext, UIFocusAnimationCoordinator) -> Void = { _, _ in }

  override var canBecomeFocused: Bool { isFocusable }
  override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferred }
  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    stage?.note("\(name)?")
    return allows
  }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    let names = [context.previouslyFocusedView, context.nextFocusedView].map { ($0 as? Tile)?.name ?? "-" }
    stage?.note("\(name) \(names.joined(separator: "→"))")
    onUpdate(context, coordinator)
  }
}

/// A window with tiles, where there is focus.
final class TileStage {
  let stage: Stage
  private var time = 0.0

  init(isOn: Bool = true) {
    var rules = EventRules.standard
    rules.usesFocus = isOn
    stage = Stage(rules: rules)
  }

  func add(_ name: String, _ x: Double, _ y: Double, _ size: Double = 100, to parent: UIView? = nil) -> Tile {
    stage.world.run {
      let tile = Tile(frame: CGRect(x: x, y: y, width: size, height: size))
      (tile.name, tile.stage) = (name, stage)
      (parent ?? stage.window).addSubview(tile)
      return tile
    }
  }

  /// Lets the next turn of the run loop come.
  func turn() {
    time += 0.01
    stage.world.timeline.advance(to: stage.world.timeline.now.advanced(bySeconds: 0.01))
  }

  func press(_ kind: Press.Kind, _ phase: Press.Phase = .began) {
    stage.world.application.handle(
      Frame(
        nanoseconds: stage.world.timeline.now.nanoseconds, presses: [Press(kind: kind, phase: phase)]))
  }

  var focused: String? {
    (UIFocusSystem.focusSystem(for: stage.window)?.focusedItem as? Tile)?.name
  }
}

@Suite("Focus", .bothWays)
struct FocusTests {
  private let tiles = TileStage()
  private var stage: Stage { tiles.stage }

  @Test("FOC-1: without the switch there is no focus, and presses go to the first responder")
  func off() {
    let tiles = TileStage(isOn: false)
    let tile = tiles.add("A", 0, 0)
    tiles.turn()
    tile.setNeedsFocusUpdate()
    tile.updateFocusIfNeeded()
    tiles.press(.rightArrow)
    #expect(UIFocusSystem.focusSystem(for: tile) == nil && !tile.isFocused)
    #expect(tiles.stage.drainLog() == ["W.pressesBegan"] || tiles.stage.drainLog() == [])
  }

  @Test(
    "FOC-2: enabled buttons, text fields and segmented controls can be focused, and nothing else by itself")
  func defaults() {
    stage.world.run {
      let controls = [UIButton(), UITextField(), UISegmentedControl()]
      let focusable = { (views: [UIView]) in views.filter { $0.canBecomeFocused }.count }
      expect(focusable(controls), is: 3)
      for control in controls { control.isEnabled = false }
      expect(focusable(controls), is: 0)
      let others = [UIView(), UILabel(), UIControl(), UISwitch(), UISlider(), UIScrollView(), stage.window]
      expect(focusable(others), is: 0)
    }
  }

  @Test("FOC-2: what is hidden, transparent, not interactive or in another window is not focused")
  func unfocusable() {
    let box = tiles.add("Box", 0, 0, 400)
    box.isFocusable = false
    let inner = tiles.add("A", 0, 0, to: box)
    let last = tiles.add("B", 0, 500)
    for hide in [{ box.isHidden = $0 }, { box.alpha = $0 ? 0 : 1 }, { box.isUserInteractionEnabled = !$0 }]
      as [(Bool) -> Void]
    {
      hide(true)
      tiles.turn()
      #expect(tiles.focused == "B" && last.isFocused && !inner.isFocused)
      hide(false)
      stage.window.setNeedsFocusUpdate()
      stage.window.updateFocusIfNeeded()
      #expect(tiles.focused == "A" && inner.isFocused)
    }
    let other = stage.world.run { UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800)) }
    let elsewhere = tiles.add("C", 0, 0, to: other)
    #expect(tiles.focused == "A" && !elsewhere.isFocused)
    other.makeKeyAndVisible()
    tiles.turn()
    expect(tiles.focused, is: "C")
  }

  @Test("FOC-1, FOC-2, FOC-7: why a view cannot be focused") func bars() {
    let box = tiles.add("Box", 0, 0, 400)
    let inner = tiles.add("A", 0, 0, to: box)
    tiles.turn()
    expect(inner.focusBar, is: nil)
    inner.isFocusable = false
    expect(inner.focusBar, is: .itself)
    box.isUserInteractionEnabled = false
    expect(inner.focusBar, is: .off(box))
    stage.world.run { UIWindow(frame: stage.window.frame).makeKeyAndVisible() }
    expect(inner.focusBar, is: .elsewhere)
    expect(TileStage(isOn: false).add("B", 0, 0).focusBar, is: .elsewhere)
  }

  @Test("FOC-3: the focus begins with the preferences, theirs, and then with what is nearest to the top left")
  func preferred() {
    let box = tiles.add("Box", 0, 300, 200)
    box.isFocusable = false
    let (far, near) = (tiles.add("far", 100, 100, 50, to: box), tiles.add("near", 0, 0, 50, to: box))
    _ = tiles.add("top", 0, 0)
    tiles.turn()
    expect(tiles.focused, is: "top")
    let system = UIFocusSystem.focusSystem(for: box)
    system?.requestFocusUpdate(to: box)
    expect(tiles.focused, is: "top")
    tiles.turn()
    expect(tiles.focused, is: "near")
    let unfocusable = tiles.add("no", 0, 200)
    unfocusable.isFocusable = false
    box.preferred = [unfocusable, far, near]
    box.setNeedsFocusUpdate()
    system?.updateFocusIfNeeded()
    expect(tiles.focused, is: "far")
    // Environments that prefer each other end the search.
    box.preferred = [unfocusable]
    unfocusable.preferred = [box]
    box.setNeedsFocusUpdate()
    box.updateFocusIfNeeded()
    expect(tiles.focused, is: "near")
  }

  @Test("FOC-3: a request counts where the focused view is inside, and the outermost of several wins")
  func requests() {
    let box = tiles.add("Box", 200, 0, 200)
    box.isFocusable = false
    let (first, second) = (tiles.add("1", 0, 0, 50, to: box), tiles.add("2", 100, 0, 50, to: box))
    let outside = tiles.add("out", 0, 0)
    tiles.turn()
    expect(tiles.focused, is: "out")
    box.preferred = [second]
    box.setNeedsFocusUpdate()
    tiles.turn()
    expect(tiles.focused, is: "out")
    UIFocusSystem.focusSystem(for: box)?.requestFocusUpdate(to: first)
    tiles.turn()
    expect(tiles.focused, is: "1")
    box.setNeedsFocusUpdate()
    stage.window.setNeedsFocusUpdate()
    box.setNeedsFocusUpdate()
    tiles.turn()
    #expect(tiles.focused == "out" && outside.isFocused)
  }

  @Test("FOC-3, FOC-7: a controller leads to its view, and what is presented keeps the focus inside")
  func controllers() {
    final class Page: UIViewController {
      var preferred: [any UIFocusEnvironment]?
      override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        preferred ?? super.preferredFocusEnvironments
      }
    }
    let (page, sheet) = stage.world.run { (Page(), Page()) }
    stage.window.rootViewController = page
    _ = tiles.add("A", 0, 0, to: page.view)
    let b = tiles.add("B", 200, 0, to: page.view)
    page.preferred = [b]
    tiles.turn()
    #expect(tiles.focused == "B" && page.contains(b) && stage.window.contains(page) && !sheet.contains(b))
    stage.world.run { page.present(sheet, animated: false) }
    _ = tiles.add("C", 300, 300, to: sheet.view)
    tiles.turn()
    expect(tiles.focused, is: "C")
    tiles.press(.upArrow)
    expect(tiles.focused, is: "C")
  }

  @Test("FOC-4: environments are asked from the old view upwards, then the new; then told in the same order")
  func order() {
    let (left, right) = (tiles.add("L", 0, 0, 200), tiles.add("R", 200, 0, 200))
    (left.isFocusable, right.isFocusable) = (false, false)
    let (a, b) = (tiles.add("a", 50, 50, 50, to: left), tiles.add("b", 50, 50, 50, to: right))
    tiles.turn()
    expect(stage.drainLog(), is: ["a?", "L?", "a -→a", "L -→a"])
    tiles.press(.rightArrow)
    expect(
      stage.drainLog().filter { !$0.hasPrefix("W") },
      is: ["a?", "L?", "b?", "R?", "a a→b", "L a→b", "b a→b", "R a→b"])
    right.allows = false
    tiles.press(.leftArrow)
    expect(stage.drainLog().filter { !$0.hasPrefix("W") }, is: ["b?", "R?"])
    #expect(b.isFocused && !a.isFocused)
    if Stage.listens {
      expect(
        stage.facts { if case .focusStays(_, .refused, by: .some) = $0 { true } else { false } }.count, is: 1)
    }
  }

  @Test("FOC-4: the context says what moves where, and the notification has it with the coordinator")
  func context() {
    let (a, b) = (tiles.add("a", 0, 0), tiles.add("b", 0, 200))
    tiles.turn()
    var told: [UIFocusUpdateContext] = []
    b.onUpdate = { context, _ in told.append(context) }
    var posted = 0
    let system = UIFocusSystem.focusSystem(for: a)
    let token = NotificationCenter.default.addObserver(
      forName: UIFocusSystem.didUpdateNotification, object: system, queue: nil
    ) { note in
      let hasBoth =
        note.userInfo?[UIFocusSystem.focusUpdateContextUserInfoKey] is UIFocusUpdateContext
        && note.userInfo?[UIFocusSystem.animationCoordinatorUserInfoKey] is UIFocusAnimationCoordinator
      MainActor.assumeIsolated { posted += hasBoth ? 1 : 0 }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    tiles.press(.downArrow)
    #expect(told.count == 1 && told.first?.focusHeading == .down && posted == 1)
    #expect(told.first?.previouslyFocusedView === a && told.first?.nextFocusedItem === b)
  }

  @Test(
    "FOC-5: the nearest in the strip wins, then the one nearest to its middle; nothing outside of it does")
  func nearest() {
    _ = tiles.add("from", 100, 100)
    let far = tiles.add("far", 350, 100, 40)
    let aside = tiles.add("aside", 260, 60, 50)
    let middle = tiles.add("middle", 260, 120, 50)
    _ = tiles.add("outside", 210, 210, 50)
    let over = tiles.add("over", 120, 100, 100)
    UIFocusSystem.focusSystem(for: far)?.requestFocusUpdate(to: stage.window.subviews[0])
    tiles.turn()
    expect(tiles.focused, is: "from")
    tiles.press(.rightArrow)
    expect(tiles.focused, is: "middle", "one that covers the middle of the focused view is not beside it")
    middle.isHidden = true
    over.isHidden = true
    stage.window.preferredToFocus("from", tiles)
    tiles.press(.rightArrow)
    expect(tiles.focused, is: "aside")
    aside.isHidden = true
    stage.window.preferredToFocus("from", tiles)
    tiles.press(.rightArrow)
    expect(tiles.focused, is: "far")
    tiles.press(.leftArrow)
    expect(tiles.focused, is: "from")
  }

  @Test("FOC-5: where nothing is, the focus stays, and that is posted")
  func nothing() {
    let a = tiles.add("a", 0, 0)
    tiles.turn()
    var failed = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIFocusSystem.movementDidFailNotification, object: UIFocusSystem.focusSystem(for: a),
      queue: nil
    ) { _ in MainActor.assumeIsolated { failed += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    for arrow in [Press.Kind.upArrow, .downArrow, .leftArrow, .rightArrow] { tiles.press(arrow) }
    #expect(failed == 4 && a.isFocused)
  }
}

extension UIWindow {
  /// Brings the focus back to a tile of the window.
  fileprivate func preferredToFocus(_ name: String, _ tiles: TileStage) {
    guard let tile = subviews.first(where: { ($0 as? Tile)?.name == name }) else { return }
    UIFocusSystem.focusSystem(for: self)?.requestFocusUpdate(to: tile)
    tiles.turn()
  }
}
