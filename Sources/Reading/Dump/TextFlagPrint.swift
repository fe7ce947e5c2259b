import Foundation

/// What a console answers to `expr -l objc -O -- (BOOL)[0x7f1 isSelectable]`, the question that a report asks about a text
/// view.
nonisolated enum TextFlagPrint {
  /// A property of a text view that no description prints.
  struct Question: Hashable {
    /// The address of the text view.
    var address: String
    /// The property.
    var property: Flag
  }

  /// The properties.
  enum Flag: String, CaseIterable {
    case isEditable, isSelectable
  }

  /// The question that a line asks, or nil for any other line.
  static func question(_ line: String) -> Question? {
    for flag in Flag.allCases {
      guard let end = line.range(of: " \(flag.rawValue)]"),
        let start = line[..<end.lowerBound].range(of: "0x", options: .backwards)
      else { continue }
      let address = line[start.lowerBound..<end.lowerBound]
      guard address.count > 2, address.dropFirst(2).allSatisfy(\.isHexDigit) else { continue }
      return Question(address: address.lowercased(), property: flag)
    }
    return nil
  }

  /// The value that a line states, as in `NO` and `(BOOL) $1 = NO`; nil for any other line.
  static func answer(_ line: String) -> Bool? {
    let value = line.split(separator: "=").last ?? ""
    return RecognizerPrint.flag(String(value).trimmingCharacters(in: .whitespacesAndNewlines))
  }
}
