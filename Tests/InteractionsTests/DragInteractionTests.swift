import Expectations
import Fingerpost
import Foundation
import Testing
import UIKit

/// The press that lifts, and what it does to other gestures, up to the beginning of a drag.
@Suite struct DragInteractionTests {
  private final class Source: UIDragInteractionDelegate {
    weak var screen: PressScreen?
    var count = 1

    init(_ screen: PressScreen) { self.screen = screen }

    nonisolated deinit {}

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
      -> [UIDragItem]
    {
      let place = interaction.view.map(session.location(in:)) ?? .zero
      screen?.note("items \(session.items.count) at \(place.x) \(place.y)")
      return (0..<count).map { _ in UIDragItem(itemProvider: NSItemProvider()) }
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
      screen?.note("preview")
      return nil
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
      session: any UIDragSession
    ) {
      screen?.note("lift \(session.items.count)")
      animator.addAnimations { [weak screen] in screen?.note("animations") }
      animator.addCompletion { [weak screen] in screen?.note("completion \($0.rawValue)") }
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
      screen?.note("begin")
    }
  }

  private let lifted = ["items 0 at 100.0 100.0", "preview", "lift 1", "animations", "completion 0"]

  private func dragged(_ rules: EventRules = .standard) -> (PressScreen, Source, UIDragInteraction) {
    let screen = PressScreen(rules)
    let source = Source(screen)
    let drag = screen.world.run { UIDragInteraction(delegate: source) }
    screen.world.run { screen.view.addInteraction(drag) }
    return (screen, source, drag)
  }

  @Test("DRAG-1: the press that lifts takes 0.325 s, and may move 10 pt")
  func thresholds() throws {
    let (screen, source, _) = dragged()
    let lift = try #require(
      screen.view.gestureRecognizers?.compactMap { $0 as? UILongPressGestureRecognizer }.first)
    expect(lift.minimumPressDuration, is: 0.325)
    expect(lift.allowableMovement, is: 10)
    screen.down()
    screen.wait(0.324)
    expect(screen.drain(), is: ["view began"])
    screen.wait(0.002)
    expect(screen.drain(), is: lifted)
    screen.up()
    expect(screen.drain(), is: ["view ended"])
    screen.down()
    screen.move(by: 0, 11)
    screen.wait(1)
    screen.up()
    expect(screen.drain(), is: ["view began", "view ended"])
    withExtendedLifetime(source) {}
  }

  @Test("DRAG-2: an interaction brings its recognizers along, is their delegate, and takes them away")
  func recognizers() {
    let (screen, source, drag) = dragged()
    let names = screen.view.gestureRecognizers?.compactMap(\.name) ?? []
    expect(
      names.sorted(),
      is: [
        "com.apple.UIKit.dragExclusionRelationships", "com.apple.UIKit.dragFailureRelationships",
        "com.apple.UIKit.dragInitiation",
      ])
    expect(screen.view.gestureRecognizers?.allSatisfy { $0.delegate === drag }, is: true)
    expect(screen.view.interactions.count, is: 1)
    screen.view.removeInteraction(drag)
    expect(screen.view.gestureRecognizers?.isEmpty, isNot: false)
    expect(drag.view, is: nil)
    withExtendedLifetime(source) {}
  }

  @Test("DRAG-2: it is enabled on pads, and on phones since iOS 15; disabled it leaves touches alone")
  func enabling() {
    #expect(World(eventRules: EventRules(system: 14)).run { !UIDragInteraction.isEnabledByDefault })
    #expect(World(eventRules: EventRules(system: 15)).run { UIDragInteraction.isEnabledByDefault })
    var pad = EventRules(system: 12)
    pad.isPad = true
    #expect(World(eventRules: pad).run { UIDragInteraction.isEnabledByDefault })
    let (screen, source, drag) = dragged()
    drag.isEnabled = false
    screen.press(for: 1)
    expect(screen.drain(), is: ["view began", "view ended"])
    withExtendedLifetime(source) {}
  }

  @Test("DRAG-3: without items nothing is lifted, and a long press acts as ever")
  func nothing() {
    let (screen, source, _) = dragged()
    source.count = 0
    screen.add(UILongPressGestureRecognizer(), "press")
    screen.press(for: 0.6)
    expect(
      screen.drain(),
      is: [
        "view began", "items 0 at 100.0 100.0", "press began", "view cancelled", "press ended",
      ])
  }

  @Test("DRAG-3: a finger that moves on begins the drag, and the touch is cancelled")
  func beginning() {
    let (screen, source, _) = dragged()
    screen.down()
    screen.wait(0.4)
    _ = screen.drain()
    screen.move(by: 0, 9)
    expect(screen.drain(), is: [])
    screen.move(by: 0, 2)
    expect(screen.drain(), is: ["begin", "view cancelled"])
    screen.move(by: 0, 50)
    screen.up()
    expect(screen.drain(), is: [])
    screen.press(for: 0.1)
    expect(screen.drain(), is: ["view began", "view ended"])
    withExtendedLifetime(source) {}
  }

  @Test("DRAG-4: at the lift all other gestures fail, a scroll view's among them")
  func exclusion() {
    let (screen, source, _) = dragged()
    screen.add(UITapGestureRecognizer(), "tap")
    screen.add(UIPanGestureRecognizer(), "pan", to: screen.window)
    screen.down()
    screen.wait(0.4)
    _ = screen.drain()
    screen.move(by: 0, 40)
    expect(screen.drain(), is: ["begin", "view cancelled"])
    screen.up()
    screen.press(for: 0.4)
    expect(screen.drain().contains("tap ended"), is: false)
    screen.press(for: 0.3)
    #expect(screen.drain().contains("tap ended"))
    screen.down()
    screen.move(by: 0, 40)
    #expect(screen.drain().contains("pan began"))
    screen.wait(1)
    #expect(!screen.drain().contains("lift 1"))
    withExtendedLifetime(source) {}
  }

  @Test("DRAG-4: with allowsSimultaneousRecognitionDuringLift others act, and what was lifted is put down")
  func simultaneous() {
    let (screen, source, drag) = dragged()
    drag.allowsSimultaneousRecognitionDuringLift = true
    screen.add(UIPanGestureRecognizer(), "pan", to: screen.window)
    screen.down()
    screen.wait(0.4)
    _ = screen.drain()
    screen.move(by: 0, 40)
    expect(screen.drain(), is: ["pan began", "view cancelled"])
    screen.move(by: 0, 40)
    expect(screen.drain(), is: ["pan changed"])
    withExtendedLifetime(source) {}
  }

  @Test("DRAG-5: on a phone a long press beside a drag waits for the lift of the finger, also without a move")
  func compact() {
    let (screen, source, _) = dragged()
    screen.add(UILongPressGestureRecognizer(), "press")
    screen.down()
    screen.wait(3)
    expect(screen.drain(), is: ["view began"] + lifted)
    screen.up()
    expect(screen.drain(), is: ["press began", "press ended", "view cancelled"])
    screen.down()
    screen.wait(3)
    screen.move(by: 0, 30)
    expect(screen.drain(), is: ["view began"] + lifted + ["begin", "view cancelled"])
    withExtendedLifetime(source) {}
  }

  @Test("DRAG-5: on a pad it waits for a while, and is cancelled if the finger then begins the drag")
  func regular() {
    let (screen, source, _) = dragged(PressScreen.pad)
    screen.add(UILongPressGestureRecognizer(), "press")
    screen.down()
    screen.wait(0.6)
    screen.move(by: 0, 30)
    expect(screen.drain(), is: ["view began"] + lifted + ["begin", "view cancelled"])
    screen.up()
    screen.down()
    screen.wait(0.82)
    _ = screen.drain()
    screen.wait(0.01)
    expect(screen.drain(), is: ["press began", "view cancelled"])
    screen.move(by: 0, 30)
    expect(screen.drain(), is: ["press changed", "begin", "press cancelled"])
    withExtendedLifetime(source) {}
  }

  @Test("DRAG-6: during a drag another finger touches the application as ever")
  func otherFingers() {
    let (screen, source, _) = dragged()
    screen.add(UITapGestureRecognizer(), "tap")
    screen.down()
    screen.wait(0.4)
    screen.move(by: 0, 20)
    _ = screen.drain()
    screen.down(2, at: CGPoint(x: 150, y: 150))
    screen.wait(0.1)
    screen.up(2)
    expect(screen.drain(), is: ["view began", "tap ended", "view cancelled"])
    withExtendedLifetime(source) {}
  }
}
