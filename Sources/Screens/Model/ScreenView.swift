public import Fingerpost
public import FingerpostProperties
public import FingerpostText
public import Foundation

/// One view of a ``Screen``: what the input says about it, and UIKit's default for what it leaves out.
public nonisolated struct ScreenView: Sendable {
  /// The name of the class, as printed.
  public var className: String
  /// The nearest class that UIKit itself defines, where the input names it.
  public var baseClass: String?
  /// The superclasses, nearest first, up to the first that UIKit defines, or nil where the input does not say.
  public var superclasses: [String]?
  /// The address or other identity, as printed, or nil where the input has none.
  public var address: String?
  /// A text, label or accessibility identifier that helps a reader to find the view.
  public var label: String?
  /// The accessibility identifier, where the input states it beside a label.
  public var identifier: String?
  /// The view's tag, or React Native's number of it, where the input states it.
  public var tag: Int?
  /// The index of the superview in ``Screen/views``, always smaller than the view's own, or nil for a root.
  public var parent: Int?
  /// The line of the input on which the view begins, from 1; 0 for a view that comes from no input.
  public var line: Int
  /// The frame as the input states it, before anything was recovered from it.
  public var printedFrame: CGRect
  /// The bounds, in the view's own coordinates; the origin is a scroll view's content offset.
  public var bounds: CGRect
  /// The position of the anchor point, in the superview's coordinates.
  public var center: CGPoint
  /// The anchor point, in the unit square of the bounds.
  public var anchorPoint: CGPoint
  /// The affine transform, applied about the anchor point.
  public var transform: CGAffineTransform
  /// The layer's depth, which drawing uses and hit testing does not.
  public var zPosition: Double
  /// The alpha, as printed.
  public var alpha: Double
  /// Whether the view is hidden.
  public var isHidden: Bool
  /// Whether the view takes part in user interaction.
  public var isUserInteractionEnabled: Bool
  /// Whether drawing outside the bounds is cut off, which hit testing ignores.
  public var clipsToBounds: Bool
  /// The color behind what the view draws, where the input says.
  public var backgroundColor: ScreenColor?
  /// How round the corners are, in points; 0 where the input does not say.
  public var cornerRadius: Double
  /// How the view draws its text, or nil where the input does not say.
  public var textStyle: ScreenTextStyle?
  /// Whether accessibility counts the element as visible, where the input says.
  public var isSaidVisible: Bool?
  /// Whether the input prints an autoresizing mask, which views that constraints lay out do not have; nil where its kind
  /// prints none.
  public var hasAutoresizing: Bool?
  /// Whether the text of a text view can be edited, where the input says.
  public var isEditable: Bool?
  /// Whether the text of a text view can be selected and its links opened, where the input says.
  public var isSelectable: Bool?
  /// Whether several contacts may be delivered to the view at once, where the input says.
  public var isMultipleTouchEnabled: Bool?
  /// Whether the view wants contacts to itself, where the input says.
  public var isExclusiveTouch: Bool?
  /// Whether the input says that the view has gesture recognizers; most inputs do not say which.
  public var hasRecognizers: Bool
  /// The recognizers, in the order of the property, or nil where the input does not say which.
  public var recognizers: [ScreenRecognizer]?
  /// The recognizers that every view of the class has and that the input does not describe; empty unless they were
  /// put in with ``Screen/addStandardRecognizers()``.
  public var standardRecognizers: [ScreenRecognizer]
  /// What else the input says of the view, such as the state of a control.
  public var settings: PropertyValues
  /// What a control does when it is used, or nil where the input does not say.
  public var targets: [ScreenTarget]?
  /// What a scroll view says about scrolling, or nil where the input does not say.
  public var scrolling: PropertyValues?
  /// Whether the input says that animations run on the view. Motion effects do not count.
  public var isAnimating: Bool
  /// The keys of these animations, as the layer has them, such as `position`; the first of them where there are many.
  public var animatedKeys: [String]
  /// Whether the view is a window; in an element tree a window can have the application as its parent.
  public var isWindow: Bool
  /// Whether it is the window that the input names as the application's key window.
  public var isKeyWindow: Bool
  /// The window's level; 0 where it is not known.
  public var windowLevel: Double
  /// Whether the level is known: stated by the input, or that of a window of UIKit's own whose level is public.
  public var isWindowLevelKnown: Bool
  /// The methods that the class is known to override, or nil where the input cannot tell.
  public var overrides: [String]?
  /// Whether the class has touch methods of its own, where the input states it.
  public var statedTouchMethods: Bool?
  /// What the view's class is known to do with hit tests; ``hitOverrideSource`` says from where.
  public var hitOverride: HitOverride?
  /// Where ``hitOverride`` comes from; it has no meaning without one.
  public var hitOverrideSource: HitOverrideSource
  /// The class of the view controller whose root view this is, where the input says.
  public var viewController: String?
  /// The address of that view controller, where the input says.
  public var viewControllerAddress: String?
  /// Whether its size is a guess, since its transform leaves open which side is the longer.
  public var isSizeAssumed: Bool
  /// What is uncertain about this view, each one clause.
  public var doubts: [Sentence]

  /// Creates a view with UIKit's defaults.
  public init(className: String, address: String? = nil, parent: Int? = nil, line: Int = 0) {
    self.className = className
    self.address = address
    self.parent = parent
    self.line = line
    baseClass = nil
    superclasses = nil
    label = nil
    identifier = nil
    tag = nil
    printedFrame = .zero
    bounds = .zero
    center = .zero
    anchorPoint = CGPoint(x: 0.5, y: 0.5)
    transform = .identity
    zPosition = 0
    alpha = 1
    isHidden = false
    isUserInteractionEnabled = true
    clipsToBounds = false
    backgroundColor = nil
    cornerRadius = 0
    textStyle = nil
    isSaidVisible = nil
    hasAutoresizing = nil
    isEditable = nil
    isSelectable = nil
    isMultipleTouchEnabled = nil
    isExclusiveTouch = nil
    hasRecognizers = false
    recognizers = nil
    standardRecognizers = []
    settings = PropertyValues()
    targets = nil
    scrolling = nil
    isAnimating = false
    animatedKeys = []
    isWindow = false
    isKeyWindow = false
    windowLevel = 0
    isWindowLevelKnown = false
    overrides = nil
    statedTouchMethods = nil
    hitOverride = nil
    hitOverrideSource = .input
    viewController = nil
    viewControllerAddress = nil
    isSizeAssumed = false
    doubts = []
  }
}
