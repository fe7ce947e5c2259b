#if !canImport(Darwin)
  /// Who may read a value in a message of the log.
  public nonisolated struct OSLogPrivacy: Hashable, Sendable {
    /// How a value is masked that is private.
    public enum Mask: Sendable {
      /// By a number that is the same for equal values. Here as without it.
      case hash
      /// By nothing but that it is private.
      case none
    }

    enum Kind { case auto, open, hidden }

    let kind: Kind

    /// Numbers may be read, texts may not.
    public static let auto = OSLogPrivacy(kind: .auto)
    /// The value may be read.
    public static let `public` = OSLogPrivacy(kind: .open)
    /// The value may not be read.
    public static let `private` = OSLogPrivacy(kind: .hidden)
    /// The value may not be read, whatever is set up.
    public static let sensitive = OSLogPrivacy(kind: .hidden)

    /// The value may not be read.
    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
    /// Numbers may be read, texts may not.
    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
    /// The value may not be read, whatever is set up.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
  }

  /// A message of the log, with values in it. A text that is not said to be public is `<private>`. [VAL-73]
  public nonisolated struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    /// What a message is put together of.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var text = ""

      /// Begins a message.
      public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

      /// Adds what stands in the message.
      public mutating func appendLiteral(_ literal: String) { text += literal }

      /// Adds a text, which is private unless it is said to be public.
      public mutating func appendInterpolation(_ value: String, privacy: OSLogPrivacy = .auto) {
        text += privacy.kind == .open ? value : "<private>"
      }

      /// Adds a whole number, which is public unless it is said to be private.
      public mutating func appendInterpolation(_ value: some BinaryInteger, privacy: OSLogPrivacy = .auto) {
        text += privacy.kind == .hidden ? "<private>" : String(value)
      }

      /// Adds a number, which is public unless it is said to be private.
      public mutating func appendInterpolation(
        _ value: some BinaryFloatingPoint & CustomStringConvertible, privacy: OSLogPrivacy = .auto
      ) { text += privacy.kind == .hidden ? "<private>" : value.description }

      /// Adds a truth, which is public unless it is said to be private.
      public mutating func appendInterpolation(_ value: Bool, privacy: OSLogPrivacy = .auto) {
        text += privacy.kind == .hidden ? "<private>" : String(value)
      }

      /// Adds what a value says of itself, which is private unless it is said to be public.
      @_disfavoredOverload
      public mutating func appendInterpolation(
        _ value: some CustomStringConvertible, privacy: OSLogPrivacy = .auto
      ) { appendInterpolation(value.description, privacy: privacy) }
    }

    let text: String

    /// Creates a message without values.
    public init(stringLiteral value: String) { text = value }

    /// Creates a message with values.
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
  }

  /// Writes messages to a part of the log: `os.Logger`, whose name `fingerpost-port` changes, as packages have others. [VAL-73]
  public nonisolated struct OSLogger: Sendable {
    private let part: OSLog

    /// Creates one that writes to the default part.
    public init() { part = .default }

    /// Creates one that writes to a part.
    public init(_ log: OSLog) { part = log }

    /// Creates one for a subsystem and what it writes about.
    public init(subsystem: String, category: String) {
      part = OSLog(subsystem: subsystem, category: category)
    }

    /// Writes a message of the usual level.
    public func log(_ message: OSLogMessage) { log(level: .default, message) }
    /// Writes a message of a level.
    public func log(level: OSLogType, _ message: OSLogMessage) { part.write(line: message.text, level) }
    /// Writes something for who looks for a mistake.
    public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
    /// Writes something for who looks for a mistake.
    public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
    /// Writes something that may help.
    public func info(_ message: OSLogMessage) { log(level: .info, message) }
    /// Writes a message of the usual level.
    public func notice(_ message: OSLogMessage) { log(level: .default, message) }
    /// Writes that something went wrong.
    public func warning(_ message: OSLogMessage) { log(level: .error, message) }
    /// Writes that something went wrong.
    public func error(_ message: OSLogMessage) { log(level: .error, message) }
    /// Writes that there is a mistake in the program.
    public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
    /// Writes that there is a mistake in the program.
    public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
  }
#endif
