public import FingerpostProperties

/// A gesture recognizer as an input describes it, with UIKit's default for what it leaves out.
public nonisolated struct ScreenRecognizer: Hashable, Sendable {
  /// What an input says about a recognizer's delegate.
  public enum Delegate: Hashable, Sendable {
    /// The input says nothing.
    case unknown
    /// There is none.
    case none
    /// There is one, which responds to the selectors; nil where the input does not say to which.
    case object(class: String, address: String?, implements: [String]?)
  }

  /// The name of the class, as printed.
  public var className: String
  /// The superclasses, nearest first, up to the first that UIKit defines, or nil where the input does not say.
  public var superclasses: [String]?
  /// The address, as printed.
  public var address: String?
  /// The kind, where the input states it beside the class.
  public var statedKind: GestureKind?
  /// The line of the input on which the recognizer begins, from 1; 0 where that says nothing.
  public var line: Int
  /// Whether the recognizer was printed: such a description leaves out what is at its default, and its delegate.
  public var isPrinted: Bool
  /// The recognizer's own name.
  public var name: String?
  /// The state, in UIKit's spelling, such as `possible`.
  public var state: String
  /// Whether the recognizer is enabled.
  public var isEnabled: Bool
  /// The delegate.
  public var delegate: Delegate
  /// Whether recognition takes the contacts from the view.
  public var cancelsTouchesInView: Bool
  /// Whether the view's first callback waits for the recognizer to fail.
  public var delaysTouchesBegan: Bool
  /// Whether the view's last callback waits for the recognizer to fail.
  public var delaysTouchesEnded: Bool
  /// The addresses of the recognizers that must fail first, or nil where the input does not say.
  public var mustFail: [String]?
  /// The addresses of the recognizers that wait for this one to fail, or nil where the input does not say.
  public var mustFailFor: [String]?
  /// The target-action pairs, or nil where the input does not say.
  public var targets: [ScreenTarget]?
  /// The other properties that the input states.
  public var settings: PropertyValues
  /// Which of its view's own recognizers it is, where it was put in because all such views have it.
  public var assumedPart: Part?

  /// Creates a recognizer with UIKit's defaults.
  public init(className: String, address: String? = nil) {
    self.className = className
    self.address = address
    superclasses = nil
    statedKind = nil
    line = 0
    isPrinted = false
    name = nil
    state = "possible"
    isEnabled = true
    delegate = .unknown
    cancelsTouchesInView = true
    delaysTouchesBegan = false
    delaysTouchesEnded = true
    mustFail = nil
    mustFailFor = nil
    targets = nil
    settings = PropertyValues()
    assumedPart = nil
  }
}
