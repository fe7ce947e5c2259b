import FingerpostScreens

/// Reads colors: the parts of gray or of red, green and blue, then how opaque they are.
nonisolated enum HierarchyColor {
  /// Reads a color, or answers nil where its parts are of another kind.
  static func read(_ value: Int, _ tape: JSONTape) -> ScreenColor? {
    guard let list = tape.member("componentValues", of: value), tape.isArray(list) else { return nil }
    let parts = tape.elements(list).compactMap { element in
      tape.word(element).flatMap { HierarchyPropertyReader.number($0, "CGf") }
    }
    guard parts.count == tape.elements(list).count else { return nil }
    let space = tape.member("colorSpaceName", of: value).flatMap(tape.text) ?? ""
    switch parts.count {
    case 4 where !space.contains("CMYK"):
      return ScreenColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    case 2: return ScreenColor(red: parts[0], green: parts[0], blue: parts[0], alpha: parts[1])
    default: return nil
    }
  }
}
