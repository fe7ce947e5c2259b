#if !canImport(ObjectiveC)
  import FingerpostTimeline
  public import Foundation

  extension Timer {
    /// Creates a timer that calls a method of an object by the clock of the world, again and again if it repeats. [VAL-79]
    ///
    /// The object is kept until the timer is invalid. The method takes nothing or the timer. The run loop, which has the
    /// real time, never fires it.
    ///
    /// It is in the default mode, so it waits while a scroll view tracks or decelerates, and then fires once for all times
    /// that it missed; `RunLoop.addTimer(_:forMode:)` changes that. [PIPE-17]
    @preconcurrency @MainActor @discardableResult
    public class func scheduledTimer(
      timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
      repeats yesOrNo: Bool
    ) -> Timer {
      let timer = TargetTimer(ti, aTarget as AnyObject, aSelector, userInfo, repeats: yesOrNo)
      timer.wait(TimerPlan(timer, ti, repeats: yesOrNo))
      return timer
    }

    /// Creates a timer that calls a method of an object when it is fired; a run loop that it is added to does so. [VAL-79]
    ///
    /// The method takes nothing or a timer: this one, or where there is a `userInfo` one that has it and stands for this
    /// one. `RunLoop.addTimer(_:forMode:)` has the world's clock fire it.
    @preconcurrency @MainActor
    public convenience init(
      timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
      repeats yesOrNo: Bool
    ) {
      nonisolated(unsafe) let (target, info) = (aTarget as AnyObject, userInfo)
      self.init(timeInterval: ti, repeats: yesOrNo) { timer in
        nonisolated(unsafe) let sender = info == nil ? timer : TimerSender(timer, info)
        MainActor.assumeIsolated { _ = aSelector.perform(on: target, from: sender, for: nil) }
      }
      _ = TimerPlan(self, ti, repeats: yesOrNo)
    }

    /// Creates such a timer that is fired for the first time at a date, if it has been added by then. [VAL-79]
    @preconcurrency @MainActor
    public convenience init(
      fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
      repeats rep: Bool
    ) {
      self.init(timeInterval: ti, target: t, selector: s, userInfo: ui, repeats: rep)
      fireDate = date
      TimerPlan.of(self)?.delay = max(0, date.timeIntervalSinceNow)
    }

    @MainActor fileprivate func wait(_ plan: TimerPlan) {
      guard !plan.isWaiting else { return }
      plan.isWaiting = true
      let world = World.current
      wait(plan, in: world, until: world.timeline.now.advanced(bySeconds: plan.delay))
    }

    @MainActor private func wait(
      _ plan: TimerPlan, in world: World, until due: Instant
    ) {
      world.timeline.schedule(at: due) { [weak world] _ in
        let call = {
          guard self.isValid, let world else { return }
          self.fire()
          guard plan.repeats else { return self.invalidate() }
          // What it missed is left out.
          var next = due.advanced(bySeconds: plan.interval)
          while next <= world.timeline.now { next = next.advanced(bySeconds: plan.interval) }
          self.wait(plan, in: world, until: next)
        }
        if plan.isCommon { call() } else { world?.tracking.whenDefault(call) }
      }
    }
  }

  extension RunLoop {
    /// Adds a timer, as `add(_:forMode:)` does; one with a target is fired by the clock of the world. [VAL-80]
    ///
    /// Not UIKit's: `fingerpost-port` writes it for `add(_:forMode:)`, which Foundation has with the real time alone.
    ///
    /// - Parameters:
    ///   - timer: the timer. One that has a closure keeps the real time.
    ///   - mode: in another mode than the default one the timer fires while a scroll view tracks, too. [PIPE-17]
    @preconcurrency @MainActor
    public final func addTimer(_ timer: Timer, forMode mode: RunLoop.Mode) {
      guard let plan = TimerPlan.of(timer) else { return add(timer, forMode: mode) }
      if mode != .default { plan.isCommon = true }
      timer.wait(plan)
    }
  }

  /// How the clock of a world fires a timer.
  private final class TimerPlan: @unchecked Sendable {
    private nonisolated(unsafe) static let key = UnsafeRawPointer(
      UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    let interval: TimeInterval
    /// How long the first wait is.
    var delay: TimeInterval
    let repeats: Bool
    var isCommon = false
    var isWaiting = false

    nonisolated init(_ timer: Timer, _ interval: TimeInterval, repeats: Bool) {
      // Foundation's shortest interval.
      self.interval = max(0.0001, interval)
      delay = self.interval
      self.repeats = repeats
      Associations.set(self, of: timer, TimerPlan.key, isWeak: false)
    }

    nonisolated deinit {}

    nonisolated static func of(_ timer: Timer) -> TimerPlan? {
      Associations.value(of: timer, key) as? TimerPlan
    }
  }

  /// A timer with what it carries: Foundation's own can be given nothing.
  private nonisolated final class TargetTimer: Timer {
    private let info: Any?

    init(
      _ interval: TimeInterval, _ target: AnyObject, _ action: Selector, _ info: Any?, repeats: Bool
    ) {
      self.info = info
      nonisolated(unsafe) let target = target
      super.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats) { timer in
        nonisolated(unsafe) let sender = timer
        MainActor.assumeIsolated { _ = action.perform(on: target, from: sender, for: nil) }
      }
    }

    override var userInfo: Any? { info }
  }

  /// Stands for a timer that was made without what it carries.
  private nonisolated final class TimerSender: Timer {
    private let timer: Timer
    private let info: Any?

    init(_ timer: Timer, _ info: Any?) {
      (self.timer, self.info) = (timer, info)
      super.init(fire: timer.fireDate, interval: timer.timeInterval, repeats: false) { _ in }
    }

    override var userInfo: Any? { info }
    override var isValid: Bool { timer.isValid }
    override var timeInterval: TimeInterval { timer.timeInterval }
    override var fireDate: Date {
      get { timer.fireDate }
      set { timer.fireDate = newValue }
    }
    override func fire() { timer.fire() }
    override func invalidate() { timer.invalidate() }
    override func isEqual(_ object: Any?) -> Bool {
      object as AnyObject === timer || object as AnyObject === self
    }
    override var hash: Int { timer.hash }
  }
#endif
