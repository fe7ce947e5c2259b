import UIKit

// Synthetic touches on iOS. This file has never run: Fingerpost is developed on Linux, where none of it compiles. It
// uses what test libraries use: private setters of UITouch and of the event of touches, looked up by name, each
// checked before it is called. The touches do not come through the system: no window is chosen, no system gesture
// looks on, and the hit test is this file's own.
#if os(iOS)
  /// Touches that are made inside of the process and given to `UIApplication.sendEvent(_:)`.
  @MainActor final class SyntheticTouches: TouchSource {
    /// The touches that are down, by finger. Looked up only.
    private var touches: [Int: UITouch] = [:]
    private let beginning = ProcessInfo.processInfo.systemUptime
    /// The time that a touch is being played for.
    private var playing: TimeInterval?

    var isHitTestedBySystem: Bool { false }

    var now: TimeInterval { playing ?? ProcessInfo.processInfo.systemUptime - beginning }

    func wait(until time: TimeInterval) {
      // Display links and timers continue meanwhile.
      while now < time {
        RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: min(time - now, 0.002)))
      }
    }

    func play(_ finger: ProbeFinger, in window: UIWindow, at time: TimeInterval) {
      let touch = touches[finger.id] ?? UITouch()
      if finger.phase == .began { begin(touch, at: finger.place, in: window) }
      set(touch, "_setLocationInWindow:resetPrevious:", finger.place, finger.phase == .began)
      set(touch, "setPhase:", finger.phase.rawValue)
      set(touch, "setTimestamp:", beginning + time)
      touches[finger.id] = finger.phase == .ended ? nil : touch
      guard let event = Self.event else { return }
      if let report = IOKit.report(of: finger) {
        send(touch, "_setHidEvent:", report)
        send(event, "_setHIDEvent:", report)
      }
      call(event, "_clearTouches", as: (@convention(c) (NSObject, Selector) -> Void).self) { $0(event, $1) }
      call(
        event, "_addTouch:forDelayedDelivery:",
        as: (@convention(c) (NSObject, Selector, UITouch, Bool) -> Void).self
      ) { $0(event, $1, touch, false) }
      playing = time
      UIApplication.shared.sendEvent(event)
      playing = nil
    }

    private func begin(_ touch: UITouch, at place: CGPoint, in window: UIWindow) {
      let view = window.hitTest(place, with: nil)
      send(touch, "setWindow:", window)
      send(touch, "setView:", view)
      send(touch, "setGestureView:", view)
      set(touch, "setTapCount:", tapCount(at: place))
      call(touch, "_setIsFirstTouchForView:", as: (@convention(c) (NSObject, Selector, Bool) -> Void).self) {
        $0(touch, $1, true)
      }
    }

    // The system counts taps where touches come from, so this has to count them itself.
    private var lastTap: (place: CGPoint, time: TimeInterval, count: Int)?

    private func tapCount(at place: CGPoint) -> Int {
      let time = ProcessInfo.processInfo.systemUptime
      var count = 1
      if let lastTap, time - lastTap.time < 0.4, abs(lastTap.place.x - place.x) < 45 {
        count = lastTap.count + 1
      }
      lastTap = (place, time, count)
      return count
    }

    /// The event of all touches.
    private static var event: UIEvent? {
      let name = NSSelectorFromString("_touchesEvent")
      guard UIApplication.shared.responds(to: name) else { return nil }
      return UIApplication.shared.perform(name)?.takeUnretainedValue() as? UIEvent
    }

    // MARK: - Private methods, by name

    private func call<Method>(
      _ object: NSObject, _ name: String, as type: Method.Type, _ body: (Method, Selector) -> Void
    ) {
      let selector = NSSelectorFromString(name)
      guard object.responds(to: selector), let method = object.method(for: selector) else { return }
      body(unsafeBitCast(method, to: type), selector)
    }

    private func send(_ object: NSObject, _ name: String, _ value: AnyObject?) {
      call(object, name, as: (@convention(c) (NSObject, Selector, AnyObject?) -> Void).self) {
        $0(object, $1, value)
      }
    }

    private func set(_ touch: UITouch, _ name: String, _ value: Int) {
      call(touch, name, as: (@convention(c) (NSObject, Selector, Int) -> Void).self) { $0(touch, $1, value) }
    }

    private func set(_ touch: UITouch, _ name: String, _ value: TimeInterval) {
      call(touch, name, as: (@convention(c) (NSObject, Selector, TimeInterval) -> Void).self) {
        $0(touch, $1, value)
      }
    }

    private func set(_ touch: UITouch, _ name: String, _ place: CGPoint, _ isFirst: Bool) {
      call(touch, name, as: (@convention(c) (NSObject, Selector, CGPoint, Bool) -> Void).self) {
        $0(touch, $1, place, isFirst)
      }
    }
  }

  /// The events of the digitizer that UIKit expects every touch to carry.
  @MainActor private enum IOKit {
    private typealias FingerEvent =
      @convention(c) (
        CFAllocator?, UInt64, UInt32, UInt32, UInt32, Double, Double, Double, Double, Double, Bool, Bool,
        UInt32
      ) -> Unmanaged<AnyObject>?

    private static let function: FingerEvent? = {
      guard
        let library = dlopen("/System/Library/Frameworks/IOKit.framework/IOKit", RTLD_NOW),
        let symbol = dlsym(library, "IOHIDEventCreateDigitizerFingerEvent")
      else { return nil }
      return unsafeBitCast(symbol, to: FingerEvent.self)
    }()

    /// Makes the event of one finger; nil where the system has no such function.
    static func report(of finger: ProbeFinger) -> AnyObject? {
      // Whether it is in range (1), touches (2) and has moved (4).
      let mask: UInt32 = finger.phase == .moved ? 4 : 3
      let isDown = finger.phase != .ended
      return function?(
        nil, mach_absolute_time(), UInt32(finger.id), UInt32(finger.id), mask, Double(finger.place.x),
        Double(finger.place.y), 0, 0, 0, isDown, isDown, 0)?.takeRetainedValue()
    }
  }
#endif
