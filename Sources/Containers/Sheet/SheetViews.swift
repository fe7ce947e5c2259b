import Fingerpost
import Foundation

/// The private view around a sheet's, as in UIKit, whose name it has.
final class UIDropShadowView: UIView {}

/// The private view that dims what is behind a presentation, as in UIKit, whose name it has.
final class UIDimmingView: UIView {}
