#if !canImport(ObjectiveC)
  public import Fingerpost
  import Foundation

  /// Returns the selector of a name; see ``Selector/init(_:)``. [VAL-120]
  @preconcurrency @MainActor public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
    Selector(aSelectorName)
  }

  /// Returns the name of a selector. [VAL-120]
  public nonisolated func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

  /// Runs a closure. Objects go when the last reference to them does here, so there is no pool. [VAL-128]
  public nonisolated func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
  }
#endif
