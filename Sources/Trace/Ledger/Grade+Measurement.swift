extension Grade {
  /// What a rule was measured on, and how: `26.1, simulator`.
  public struct Measurement: Hashable, Sendable, CustomStringConvertible {
    /// The version of iOS.
    public let version: String
    /// How: on a simulator, through Catalyst, on a device.
    public let method: String

    /// Reads a version and a method with a comma between them, nil if they are not that.
    init?(_ text: some StringProtocol) {
      guard let comma = text.firstIndex(of: ","), text[comma...].hasPrefix(", ") else { return nil }
      version = String(text[..<comma])
      method = String(text[comma...].dropFirst(2))
      guard version.first?.isNumber == true, method.first?.isLetter == true else { return nil }
    }

    /// As the ledger writes it.
    public var description: String { "\(version), \(method)" }
  }
}
