import Foundation

/// What a console answers to `expr -l objc -O -- [(UIGestureRecognizer *)0x7f1 delegate]`, the question that a report asks.
nonisolated enum DelegatePrint {
  /// The longest line that is taken for a question or an answer.
  static let longest = 1_000

  /// The address of the recognizer whose delegate a line asks for, or nil for any other line.
  static func question(_ line: String) -> String? {
    guard let end = line.range(of: " delegate]"), let start = line.range(of: "0x", options: .backwards) else {
      return nil
    }
    guard start.lowerBound < end.lowerBound else { return nil }
    let address = line[start.lowerBound..<end.lowerBound]
    return address.dropFirst(2).allSatisfy(\.isHexDigit) && address.count > 2 ? address.lowercased() : nil
  }

  /// The delegate that a line names, as in `<Shop.Controller: 0x9>` and `nil`; nil for any other line.
  static func answer(_ line: String) -> ScreenRecognizer.Delegate? {
    let text = line.filter { $0 != " " }
    if ["nil", "<nil>", "0x0", "(null)"].contains(text) { return ScreenRecognizer.Delegate.none }
    guard text.hasPrefix("<"), let address = text.range(of: "0x") else { return nil }
    let name = text[text.index(after: text.startIndex)..<address.lowerBound].prefix { $0 != ":" && $0 != ";" }
    let number = text[address.lowerBound...].prefix { $0.isHexDigit || $0 == "x" }
    guard !name.isEmpty else { return nil }
    return .object(class: String(name), address: number.lowercased(), implements: nil)
  }
}
