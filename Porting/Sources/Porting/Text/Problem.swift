/// Something in a file that was not rewritten, and why.
package struct Problem: Hashable, Sendable, CustomStringConvertible {
  package let path: String
  package let place: Place
  package let family: Family
  package let message: String

  /// What kind of work is left, in the order in which it is counted.
  package enum Family: String, CaseIterable, Sendable {
    case runtime = "Objective-C runtime"
    case selectors
    case overrides
    case optionalMethods = "optional methods"
    case keyPaths = "key paths"
    case attributes
    case modules = "absent modules"
    case files = "files copied as they are"
  }

  /// As compilers print it, so that editors find the place.
  package var description: String { "\(path):\(place.line):\(place.column): \(message)" }

  /// As a compiler prints a warning.
  package var warning: String { "\(path):\(place.line):\(place.column): warning: \(message)" }
}

extension [Problem] {
  /// How many of each kind are left, a line each, the most first; empty without any.
  package var countedByFamily: String {
    let counts = Problem.Family.allCases.map { family in (family, count { $0.family == family }) }
    return counts.filter { $0.1 > 0 }.sorted { $0.1 > $1.1 }
      .map {
        "\(String(repeating: " ", count: Swift.max(0, 5 - "\($0.1)".count)))\($0.1)  \($0.0.rawValue)\n"
      }.joined()
  }
}
