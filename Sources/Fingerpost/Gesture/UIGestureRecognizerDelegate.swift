/// What is asked about a gesture recognizer's touches, beginning and acting together with others. Every method is
/// optional.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether the recognizer may leave possible; asked once an attempt, and a no makes it fail. Default true. [ARB-12]
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Whether the recognizer may act together with another; asked again whenever it matters. Default false.
  ///
  /// One yes of either delegate is enough. [ARB-7, ARB-8]
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Whether the recognizer needs another's failure, in this attempt. Default false. [ARB-22]
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Whether another needs the recognizer's failure, in this attempt. Default false. [ARB-22]
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Whether the recognizer sees a new contact; the touch's view and location are valid. Default true.
  /// [ARB-28, ARB-29]
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool

  /// Whether the recognizer sees a new press; the press's responder is valid. Default true. [ARB-30]
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool

  /// Whether the recognizer wants anything of an event. Default true. [ARB-28]
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

/// The answers where a delegate does not care: a ``ForwardingObject`` passes the question on, for others they are as said.
/// [VAL-69]
extension UIGestureRecognizerDelegate {
  /// Answers true.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    forwarded("gestureRecognizerShouldBegin:") { $0.gestureRecognizerShouldBegin(gestureRecognizer) } ?? true
  }

  /// Answers false.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    forwarded("gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:") {
      $0.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
    }
      ?? false
  }

  /// Answers false.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    forwarded("gestureRecognizer:shouldRequireFailureOfGestureRecognizer:") {
      $0.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
    } ?? false
  }

  /// Answers false.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    forwarded("gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:") {
      $0.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
    } ?? false
  }

  /// Answers true.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  {
    forwarded("gestureRecognizer:shouldReceiveTouch:") {
      $0.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
    } ?? true
  }

  /// Answers true.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress)
    -> Bool
  {
    forwarded("gestureRecognizer:shouldReceivePress:") {
      $0.gestureRecognizer(gestureRecognizer, shouldReceive: press)
    } ?? true
  }

  /// Answers true.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent)
    -> Bool
  {
    forwarded("gestureRecognizer:shouldReceiveEvent:") {
      $0.gestureRecognizer(gestureRecognizer, shouldReceive: event)
    } ?? true
  }
}
