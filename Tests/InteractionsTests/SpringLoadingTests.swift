import Expectations
import Fingerpost
import Foundation
import Testing
import UIKit

/// What a drag activates by hovering over it.
@Suite("Spring loading")
struct SpringLoadingTests {
  private final class Source: UIDragInteractionDelegate {
    nonisolated deinit {}

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
      -> [UIDragItem]
    { [UIDragItem(itemProvider: NSItemProvider())] }
  }

  private final class Effect: UISpringLoadedInteractionEffect {
    weak var screen: PressScreen?

    init(_ screen: PressScreen) { self.screen = screen }

    nonisolated deinit {}

    func interaction(
      _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
    ) {
      let place = context.location(in: interaction.view)
      screen?.note("\(context.state) \(context.targetView === interaction.view) at \(place.x) \(place.y)")
    }
  }

  private final class Behavior: UISpringLoadedInteractionBehavior {
    weak var screen: PressScreen?

    init(_ screen: PressScreen) { self.screen = screen }

    nonisolated deinit {}

    func shouldAllow(
      _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool { context.location(in: interaction.view).x < 50 }
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { screen?.note("finished") }
  }

  private let screen = PressScreen()
  private let source = Source()

  init() {
    let (screen, source) = (self.screen, self.source)
    screen.world.run { screen.view.addInteraction(UIDragInteraction(delegate: source)) }
  }

  /// Lifts what the view offers and begins a drag with it, at (200, 220).
  private func drag() {
    screen.down()
    screen.wait(0.4)
    screen.move(by: 0, 20)
    _ = screen.drain()
  }

  private func add<View: UIView>(_ view: @autoclosure () -> View, _ frame: CGRect) -> View {
    screen.world.run {
      let view = view()
      view.frame = frame
      screen.window.addSubview(view)
      view.layoutIfNeeded()
      return view
    }
  }

  private let box = CGRect(x: 0, y: 400, width: 100, height: 100)

  private func addInteraction(_ behavior: Behavior? = nil) {
    let view = add(UIView(), box)
    let interaction = screen.world.run {
      UISpringLoadedInteraction(interactionBehavior: behavior, interactionEffect: Effect(screen)) {
        [weak screen] _, _ in screen?.note("handler")
      }
    }
    screen.world.run { view.addInteraction(interaction) }
    kept.append(interaction)
  }

  /// What keeps effects alive; interactions keep theirs.
  private final class Kept {
    var all: [AnyObject] = []
    func append(_ object: AnyObject) { all.append(object) }
  }
  private let kept = Kept()

  @Test("DRAG-20: a drag that pauses over a view activates it after 0.5 s, and leaves it when it lifts")
  func activates() {
    addInteraction()
    drag()
    screen.move(by: -190, 190)
    expect(screen.drain(), is: ["possible true at 10.0 10.0"])
    screen.wait(0.49)
    expect(screen.drain(), is: [])
    screen.wait(0.02)
    expect(screen.drain(), is: ["activating true at 10.0 10.0", "activated true at 10.0 10.0", "handler"])
    screen.move(by: 5, 0)
    screen.wait(2)
    expect(screen.drain(), is: [])
    screen.up()
    expect(screen.drain(), is: ["inactive true at 15.0 10.0"])
  }

  @Test("DRAG-20: one that goes on, lifts or is cancelled before activates nothing")
  func tooShort() {
    addInteraction()
    drag()
    screen.move(by: -190, 190)
    screen.wait(0.4)
    screen.move(by: 5, 0)
    screen.wait(0.05)
    screen.move(by: 300, 0)
    expect(screen.drain(), is: ["possible true at 10.0 10.0", "inactive true at 315.0 10.0"])
    screen.wait(2)
    screen.move(by: -300, 0)
    screen.wait(0.2)
    screen.up()
    screen.wait(2)
    expect(screen.drain(), is: ["possible true at 15.0 10.0", "inactive true at 15.0 10.0"])
  }

  @Test("DRAG-20: without a drag nothing is activated")
  func noDrag() {
    addInteraction()
    screen.down(at: CGPoint(x: 10, y: 410))
    screen.wait(0.4)
    screen.move(by: 20, 0)
    screen.wait(2)
    screen.up()
    expect(screen.drain(), is: [])
  }

  @Test("DRAG-21: the behavior says where, and hears that the drag is gone")
  func behavior() {
    addInteraction(Behavior(screen))
    drag()
    screen.move(by: -140, 190)
    screen.wait(1)
    expect(screen.drain(), is: [])
    screen.move(by: -20, 0)
    screen.wait(0.4)
    screen.move(by: 20, 0)
    expect(screen.drain(), is: ["possible true at 40.0 10.0", "inactive true at 60.0 10.0"])
    screen.move(by: 0, -200)
    expect(screen.drain(), is: ["finished"])
  }

  @Test("DRAG-22: nothing is spring-loaded by default, and switching it on and off leaves nothing behind")
  func defaults() {
    screen.world.run {
      let (button, control, bar) = (UIButton(), UISegmentedControl(items: ["a"]), UITabBar())
      let (table, collection) = (
        UITableView(), UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      )
      let all: [any UISpringLoadedInteractionSupporting & UIView] = [button, control, bar, table, collection]
      for view in all {
        #expect(!view.isSpringLoaded)
        let count = view.interactions.count
        view.isSpringLoaded = true
        view.isSpringLoaded = true
        #expect(view.isSpringLoaded && view.interactions.count == count + 1)
        view.isSpringLoaded = false
        #expect(!view.isSpringLoaded && view.interactions.count == count)
      }
    }
  }

  @Test("DRAG-22: a button does what a tap does, if it is enabled")
  func button() {
    let button = add(UIButton(), box)
    button.addAction(UIAction { [weak screen] _ in screen?.note("act") }, for: .touchUpInside)
    drag()
    screen.move(by: -190, 190)
    screen.wait(1)
    expect(screen.drain(), is: [], "it is not spring-loaded")
    button.isSpringLoaded = true
    screen.move(by: 1, 0)
    screen.wait(1)
    expect(screen.drain(), is: ["act"])
    button.isEnabled = false
    screen.move(by: 300, 0)
    screen.move(by: -300, 0)
    screen.wait(1)
    expect(screen.drain(), is: [])
  }

  @Test("DRAG-22: one segment after the other is selected, each after its pause")
  func segments() {
    let control = add(UISegmentedControl(items: ["a", "b"]), box)
    control.isSpringLoaded = true
    control.addAction(
      UIAction { [weak screen, weak control] _ in screen?.note("\(control?.selectedSegmentIndex ?? -9)") },
      for: .valueChanged)
    drag()
    screen.move(by: -190, 190)
    screen.wait(1)
    expect(screen.drain(), is: ["0"])
    screen.move(by: 80, 0)
    screen.wait(0.4)
    expect(screen.drain(), is: [])
    screen.wait(0.2)
    expect(screen.drain(), is: ["1"])
    control.setEnabled(false, forSegmentAt: 0)
    screen.move(by: -80, 0)
    screen.wait(1)
    expect(screen.drain(), is: [])
  }

  private final class Tabs: UITabBarDelegate {
    weak var screen: PressScreen?

    nonisolated deinit {}

    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { screen?.note("tab \(item.title ?? "")") }
  }

  @Test("DRAG-22: a tab is selected, as by a tap")
  func tabs() {
    let bar = add(UITabBar(), CGRect(x: 0, y: 400, width: 400, height: 49))
    let tabs = Tabs()
    tabs.screen = screen
    screen.world.run {
      bar.items = [
        UITabBarItem(title: "one", image: nil, tag: 0), UITabBarItem(title: "two", image: nil, tag: 1),
      ]
      bar.delegate = tabs
      bar.isSpringLoaded = true
      bar.layoutIfNeeded()
    }
    drag()
    screen.move(by: 150, 200)
    screen.wait(1)
    #expect(screen.drain() == ["tab two"] && bar.selectedItem?.title == "two")
  }

  private final class Rows: UITableViewDataSource, UITableViewDelegate {
    weak var screen: PressScreen?

    nonisolated deinit {}

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      screen?.note("row \(indexPath.row)")
    }
  }

  @Test("DRAG-23: a row of a table is selected, and the next one after another pause")
  func rows() {
    let rows = Rows()
    rows.screen = screen
    let table = add(UITableView(), CGRect(x: 0, y: 400, width: 400, height: 300))
    screen.world.run {
      table.rowHeight = 50
      table.dataSource = rows
      table.delegate = rows
      table.isSpringLoaded = true
      table.layoutIfNeeded()
    }
    drag()
    screen.move(by: 0, 250)
    screen.wait(1)
    #expect(screen.drain() == ["row 1"] && table.indexPathForSelectedRow?.row == 1)
    screen.move(by: 0, 50)
    screen.wait(0.4)
    expect(screen.drain(), is: [])
    screen.wait(0.2)
    expect(screen.drain(), is: ["row 2"])
    table.allowsSelection = false
    screen.move(by: 0, -50)
    screen.wait(1)
    expect(screen.drain(), is: [])
  }
}
