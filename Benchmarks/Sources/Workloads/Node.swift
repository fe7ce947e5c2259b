/// A view of a workload, as data.
package struct Node {
  /// What the view's class overrides.
  package enum Override: UInt8, Sendable {
    case none = 0
    /// Its `point(inside:with:)` accepts 8 points more on each side.
    case slop = 1
    /// Its `hitTest(_:with:)` answers nil where the inherited one answers the view itself.
    case pass = 2
  }

  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    package static let hidden = Flags(rawValue: 1)
    package static let notInteractive = Flags(rawValue: 2)
    package static let alphaZero = Flags(rawValue: 4)
    package static let clips = Flags(rawValue: 8)
    /// Any of these rules the view out.
    package static let off: Flags = [.hidden, .notInteractive, .alphaZero]
  }

  /// An affine map about the center.
  package struct Map: Equatable, Sendable {
    package var a = 1.0
    package var b = 0.0
    package var c = 0.0
    package var d = 1.0
    package var tx = 0.0
    package var ty = 0.0

    package static let identity = Map()
  }

  /// The place of the superview in the list of nodes, or -1 for the root.
  package let parent: Int
  /// The frame without the transform, in the superview's coordinates.
  package var x: Double
  package var y: Double
  package let width: Double
  package let height: Double
  package var boundsX = 0.0
  package var boundsY = 0.0
  package var map = Map.identity
  package var flags: Flags
  package var override = Override.none
}
