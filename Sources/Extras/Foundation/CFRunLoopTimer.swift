#if !canImport(ObjectiveC)
  public import Fingerpost
  public import Foundation

  /// What allocates memory, as Core Foundation calls it. Only the default one exists here.
  public typealias CFAllocator = NSObject
  /// The usual one: nil.
  public nonisolated var kCFAllocatorDefault: CFAllocator? { nil }

  /// A timer, as Core Foundation calls it.
  public typealias CFRunLoopTimer = Timer
  /// A run loop, as Core Foundation calls it.
  public typealias CFRunLoop = RunLoop
  /// A mode of one, as Core Foundation calls it.
  public typealias CFRunLoopMode = RunLoop.Mode

  nonisolated extension RunLoop.Mode {
    /// All usual modes, as Core Foundation calls them.
    public static var commonModes: Self { .common }
    /// The usual mode, as Core Foundation calls it.
    public static var defaultMode: Self { .default }
  }

  /// All usual modes, as Core Foundation calls them.
  public nonisolated var kCFRunLoopCommonModes: CFRunLoopMode { .common }
  /// The usual mode, as Core Foundation calls it.
  public nonisolated var kCFRunLoopDefaultMode: CFRunLoopMode { .default }

  /// The run loop of this thread.
  public nonisolated func CFRunLoopGetCurrent() -> CFRunLoop! { .current }
  /// The run loop of the main thread.
  public nonisolated func CFRunLoopGetMain() -> CFRunLoop! { .main }

  /// Calls the closure of a timer.
  private final class TimerHandler: NSObject {
    let handler: (CFRunLoopTimer?) -> Void

    init(_ handler: @escaping (CFRunLoopTimer?) -> Void) { self.handler = handler }

    nonisolated deinit {}

    func fire(_ timer: Timer) { handler(timer) }
  }

  /// Returns a timer that calls a closure, by the clock of the world, once it is added to a run loop. [VAL-141]
  ///
  /// - Parameters:
  ///   - allocator: not looked at.
  ///   - fireDate: when, as ``CFAbsoluteTimeGetCurrent()`` tells the time. One that repeats begins after an interval.
  ///   - interval: how often, in seconds; 0 for once.
  ///   - flags: not looked at.
  ///   - order: not looked at.
  ///   - block: what is called, with the timer.
  @preconcurrency @MainActor public func CFRunLoopTimerCreateWithHandler(
    _ allocator: CFAllocator!, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval, _ flags: UInt,
    _ order: Int, _ block: ((CFRunLoopTimer?) -> Void)!
  ) -> CFRunLoopTimer! {
    let delay = interval > 0 ? interval : max(0, fireDate - CFAbsoluteTimeGetCurrent())
    return Timer(
      timeInterval: delay, target: TimerHandler(block), selector: Selector("fire:", TimerHandler.fire),
      userInfo: nil, repeats: interval > 0)
  }

  /// Adds a timer to a run loop. [VAL-141]
  @preconcurrency @MainActor public func CFRunLoopAddTimer(
    _ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!
  ) { rl.addTimer(timer, forMode: mode) }

  /// Ends a timer. [VAL-141]
  @preconcurrency @MainActor public func CFRunLoopRemoveTimer(
    _ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!
  ) { timer.invalidate() }

  /// Ends a timer. [VAL-141]
  public nonisolated func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer.invalidate() }
#endif
