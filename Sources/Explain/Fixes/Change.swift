import Fingerpost
import FingerpostScenes
import Foundation

/// A change to a view, as code and as something that can be done to the engine's view to see what it brings.
enum Change: Equatable {
  /// `isHidden = false`
  case show(Int)
  /// `isUserInteractionEnabled = true`
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
  /// `hitTest(_:with:)` overridden so that the view never answers itself
  case passThrough(Int)
  /// `point(inside:with:)` overridden so that it is true over a view below too
  case reach(Int, to: Int)
  /// `point(inside:with:)` overridden so that it is true around the bounds too
  case widen(Int, CGSize)

  /// The view that is changed.
  var view: Int {
    switch self {
    case .show(let view), .enable(let view), .disable(let view), .makeOpaque(let view), .straighten(let view),
      .enlarge(let view, _), .bringToFront(let view), .passThrough(let view), .reach(let view, _),
      .widen(let view, _):
      view
    }
  }

  /// The override that the change is, or nil for one of a property.
  var override: HitOverride? {
    switch self {
    case .passThrough: .passThrough
    case .reach(_, let target): .reachesTo(target)
    case .widen(_, let by):
      .inset(UIEdgeInsets(top: -by.height, left: -by.width, bottom: -by.height, right: -by.width))
    default: nil
    }
  }

  /// Does the change to the engine's view, unless it is an override, which ``ScreenBuilder`` takes care of.
  func apply(to built: BuiltScreen) {
    let view = built.views[self.view]
    switch self {
    case .show: view.isHidden = false
    case .enable: view.isUserInteractionEnabled = true
    case .disable: view.isUserInteractionEnabled = false
    case .makeOpaque: view.alpha = 1
    case .straighten: view.transform = .identity
    case .enlarge(_, let size): view.frame.size = size
    case .bringToFront: view.superview?.bringSubviewToFront(view)
    case .passThrough, .reach, .widen: break
    }
  }
}
