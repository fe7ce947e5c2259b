import Foundation

/// The path of a finger as a line with a head.
enum SVGArrow {
  /// Returns the data of a path through the places, which are at least two, with about as many corners at most.
  static func path(_ places: [CGPoint], corners: Int) -> String {
    let step = max(1, (places.count + corners - 1) / corners)
    var kept = stride(from: 0, to: places.count, by: step).map { places[$0] }
    if let last = places.last, kept.last != last { kept.append(last) }
    let line = kept.enumerated().map { index, place in
      "\(index == 0 ? "M" : "L")\(ShortNumber.tenths(place.x)) \(ShortNumber.tenths(place.y))"
    }.joined()
    return line + head(kept)
  }

  private static func head(_ places: [CGPoint]) -> String {
    // The direction comes from far enough back that the tremor of a finger does not turn the head.
    guard let tip = places.last,
      let tail = places.last(where: { hypot($0.x - tip.x, $0.y - tip.y) >= 6 }) ?? places.first
    else { return "" }
    let length = hypot(tip.x - tail.x, tip.y - tail.y)
    guard length > 0 else { return "" }
    let (dx, dy) = ((tip.x - tail.x) / length * 9, (tip.y - tail.y) / length * 9)
    func wing(_ side: CGFloat) -> String {
      "\(ShortNumber.tenths(tip.x - dx + dy * side * 0.55)) \(ShortNumber.tenths(tip.y - dy - dx * side * 0.55))"
    }
    return "M\(wing(1))L\(ShortNumber.tenths(tip.x)) \(ShortNumber.tenths(tip.y))L\(wing(-1))"
  }
}
