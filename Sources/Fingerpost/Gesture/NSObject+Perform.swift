#if !canImport(ObjectiveC)
  import FingerpostTimeline
  public import Foundation

  /// What is to be performed later, of all objects of a world.
  final class DelayedCalls {
    struct Call {
      let target: ObjectIdentifier
      let selector: Selector
      let argument: AnyObject?
      let token: Timeline.Token
    }

    private var calls: [Int: Call] = [:]
    private var made = 0

    nonisolated deinit {}

    func schedule(
      _ target: NSObject, _ selector: Selector, _ argument: Any?, after delay: TimeInterval, isCommon: Bool
    ) {
      let world = World.current
      let timeline = world.timeline
      let number = made
      made += 1
      let argument = argument.map { $0 as AnyObject }
      let due = timeline.now.advanced(bySeconds: max(0, delay))
      let token = timeline.schedule(at: due) { [weak self, weak world] _ in
        let call = { [weak self] in
          // It may have been canceled while it waited.
          guard let self, calls.removeValue(forKey: number) != nil else { return }
          _ = selector.perform(on: target, from: argument, for: nil)
        }
        if isCommon { call() } else { world?.tracking.whenDefault(call) }
      }
      calls[number] = Call(
        target: ObjectIdentifier(target), selector: selector, argument: argument, token: token)
    }

    func cancel(where isMeant: (Call) -> Bool) {
      for (number, call) in calls where isMeant(call) {
        World.current.timeline.cancel(call.token)
        calls[number] = nil
      }
    }
  }

  extension NSObjectProtocol {
    /// Whether the object has a method, by its type, or by the word of a responder that overrides its own
    /// `responds(to:)`. [ACT-3]
    ///
    /// Foundation's NSObject has none off Apple's systems, so classes that are no responders cannot override it.
    public func responds(to aSelector: Selector!) -> Bool { hasMethod(self, aSelector) }
  }

  extension NSObject {
    /// Calls a method of the object, at once. What it returns is dropped.
    ///
    /// - Precondition: the object has the method, and it takes nothing.
    public final func perform(_ aSelector: Selector!) { perform(aSelector, with: nil) }

    /// Calls a method of the object with an argument, at once. What it returns is dropped.
    ///
    /// - Precondition: the object has the method, and it takes such an argument.
    public final func perform(_ aSelector: Selector!, with object: Any!) {
      let argument = object.map { $0 as AnyObject }
      guard aSelector.perform(on: self, from: argument, for: nil) else {
        preconditionFailure(aSelector.misfit(self, argument))
      }
    }

    /// Calls a method of the object on the main thread, in all common modes.
    ///
    /// - Parameters:
    ///   - aSelector: the method.
    ///   - arg: what it is given.
    ///   - wait: whether it is called at once, as all this runs on the main thread; else it is called as soon as what runs
    ///     now is over, while a scroll view tracks as well. [VAL-65]
    public final func performSelector(
      onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
    ) {
      if wait { return perform(aSelector, with: arg) }
      World.current.delayedCalls.schedule(self, aSelector, arg, after: 0, isCommon: true)
    }

    /// Calls a method of the object later, by the clock of the world. The object and the argument are kept until then.
    ///
    /// Even without a delay it is not called at once, and not while a scroll view tracks or decelerates. [PIPE-17]
    public final func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
      World.current.delayedCalls.schedule(self, aSelector, anArgument, after: delay, isCommon: false)
    }

    /// Calls a method of the object later, as ``perform(_:with:afterDelay:)`` does, in modes of the main run loop.
    ///
    /// - Parameters:
    ///   - aSelector: the method.
    ///   - anArgument: what it is given.
    ///   - delay: how much later, in seconds.
    ///   - modes: with the common modes or the tracking mode among them scrolling keeps nothing waiting. [PIPE-17]
    public final func perform(
      _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
      inModes modes: [RunLoop.Mode]
    ) {
      let isCommon = modes.contains(.common) || modes.contains(.tracking)
      World.current.delayedCalls.schedule(self, aSelector, anArgument, after: delay, isCommon: isCommon)
    }

    /// Has nothing called any more that was to be called later of an object.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
      let target = ObjectIdentifier(aTarget as AnyObject)
      World.current.delayedCalls.cancel { $0.target == target }
    }

    /// Has a method of an object not called any more that was to be called later with an argument.
    public class func cancelPreviousPerformRequests(
      withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
      let target = ObjectIdentifier(aTarget as AnyObject)
      let argument = anArgument.map { $0 as AnyObject }
      World.current.delayedCalls.cancel {
        $0.target == target && $0.selector == aSelector && $0.argument === argument
      }
    }
  }
#endif
