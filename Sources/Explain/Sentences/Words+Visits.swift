import FingerpostScreens
import FingerpostText
import FingerpostTrace

nonisolated extension Words {
  /// How a visit misses the view's bounds, such as `missed by 6.0 pt on the right`.
  static func miss(_ visit: Visit) -> String {
    let sides = sides(visit.miss)
    guard let first = sides.first else { return "not missed" }
    return "missed by \(sides.joined(separator: first.contains(",") ? ", and " : " and "))"
  }

  /// The distances and sides of a miss, such as `6.0 pt on the right`.
  static func sides(_ miss: Visit.Miss) -> [String] {
    var sides: [String] = []
    func add(_ distance: Double?, _ place: String) {
      guard let distance else { return }
      sides.append("\(self.distance(distance)) \(place)\(distance == 0 ? ", whose edge is outside" : "")")
    }
    add(miss.left, "on the left")
    add(miss.right, "on the right")
    add(miss.top, "at the top")
    add(miss.bottom, "at the bottom")
    return sides
  }

  /// The predicate of a view that a visit found outside.
  func predicate(outside visit: Visit) -> Sentence {
    if visit.misses { return "is \(Self.miss(visit))" }
    guard screenOverride(of: visit) else { return "has bounds, or gets a point, that are not numbers" }
    return "overrides point(inside:with:) and does not contain the point"
  }

  /// Whether the input states that the class of the view decides for itself.
  private func screenOverride(of visit: Visit) -> Bool {
    let view = Int(visit.view.rawValue) - 1
    return screen.views.indices.contains(view) && screen.views[view].hitOverride != nil
  }
}

nonisolated extension Visit {
  /// Whether the point lies beyond an edge of the bounds.
  var misses: Bool {
    let miss = miss
    return miss.left != nil || miss.right != nil || miss.top != nil || miss.bottom != nil
  }
}
