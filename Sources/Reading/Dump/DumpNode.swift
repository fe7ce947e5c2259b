import Fingerpost
import FingerpostProperties
import FingerpostScreens
import FingerpostText
import Foundation

/// One `<Class: 0x…; …>` of a dump, before it has a place in a tree.
nonisolated struct DumpNode {
  /// What the angle brackets describe.
  enum Kind {
    case view
    case layer
    case recognizer
  }

  /// The line on which the node begins.
  var line: Int
  /// The bytes from `<` to the closing bracket, or to the end of what was read.
  var range: Range<Int>
  /// The end of the line on which the node ends.
  var lineEnd: Int
  var className = ""
  var address = ""
  var baseClass: String?
  var frame: [PrintedNumber]?
  var transform: [PrintedNumber]?
  var anchorPoint: CGPoint?
  var contentOffset: CGPoint?
  var contentSize: CGSize?
  var contentInset: UIEdgeInsets?
  var value: Double?
  var text: String?
  var identifier: String?
  var tag: Int?
  /// What is after the closing bracket, as in `> - Back`.
  var remark: String?
  var alpha: Double?
  var isHidden: Bool?
  var isUserInteractionEnabled: Bool?
  var clipsToBounds: Bool?
  var isEnabled: Bool?
  var hasRecognizers = false
  /// The keys of the animations that have a say in touches.
  var animatedKeys: [String] = []
  /// Whether the view says that it lets touches through to what is behind it.
  var ignoresDirectTouches = false
  var hasLayer = false
  var hasWindowLayer = false
  var isMarkedAsLayer = false
  /// Whether an attribute is there that layers have and views have not.
  var hasLayerAttributes = false
  var hasState = false
  /// Whether an autoresizing mask is printed.
  var hasAutoresizing = false
  /// Whether any attribute follows the address.
  var hasAttributes = false
  /// Whether an attribute was read that is behind `userInteractionEnabled`, so that its absence means something.
  var isPastInteraction = false
  /// Whether the closing bracket was found.
  var isComplete = false
  /// Whether a second bracket around the node is still open at the end of what was read.
  var isOuterOpen = false
  /// How many attributes were understood.
  var noted = 0
  /// Where the next node begins, if one follows on the same line.
  var next: Int?
  var doubts: [Sentence] = []

  var kind: Kind {
    if isMarkedAsLayer { return .layer }
    if frame == nil, hasLayerAttributes || UIKitClasses.isLayer(className) { return .layer }
    if frame == nil, hasState || UIKitClasses.isRecognizer(className) { return .recognizer }
    return .view
  }

  /// Returns the view that the node describes, still without a parent.
  func view() -> ScreenView {
    var view = ScreenView(className: className, address: address.isEmpty ? nil : address, line: line)
    view.baseClass = baseClass
    view.label = text ?? remark
    view.identifier = identifier
    view.tag = tag
    view.doubts = doubts
    if let anchorPoint { view.anchorPoint = anchorPoint }
    if let alpha { view.alpha = alpha }
    view.isHidden = isHidden ?? false
    view.clipsToBounds = clipsToBounds ?? false
    view.isEnabled = isEnabled
    view.hasRecognizers = hasRecognizers
    view.hasAutoresizing = hasAutoresizing
    view.animatedKeys = animatedKeys
    view.isAnimating = !animatedKeys.isEmpty
    if ignoresDirectTouches { view.hitOverride = .passThrough }
    noteWindow(&view)
    place(&view)
    view.value = value
    // Only scroll views print these, whatever they are called.
    if contentSize != nil || contentInset != nil || contentOffset != nil {
      var scrolling = PropertyValues()
      scrolling.contentSize = contentSize
      scrolling.contentInset = contentInset
      view.scrolling = scrolling
    }
    if contentOffset == nil, UIKitClasses.isScrollView(baseClass ?? className) {
      view.doubts.append("it scrolls, but its content offset is not given")
    }
    if !isComplete {
      view.doubts.append("its description is cut off, so what stood in the rest is unknown")
    }
    noteInteraction(&view)
    return view
  }

  private func noteWindow(_ view: inout ScreenView) {
    view.isWindow =
      hasWindowLayer || UIKitClasses.isWindow(className) || UIKitClasses.isWindow(baseClass ?? "")
    guard view.isWindow else { return }
    view.setPublicWindowLevel()
    if UIKitClasses.isWindow(className), className != "UIWindow", !KnownOverrides.passesThrough(className) {
      view.doubts.append(
        "it is a window of UIKit's own, which may let touches through where it shows nothing")
    }
  }

  /// UIKit prints the property when it is off only, so that in a whole description its absence means on.
  private func noteInteraction(_ view: inout ScreenView) {
    let isQuiet = UIKitClasses.isQuiet(className) || UIKitClasses.isQuiet(baseClass ?? "")
    guard isUserInteractionEnabled == nil, !isComplete, !isPastInteraction, isQuiet else {
      view.isUserInteractionEnabled = isUserInteractionEnabled ?? true
      return
    }
    view.isUserInteractionEnabled = false
    view.doubts.append(
      "its description is cut off before userInteractionEnabled; its class's default, off, is assumed\(rules: "HIT-17")"
    )
  }

  private func place(_ view: inout ScreenView) {
    let origin = contentOffset ?? .zero
    guard let frame else {
      view.bounds = CGRect(origin: origin, size: .zero)
      view.doubts.append("its frame is missing")
      return
    }
    view.printedFrame = CGRect(
      x: frame[0].value, y: frame[1].value, width: frame[2].value, height: frame[3].value)
    let recovery = FrameRecovery(
      frame: frame, transform: transform, anchorPoint: view.anchorPoint, boundsOrigin: origin)
    view.bounds = recovery.bounds
    view.center = recovery.center
    view.isSizeAssumed = recovery.isSizeAssumed
    view.doubts += recovery.doubts
    if let transform, transform.allSatisfy(\.value.isFinite) {
      view.transform = CGAffineTransform(
        a: transform[0].value, b: transform[1].value, c: transform[2].value, d: transform[3].value,
        tx: transform[4].value, ty: transform[5].value)
    }
  }
}
