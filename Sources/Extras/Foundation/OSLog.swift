#if !canImport(Darwin)
  import Foundation

  /// How much a message of the log matters; the raw values are Apple's.
  public nonisolated struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The number of the level.
    public var rawValue: UInt8
    /// Creates a level from its number.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }
    /// Creates a level from its number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The usual level.
    public static let `default` = OSLogType(0)
    /// Something that may help.
    public static let info = OSLogType(1)
    /// Something for who looks for a mistake.
    public static let debug = OSLogType(2)
    /// Something went wrong.
    public static let error = OSLogType(16)
    /// There is a mistake in the program.
    public static let fault = OSLogType(17)
  }

  /// A part of the log. Messages go to standard error where the variable `OS_ACTIVITY_DT_MODE` is set, as Xcode sets it to see
  /// them on iOS; nothing is kept otherwise. [VAL-73]
  public nonisolated final class OSLog: Sendable {
    /// The part for what belongs to no other one.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// A part that takes nothing.
    public static let disabled = OSLog(subsystem: "", category: "", isOn: false)

    /// Whether the environment asks for messages.
    private static let isAsked = ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"] != nil

    private let subsystem: String
    private let category: String
    private let isOn: Bool

    /// Creates a part of the log.
    ///
    /// - Parameters:
    ///   - subsystem: what writes, such as `com.example.shop`.
    ///   - category: what it writes about.
    public convenience init(subsystem: String, category: String) {
      self.init(subsystem: subsystem, category: category, isOn: true)
    }

    private init(subsystem: String, category: String, isOn: Bool) {
      (self.subsystem, self.category, self.isOn) = (subsystem, category, isOn)
    }

    /// Whether a message of a level would be written.
    public func isEnabled(type: OSLogType) -> Bool { isOn && Self.isAsked }

    /// Writes a message with its arguments, if that is asked for.
    func write(_ format: String, _ arguments: [any CVarArg], _ type: OSLogType) {
      if isEnabled(type: type) { write(line: Self.message(format, arguments), type) }
    }

    /// Writes a message, if that is asked for.
    func write(line: String, _ type: OSLogType) {
      guard isEnabled(type: type) else { return }
      let place = subsystem.isEmpty ? "" : "[\(subsystem):\(category)] "
      FileHandle.standardError.write(Data((place + line + "\n").utf8))
    }

    /// A message with its arguments in place; a text that is not said to be public is shown as `<private>`. [VAL-73]
    package static func message(_ format: String, _ arguments: [any CVarArg]) -> String {
      var rest = arguments[...]
      var result = ""
      var pieces = Substring(format)
      while let mark = pieces.firstIndex(of: "%") {
        result += pieces[..<mark]
        pieces = pieces[pieces.index(after: mark)...]
        if pieces.first == "%" {
          result += "%"
          pieces.removeFirst()
          continue
        }
        var options = Substring()
        if pieces.first == "{", let end = pieces.firstIndex(of: "}") {
          options = pieces[pieces.index(after: pieces.startIndex)..<end]
          pieces = pieces[pieces.index(after: end)...]
        }
        guard let end = pieces.firstIndex(where: { "@dDiuUxXoOfFeEgGaAcCsSp".contains($0) }) else { break }
        let kind = pieces[end]
        let form = "%" + pieces[...end]
        pieces = pieces[pieces.index(after: end)...]
        let words = options.split(separator: ",").map { $0.filter { $0 != " " } }
        guard let argument = rest.popFirst() else {
          result += "<decode: missing data>"
          continue
        }
        let isText = "@sS".contains(kind)
        if words.contains("private") || (isText && !words.contains("public")) {
          result += "<private>"
        } else {
          result += isText ? String(describing: argument) : String(format: form, argument)
        }
      }
      return result + pieces
    }
  }

  /// Writes a message to the log. [VAL-73]
  ///
  /// - Parameters:
  ///   - message: the message, with places for arguments, such as `%{public}@` or `%d`.
  ///   - dso: what was loaded from where; not looked at.
  ///   - log: the part of the log.
  ///   - type: how much it matters.
  ///   - arguments: what comes into the places.
  public nonisolated func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ arguments: any CVarArg...
  ) { log.write(message.description, arguments, type) }

  /// Writes a message of a level to the log. [VAL-73]
  ///
  /// - Parameters:
  ///   - type: how much it matters.
  ///   - dso: what was loaded from where; not looked at.
  ///   - log: the part of the log.
  ///   - message: the message, with places for arguments.
  ///   - arguments: what comes into the places.
  public nonisolated func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ arguments: any CVarArg...
  ) { log.write(message.description, arguments, type) }
#endif
