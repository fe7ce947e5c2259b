public import Fingerpost
public import Foundation

/// One change to a view or a recognizer: what "what if", fixes, conflicts and variants try, and write as code.
///
/// Another object that it is about is named as its user names objects: by a place in the tree, or by a number.
public nonisolated enum Edit<Other: Hashable & Sendable>: Hashable, Sendable {
  /// A property gets a value.
  case set(String, PropertyValue)
  /// A recognizer waits for another one to fail, or no longer does. [ARB-18]
  case require(toFail: Other, Bool)

  /// Makes the change.
  ///
  /// - Returns: false if the object does not have the property or does not take the value, or if there is no such other
  ///   recognizer.
  @MainActor @discardableResult
  public func apply(to object: NSObject, finding other: (Other) -> UIGestureRecognizer?) -> Bool {
    switch self {
    case .set(let name, let value):
      return Property.named(name, of: type(of: object))?.set(value, of: object) ?? false
    case .require(let name, let requires):
      guard let recognizer = object as? UIGestureRecognizer, let other = other(name), other !== recognizer
      else { return false }
      if requires { recognizer.require(toFail: other) } else { recognizer.dropRequirement(toFail: other) }
      return true
    }
  }

  /// It as a line of Swift, with the variables of the object and of the other one.
  public func code(of variable: String, other: (Other) -> String) -> String {
    switch self {
    case .set(let name, let value):
      "\(variable).\(Property.all.first { $0.name == name }?.code(value) ?? name)"
    case .require(let name, let requires):
      "\(requires ? "" : "// remove ")\(variable).require(toFail: \(other(name)))"
    }
  }
}
