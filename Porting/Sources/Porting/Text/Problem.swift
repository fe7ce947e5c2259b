/// Something in a file that was not rewritten, and why.
package struct Problem: Hashable, Sendable, CustomStringConvertible {
  package let path: String
  package let place: Place
  package let message: String

  /// As compilers print it, so that editors find the place.
  package var description: String { "\(path):\(place.line):\(place.column): \(message)" }

  /// As a compiler prints a warning.
  package var warning: String { "\(path):\(place.line):\(place.column): warning: \(message)" }
}
