public import Fingerpost
public import Foundation

/// Further settings for those who need them: none is on, so that code takes the way for those who use none.
nonisolated extension UIAccessibility {
  /// Whether colors should be darker: false.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether colors are inverted: false.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether there are no colors: false.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether the device is limited to one application: false.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether a menu stands for gestures: false.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether switches have labels: false.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether the screen can be read aloud: false.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether a selection can be read aloud: false.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether a shake undoes: true, as it is as a rule.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Whether sound comes from one side: false.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether films have titles: false.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether films begin by themselves: true, as they do as a rule.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether screens should fade into each other: false.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether buttons should have shapes: false.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether things should differ by more than color: false.
  public static var shouldDifferentiateWithoutColor: Bool { false }

  /// Posted when reading aloud begins or ends. Nothing here posts it but code.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when there should be less movement, or no longer. Nothing here posts it but code.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when less should shine through, or no longer. Nothing here posts it but code.
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted when text should be bold, or no longer. Nothing here posts it but code.
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted when something was said. Nothing here posts it but code.
  public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
}

/// Something that an element can do for assistive techniques, which code may call itself.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// What it is called.
  open var name: String
  /// An image for it. Default nil.
  open var image: UIImage?
  /// What is sent the action, if it was made with one.
  open private(set) weak var target: AnyObject?
  /// The action, if it was made with one.
  open private(set) var selector: Fingerpost.Selector?
  /// What does it, if it was made with that; it returns whether it did.
  open private(set) var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?

  /// Creates one that is sent to a target.
  public init(name: String, target: Any?, selector: Fingerpost.Selector) {
    self.name = name
    (self.target, self.selector) = (target as AnyObject?, selector)
    super.init()
  }

  /// Creates one that calls a handler.
  public init(
    name: String, image: UIImage? = nil, actionHandler: @escaping (UIAccessibilityCustomAction) -> Bool
  ) {
    (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
    super.init()
  }

  nonisolated deinit {}
}

extension UIResponder {
  /// What assistive techniques could do with it. Default nil. Kept and read back.
  public final var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// The outline that would be shown for it, in points of the screen. Default nil. Kept and read back.
  public final var accessibilityPath: UIBezierPath? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// Where assistive techniques would touch it, in points of the screen. Default the middle of its frame.
  public final var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return kept(CGPoint(x: frame.midX, y: frame.midY))
    }
    set { keep(newValue) }
  }
}
