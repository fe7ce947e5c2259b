package import Foundation

/// What is kept of an object's properties that have no storage of their own, by their names.
private nonisolated final class KeptValues {
  var values: [String: Any] = [:]

  nonisolated(unsafe) static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}

/// Properties in extensions, which are kept and read back.
///
/// ```swift
/// // swift-format-ignore
/// extension UINavigationItem {
///   /// A line above the title. Default nil.
///   public final var prompt: String? { get { kept(nil) } set { keep(newValue) } }
/// }
/// ```
///
/// The first line is for the formatter, which breaks each of them in four otherwise. Such an extension has nothing else.
nonisolated extension NSObject {
  /// Returns what a property was set to, or else its standard value.
  package final func kept<Value>(
    _ standard: @autoclosure () -> Value, _ name: String = #function
  ) -> Value {
    let held = Associations.value(of: self, KeptValues.key) as? KeptValues
    guard let value = held?.values[name] else { return standard() }
    return value as? Value ?? standard()
  }

  /// Keeps what a property is set to.
  package final func keep<Value>(_ value: Value, _ name: String = #function) {
    if let held = Associations.value(of: self, KeptValues.key) as? KeptValues {
      held.values[name] = value
    } else {
      let made = KeptValues()
      made.values[name] = value
      Associations.set(made, of: self, KeptValues.key, isWeak: false)
    }
  }
}
