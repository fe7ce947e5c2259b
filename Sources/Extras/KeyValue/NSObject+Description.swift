#if !canImport(ObjectiveC)
  public import Foundation

  /// What Foundation has as well where there is an Objective-C runtime.
  extension NSObject {
    /// The name of the class with that of its module, which code takes for the reuse identifiers of cells.
    public nonisolated class func description() -> String { String(reflecting: Self.self) }
  }

  /// An integer, as Objective-C names it.
  public typealias NSInteger = Int
  /// An integer that is not negative, as Objective-C names it.
  public typealias NSUInteger = UInt
#endif
