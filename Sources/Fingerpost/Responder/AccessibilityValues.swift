import Foundation

/// What an element is like for assistive techniques: values that are kept and read back, which nothing here acts on.
public nonisolated struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The traits as bits.
  public let rawValue: UInt64

  /// Creates traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// None.
  public static let none: UIAccessibilityTraits = []
  /// It acts like a button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// It acts like a link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// It is an image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// It is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It plays a sound of its own.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// It is a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// It is text that cannot be edited.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// It says what is new when the application starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// It is disabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// It changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// It is for searching.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// It begins something that is not to be spoken over.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// It has a value that can be made larger and smaller.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// It takes touches directly.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// It turns a page.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// It is a header.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// It is a bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 17)
}

/// What a responder is for assistive techniques, as far as it was said.
nonisolated struct AccessibilityValues: Equatable {
  var identifier: String?
  var label: String?
  var value: String?
  var hint: String?
  var traits = UIAccessibilityTraits.none
  var isElement: Bool?
}

extension UIResponder {
  private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  /// What was said about the responder; a view keeps it among its looks.
  final var accessibility: AccessibilityValues? {
    get {
      if let view = self as? UIView { return view.looks?.accessibility }
      return Associations.value(of: self, UIResponder.key) as? AccessibilityValues
    }
    set {
      if let view = self as? UIView { return view.madeLooks.accessibility = newValue }
      Associations.set(newValue, of: self, UIResponder.key, isWeak: false)
    }
  }

  /// Changes what is said about the responder.
  final func describe(_ change: (inout AccessibilityValues) -> Void) {
    let before = accessibility ?? AccessibilityValues()
    var values = before
    change(&values)
    // Nothing is kept of what is as it was.
    if values != before { accessibility = values }
  }
}
