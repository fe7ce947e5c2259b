import FingerpostScenes
import FingerpostTrace
import Foundation

/// How the report puts views, points and numbers into words.
nonisolated struct Words {
  let views: [ScreenView]
  /// Whether the input has names of its own for views, which say more than classes.
  private let hasOwnNames: Bool
  /// Classes of which more than one view is spoken of, so that the class alone would not tell which is meant.
  private let ambiguous: Set<String>

  /// - Parameter mentioned: the views that are spoken of where a class alone must tell them apart.
  init(_ screen: Screen, mentioned: [Int] = []) {
    views = screen.views
    hasOwnNames = screen.kind == .scenario
    var classes: [String: Int] = [:]
    var ambiguous: Set<String> = []
    for view in mentioned {
      let name = ClassName(screen.views[view].className).short
      if let other = classes[name], other != view { ambiguous.insert(name) }
      classes[name] = view
    }
    self.ambiguous = ambiguous
  }

  /// A view's class without its module, in backticks.
  func short(_ view: Int) -> String {
    let name = ClassName(views[view].className).short
    if hasOwnNames, let own = views[view].address { return "`\(own)`" }
    return ambiguous.contains(name) ? full(view) : Self.quoted(name)
  }

  /// A view's class with what tells it from others of its class: its label and its address, or else its place.
  func full(_ view: Int) -> String {
    let data = views[view]
    let name = ClassName(data.className).short
    if hasOwnNames, let own = data.address { return "`\(own)` (\(name))" }
    var marks: [String] = []
    if let label = data.label, !label.isEmpty { marks.append("\"\(Self.oneLine(label))\"") }
    if let address = data.address { marks.append(address) }
    if marks.isEmpty, data.printedFrame != .zero {
      let frame = data.printedFrame
      let box = Box(
        x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width), height: Double(frame.height)
      )
      return "\(Self.quoted(name)) \(Self.box(box))"
    }
    return marks.isEmpty ? Self.quoted(name) : "\(Self.quoted(name)) (\(marks.joined(separator: ", ")))"
  }

  private static func quoted(_ name: String) -> String {
    "`\(oneLine(name, limit: 60))`"
  }

  /// A text on one line, cut to a length, without what could upset a terminal.
  static func oneLine(_ text: String, limit: Int = 40) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: line += " "
      case .format: break
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line.count > limit ? line.prefix(limit - 1) + "…" : line
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
    return sides.isEmpty ? "not missed" : "missed by \(sides.joined(separator: " and "))"
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

  /// A number as it was printed; one that came out of single precision is cut to the digits that are its own.
  static func plain(_ value: Double) -> String {
    if value == value.rounded(), value.magnitude < 1e15 { return "\(Int64(value))" }
    let text = "\(value)"
    return text.count > 12 ? String(format: "%.8g", value) : text
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

nonisolated extension Words {
  /// What a view does not do whose visit found it outside.
  func predicate(outside visit: Visit) -> String {
    if visit.misses { return "is \(Self.miss(visit))" }
    guard screenOverride(of: visit) else { return "has bounds, or gets a point, that are no numbers" }
    return "overrides point(inside:with:) and does not contain the point"
  }

  /// Whether the input states that the class of the view decides for itself.
  private func screenOverride(of visit: Visit) -> Bool {
    let view = Int(visit.view.rawValue) - 1
    return views.indices.contains(view) && views[view].hitOverride != nil
  }
}

nonisolated extension Visit {
  /// Whether the point lies beyond an edge of the bounds.
  var misses: Bool {
    let miss = miss
    return miss.left != nil || miss.right != nil || miss.top != nil || miss.bottom != nil
  }
}
