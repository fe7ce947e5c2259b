import Fingerpost
import FingerpostKeyboard
import FingerpostProperties
import FingerpostScreens
import Foundation

/// A change to a screen, as code and as something that can be applied to the engine's objects to try it.
package nonisolated enum Change: Hashable {
  /// `isHidden = false`
  case show(Int)
  /// `isHidden = true` of a window that shows nothing
  case hide(Int)
  /// `isUserInteractionEnabled = true`, or `.allowUserInteraction` for a view that animates
  case enable(Int)
  /// `isUserInteractionEnabled = false`
  case disable(Int)
  /// `alpha = 1`
  case makeOpaque(Int)
  /// `transform = .identity`
  case straighten(Int)
  /// `frame.size` larger
  case enlarge(Int, CGSize)
  /// `bringSubviewToFront(_:)`, called on the superview
  case bringToFront(Int)
  /// `contentView.addSubview(_:)`: the view moves into a cell's content view
  case move(Int, into: Int)
  /// `hitTest(_:with:)` overridden so that the view never answers itself
  case passThrough(Int)
  /// `hitTest(_:with:)` of a window overridden so that neither it nor its root view answers
  case passThroughWindow(Int, root: Int)
  /// `point(inside:with:)` overridden so that it is true over a view below too
  case reach(Int, to: Int)
  /// `point(inside:with:)` overridden so that it is true around the bounds too
  case widen(Int, CGSize)
  /// `hitTest(_:with:)` of the superview overridden so that it answers the view in its own place
  case handOver(Int, in: Int)
  /// `point(inside:with:)` overridden so that it is false over another view
  case letThrough(Int, to: Int)
  /// A constraint that gives a view without a size the bounds that its content needs
  case surround(Int, CGRect)
  /// `completeTransition(_:)`, after which UIKit removes its container
  case finishTransition(Int)
  /// `completeTransition(_:)`, after which UIKit switches its container on again
  case endTransition(Int)
  /// `frame` of the container of a presentation, no larger than what is presented
  case fitContainer(Int, CGRect)
  /// `frame` of a hosting view, no larger than what it shows
  case shrink(Int, CGRect)
  /// An animation that allows touches, and `hitTest(_:with:)` of the superview, which asks what is shown
  case followAnimation(Int, in: Int)
  /// `canBecomeFocused` overridden so that it is true [FOC-2]
  case makeFocusable(Int)
  /// `isEnabled = true` of a control
  case enableControl(Int)
  /// `contentSize` of a scroll view, as large as what is in it
  case enlargeContent(Int, CGSize)
  /// `alwaysBounceVertical = true` of a scroll view, or `alwaysBounceHorizontal`
  case alwaysBounce(Int, isVertical: Bool)
  /// `touchesShouldCancel(in:)` of a scroll view overridden so that it is true for controls too
  case cancelContentTouches(Int)
  /// `delaysContentTouches = false` of a scroll view
  case deliverContentAtOnce(Int)
  /// `gestureRecognizerShouldBegin(_:)` of a view overridden so that it refuses a recognizer
  case defend(Int, against: Int)
  /// `isMultipleTouchEnabled = true` [MULTI-1]
  case allowSecondFinger(Int)
  /// `isExclusiveTouch = false` [EXCL-1]
  case shareTouches(Int)
  /// `addTarget(_:action:for:)` of a control, for `touchUpInside` [CTL-29]
  case addTarget(to: Int)
  /// `isSelectable = true` of a text view [TXV-2]
  case makeSelectable(Int)
  /// `scrollsToTop = false` of a scroll view [SCR-24]
  case keepFromTop(Int)
  /// A recognizer of the view's own, such as another view has
  case addRecognizer(to: Int, like: Int?)
  /// Of several recognizers that are the same, only one stays on their view
  case keepOne(Int, of: [Int], on: Int)
  /// `addGestureRecognizer(_:)` of the window instead of the view: it gets the touches of all views then [GR-20]
  case moveToWindow(Int, from: Int)
  /// `windowLevel` of a window, below that of all others [WIN-2]
  case sendBack(Int)
  /// `endIgnoringInteractionEvents()`, as often as touches were asked away [VAL-96]
  case heedTouches
  /// A change to a recognizer
  case gesture(GestureChange)

  /// The view that is changed, or nil for a change to a recognizer or to the application.
  package var view: Int? {
    switch self {
    case .show(let view), .hide(let view), .shrink(let view, _), .enable(let view), .disable(let view),
      .makeOpaque(let view), .straighten(let view),
      .enlarge(let view, _), .bringToFront(let view), .passThrough(let view), .reach(let view, _),
      .widen(let view, _), .move(let view, _), .passThroughWindow(let view, _),
      .followAnimation(let view, _), .enableControl(let view), .deliverContentAtOnce(let view),
      .defend(let view, _), .addRecognizer(let view, _), .letThrough(let view, _), .surround(let view, _),
      .finishTransition(let view), .endTransition(let view), .fitContainer(let view, _),
      .enlargeContent(let view, _),
      .alwaysBounce(let view, _),
      .cancelContentTouches(let view), .keepOne(_, _, let view), .allowSecondFinger(let view),
      .shareTouches(let view),
      .handOver(let view, _), .makeSelectable(let view), .addTarget(let view), .keepFromTop(let view),
      .moveToWindow(_, let view), .sendBack(let view), .makeFocusable(let view):
      view
    case .heedTouches, .gesture: nil
    }
  }

  /// Whether an actor that it silences at the point still acts elsewhere: along the other axis, or beside the expected
  /// view.
  package var leavesTheRest: Bool {
    switch self {
    case .gesture(.beginOnly), .gesture(.beginExcept), .letThrough: true
    default: false
    }
  }

  /// Whether it gives a view another recognizer.
  package var addsRecognizer: Bool {
    if case .addRecognizer = self { true } else { false }
  }

  /// The override of hit testing that the change is, and of which view, or nil for any other change.
  package var override: (view: Int, override: HitOverride)? {
    switch self {
    case .passThrough(let view): (view, .passThrough)
    case .passThroughWindow(let view, let root): (view, .passThroughBoth(root))
    case .reach(let view, let target): (view, .reachesTo(target))
    case .letThrough(let view, let target): (view, .sparing(target))
    case .followAnimation(let view, let holder), .handOver(let view, let holder): (holder, .redirect(view))
    case .widen(let view, let by):
      (
        view,
        .inset(UIEdgeInsets(top: -by.height, left: -by.width, bottom: -by.height, right: -by.width))
      )
    default: nil
    }
  }

  /// The change as an edit of the view, or nil where it is more than a property.
  package var edit: Edit<Int>? {
    switch self {
    case .show: .set("isHidden", .flag(false))
    case .finishTransition, .hide: .set("isHidden", .flag(true))
    case .enable, .endTransition, .followAnimation: .set("isUserInteractionEnabled", .flag(true))
    case .disable: .set("isUserInteractionEnabled", .flag(false))
    case .makeOpaque: .set("alpha", .number(1))
    case .straighten: .set("transform", PropertyValue(.identity))
    case .enableControl: .set("isEnabled", .flag(true))
    case .enlargeContent(_, let size):
      .set("contentSize", .numbers([Double(size.width), Double(size.height)]))
    case .alwaysBounce(_, let isVertical):
      .set(isVertical ? "alwaysBounceVertical" : "alwaysBounceHorizontal", .flag(true))
    case .deliverContentAtOnce: .set("delaysContentTouches", .flag(false))
    case .allowSecondFinger: .set("isMultipleTouchEnabled", .flag(true))
    case .keepFromTop: .set("scrollsToTop", .flag(false))
    case .shareTouches: .set("isExclusiveTouch", .flag(false))
    case .gesture(let change): change.edit
    case .enlarge, .bringToFront, .move, .passThrough, .passThroughWindow, .reach, .widen, .letThrough,
      .handOver, .surround, .fitContainer, .shrink, .cancelContentTouches, .defend, .addRecognizer, .keepOne,
      .makeSelectable, .addTarget, .moveToWindow, .heedTouches, .sendBack, .makeFocusable:
      nil
    }
  }

  /// Applies the change to the engine's objects, unless it is an override of hit testing, which the builder applies.
  ///
  /// Changes to recognizers do nothing on a screen that was built without.
  ///
  /// - Returns: what has to live as long as the screen.
  @MainActor package func apply(to built: BuiltScreen) -> [AnyObject] {
    if let view, let edit {
      edit.apply(to: built.views[view]) { _ in nil }
      return []
    }
    switch self {
    case .enlarge(let view, let size): built.views[view].frame.size = size
    case .bringToFront(let view): built.views[view].superview?.bringSubviewToFront(built.views[view])
    case .move(let view, let holder): built.views[holder].addSubview(built.views[view])
    case .surround(let view, let bounds):
      let (view, before) = (built.views[view], built.views[view].bounds)
      // What is in it stays where it is.
      view.center.x += bounds.midX - before.midX
      view.center.y += bounds.midY - before.midY
      view.bounds = bounds
      // What wraps only this, and has no size of its own, grows with it.
      if let holder = view.superview, holder.subviews.count == 1, holder.bounds.isEmpty {
        let before = holder.bounds
        holder.bounds = before.union(view.frame)
        holder.center.x += holder.bounds.midX - before.midX
        holder.center.y += holder.bounds.midY - before.midY
      }
    case .fitContainer(let view, let frame), .shrink(let view, let frame):
      // What is in it stays where it is.
      built.views[view].frame = frame.offsetBy(
        dx: built.views[view].frame.minX, dy: built.views[view].frame.minY)
      built.views[view].bounds.origin = frame.origin
    case .defend(let view, let recognizer):
      if let view = built.views[view] as? any RecognizerRefusing, let other = built.recognizer(recognizer) {
        view.refused.append(other)
      }
    case .keepOne(let kept, let all, let view):
      for other in all where other != kept {
        if let recognizer = built.recognizer(other) { built.views[view].removeGestureRecognizer(recognizer) }
      }
    case .addTarget(let view):
      (built.views[view] as? UIControl)?.addAction(
        UIAction { _ in }, for: built.screen.isTelevision ? .primaryActionTriggered : .touchUpInside)
    case .makeSelectable(let view): (built.views[view] as? UITextView)?.isSelectable = true
    case .sendBack(let view):
      let lowest = built.world.application.windows.map(\.windowLevel.rawValue).min() ?? 0
      (built.views[view] as? UIWindow)?.windowLevel = UIWindow.Level(rawValue: lowest - 1)
    case .heedTouches:
      let application = built.world.application
      while application.isIgnoringInteractionEvents { application.endIgnoringInteractionEvents() }
    case .gesture(let change): return change.apply(to: built)
    // A recognizer is added to the screen's description, so that it is one of the screen's.
    case .passThrough, .passThroughWindow, .reach, .widen, .letThrough, .handOver, .cancelContentTouches,
      .addRecognizer, .moveToWindow, .makeFocusable:
      break
    // Edits of the view.
    case .show, .hide, .enable, .disable, .makeOpaque, .straighten, .finishTransition, .endTransition,
      .followAnimation, .keepFromTop,
      .enableControl, .enlargeContent, .alwaysBounce, .deliverContentAtOnce, .allowSecondFinger,
      .shareTouches:
      break
    }
    return []
  }
}

extension ScreenEdits {
  /// The part of some changes that the builder has to know.
  package init(_ changes: [Change]) {
    self.init()
    for change in changes {
      if let (view, override) = change.override { overrides[view] = override }
      if case .cancelContentTouches(let view) = change { cancelling.append(view) }
      if case .makeFocusable(let view) = change { focusable.append(view) }
      if case .gesture(.dropRequirement(let recognizer, let other)) = change {
        dropped.append(Requirement(recognizer, on: other))
      }
    }
  }
}
