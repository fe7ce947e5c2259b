public import Fingerpost
public import Foundation

/// How a device is held; the raw values are UIKit's.
public nonisolated enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// With its bottom edge to the right.
  case landscapeLeft = 3
  /// With its bottom edge to the left.
  case landscapeRight = 4
  /// Lying on its back.
  case faceUp = 5
  /// Lying on its screen.
  case faceDown = 6

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether it is upright, upside down, or on its side.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The device: what kind it is and which system it has follows from the event rules of the world.
@preconcurrency @MainActor public final class UIDevice: NSObject {
  /// The device of the current world.
  public static var current: UIDevice {
    let application = World.current.application
    if let device = objc_getAssociatedObject(application, key) as? UIDevice { return device }
    let device = UIDevice(World.current.eventRules)
    objc_setAssociatedObject(application, key, device, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return device
  }

  private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  private let rules: EventRules

  private init(_ rules: EventRules) {
    self.rules = rules
    super.init()
  }

  nonisolated deinit {}

  /// Posted when the device is held another way. Nothing here posts it but code.
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Posted when the battery has another level. Nothing here posts it but code.
  public nonisolated static let batteryLevelDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Posted when the battery is charged, or is not. Nothing here posts it but code.
  public nonisolated static let batteryStateDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Posted when something comes near the screen. Nothing here posts it but code.
  public nonisolated static let proximityStateDidChangeNotification = NSNotification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  // MARK: - What it is

  /// What kind of device it is: a pad where the event rules say so, else a phone. [CTL-13]
  public var userInterfaceIdiom: UIUserInterfaceIdiom { rules.isPad ? .pad : .phone }

  /// The kind as text: `iPad` or `iPhone`.
  public var model: String { rules.isPad ? "iPad" : "iPhone" }

  /// The kind as text in the language of the user, which is English.
  public var localizedModel: String { model }

  /// The name of the device: its ``model``.
  public var name: String { model }

  /// The name of the system that the event rules play: `iOS`, on a pad `iPadOS`.
  public var systemName: String { rules.isPad && rules.system >= 13 ? "iPadOS" : "iOS" }

  /// The version of the system that the event rules play, such as `17.0`.
  public var systemVersion: String { "\(rules.system).0" }

  /// A number that stands for the device: none here.
  public var identifierForVendor: UUID? { nil }

  /// Whether several applications run at a time: true.
  public var isMultitaskingSupported: Bool { true }

  // MARK: - How it is held

  private var wishes = 0

  /// How the device is held. Default unknown until ``beginGeneratingDeviceOrientationNotifications()``, and then upright.
  ///
  /// A test may set it with ``setOrientation(_:)``; the screen does not turn.
  public private(set) var orientation: UIDeviceOrientation {
    get { held ?? (isGeneratingDeviceOrientationNotifications ? .portrait : .unknown) }
    set { held = newValue }
  }
  private var held: UIDeviceOrientation?

  /// Whether code wants to hear how the device is held.
  public var isGeneratingDeviceOrientationNotifications: Bool { wishes > 0 }

  /// Says that code wants to hear how the device is held; calls are counted.
  public func beginGeneratingDeviceOrientationNotifications() { wishes += 1 }

  /// Says that it is enough, once for each beginning.
  public func endGeneratingDeviceOrientationNotifications() { wishes = max(0, wishes - 1) }

  /// Holds the device another way, and posts ``orientationDidChangeNotification`` where code wants to hear it. Not UIKit's.
  ///
  /// The screen and the windows stay as they are.
  public func setOrientation(_ orientation: UIDeviceOrientation) {
    guard orientation != self.orientation else { return }
    self.orientation = orientation
    guard isGeneratingDeviceOrientationNotifications else { return }
    NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
  }

  // MARK: - Battery and proximity

  /// Whether a battery is charged; the raw values are UIKit's.
  public nonisolated enum BatteryState: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// It is used.
    case unplugged = 1
    /// It is charged.
    case charging = 2
    /// It is full.
    case full = 3
  }

  /// Whether code wants to know about the battery. Default false. Kept and read back.
  public var isBatteryMonitoringEnabled = false
  /// How full the battery is: -1, which says that it is not known.
  public var batteryLevel: Float { -1 }
  /// Whether the battery is charged: not known.
  public var batteryState: BatteryState { .unknown }
  /// Whether code wants to know what is near the screen. Default false. Kept and read back.
  public var isProximityMonitoringEnabled = false
  /// Whether something is near the screen: false.
  public var proximityState: Bool { false }

  /// Has the device click as a key does. It is kept in ``FeedbackLog``.
  public func playInputClick() { FeedbackLog.current.add(.inputClick) }
}
