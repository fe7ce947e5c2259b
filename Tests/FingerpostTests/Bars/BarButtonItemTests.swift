import Expectations
import Foundation
import Testing
import UIKit

@Suite("Items of bars", .bothWays)
struct BarButtonItemTests {
  private final class Target: UIResponder {
    var heard: [String] = []

    func plain() { heard.append("plain") }
    func sent(_ sender: UIBarButtonItem) { heard.append("sent \(sender.title ?? "")") }
    func whole(_ sender: UIBarButtonItem, _ event: UIEvent?) {
      heard.append("whole \(sender.title ?? "") \(event?.type == .touches)")
    }
  }

  /// A view that performs an action without a target.
  private final class Performer: UIView {
    var heard: [String] = []

    func move(_ sender: UIBarButtonItem) { heard.append(sender.title ?? "") }
  }

  private let stage = Stage()
  private let target = Target()

  private func show(_ items: UIBarButtonItem..., in parent: UIView? = nil) -> UIToolbar {
    let bar = stage.world.run { UIToolbar(frame: CGRect(x: 0, y: 700, width: 400, height: 44)) }
    bar.items = items
    (parent ?? stage.window).addSubview(bar)
    return bar
  }

  private func tap(_ time: Double, _ x: Double, _ y: Double = 720) -> [String] {
    target.heard = []
    stage.tap(time, x, y)
    return target.heard
  }

  #if !canImport(ObjectiveC)
    @Test("KVC-2: an item has its view in the bar by name, as others ask for it to place something there")
    func keys() {
      let (item, own) = (
        UIBarButtonItem(title: "x", style: .plain, target: target, action: Target.plain), UIView()
      )
      let custom = stage.world.run { UIBarButtonItem(customView: own) }
      #expect(item.value(forKey: "view") == nil)
      let bar = show(item, custom)
      bar.layoutIfNeeded()
      let view = item.value(forKey: "view") as? UIView
      #expect(view?.isDescendant(of: bar) == true && custom.value(forKey: "view") as? UIView === own)
      item.setValue("y", forKey: "title")
      item.setValue(3, forKey: "tag")
      #expect(item.title == "y" && item.tag == 3 && item.value(forKey: "enabled") as? Bool == true)
    }
  #endif

  @Test("BAR-4: room is an item of the class that is asked for it")
  func room() {
    final class Own: UIBarButtonItem {}
    let (own, fixed): (Own, UIBarButtonItem) = stage.world.run { (.flexibleSpace(), .fixedSpace(100)) }
    let item = UIBarButtonItem(title: "x", style: .plain, target: target, action: Target.plain)
    _ = show(own, item, fixed)
    #expect(fixed.width == 100 && tap(0, 380) == [] && tap(1, 30) == [] && tap(2, 270) == ["plain"])
  }

  @Test("BAR-3: an item calls its target with nothing, with itself, or with itself and the event")
  func actions() {
    _ = show(
      UIBarButtonItem(title: "A", style: .plain, target: target, action: Target.plain),
      UIBarButtonItem(title: "B", style: .done, target: target, action: Target.sent),
      UIBarButtonItem(title: "C", style: .plain, target: target, action: Selector("whole", Target.whole)),
      UIBarButtonItem(barButtonSystemItem: .add, target: target, action: Target.sent),
      UIBarButtonItem(barButtonSystemItem: .trash, target: target, action: Target.plain))
    expect(tap(0, 20), is: ["plain"])
    expect(tap(1, 60), is: ["sent B"])
    expect(tap(2, 110), is: ["whole C true"])
    expect(tap(3, 150), is: ["sent "])
    expect(tap(4, 200), is: ["plain"])
    expect(tap(5, 300), is: [])
  }

  @Test("BAR-3: with an action of its own target and action do not count, and the item is its sender")
  func primaryAction() {
    var senders: [Bool] = []
    let item = UIBarButtonItem(title: "A", style: .plain, target: target, action: Target.plain)
    item.primaryAction = UIAction(title: "Own") { senders.append($0.sender as AnyObject === item) }
    _ = show(
      item, UIBarButtonItem(systemItem: .close, primaryAction: UIAction { _ in senders.append(false) }))
    expect(item.title, is: "Own")
    expect(tap(0, 20), is: [])
    expect(senders, is: [true])
    _ = tap(1, 60)
    expect(senders, is: [true, false])
    item.primaryAction = nil
    expect(tap(2, 20), is: ["plain"])
  }

  @Test(
    "BAR-3: without a target the chain is searched from the bar, and from the first responder if there is one"
  )
  func withoutATarget() {
    let (around, field) = stage.world.run {
      (
        Performer(frame: CGRect(x: 0, y: 0, width: 400, height: 800)),
        UITextField(frame: CGRect(x: 0, y: 0, width: 400, height: 40))
      )
    }
    let elsewhere = stage.world.run { Performer(frame: CGRect(x: 0, y: 0, width: 400, height: 100)) }
    stage.window.addSubview(elsewhere)
    stage.window.addSubview(around)
    elsewhere.addSubview(field)
    // The keys would be over the bar.
    field.inputView = stage.world.run { UIView() }
    _ = show(
      UIBarButtonItem(title: "Move", style: .plain, target: nil, action: Selector("move", Performer.move)),
      in: around)
    _ = tap(0, 20)
    #expect(around.heard == ["Move"] && elsewhere.heard == [])
    field.becomeFirstResponder()
    _ = tap(1, 20)
    #expect(around.heard == ["Move"] && elsewhere.heard == ["Move"])
  }

  @Test(
    "BAR-3: an item's action that no responder has is not performed, and an item without one does nothing")
  func withoutAPerformer() {
    _ = show(
      UIBarButtonItem(title: "Move", style: .plain, target: nil, action: Selector("move", Performer.move)),
      UIBarButtonItem(title: "Idle", style: .plain, target: target, action: nil as Selector?))
    expect(tap(0, 20), is: [])
    expect(tap(1, 60), is: [])
  }

  @Test("BAR-3: a view of the application's stands in the bar itself and gets its touches")
  func customView() {
    let view = stage.world.run { Probe(frame: CGRect(x: 0, y: 0, width: 100, height: 30)) }
    (view.name, view.stage) = ("V", stage)
    let item = UIBarButtonItem(customView: view)
    let bar = show(UIBarButtonItem.fixedSpace(10), item)
    stage.window.layoutIfNeeded()
    expect(view.convert(view.bounds, to: bar), is: CGRect(x: 10, y: 7, width: 100, height: 30))
    _ = tap(0, 50)
    expect(stage.drainLog(), is: ["V.began(1)", "V.ended(1)"])
    item.customView = nil
    expect(view.superview, is: nil)
    stage.window.layoutIfNeeded()
    let hit = stage.window.hitTest(CGPoint(x: 50, y: 720), with: nil)
    expect(hit.map { "\(type(of: $0))" }, is: "_UIButtonBarButton", "an item without a view gets a control")
  }

  @Test("BAR-3: a control of the application's in place of an item is enabled as the application says")
  func customControl() {
    let control = stage.world.run { UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44)) }
    control.isEnabled = false
    _ = show(UIBarButtonItem(customView: control))
    #expect(!control.isEnabled)
  }

  @Test("BAR-4: items are 44 pt wide unless they say otherwise; flexible spaces share what is left")
  func widths() throws {
    let wide = UIBarButtonItem(title: "W", style: .plain, target: target, action: Target.sent)
    let last = UIBarButtonItem(title: "L", style: .plain, target: target, action: Target.sent)
    wide.width = 100
    let bar = show(.flexibleSpace(), wide, .flexibleSpace(), last)
    // 400 less 144 leaves 128 for each space.
    expect(tap(0, 127), is: [])
    expect(tap(1, 129), is: ["sent W"])
    expect(tap(2, 227), is: ["sent W"])
    expect(tap(3, 355), is: [])
    expect(tap(4, 357), is: ["sent L"])
    wide.width = 0
    expect(tap(5, 140), is: [], "now it is 44 wide, and begins at 156")
    expect(tap(6, 157), is: ["sent W"])
    bar.setItems([last], animated: false)
    expect(tap(7, 20), is: ["sent L"])
    expect(tap(8, 357), is: [])
  }

  @Test("BAR-1: an item's control is enabled as the item is, also if that was said before it was shown")
  func enabled() {
    let item = UIBarButtonItem(title: "A", style: .plain, target: target, action: Target.plain)
    item.isEnabled = false
    _ = show(item)
    expect(tap(0, 20), is: [])
    item.isEnabled = true
    expect(tap(1, 20), is: ["plain"])
  }

  @Test(
    "BAR-1, BAR-2: a button of a bar refuses a tap above it, and acts; a long press there takes its touch")
  func underATap() throws {
    _ = show(UIBarButtonItem(title: "A", style: .plain, target: target, action: Target.plain))
    stage.window.addGestureRecognizer(UITapGestureRecognizer { [stage] _ in stage.note("tapped") })
    expect(tap(0, 20), is: ["plain"])
    expect(stage.drainLog(), is: [])
    let hit = try #require(stage.window.hitTest(CGPoint(x: 20, y: 720), with: nil))
    expect("\(type(of: hit))", is: "_UIButtonBarButton")
    expect(hit.superview.map { "\(type(of: $0))" }, is: "_UIButtonBarStackView")
    stage.window.addGestureRecognizer(UILongPressGestureRecognizer { [stage] _ in stage.note("pressed") })
    stage.play(2, down(1, 20, 720))
    stage.play(3, up(1, 20, 720))
    expect(target.heard, is: ["plain"], "that of the tap")
    expect(stage.drainLog(), is: ["pressed", "pressed"])
  }

  @Test("BAR-3: an item does not keep its target")
  func weakTarget() {
    weak var gone: Target?
    let item: UIBarButtonItem
    do {
      let target = Target()
      gone = target
      item = UIBarButtonItem(title: "A", style: .plain, target: target, action: Target.plain)
    }
    expect(gone, is: nil)
    _ = show(item)
    expect(tap(0, 20), is: [])
  }
}
