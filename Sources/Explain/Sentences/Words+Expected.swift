import FingerpostGestures
import FingerpostText
import FingerpostTrace

/// Where an expected view is, and how much of it can be reached, in words.
nonisolated extension Words {
  /// The point in the view's coordinates, its transform, and the views on the way whose content has moved.
  func place(of expected: Expectation) -> [Sentence] {
    var sentences: [Sentence] = []
    if !expected.meetsSingularTransform {
      sentences.append(
        "The point is \(Self.point(expected.x, expected.y)) in its coordinates; its bounds are \(Self.box(expected.bounds))."
      )
    }
    if expected.isTransformed, expected.aim != .on {
      sentences.append(
        "Its transform is not the identity, so its frame is only the box around it.\(rules: "HIT-9")")
    }
    for (view, x, y) in expected.scrolled {
      var ways: [String] = []
      if y != 0 { ways.append("\(Self.distance(y.magnitude)) further \(y > 0 ? "up" : "down")") }
      if x != 0 { ways.append("\(Self.distance(x.magnitude)) further \(x > 0 ? "left" : "right")") }
      sentences.append(
        "\(full(view)) has its bounds.origin (a scroll view's contentOffset) at \(Self.point(x, y)): "
          + "what it holds lies \(ways.joined(separator: " and ")).\(rules: "HIT-10")")
    }
    return sentences
  }

  /// What a tap at the view's center comes to, where the point is elsewhere.
  func middle(of expected: Expectation) -> [Sentence] {
    guard let middle = expected.middle else { return [] }
    let point = Self.point(middle.x, middle.y)
    guard let obstacle = middle.obstacle else {
      return ["A tap at its center, \(point) on the screen, gets to it."]
    }
    return ["In the way of a tap at its center, \(point) on the screen: \(clause(obstacle))."]
  }

  /// How much of the view can be reached, and what gets the touches on the rest.
  func reach(of expected: Expectation) -> [Sentence] {
    guard let reach = expected.reach else { return [] }
    guard reach.samples > 0 else { return ["Nothing of it can be reached: its bounds are empty."] }
    let sampled = "sampled at \(reach.samples) points"
    var text: String
    if reach.reached == 0 {
      text = "None of it can be reached (\(sampled))"
    } else if reach.reached == reach.samples {
      text = "All of it can be reached (\(sampled))"
    } else {
      let boxes = reach.boxes.prefix(4).map(Self.box).joined(separator: ", ")
      let rest = reach.boxes.count > 4 ? " and \(reach.boxes.count - 4) smaller parts" : ""
      text =
        "\(Self.percent(reach.percent)) of it can be reached (\(sampled)): \(boxes)\(rest) in its coordinates"
    }
    if let point = reach.point, reach.reached < reach.samples {
      text += ", for example at \(Self.point(point.x, point.y)) on the screen"
    }
    let takers = reach.takers.prefix(3).map { taker -> Sentence in
      let share = Self.percent(Double(taker.count) * 100 / Double(reach.samples))
      return "\(taker.view.map { full($0) } ?? "no view") (\(share))"
    }
    let rest: [Sentence] =
      takers.isEmpty
      ? [] : ["\(reach.reached == 0 ? "Taps on it go" : "The rest goes") to \(takers.joined(by: ", "))."]
    return ["\(text)."] + rest
  }
}
