/// A small number that stands for one object in a trace.
///
/// Numbers are assigned in the order in which objects are first mentioned, so the same run gives the same
/// numbers in every process.
public struct SubjectID: Hashable, Comparable, Sendable {
  /// The number; 0 is never assigned.
  public let rawValue: UInt32

  /// Creates an id from its number.
  @inlinable
  public init(_ rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Orders ids by when they were assigned.
  @inlinable
  public static func < (lhs: SubjectID, rhs: SubjectID) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// What kind of object a subject is.
public enum SubjectKind: String, Hashable, Sendable {
  /// A view that is not a window.
  case view
  /// A window.
  case window
  /// A view controller.
  case viewController
  /// A window scene.
  case scene
  /// The application.
  case application
  /// A gesture recognizer.
  case recognizer
  /// Any other responder, such as an application's delegate.
  case responder
}

/// The names of a trace's subjects, as far as it has introduced them.
package struct SubjectNames {
  private var names: [String] = []

  package init() {}

  /// Remembers a name.
  ///
  /// - Returns: whether the fact introduced one.
  package mutating func learn(_ fact: Fact) -> Bool {
    guard case .subject(let id, _, let name) = fact else { return false }
    let index = Int(id.rawValue)
    while names.count <= index { names.append("?") }
    names[index] = name
    return true
  }

  package subscript(id: SubjectID) -> String {
    let index = Int(id.rawValue)
    return names.indices.contains(index) ? names[index] : "#\(id.rawValue)"
  }
}
