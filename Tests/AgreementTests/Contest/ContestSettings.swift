/// What of the rules themselves a case may choose.
struct ContestSettings: Hashable, Sendable {
  /// A control's margin is 25 pt and not 70. [CTL-13]
  var isPad = false
  /// Offsets come at thirds of a point. [SCR-31]
  var hasPixels = false
  /// The velocity of a drag outlives a rest. [SCR-28]
  var keepsVelocityAtRest = false
}
