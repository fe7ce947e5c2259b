import FingerpostArbitration
import FingerpostHID
import FingerpostTimeline
import FingerpostTrace
import Foundation

/// The scrolling of wheels and trackpads, from hardware frames to pan recognizers. [PAN-14, SCR-50, SCR-53]
///
/// Where it begins the windows are hit-tested as for a new contact. The pans of the view under the pointer and of everything
/// above that take its kind follow it to its end, wherever the pointer goes; no touch is made, and no view is told. Which of
/// them acts is decided as it is among pans of fingers.
///
/// ```
///   step ─────────► a whole attempt in one event
///   began ─► changed* ─► ended, cancelled
/// ```
final class ScrollEnvironment {
  /// The owner.
  unowned var touchEnvironment: TouchEnvironment!
  let event = ScrollEvent()

  /// The pans that follow the scrolling of now, those nearest the leaf first.
  private var pans: [UIPanGestureRecognizer] = []
  private weak var window: UIWindow?
  private weak var leaf: UIView?
  /// What happened last, while more of it follows or it is being handled.
  private var current: Scroll?

  init() {
    event.scrolling = self
  }

  nonisolated deinit {
    event.scrolling = nil
  }

  private var application: UIApplication { touchEnvironment.application }

  func handle(_ scroll: Scroll) {
    application.world.record(.pointer(.scrolled, x: scroll.x, y: scroll.y))
    if scroll.phase == .began || scroll.phase == .step {
      // The hardware lost the end: the old scrolling is over before the new one begins.
      cancel()
      guard let (window, view) = application.hitTest(CGPoint(x: scroll.x, y: scroll.y), with: event) else {
        return
      }
      (self.window, leaf) = (window, view)
      let world = application.world
      world.record(.pointed(window: window.subject(in: world), view: view.subject(in: world)))
    } else if current == nil {
      return
    }
    send(scroll)
  }

  /// Ends the scrolling of now, because the application gets no more events. [PIPE-16]
  func cancel() {
    if let current { send(current.cancelled) }
  }

  private func send(_ scroll: Scroll) {
    current = scroll
    touchEnvironment.send(event)
    guard current?.continues != true else { return }
    current = nil
    pans = []
  }

  func sendToWindows() { window?.sendEvent(event) }

  /// Tells the pans of the scrolling, and decides when all have been told. [GR-13]
  func deliver(in window: UIWindow) {
    guard let scroll = current, self.window === window else { return }
    let point = WindowPoint(window.convert(CGPoint(x: scroll.x, y: scroll.y), from: nil as UIWindow?))
    let isStep = scroll.phase == .step
    let begins = isStep || scroll.phase == .began
    if begins { recruit(isStep ? .discrete : .continuous) }
    touchEnvironment.gestures.isDelivering = true
    for pan in pans where pan.view?.holdingWindow === window {
      if begins { pan.beginScrolling(bySteps: isStep, at: point, event) }
      if scroll.dx != 0 || scroll.dy != 0 {
        pan.scroll(by: WindowPoint(scroll.dx, scroll.dy), at: point, event)
      }
      if !scroll.continues { pan.endScrolling(scroll.phase == .cancelled ? .cancelled : .ended, event) }
    }
    touchEnvironment.gestures.isDelivering = false
    touchEnvironment.update()
  }

  /// Finds the pans that follow: those of the view and of everything above that take the kind and want the event. [SCR-50]
  private func recruit(_ kind: UIScrollTypeMask) {
    pans = []
    leaf?.forEachRecognizerAbove { recognizer, _ in
      guard let pan = recognizer as? UIPanGestureRecognizer, pan.allowedScrollTypesMask.contains(kind),
        pan.wantsScrolling(event)
      else { return }
      pans.append(pan)
    }
  }
}

/// The event of wheels and trackpads that scroll. It has no touches. [EVT-4, SCR-50]
final class ScrollEvent: UIEvent {
  /// Cleared when the environment is deallocated, in case code has kept the event.
  nonisolated(unsafe) unowned var scrolling: ScrollEnvironment?

  nonisolated deinit {}

  override var type: EventType { .scroll }

  override func sendToWindows() { scrolling?.sendToWindows() }

  override func deliver(in window: UIWindow) { scrolling?.deliver(in: window) }
}
