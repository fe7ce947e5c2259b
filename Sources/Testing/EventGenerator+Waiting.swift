public import Fingerpost
import FingerpostTimeline
public import Foundation

extension EventGenerator {
  /// Lets the test's time pass: what is due on the way happens. Takes no time itself.
  ///
  /// - Parameter seconds: how much time.
  public func advance(by seconds: TimeInterval) {
    guard seconds > 0, seconds.isFinite else { return }
    let end = world.timeline.now.nanoseconds + Int64((seconds * 1e9).rounded())
    inWorld {
      world.pass(until: Instant(nanoseconds: end)) {
        layOut()
        look()
      }
    }
  }

  /// Lets the test's time pass until nothing is pending: scroll views are at rest, recognizers have decided.
  ///
  /// - Throws: ``FingerError/neverIdle`` if something always is.
  public func advanceUntilIdle() throws {
    var left = 100_000
    while let deadline = world.timeline.nextDeadline {
      guard left > 0 else { throw FingerError.neverIdle }
      left -= 1
      let wait = deadline.nanoseconds - world.timeline.now.nanoseconds
      inWorld {
        world.timeline.advance(to: Instant(nanoseconds: world.timeline.now.nanoseconds + max(0, wait)))
        layOut()
        look()
      }
    }
  }

  /// Has a closure run when that much of the test's time has passed.
  ///
  /// - Parameters:
  ///   - seconds: how much time.
  ///   - action: runs as code of the test's application.
  public func after(_ seconds: TimeInterval, _ action: @escaping () -> Void) {
    let due = world.timeline.now.nanoseconds + Int64((max(0, seconds) * 1e9).rounded())
    world.timeline.schedule(at: Instant(nanoseconds: due)) { _ in action() }
  }

  /// Lets the test's time pass, as ``advance(by:)`` does.
  ///
  /// - Parameter interval: how much time, in seconds.
  /// - Throws: nothing; Hammer's throws.
  public func wait(_ interval: TimeInterval) throws { advance(by: interval) }

  /// Lets time pass until a condition holds.
  ///
  /// - Parameters:
  ///   - condition: what is waited for.
  ///   - timeout: how long at most, in seconds of the test's time.
  ///   - checkInterval: how often it is looked at.
  /// - Throws: ``FingerError/waitConditionTimeout(_:)`` if it did not come to hold; what the condition throws.
  public func waitUntil(
    _ condition: @autoclosure () throws -> Bool, timeout: TimeInterval, checkInterval: TimeInterval = 0.1
  ) throws {
    try waitUntilExists(try condition() ? true : nil, timeout: timeout, checkInterval: checkInterval)
  }

  /// Lets time pass until there is something.
  ///
  /// - Parameters:
  ///   - exists: returns it, or nil as long as there is nothing.
  ///   - timeout: how long at most, in seconds of the test's time.
  ///   - checkInterval: how often it is asked for.
  /// - Returns: what there is.
  /// - Throws: ``FingerError/waitConditionTimeout(_:)`` if there was nothing; what the closure throws.
  @discardableResult public func waitUntilExists<T>(
    _ exists: @autoclosure () throws -> T?, timeout: TimeInterval, checkInterval: TimeInterval = 0.1
  ) throws -> T {
    let end = now + timeout
    while true {
      if let found = try inWorld({ try exists() }) { return found }
      guard now < end - 1e-9 else { throw FingerError.waitConditionTimeout(timeout) }
      advance(by: min(max(checkInterval, 0.001), end - now))
    }
  }

  /// Lets time pass until a view has an accessibility identifier.
  ///
  /// - Parameters:
  ///   - accessibilityIdentifier: the identifier.
  ///   - timeout: how long at most, in seconds of the test's time.
  ///   - checkInterval: how often it is looked for.
  /// - Throws: ``FingerError/waitConditionTimeout(_:)`` if no view had it.
  public func waitUntilExists(
    _ accessibilityIdentifier: String, timeout: TimeInterval, checkInterval: TimeInterval = 0.1
  ) throws {
    try waitUntilExists(
      view(withIdentifier: accessibilityIdentifier), timeout: timeout, checkInterval: checkInterval)
  }

  /// Lets time pass until a view is visible.
  ///
  /// - Parameters:
  ///   - accessibilityIdentifier: its identifier.
  ///   - visibility: how much of it has to be visible.
  ///   - timeout: how long at most, in seconds of the test's time.
  ///   - checkInterval: how often it is looked at.
  /// - Throws: ``FingerError/waitConditionTimeout(_:)`` if it did not become visible.
  public func waitUntilVisible(
    _ accessibilityIdentifier: String, visibility: Visibility = .partial, timeout: TimeInterval,
    checkInterval: TimeInterval = 0.1
  ) throws {
    try waitUntil(
      viewIsVisible(accessibilityIdentifier, visibility: visibility), timeout: timeout,
      checkInterval: checkInterval)
  }

  /// Lets time pass until a view is visible.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - visibility: how much of it has to be visible.
  ///   - timeout: how long at most, in seconds of the test's time.
  ///   - checkInterval: how often it is looked at.
  /// - Throws: ``FingerError/waitConditionTimeout(_:)`` if it did not become visible.
  public func waitUntilVisible(
    _ view: UIView, visibility: Visibility = .partial, timeout: TimeInterval,
    checkInterval: TimeInterval = 0.1
  ) throws {
    try waitUntil(
      viewIsVisible(view, visibility: visibility), timeout: timeout, checkInterval: checkInterval)
  }

  /// Lets time pass until a rectangle of the window is visible.
  ///
  /// - Parameters:
  ///   - rect: in the window's coordinates.
  ///   - visibility: how much of it has to be visible.
  ///   - timeout: how long at most, in seconds of the test's time.
  ///   - checkInterval: how often it is looked at.
  /// - Throws: ``FingerError/waitConditionTimeout(_:)`` if it did not become visible.
  public func waitUntilVisible(
    _ rect: CGRect, visibility: Visibility = .partial, timeout: TimeInterval,
    checkInterval: TimeInterval = 0.1
  ) throws {
    try waitUntil(
      rectIsVisible(rect, visibility: visibility), timeout: timeout, checkInterval: checkInterval)
  }

  /// Lets time pass until a point lies in the window.
  ///
  /// - Parameters:
  ///   - point: in the window's coordinates.
  ///   - timeout: how long at most, in seconds of the test's time.
  ///   - checkInterval: how often it is looked at.
  /// - Throws: ``FingerError/waitConditionTimeout(_:)`` if it did not come to.
  public func waitUntilVisible(
    _ point: CGPoint, timeout: TimeInterval, checkInterval: TimeInterval = 0.1
  ) throws {
    try waitUntil(pointIsVisible(point), timeout: timeout, checkInterval: checkInterval)
  }

  /// Lets time pass until the window is shown and takes touches.
  ///
  /// - Parameter timeout: how long at most, in seconds of the test's time.
  /// - Throws: ``FingerError/windowIsNotReadyForInteraction`` if it did not come to.
  public func waitUntilWindowIsReady(timeout: TimeInterval = 3) throws {
    do {
      try waitUntil(isWindowReady, timeout: timeout)
    } catch FingerError.waitConditionTimeout { throw FingerError.windowIsNotReadyForInteraction }
  }

  /// Lets time pass until a touch on a view would be the view's.
  ///
  /// - Parameters:
  ///   - accessibilityIdentifier: its identifier.
  ///   - timeout: how long at most, in seconds of the test's time.
  ///   - checkInterval: how often it is looked at.
  /// - Throws: ``FingerError/waitConditionTimeout(_:)`` if that did not come to be.
  public func waitUntilHittable(
    _ accessibilityIdentifier: String, timeout: TimeInterval, checkInterval: TimeInterval = 0.1
  ) throws {
    try waitUntil(viewIsHittable(accessibilityIdentifier), timeout: timeout, checkInterval: checkInterval)
  }

  /// Lets time pass until a touch on a view would be the view's.
  ///
  /// - Parameters:
  ///   - view: the view; nil for the one that the event generator was made with.
  ///   - timeout: how long at most, in seconds of the test's time.
  ///   - checkInterval: how often it is looked at.
  /// - Throws: ``FingerError/waitConditionTimeout(_:)`` if that did not come to be.
  public func waitUntilHittable(
    _ view: UIView? = nil, timeout: TimeInterval, checkInterval: TimeInterval = 0.1
  ) throws {
    try waitUntil(viewIsHittable(view ?? mainView), timeout: timeout, checkInterval: checkInterval)
  }

  /// Lets time pass until a touch at a point would be some view's.
  ///
  /// - Parameters:
  ///   - point: the point, in the window's coordinates.
  ///   - timeout: how long at most, in seconds of the test's time.
  ///   - checkInterval: how often it is looked at.
  /// - Throws: ``FingerError/waitConditionTimeout(_:)`` if that did not come to be.
  public func waitUntilHittable(
    _ point: CGPoint, timeout: TimeInterval, checkInterval: TimeInterval = 0.1
  ) throws {
    try waitUntil(pointIsHittable(point), timeout: timeout, checkInterval: checkInterval)
  }
}
