import Foundation

/// Expects an equal value.
public func equal<Value: Equatable>(_ expected: Value?) -> Matcher<Value> {
  guard let expected else {
    // As in Nimble, nothing equals nil, not even nil: `beNil()` is for that.
    return Matcher(reading: { read in
      _ = try read()
      return MatcherResult(bool: false, message: "equal nil")
    })
  }
  return Matcher("equal \(expected)") { $0 == expected }
}

/// Expects the same object.
public func beIdenticalTo(_ expected: AnyObject?) -> Matcher<AnyObject> {
  Matcher {
    MatcherResult(bool: try $0() === expected, message: "be identical to \(String(describing: expected))")
  }
}
/// Expects the same object, or an equal value of another kind: Objective-C makes one object of equal small values.
public func be(_ expected: Any?) -> Matcher<Any> {
  Matcher(reading: { read in
    let value = try read()
    guard let value, let expected else {
      return MatcherResult(bool: value == nil && expected == nil, message: "be nil")
    }
    let isSame =
      type(of: value) is AnyClass
      ? value as AnyObject === expected as AnyObject
      : value as? AnyHashable == expected as? AnyHashable
    return MatcherResult(bool: isSame, message: "be \(expected)")
  })
}

/// Expects no value.
public func beNil<Value>() -> Matcher<Value> {
  Matcher(reading: { MatcherResult(bool: try $0() == nil, message: "be nil") })
}
/// Expects true.
public func beTrue() -> Matcher<Bool> { Matcher("be true") { $0 } }
/// Expects false.
public func beFalse() -> Matcher<Bool> { Matcher("be false") { !$0 } }
/// Expects true; nil counts as false.
public func beTruthy() -> Matcher<Bool> {
  Matcher(reading: { MatcherResult(bool: try $0() ?? false, message: "be truthy") })
}
/// Expects false or nil.
public func beFalsy() -> Matcher<Bool> {
  Matcher(reading: { MatcherResult(bool: !(try $0() ?? false), message: "be falsy") })
}

/// Expects a number that differs by less than so much.
public func beCloseTo<Value: BinaryFloatingPoint>(_ expected: Value, within delta: Value = 0.0001)
  -> Matcher<Value>
{
  Matcher("be close to \(expected) (within \(delta))") { abs($0 - expected) < delta }
}
/// Expects numbers of which each differs by less than so much.
public func beCloseTo<Value: BinaryFloatingPoint>(_ expected: [Value], within delta: Value = 0.0001)
  -> Matcher<[Value]>
{
  Matcher("be close to \(expected) (each within \(delta))") { values in
    values.count == expected.count && zip(values, expected).allSatisfy { abs($0 - $1) < delta }
  }
}

/// Expects a greater value.
public func beGreaterThan<Value: Comparable>(_ expected: Value) -> Matcher<Value> {
  Matcher("be greater than \(expected)") { $0 > expected }
}
/// Expects a value that is not less.
public func beGreaterThanOrEqualTo<Value: Comparable>(_ expected: Value) -> Matcher<Value> {
  Matcher("be greater than or equal to \(expected)") { $0 >= expected }
}
/// Expects a lesser value.
public func beLessThan<Value: Comparable>(_ expected: Value) -> Matcher<Value> {
  Matcher("be less than \(expected)") { $0 < expected }
}
/// Expects a value that is not greater.
public func beLessThanOrEqualTo<Value: Comparable>(_ expected: Value) -> Matcher<Value> {
  Matcher("be less than or equal to \(expected)") { $0 <= expected }
}

/// Expects a collection without elements, or a text without letters.
public func beEmpty<Value: Collection>() -> Matcher<Value> { Matcher("be empty") { $0.isEmpty } }
/// Expects so many elements.
public func haveCount<Value: Collection>(_ count: Int) -> Matcher<Value> {
  Matcher("have count \(count)") { $0.count == count }
}
/// Expects elements among others.
public func contain<Value: Sequence>(_ items: Value.Element...) -> Matcher<Value>
where Value.Element: Equatable {
  Matcher("contain \(items)") { sequence in items.allSatisfy { sequence.contains($0) } }
}
/// Expects texts in a text.
public func contain(_ texts: String...) -> Matcher<String> {
  Matcher("contain \(texts)") { text in texts.allSatisfy { text.contains($0) } }
}
/// Expects an element of which something is so.
public func containElementSatisfying<Value: Sequence>(_ isMatched: @escaping (Value.Element) -> Bool)
  -> Matcher<Value>
{
  Matcher("contain an element that satisfies a condition") { $0.contains(where: isMatched) }
}
/// Expects a first element.
public func beginWith<Value: Sequence>(_ first: Value.Element) -> Matcher<Value>
where Value.Element: Equatable {
  Matcher("begin with \(first)") { sequence in sequence.first { _ in true } == first }
}
/// Expects the beginning of a text.
public func beginWith(_ start: String) -> Matcher<String> {
  Matcher("begin with \(start)") { $0.hasPrefix(start) }
}
/// Expects a last element.
public func endWith<Value: BidirectionalCollection>(_ last: Value.Element) -> Matcher<Value>
where Value.Element: Equatable {
  Matcher("end with \(last)") { $0.last == last }
}
/// Expects the end of a text.
public func endWith(_ end: String) -> Matcher<String> { Matcher("end with \(end)") { $0.hasSuffix(end) } }
/// Expects a text in which a regular expression is found.
public func match(_ pattern: String) -> Matcher<String> {
  Matcher("match \(pattern)") { $0.range(of: pattern, options: .regularExpression) != nil }
}

/// Expects an object of a class, or of one derived from it, or a value of a type.
public func beAKindOf<Expected>(_ type: Expected.Type) -> Matcher<Any> {
  Matcher("be a kind of \(type)") { $0 is Expected }
}
/// Expects an object of a class itself, or a value of a type.
public func beAnInstanceOf<Expected>(_ type: Expected.Type) -> Matcher<Any> {
  Matcher("be an instance of \(type)") { Swift.type(of: $0) == type }
}

/// Expects that all elements match.
public func allPass<Value: Sequence>(_ matcher: Matcher<Value.Element>) -> Matcher<Value> {
  Matcher("all pass") { try $0.allSatisfy { element in try matcher.check { element }.isMatched } }
}
/// Expects that all elements satisfy a condition.
public func allPass<Value: Sequence>(_ isMatched: @escaping (Value.Element) -> Bool) -> Matcher<Value> {
  Matcher("all pass a condition") { $0.allSatisfy(isMatched) }
}
/// Expects that all matchers match.
public func satisfyAllOf<Value>(_ matchers: Matcher<Value>...) -> Matcher<Value> {
  Matcher(reading: { read in
    let results = try matchers.map { try $0.check(read) }
    return MatcherResult(
      bool: results.allSatisfy(\.isMatched), message: results.map(\.message).joined(separator: " and "))
  })
}
/// Expects that one of the matchers matches.
public func satisfyAnyOf<Value>(_ matchers: Matcher<Value>...) -> Matcher<Value> {
  Matcher(reading: { read in
    let results = try matchers.map { try $0.check(read) }
    return MatcherResult(
      bool: results.contains(where: \.isMatched), message: results.map(\.message).joined(separator: " or "))
  })
}

/// Expects an error.
public func throwError<Value>() -> Matcher<Value> {
  Matcher(reading: { read in
    do { _ = try read() } catch { return MatcherResult(bool: true, message: "throw an error") }
    return MatcherResult(bool: false, message: "throw an error")
  })
}
/// Expects an error that equals another one.
public func throwError<Value, Failure: Error & Equatable>(_ expected: Failure) -> Matcher<Value> {
  Matcher(reading: { read in
    do { _ = try read() } catch {
      return MatcherResult(bool: error as? Failure == expected, message: "throw \(expected)")
    }
    return MatcherResult(bool: false, message: "throw \(expected)")
  })
}

/// Would expect that code ends the program, which no test can outlive here: the code is not run, and nothing is expected.
/// That it does not end the program is expected as elsewhere.
public func throwAssertion<Value>() -> Matcher<Value> { ends("an assertion") }

/// Would expect an exception of Objective-C, which ends the program here: the code is not run, and nothing is expected.
/// That there is none is expected as elsewhere.
public func raiseException<Value>(named: String? = nil) -> Matcher<Value> { ends("an exception") }

private func ends<Value>(_ what: String) -> Matcher<Value> {
  // A program that is still there was not ended.
  var matcher = Matcher<Value>(reading: { read in
    _ = try read()
    return MatcherResult(bool: false, message: "meet \(what)")
  })
  matcher.ending = what
  return matcher
}

infix operator ≈ : ComparisonPrecedence

extension Expectation where Value: Equatable {
  /// Expects an equal value.
  public static func == (left: Self, right: Value?) {
    right == nil ? left.to(beNil()) : left.to(equal(right))
  }
  /// Expects another value.
  public static func != (left: Self, right: Value?) {
    right == nil ? left.toNot(beNil()) : left.toNot(equal(right))
  }
}

extension Expectation where Value: Comparable {
  /// Expects a greater value.
  public static func > (left: Self, right: Value) { left.to(beGreaterThan(right)) }
  /// Expects a value that is not less.
  public static func >= (left: Self, right: Value) { left.to(beGreaterThanOrEqualTo(right)) }
  /// Expects a lesser value.
  public static func < (left: Self, right: Value) { left.to(beLessThan(right)) }
  /// Expects a value that is not greater.
  public static func <= (left: Self, right: Value) { left.to(beLessThanOrEqualTo(right)) }
}

extension Expectation where Value: BinaryFloatingPoint {
  /// Expects a number that differs by less than a ten thousandth.
  public static func ≈ (left: Self, right: Value) { left.to(beCloseTo(right)) }
}

extension Expectation {
  /// Expects something of the value as another type: the same object, or a value of a class.
  private func cast<Other>(_: Other.Type) -> Expectation<Other> {
    Expectation<Other>({ try read().map { $0 as Any } as? Other }, file, line)
  }

  /// Expects the same object, or a kind of object.
  @_disfavoredOverload
  public func to(_ matcher: Matcher<AnyObject>, description: String? = nil) where Value: AnyObject {
    cast(AnyObject.self).check(matcher, true, description)
  }
  /// Expects another object.
  @_disfavoredOverload
  public func toNot(_ matcher: Matcher<AnyObject>, description: String? = nil) where Value: AnyObject {
    cast(AnyObject.self).check(matcher, false, description)
  }
  /// Expects a value of a type.
  @_disfavoredOverload
  public func to(_ matcher: Matcher<Any>, description: String? = nil) {
    cast(Any.self).check(matcher, true, description)
  }
  /// Expects a value of another type.
  @_disfavoredOverload
  public func toNot(_ matcher: Matcher<Any>, description: String? = nil) {
    cast(Any.self).check(matcher, false, description)
  }
  /// Expects another object.
  @_disfavoredOverload
  public func notTo(_ matcher: Matcher<AnyObject>, description: String? = nil) where Value: AnyObject {
    toNot(matcher, description: description)
  }
  /// Expects the same object.
  public static func === (left: Self, right: AnyObject?) where Value: AnyObject {
    left.to(beIdenticalTo(right))
  }
  /// Expects another object.
  public static func !== (left: Self, right: AnyObject?) where Value: AnyObject {
    left.toNot(beIdenticalTo(right))
  }
}
