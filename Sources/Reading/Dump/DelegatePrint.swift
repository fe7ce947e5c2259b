import FingerpostScreens
import Foundation

/// What a console answers to `expr -l objc -O -- [(UIGestureRecognizer *)0x7f1 delegate]`, the question that a report asks,
/// and to what people ask instead, `po navigationController?.interactivePopGestureRecognizer?.delegate`.
nonisolated enum DelegatePrint {
  /// The longest line that is taken for a question or an answer.
  static let longest = 1_000

  /// Whose delegate a line asks for.
  enum Question: Hashable {
    /// That of the recognizer with this address.
    case address(String)
    /// That of the gesture that goes back in a navigation controller, reached from there.
    case navigationPop
  }

  /// The question that a line asks, or nil for any other line.
  static func question(_ line: String) -> Question? {
    let text = line.filter { $0 != " " && $0 != "\r" }
    guard text.hasSuffix("]delegate]") || text.hasSuffix(".delegate") || line.contains(" delegate]") else {
      return nil
    }
    let path = line[..<(line.range(of: "delegate", options: .backwards)?.lowerBound ?? line.endIndex)]
    if path.hasSuffix(pop, ignoring: " ]?!.)") { return .navigationPop }
    guard let start = path.range(of: "0x", options: .backwards) else { return nil }
    let address = path[start.lowerBound...].prefix { $0.isHexDigit || $0 == "x" }
    return address.count > 2 && path[address.endIndex...].allSatisfy({ " ]).".contains($0) })
      ? .address(address.lowercased()) : nil
  }

  private static let pop = "interactivePopGestureRecognizer"

  /// Whether a line only begins an answer, as Swift prints one that may be nil: `▿ Optional<UIGestureRecognizerDelegate>`.
  static func isBeginning(_ line: String) -> Bool { line.contains("Optional<") && !line.contains("0x") }

  /// The delegate that a line names, as in `<Shop.Controller: 0x9>` and `nil`; nil for any other line.
  static func answer(_ line: String) -> ScreenRecognizer.Delegate? {
    var text = line.filter { $0 != " " && $0 != "\r" }[...]
    for wrapping in ["-some:", "Optional(", "▿"] where text.hasPrefix(wrapping) {
      text = text.dropFirst(wrapping.count)
    }
    if ["nil", "<nil>", "0x0", "(null)", "-none"].contains(text) { return ScreenRecognizer.Delegate.none }
    guard text.hasPrefix("<"), let address = text.range(of: "0x") else { return nil }
    let name = text[text.index(after: text.startIndex)..<address.lowerBound].prefix { $0 != ":" && $0 != ";" }
    let number = text[address.lowerBound...].prefix { $0.isHexDigit || $0 == "x" }
    guard !name.isEmpty else { return nil }
    return .object(class: String(name), address: number.lowercased(), implements: nil)
  }
}

nonisolated extension Substring {
  /// Whether it ends with a text, but for some characters behind it.
  fileprivate func hasSuffix(_ text: String, ignoring characters: String) -> Bool {
    var rest = self
    while let last = rest.last, characters.contains(last) { rest = rest.dropLast() }
    return rest.hasSuffix(text)
  }
}
