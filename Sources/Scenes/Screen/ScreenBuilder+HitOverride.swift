public import Fingerpost
import Foundation

/// An override of hit testing that is tried out on a view of an input.
public enum HitOverride: Equatable {
  /// `hitTest(_:with:)` answers nil instead of the view itself.
  case passThrough
  /// `point(inside:with:)` also says yes where the view at this index of the screen does.
  case reachesTo(Int)
  /// `point(inside:with:)` tests the bounds inset by these lengths, so that negative ones make them larger.
  case inset(UIEdgeInsets)
}

/// What a view of an input does besides UIKit's own hit test.
final class HitOverriding {
  private let override: HitOverride
  /// The view that ``HitOverride/reachesTo(_:)`` names.
  weak var target: UIView?

  init(_ override: HitOverride) {
    self.override = override
  }

  nonisolated deinit {}

  func answer(_ hit: UIView?, of view: UIView) -> UIView? {
    override == .passThrough && hit === view ? nil : hit
  }

  func accepts(_ point: CGPoint, in view: UIView, _ event: UIEvent?) -> Bool {
    switch override {
    case .reachesTo: target?.point(inside: view.convert(point, to: target), with: event) ?? false
    case .inset(let insets): view.bounds.inset(by: insets).contains(point)
    case .passThrough: false
    }
  }
}
