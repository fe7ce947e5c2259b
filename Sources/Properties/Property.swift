import FingerpostText
public import Foundation

/// A property of a view, a control, a scroll view or a recognizer: one row of the table in `Property+Table.swift`.
///
/// Whatever reads, changes, writes down or makes objects of UIKit's classes goes by these rows.
public nonisolated struct Property: Sendable {
  /// Its name in UIKit, which is its key in scenarios.
  public let name: String
  /// What values it can have.
  public let kind: PropertyKind
  /// Whether it is offered to be changed, to see what else would have happened.
  public let isOffered: Bool
  /// Whether others say the same, so that it need not be taken over where they are.
  public let isDerived: Bool
  /// The property as code, where UIKit gives it another name than scenarios do.
  let codeName: String
  /// The type as which code writes the value, where a literal does not do.
  let codeType: String?
  private let isOf: @Sendable (AnyClass) -> Bool
  private let read: @MainActor @Sendable (NSObject) -> PropertyValue?
  private let write: @MainActor @Sendable (NSObject, PropertyValue) -> Void

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - kind: what values it can have.
  ///   - words: what else is to be said of it.
  ///   - read: its value in an object.
  ///   - write: sets it; called with values of its kind alone.
  package init<Root: NSObject>(
    _ name: String, _ kind: PropertyKind, _ words: PropertyRemark = PropertyRemark(), codeType: String? = nil,
    read: @escaping @MainActor @Sendable (Root) -> PropertyValue?,
    write: @escaping @MainActor @Sendable (Root, PropertyValue) -> Void
  ) {
    self.name = name
    self.kind = kind
    isOffered = words.isOffered
    isDerived = words.isDerived
    codeName = words.codeName ?? name
    self.codeType = codeType
    isOf = { $0 is Root.Type }
    self.read = { ($0 as? Root).flatMap(read) }
    self.write = { object, value in if let object = object as? Root { write(object, value) } }
  }

  /// Whether objects of a class have it.
  public func belongs(to type: AnyClass) -> Bool { isOf(type) }

  /// Its value in an object, or nil if the object does not have it.
  @MainActor public func value(of object: NSObject) -> PropertyValue? { read(object) }

  /// Sets it.
  ///
  /// - Returns: false if the object does not have it, or if the value is of another kind or out of range.
  @MainActor @discardableResult public func set(_ value: PropertyValue, of object: NSObject) -> Bool {
    guard let value = kind.accepted(value), belongs(to: type(of: object)) else { return false }
    write(object, value)
    return true
  }

  /// An assignment as Swift has it, without the object and the point before it.
  public func code(_ value: PropertyValue) -> String {
    let text: String =
      switch (kind, value) {
      case (_, .flag(let flag)): "\(flag)"
      case (_, .number(let number)): Decimals.short(number)
      case (_, .count(let count)): "\(count)"
      case (_, .text(let text)):
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
      case (_, .words(let words)): "[" + words.map { ".\($0)" }.joined(separator: ", ") + "]"
      case (.numbers(let parts), .numbers(let numbers)):
        zip(parts, numbers).map { "\($0): \(Decimals.json($1))" }.joined(separator: ", ")
      case (_, .numbers(let numbers)):
        "[" + numbers.map { Decimals.short($0) }.joined(separator: ", ") + "]"
      }
    guard let codeType else { return "\(codeName) = \(text)" }
    if case .numbers = kind { return "\(codeName) = \(codeType)(\(text))" }
    return "\(codeName) = \(codeType)(rawValue: \(text))"
  }
}

/// What a row says beside name, type and range.
package nonisolated struct PropertyRemark: Sendable {
  var isOffered = false
  var isDerived = false
  var codeName: String?

  package init() {}

  /// It is offered to be changed, to see what else would have happened.
  static let offered = PropertyRemark { $0.isOffered = true }
  /// Other rows say the same.
  static let derived = PropertyRemark { $0.isDerived = true }

  /// Code has another name for it.
  static func code(_ name: String) -> PropertyRemark { PropertyRemark { $0.codeName = name } }

  private init(_ set: (inout PropertyRemark) -> Void) { set(&self) }
}
