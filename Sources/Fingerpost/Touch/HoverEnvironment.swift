import FingerpostArbitration
import FingerpostHID
import FingerpostTimeline
import FingerpostTrace
import Foundation

/// The pointer that hovers over an application, from hardware frames to hover recognizers.
///
/// Every report is hit-tested as a new contact is; the recognizers that concern it are those of the view under the
/// pointer and of everything above. For each window the pointer has a touch, which enters, moves over and leaves that
/// window; a recognizer begins and ends with its own view. [HOVER-1, TOUCH-5, PIPE-12]
///
/// While a contact is down the recognizers pause: that is a pause and not an end, so that what a hover shows
/// does not go away with every click. They catch up when the last contact is up. [HOVER-2]
final class HoverEnvironment {
  /// The owner.
  unowned var touchEnvironment: TouchEnvironment!
  let event = HoverEvent()

  /// The pointer in the window that it is over.
  private var touch: UITouch?
  /// The pointer in the window that it left in the event that is being handled.
  private var leaving: UITouch?
  /// The recognizers over whose views the pointer is, those nearest the leaf first.
  private var hovered: [Hovered] = []
  /// Those that the pointer left while they paused.
  private var late: [UIHoverGestureRecognizer] = []
  private var isPaused = false

  private struct Hovered {
    let recognizer: UIHoverGestureRecognizer
    /// Whether it wanted the pointer when it came in. [ARB-28]
    let isWilling: Bool
  }

  init() {
    event.hovering = self
  }

  nonisolated deinit {
    event.hovering = nil
  }

  /// Whether the pointer is over the application.
  var isActive: Bool { touch != nil || isPaused }

  /// The touches of the event that is being handled: in the window that was left first.
  var touches: [UITouch] { [leaving, touch].compactMap(\.self) }

  private var application: UIApplication { touchEnvironment.application }

  // MARK: - What happens to the pointer

  func handle(_ hover: Hover) {
    let world = application.world
    world.record(.pointer(PointerChange(hover.phase), x: hover.x, y: hover.y))
    let target =
      hover.phase == .exited ? nil : application.hitTest(CGPoint(x: hover.x, y: hover.y), with: event)
    // As contacts have it, so that positions are converted in one place only.
    let position = Contact(id: -1, phase: .move, x: hover.x, y: hover.y, kind: .indirectPointer)
    if let (window, view) = target, let touch, touch.touchedWindow === window {
      _ = touch.update(from: position)
      touch.currentPhase = .regionMoved
      aim(touch, at: view)
    } else {
      if let touch {
        _ = touch.update(from: position)
        touch.currentPhase = .regionExited
        leaving = touch
      }
      touch = target.map { UITouch(contact: position, window: $0.0, view: nil) }
      if let touch, let (_, view) = target {
        touch.currentPhase = .regionEntered
        touch.countedTaps = 0
        aim(touch, at: view)
      }
    }
    send()
  }

  /// Makes the pointer leave, wherever it is, because the application gets no more events.
  func leave() {
    guard let touch else { return }
    self.touch = nil
    touch.currentPhase = .regionExited
    leaving = touch
    send()
  }

  /// Takes in that contacts came down or are up. [HOVER-2]
  func contactsChanged() {
    var isDown = false
    for record in touchEnvironment.records where !record.hasEnded { isDown = true }
    guard isPaused != isDown else { return }
    isPaused = isDown
    let left = late
    late = []
    tell { for recognizer in left { recognizer.pause(isDown) } }
    let present = hovered
    tell { for entry in present where entry.isWilling { entry.recognizer.pause(isDown) } }
  }

  /// Forgets the recognizers of a subtree that leaves its window; they have been withdrawn. [GR-7]
  func forget(below root: UIView) {
    hovered.removeAll { $0.recognizer.view?.isHeld(by: root) ?? true }
    if let touch, touch.touchedView?.isHeld(by: root) == true { touch.touchedView = nil }
  }

  /// Notes the view under the pointer.
  private func aim(_ touch: UITouch, at view: UIView) {
    guard touch.touchedView !== view else { return }
    touch.touchedView = view
    let world = application.world
    if let window = touch.touchedWindow {
      world.record(.pointed(window: window.subject(in: world), view: view.subject(in: world)))
    }
  }

  // MARK: - The event

  private func send() {
    guard touch != nil || leaving != nil else { return }
    let time = application.world.timeline.now.seconds
    for touch in touches { touch.sampledAt = time }
    touchEnvironment.send(event)
    leaving = nil
  }

  /// Sends the event to the windows concerned, the one that the pointer left first.
  func sendToWindows() {
    for touch in touches { touch.touchedWindow?.sendEvent(event) }
  }

  /// Tells the recognizers of a window of the pointer: those that it left, then those that it is over, those nearest
  /// the leaf first.
  func deliver(in window: UIWindow) {
    let over = touch.flatMap { $0.touchedWindow === window ? $0 : nil }
    guard let pointer = over ?? leaving.flatMap({ $0.touchedWindow === window ? $0 : nil }) else { return }
    let point = WindowPoint(pointer.locationInWindow)
    let chain = over.map { recognizers(above: $0.touchedView) } ?? []
    let left = hovered.filter { entry in
      entry.recognizer.view?.holdingWindow ?? window === window && !chain.contains { $0 === entry.recognizer }
    }
    tell {
      for entry in left {
        hovered.removeAll { $0.recognizer === entry.recognizer }
        guard entry.isWilling else { continue }
        entry.recognizer.leave(at: point, event)
        if isPaused { late.append(entry.recognizer) }
      }
    }
    tell {
      // What ended may have taken others away with it.
      for recognizer in chain where recognizer.view?.holdingWindow === window {
        if let entry = hovered.first(where: { $0.recognizer === recognizer }) {
          if entry.isWilling { recognizer.move(to: point, event) }
        } else {
          meet(recognizer, pointer)
        }
      }
    }
  }

  /// Asks a recognizer whether it wants the pointer that came over its view, and tells it. [ARB-28]
  private func meet(_ recognizer: UIHoverGestureRecognizer, _ pointer: UITouch) {
    let isWilling = recognizer.wants(pointer, event)
    hovered.append(Hovered(recognizer: recognizer, isWilling: isWilling))
    guard isWilling else { return }
    recognizer.pause(isPaused)
    recognizer.enter(at: WindowPoint(pointer.locationInWindow), event)
  }

  /// Tells recognizers something, and decides when all have been told: those that the pointer left first, then those
  /// that are there. [GR-13]
  private func tell(_ calls: () -> Void) {
    touchEnvironment.gestures.isDelivering = true
    calls()
    touchEnvironment.gestures.isDelivering = false
    touchEnvironment.update()
  }

  /// The hover recognizers of a view and of everything above. [GR-20, GR-23]
  private func recognizers(above leaf: UIView?) -> [UIHoverGestureRecognizer] {
    var found: [UIHoverGestureRecognizer] = []
    leaf?.forEachRecognizerAbove { recognizer, _ in
      if let recognizer = recognizer as? UIHoverGestureRecognizer { found.append(recognizer) }
    }
    return found
  }
}

extension UIApplication {
  /// Asks the windows for the view under the pointer, front to back. [WIN-5]
  final func hitTest(_ onScreen: CGPoint, with event: UIEvent) -> (UIWindow, UIView)? {
    for window in windows.reversed() {
      let point = window.convert(onScreen, from: nil as UIWindow?)
      let (view, place) = window.target(at: point, with: event)
      if let view { return place.map { ($0, view) } }
    }
    return nil
  }
}

nonisolated extension PointerChange {
  fileprivate init(_ phase: Hover.Phase) {
    switch phase {
    case .entered: self = .entered
    case .moved: self = .moved
    case .exited: self = .exited
    }
  }
}

/// The event of a pointer that hovers; its touches stand for the pointer, one for each window concerned. [EVT-4]
final class HoverEvent: UIEvent {
  /// Cleared when the environment is deallocated, in case code has kept the event.
  nonisolated(unsafe) unowned var hovering: HoverEnvironment?

  nonisolated deinit {}

  override var type: EventType { .hover }

  override var allTouches: Set<UITouch>? { touches { _ in true } }

  override func touches(for view: UIView) -> Set<UITouch>? { touches { $0.touchedView === view } }

  override func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.touchedWindow === window } }

  override func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.receivers?.contains { $0 === gesture } == true }
  }

  private func touches(where isMeant: (UITouch) -> Bool) -> Set<UITouch>? {
    let touches = (hovering?.touches ?? []).filter(isMeant)
    return touches.isEmpty ? nil : Set(touches)
  }

  override func sendToWindows() { hovering?.sendToWindows() }

  override func deliver(in window: UIWindow) { hovering?.deliver(in: window) }
}
