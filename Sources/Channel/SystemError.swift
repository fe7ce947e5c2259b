#if os(Linux)

  /// What the system refused, and why.
  public struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What was wanted.
    public let what: String
    /// The system's number for the reason.
    public let number: Int32

    /// Creates an error.
    public init(_ what: String, _ number: Int32) {
      self.what = what
      self.number = number
    }

    /// The error as a sentence.
    public var description: String { "\(what): \(String(cString: strerror(number)))." }
  }
#endif
