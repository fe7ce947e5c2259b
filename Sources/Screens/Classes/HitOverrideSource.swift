/// Where it is known from that a view decides hit tests in its own way.
public nonisolated enum HitOverrideSource: String, Sendable {
  /// The input states it.
  case input
  /// It is public knowledge about a class of UIKit's; see ``KnownOverrides``.
  case knownOfClass
  /// It is assumed, because the screen would make no sense otherwise; a doubt of the view says so.
  case assumed
}
