public import Fingerpost
import Foundation

/// An override of hit testing: one that an input states, or one that is tried out on it.
public nonisolated enum HitOverride: Equatable, Sendable {
  /// `hitTest(_:with:)` answers nil instead of the view itself.
  case passThrough
  /// `hitTest(_:with:)` answers nil instead of the view itself or the view at this index, such as a window's root view.
  case passThroughBoth(Int)
  /// `hitTest(_:with:)` answers the view at this index of the screen wherever the inherited method answers any.
  case redirect(Int)
  /// `point(inside:with:)` also says yes where the view at this index of the screen does.
  case reachesTo(Int)
  /// `point(inside:with:)` says no where the view at this index of the screen says yes.
  case sparing(Int)
  /// `point(inside:with:)` tests the bounds inset by these lengths, so that negative ones make them larger.
  case inset(UIEdgeInsets)
  /// `hitTest(_:with:)` also asks subviews where the point lies outside, unless `clipsToBounds` is set.
  case asksOutside
  /// The same, and a view that is too transparent for UIKit takes touches, too. [HIT-24]
  case asksUnseen
  /// `point(inside:with:)` always says yes.
  case always
  /// `point(inside:with:)` always says no.
  case never

  /// The index of the view that the override mentions.
  package var target: Int? {
    switch self {
    case .redirect(let index), .reachesTo(let index), .passThroughBoth(let index), .sparing(let index): index
    case .passThrough, .inset, .asksOutside, .asksUnseen, .always, .never: nil
    }
  }
}

/// What a view of an input does besides UIKit's own hit test.
final class HitOverriding {
  private let override: HitOverride
  /// The view that the override mentions.
  weak var target: UIView?

  init(_ override: HitOverride) {
    self.override = override
  }

  nonisolated deinit {}

  func answer(_ hit: UIView?, at point: CGPoint, of view: UIView, _ event: UIEvent?) -> UIView? {
    switch override {
    case .passThrough: hit === view ? nil : hit
    case .passThroughBoth: hit === view || hit === target ? nil : hit
    case .redirect: hit == nil ? nil : target
    case .reachesTo, .sparing, .inset, .always, .never: hit
    case .asksOutside: hit ?? outside(point, of: view, event)
    case .asksUnseen: hit ?? outside(point, of: view, event) ?? unseen(point, of: view, event)
    }
  }

  /// Returns the subview that takes a point outside a view.
  private func outside(_ point: CGPoint, of view: UIView, _ event: UIEvent?) -> UIView? {
    guard view.isUserInteractionEnabled, !view.isHidden, override == .asksUnseen || view.alpha >= 0.01,
      !view.clipsToBounds || isUnseen(view) && view.point(inside: point, with: event)
    else { return nil }
    for subview in view.subviews.reversed() {
      if let hit = subview.hitTest(view.convert(point, to: subview), with: event) { return hit }
    }
    return nil
  }

  /// Returns the view itself where UIKit alone leaves it out for its alpha.
  private func unseen(_ point: CGPoint, of view: UIView, _ event: UIEvent?) -> UIView? {
    view.isUserInteractionEnabled && !view.isHidden && isUnseen(view)
      && view.point(inside: point, with: event)
      ? view : nil
  }

  private func isUnseen(_ view: UIView) -> Bool { override == .asksUnseen && view.alpha < 0.01 }

  func contains(_ inherited: Bool, _ point: CGPoint, in view: UIView, _ event: UIEvent?) -> Bool {
    switch override {
    case .passThrough, .passThroughBoth, .redirect, .asksOutside, .asksUnseen: inherited
    case .reachesTo:
      inherited || target?.point(inside: view.convert(point, to: target), with: event) ?? false
    case .sparing:
      inherited && !(target?.point(inside: view.convert(point, to: target), with: event) ?? false)
    case .inset(let insets): view.bounds.inset(by: insets).contains(point)
    case .always: true
    case .never: false
    }
  }
}
