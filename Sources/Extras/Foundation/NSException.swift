#if !canImport(ObjectiveC)
  public import Foundation

  /// What kind of error an exception is about.
  public nonisolated struct NSExceptionName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Something that fits no other name.
    public static let genericException = NSExceptionName("NSGenericException")
    /// A value is beyond its range.
    public static let rangeException = NSExceptionName("NSRangeException")
    /// An argument is not allowed.
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    /// What is inside contradicts itself.
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    /// An object is not as a call needs it.
    public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
  }

  /// An error of the programmer. Nothing in Swift can catch one, so that raising it ends the program. [VAL-73]
  public nonisolated final class NSException: NSObject, @unchecked Sendable {
    /// What kind of error it is.
    public let name: NSExceptionName
    /// What is wrong, for people.
    public let reason: String?
    /// What else belongs to it.
    public let userInfo: [AnyHashable: Any]?

    /// Creates an exception, which is not raised yet.
    public init(
      name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil
    ) {
      (name, reason, userInfo) = (aName, aReason, aUserInfo)
      super.init()
    }

    /// Ends the program with the name and the reason. [VAL-73]
    public func raise() { fatalError("\(name.rawValue): \(reason ?? "no reason")") }
  }
#endif
