public import Testing

// What `#expect` says, as functions: the compiler needs a tenth of the time for them and less, and most of what tests
// say are these few forms (CONTRIBUTING.md, "Keep the tests fast"). File, line and column are those of the caller, as
// literals, which cost half of `#_sourceLocation`.

/// Expects a value to equal another. A failure shows both, as that of `#expect(actual == expected)`.
public func expect<Value: Equatable>(
  _ actual: Value, is expected: Value, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  #expect(
    actual == expected, comment(),
    sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects a list to equal another. A failure shows besides what is in one of them alone.
public func expect<Element: Equatable>(
  _ actual: [Element], is expected: [Element], _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  #expect(
    actual == expected, comment(),
    sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects a value to differ from another.
public func expect<Value: Equatable>(
  _ actual: Value, isNot unexpected: Value, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  #expect(
    actual != unexpected, comment(),
    sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects an object to be this very one, or both to be `nil`.
public func expect(
  _ actual: AnyObject?, isSame expected: AnyObject?, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  #expect(
    actual === expected, comment(),
    sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects an object not to be this very one.
public func expect(
  _ actual: AnyObject?, isNotSame unexpected: AnyObject?, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  #expect(
    actual !== unexpected, comment(),
    sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects a number to lie less than the tolerance from another.
public func expect<Number: BinaryFloatingPoint>(
  _ actual: Number, near expected: Number, within tolerance: Number,
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  #expect(
    abs(actual - expected) < tolerance,
    "\(actual), not \(expected)\(comment().map { "; \($0.rawValue)" } ?? "")",
    sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}
