public import XCTest

/// A spec: override `spec()` of the class or of the object and declare examples there.
///
/// XCTest off Apple's systems finds only methods that a class writes itself, so `fingerpost-port` gives each spec one test,
/// `testSpec`, that calls ``runExamples()``. A failure is at its line; the examples are named in the log.
open class QuickSpec: XCTestCase {
  /// Declares the examples.
  @MainActor open class func spec() {}
  /// Declares the examples, as specs before Quick 7 do.
  @MainActor open func spec() {}

  /// Declares the examples and runs them in their order.
  @MainActor public final func runExamples() {
    let root = ExampleGroup("", .plain, in: nil)
    ExampleGroup.current = root
    type(of: self).spec()
    spec()
    ExampleGroup.current = nil
    root.run("\(type(of: self))", onlyFocused: root.hasFocus) { example, error in
      if let error { XCTFail("\(example): \(error)") } else { print("Example: \(example)") }
    }
  }
}

/// What configures Quick on Apple's systems. Nothing finds it here: call `configure` where a spec begins.
open class QuickConfiguration {
  /// Creates one.
  public init() {}
}
