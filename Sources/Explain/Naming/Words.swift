import FingerpostScenes
import FingerpostTrace
import Foundation

/// How the report puts views, points and numbers into words.
nonisolated struct Words {
  let views: [ScreenView]

  /// A view's class without its module, in backticks.
  func short(_ view: Int) -> String {
    let name = ClassName(views[view].className).short
    return "`\(name.count > 60 ? name.prefix(59) + "…" : name)`"
  }

  /// A view's class with what tells it from others of its class: its label and its address.
  func full(_ view: Int) -> String {
    let data = views[view]
    var marks: [String] = []
    if let label = data.label, !label.isEmpty { marks.append("\"\(Self.oneLine(label))\"") }
    if let address = data.address { marks.append(address) }
    return marks.isEmpty ? short(view) : "\(short(view)) (\(marks.joined(separator: ", ")))"
  }

  static func oneLine(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 40 ? line.prefix(39) + "…" : line
  }

  /// A point, such as `(312, 70)`.
  static func point(_ x: Double, _ y: Double) -> String { "(\(Decimals.short(x)), \(Decimals.short(y)))" }

  /// A rectangle as UIKit prints it: `(x y; width height)`.
  static func box(_ box: Box) -> String {
    "(\(Decimals.short(box.x)) \(Decimals.short(box.y)); \(Decimals.short(box.width)) \(Decimals.short(box.height)))"
  }

  /// A distance, such as `6.0 pt`.
  static func distance(_ value: Double) -> String {
    guard value.isFinite, value < 1e9 else { return "\(value) pt" }
    guard value >= 0.1 else {
      return "\(value < 0.001 && value > 0 ? "less than 0.001" : Decimals.short(value)) pt"
    }
    let tenths = (value * 10).rounded()
    return "\(tenths / 10) pt"
  }

  /// How a visit misses the view's bounds, such as `missed by 6.0 pt on the right`.
  static func miss(_ visit: Visit) -> String {
    let sides = sides(visit.miss)
    if sides.isEmpty { return "its bounds or the point are not numbers" }
    return "missed by \(sides.joined(separator: " and "))"
  }

  /// The distances and sides of a miss, such as `6.0 pt on the right`.
  static func sides(_ miss: Visit.Miss) -> [String] {
    var sides: [String] = []
    func add(_ distance: Double?, _ place: String, _ edge: String) {
      guard let distance else { return }
      let isOnEdge = distance == 0 && (edge == "right" || edge == "bottom")
      sides.append(
        isOnEdge
          ? "lying exactly on the \(edge) edge, which is outside" : "\(self.distance(distance)) \(place)")
    }
    add(miss.left, "on the left", "left")
    add(miss.right, "on the right", "right")
    add(miss.top, "at the top", "top")
    add(miss.bottom, "at the bottom", "bottom")
    return sides
  }

  /// A stored alpha against the limit, such as `alpha 0.01 is stored as 0.0099999998, below 0.01`.
  static func alpha(printed: Double, stored: Float, limit: Double) -> String {
    // Rounding is worth a word only where it decides.
    guard printed >= limit else { return "alpha \(plain(printed)) is below \(plain(limit))" }
    let text = String(format: "%.8g", Double(stored))
    return "alpha \(plain(printed)) is stored as \(text), below \(plain(limit))"
  }

  /// A number with all its digits, whole ones without a point.
  static func plain(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e15 ? "\(Int64(value))" : "\(value)"
  }
}

nonisolated extension Words {
  /// A share in percent; what is not all or nothing never reads as such.
  static func percent(_ value: Double) -> String {
    if value > 0, value < 1 { return "less than 1%" }
    if value < 100, value > 99 { return "more than 99%" }
    return "\(Int(value.rounded()))%"
  }
}

nonisolated extension Words {
  /// What a text says up to its first full stop, which a capital or a code name follows.
  static func firstSentence(_ text: String) -> String {
    var rest = text[...]
    while let stop = rest.range(of: ". ") {
      if let next = text[stop.upperBound...].first, next.isUppercase || next == "`" {
        return String(text[..<stop.lowerBound]) + "."
      }
      rest = text[stop.upperBound...]
    }
    return text
  }
}
