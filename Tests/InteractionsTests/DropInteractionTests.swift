import Expectations
import Fingerpost
import Foundation
import Testing
import UIKit

/// A drag from its beginning to its end, and the views that it comes over.
@Suite struct DropInteractionTests {
  /// What drags one string, and tells of it.
  private final class Source: UIDragInteractionDelegate {
    weak var screen: PressScreen?
    var mayMove = true

    init(_ screen: PressScreen) { self.screen = screen }

    nonisolated deinit {}

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
      -> [UIDragItem]
    {
      session.localContext = "context"
      return [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "text")))]
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { mayMove }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
      screen?.note("drag begins")
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
      let place = interaction.view.map(session.location(in:)) ?? .zero
      screen?.note("drag at \(place.x) \(place.y)")
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { screen?.note("drag will end \(operation)") }
    func dragInteraction(
      _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
    ) { screen?.note("item goes back") }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { screen?.note("drag did end \(operation)") }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
    ) { screen?.note("transferred") }
  }

  /// What takes a drop, and tells of it.
  private final class Taker: UIDropInteractionDelegate {
    weak var screen: PressScreen?
    let name: String
    var operation = UIDropOperation.copy
    var isInterested = true

    init(_ name: String, _ screen: PressScreen) { (self.name, self.screen) = (name, screen) }

    nonisolated deinit {}

    private func note(_ line: String) { screen?.note("\(name) \(line)") }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
      note("asked")
      return isInterested
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
      note("entered")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
      -> UIDropProposal
    {
      let place = interaction.view.map(session.location(in:)) ?? .zero
      note("at \(place.x) \(place.y)")
      return UIDropProposal(operation: operation)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
      note("left")
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      let context = session.localDragSession?.localContext as? String
      note("drop of \(session.items.count), \(context ?? "-")")
      session.loadObjects(ofClass: NSString.self) { [weak self] objects in
        self?.note("loaded \(objects.compactMap { ($0 as? NSString)?.description })")
      }
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) {
      note("item")
      animator.addCompletion { [weak self] _ in self?.note("item is there") }
    }
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
      note("concluded")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
      note("over")
    }
  }

  /// A view from which something is dragged, at (100, 100), and two at (0, 400) and (200, 400), of 200 by 200 points each.
  private final class Stage {
    let screen: PressScreen
    let source: Source
    let left: Taker
    let right: Taker
    let views: [UIView]
    private let kept: [AnyObject]

    init(_ rules: EventRules = .standard) {
      let screen = PressScreen(rules)
      self.screen = screen
      let (source, left, right) = (Source(screen), Taker("left", screen), Taker("right", screen))
      (self.source, self.left, self.right) = (source, left, right)
      (views, kept) = screen.world.run {
        let drag = UIDragInteraction(delegate: source)
        screen.view.addInteraction(drag)
        var views: [UIView] = []
        var kept: [AnyObject] = [drag]
        for (index, taker) in [left, right].enumerated() {
          let view = UIView(frame: CGRect(x: 200 * CGFloat(index), y: 400, width: 200, height: 200))
          screen.window.addSubview(view)
          let drop = UIDropInteraction(delegate: taker)
          view.addInteraction(drop)
          views.append(view)
          kept.append(drop)
        }
        return (views, kept)
      }
    }

    nonisolated deinit {}

    /// Begins a drag at (200, 200), and forgets what was noted.
    func begin() {
      screen.down()
      screen.wait(0.4)
      screen.move(by: 0, 20)
      _ = screen.drain()
    }
  }

  @Test("DRAG-24: a drag tells of its beginning, of each move, and of its end")
  func aDrag() {
    let stage = Stage()
    stage.screen.down()
    stage.screen.wait(0.4)
    stage.screen.move(by: 0, 20)
    expect(stage.screen.drain(), is: ["view began", "drag begins", "view cancelled"])
    stage.screen.move(by: 5, 0)
    expect(stage.screen.drain(), is: ["drag at 105.0 120.0"])
    stage.screen.up()
    expect(stage.screen.drain(), is: ["drag will end cancel", "item goes back"])
    stage.screen.wait(0)
    expect(stage.screen.drain(), is: ["drag did end cancel"])
    // The next one is told of from the start.
    stage.begin()
    stage.screen.move(by: 0, 5)
    expect(stage.screen.drain(), is: ["drag at 100.0 125.0"])
  }

  @Test("DRAG-8, DRAG-25, DRAG-26: a view is asked once, then entered, and asked for a proposal at each move")
  func under() {
    let stage = Stage()
    stage.begin()
    stage.screen.move(by: -100, 200)
    expect(
      stage.screen.drain(), is: ["drag at 0.0 320.0", "left asked", "left entered", "left at 100.0 20.0"])
    stage.screen.move(by: 0, 10)
    expect(stage.screen.drain(), is: ["drag at 0.0 330.0", "left at 100.0 30.0"])
    stage.screen.move(by: 150, 0)
    expect(
      stage.screen.drain(),
      is: [
        "drag at 150.0 330.0", "right asked", "left left", "right entered", "right at 50.0 30.0",
      ])
    stage.screen.move(by: -150, 0)
    expect(
      stage.screen.drain(), is: ["drag at 0.0 330.0", "right left", "left entered", "left at 100.0 30.0"])
  }

  @Test("DRAG-25: one that is not interested is told nothing, and what is around it is asked")
  func notInterested() {
    let stage = Stage()
    stage.left.isInterested = false
    let outer = Taker("outer", stage.screen)
    let drop = stage.screen.world.run { UIDropInteraction(delegate: outer) }
    stage.screen.world.run { stage.screen.window.addInteraction(drop) }
    stage.begin()
    stage.screen.move(by: -100, 200)
    stage.screen.move(by: 0, 10)
    expect(
      stage.screen.drain(),
      is: [
        "drag at 0.0 320.0", "left asked", "outer at 100.0 420.0", "drag at 0.0 330.0",
        "outer at 100.0 430.0",
      ])
  }

  @Test(
    "DRAG-8, DRAG-28: a lift over a proposal to copy performs the drop, and tells of its end in a later turn")
  func performs() {
    let stage = Stage()
    stage.begin()
    stage.screen.move(by: -100, 200)
    stage.screen.move(by: 200, 0)
    _ = stage.screen.drain()
    stage.screen.up()
    expect(stage.screen.drain(), is: ["right drop of 1, context", "right item", "drag will end copy"])
    stage.screen.wait(0)
    expect(
      stage.screen.drain(),
      is: [
        "right loaded [\"text\"]", "right item is there", "left over", "right over", "right concluded",
        "drag did end copy", "transferred",
      ])
  }

  @Test("DRAG-28: with drop.performsFirst off the drag's delegate hears of the end before the drop")
  func endsFirst() {
    var rules = EventRules.standard
    rules.dropPerformsFirst = false
    let stage = Stage(rules)
    stage.begin()
    stage.screen.move(by: -100, 200)
    _ = stage.screen.drain()
    stage.screen.up()
    expect(stage.screen.drain(), is: ["drag will end copy", "left drop of 1, context", "left item"])
  }

  @Test(
    "DRAG-29: a proposal to do nothing, and a drag that is taken away, drop nothing and end all the same",
    arguments: [UIDropOperation.cancel, .forbidden, .move])
  func nothing(_ operation: UIDropOperation) {
    let stage = Stage()
    stage.left.operation = operation
    // Of a move this drag does not want, nothing comes either. [DRAG-27]
    stage.source.mayMove = false
    stage.begin()
    stage.screen.move(by: -100, 200)
    _ = stage.screen.drain()
    stage.screen.up()
    let told = operation == .cancel ? "cancel" : "forbidden"
    expect(stage.screen.drain(), is: ["drag will end \(told)", "item goes back"])
    stage.screen.wait(0)
    expect(stage.screen.drain(), is: ["left over", "drag did end \(told)"])
  }

  @Test("DRAG-27: a move is performed where the drag allows one")
  func moves() {
    let stage = Stage()
    stage.left.operation = .move
    stage.begin()
    stage.screen.move(by: -100, 200)
    _ = stage.screen.drain()
    stage.screen.up()
    expect(stage.screen.drain(), is: ["left drop of 1, context", "left item", "drag will end move"])
  }

  @Test("DRAG-29: a drag whose finger is cancelled drops nothing")
  func cancelled() {
    let stage = Stage()
    stage.begin()
    stage.screen.move(by: -100, 200)
    _ = stage.screen.drain()
    stage.screen.cancel()
    stage.screen.wait(0)
    expect(
      stage.screen.drain(),
      is: ["drag will end cancel", "item goes back", "left over", "drag did end cancel"])
  }

  @Test("DRAG-30: a provider hands out an object to those who ask for its class")
  func providers() {
    let text = NSItemProvider(object: NSString(string: "text"))
    #expect(text.canLoadObject(ofClass: NSString.self))
    #expect(!text.canLoadObject(ofClass: NSURL.self))
    text.loadObject(ofClass: NSURL.self) { object, _ in #expect(object == nil) }
    let data = NSItemProvider(item: nil, typeIdentifier: "public.plain-text")
    #expect(data.hasItemConformingToTypeIdentifier("public.plain-text"))
    #expect(!data.hasItemConformingToTypeIdentifier("public.url"))
  }
}
