import Foundation

/// A rectangle as tools write it in JSON.
nonisolated enum RectangleText {
  /// Returns the rectangle that a value states, or nil.
  ///
  /// It may be an object with origin and size, with `x`, `y`, `width` and `height`, or with its edges; a text of four
  /// numbers, `{{x, y}, {w, h}}`; one of two corners, `[x,y][x,y]`; or four numbers.
  static func read(_ value: Int, in tape: JSONTape) -> CGRect? {
    if value == tape.unfinished { return nil }
    if tape.isObject(value) { return object(value, tape) }
    if let range = tape.quoted(value) { return text(tape.bytes, range) }
    guard tape.isArray(value) else { return nil }
    let numbers = numbers(in: value, tape)
    return numbers.count == 4 ? rect(numbers) : nil
  }

  /// Returns the rectangle that an object states by its own keys.
  static func object(_ value: Int, _ tape: JSONTape) -> CGRect? {
    func number(_ keys: [StaticString], of object: Int) -> Double? {
      for key in keys {
        if let found = tape.member(key, of: object) { return tape.number(found) }
      }
      return nil
    }
    let origin = tape.member("origin", of: value) ?? value
    let size = tape.member("size", of: value) ?? value
    if let x = number(["x", "X", "left"], of: origin), let y = number(["y", "Y", "top"], of: origin) {
      if let width = number(["width", "w", "Width"], of: size),
        let height = number(["height", "h", "Height"], of: size)
      {
        return rect([x, y, width, height])
      }
      if let right = number(["right"], of: value), let bottom = number(["bottom"], of: value) {
        return rect([x, y, right - x, bottom - y])
      }
    }
    return nil
  }

  private static func text(_ bytes: Bytes, _ range: Range<Int>) -> CGRect? {
    guard let numbers = PrintedNumber.list(bytes, range, count: 4)?.map(\.value) else { return nil }
    let isCorners =
      bytes[bytes.trimmed(range).lowerBound] == .openSquare
      && bytes.find("][", from: range.lowerBound, to: range.upperBound) != nil
    return isCorners
      ? rect([numbers[0], numbers[1], numbers[2] - numbers[0], numbers[3] - numbers[1]]) : rect(numbers)
  }

  /// The numbers of an array, or of the arrays in it.
  private static func numbers(in array: Int, _ tape: JSONTape) -> [Double] {
    var found: [Double] = []
    tape.forEach(in: array) { value in
      guard found.count <= 4 else { return }
      if let number = tape.number(value) {
        found.append(number)
      } else if tape.isArray(value) {
        tape.forEach(in: value) { inner in
          if found.count <= 4, let number = tape.number(inner) { found.append(number) }
        }
      }
    }
    return found
  }

  private static func rect(_ numbers: [Double]) -> CGRect? {
    guard numbers.allSatisfy({ $0.isFinite && abs($0) < 1e300 }) else { return nil }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
