package import Foundation

/// What rows are made of. A path is formed only when a row is used, on the main actor.
nonisolated extension Property {
  /// A path to a property.
  package typealias Path<Root, Value> = @MainActor @Sendable () -> ReferenceWritableKeyPath<Root, Value>

  /// A property that is true or false.
  package static func flag<Root: NSObject>(
    _ name: String, _ path: @escaping @autoclosure Path<Root, Bool>,
    _ remark: PropertyRemark = PropertyRemark()
  ) -> Property {
    Property(
      name, .flag, remark,
      read: { (object: Root) in .flag(object[keyPath: path()]) },
      write: { object, value in if case .flag(let flag) = value { object[keyPath: path()] = flag } })
  }

  /// A property that is a number.
  static func number<Root: NSObject, Number: BinaryFloatingPoint & Sendable>(
    _ name: String, _ path: @escaping @autoclosure Path<Root, Number>,
    in range: ClosedRange<Double> = -Double.infinity...Double.infinity,
    _ remark: PropertyRemark = PropertyRemark()
  ) -> Property {
    Property(
      name, .number(range), remark,
      read: { (object: Root) in .number(Double(object[keyPath: path()])) },
      write: { object, value in
        if case .number(let number) = value { object[keyPath: path()] = Number(number) }
      })
  }

  /// A property that is a number with a type of its own.
  static func number<Root: NSObject, Number: RawRepresentable & Sendable>(
    _ name: String, _ path: @escaping @autoclosure Path<Root, Number>, type: String,
    _ remark: PropertyRemark = PropertyRemark()
  ) -> Property where Number.RawValue == CGFloat {
    Property(
      name, .anyNumber, remark, codeType: type,
      read: { (object: Root) in .number(Double(object[keyPath: path()].rawValue)) },
      write: { object, value in
        guard case .number(let number) = value, let number = Number(rawValue: CGFloat(number)) else { return }
        object[keyPath: path()] = number
      })
  }

  /// A property that is a whole number, from a smallest one on.
  static func count<Root: NSObject>(
    _ name: String, _ path: @escaping @autoclosure Path<Root, Int>, from minimum: Int,
    _ remark: PropertyRemark = PropertyRemark()
  ) -> Property {
    Property(
      name, .count(minimum...PropertyKind.largestCount), remark,
      read: { (object: Root) in .count(object[keyPath: path()]) },
      write: { object, value in if case .count(let count) = value { object[keyPath: path()] = count } })
  }

  /// A property that is a text.
  static func text<Root: NSObject>(
    _ name: String, _ path: @escaping @autoclosure Path<Root, String?>
  ) -> Property {
    Property(
      name, .text,
      read: { (object: Root) in object[keyPath: path()].map { .text($0) } },
      write: { object, value in if case .text(let text) = value { object[keyPath: path()] = text } })
  }

  /// A property that consists of numbers with names.
  static func numbers<Root: NSObject, Value: NumberList>(
    _ name: String, _ path: @escaping @autoclosure Path<Root, Value>,
    _ remark: PropertyRemark = PropertyRemark()
  ) -> Property {
    Property(
      name, .numbers(Value.parts), remark, codeType: String(describing: Value.self),
      read: { (object: Root) in .numbers(object[keyPath: path()].numbers) },
      write: { object, value in
        if case .numbers(let numbers) = value { object[keyPath: path()] = Value(numbers: numbers) }
      })
  }

  /// A property that is a list of whole numbers.
  static func list<Root: NSObject>(
    _ name: String, _ path: @escaping @autoclosure Path<Root, [NSNumber]>
  ) -> Property {
    Property(
      name, .list,
      read: { (object: Root) in .numbers(object[keyPath: path()].map(\.doubleValue)) },
      write: { object, value in
        guard case .numbers(let numbers) = value else { return }
        object[keyPath: path()] = numbers.compactMap { Int(exactly: $0).map { NSNumber(value: $0) } }
      })
  }

  /// A property that is a set of options with names.
  static func words<Root: NSObject, Options: OptionSet & Sendable>(
    _ name: String, _ path: @escaping @autoclosure Path<Root, Options>, _ options: [PropertyOption]
  ) -> Property where Options.RawValue: FixedWidthInteger {
    Property(
      name, .words(options),
      read: { (object: Root) in
        .words(options.names(of: UInt(truncatingIfNeeded: object[keyPath: path()].rawValue)))
      },
      write: { object, value in
        if case .words(let words) = value {
          object[keyPath: path()] = Options(
            rawValue: Options.RawValue(truncatingIfNeeded: options.bits(of: words)))
        }
      })
  }

  /// A property that is a set of options without names, such as the buttons of a pointer.
  static func bits<Root: NSObject, Options: OptionSet & Sendable>(
    _ name: String, _ path: @escaping @autoclosure Path<Root, Options>, type: String
  ) -> Property where Options.RawValue == Int {
    Property(
      name, .count(0...Int.max), codeType: type,
      read: { (object: Root) in .count(object[keyPath: path()].rawValue) },
      write: { object, value in
        if case .count(let bits) = value { object[keyPath: path()] = Options(rawValue: bits) }
      })
  }
}
