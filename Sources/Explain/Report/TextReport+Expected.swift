import Fingerpost
import FingerpostScreens
import FingerpostTrace
import Foundation

extension TextReport {
  /// What keeps the expected view from the touch, all of it, and how much of the view can be reached.
  func section(on expected: Expectation) -> String {
    let name = words.full(expected.view)
    var text = heading("The expected view, \(name)")
    if !expected.meetsSingularTransform {
      let bounds = built.views[expected.view].bounds
      let box = Box(
        x: Double(bounds.origin.x), y: Double(bounds.origin.y), width: Double(bounds.size.width),
        height: Double(bounds.size.height))
      text +=
        "  The point is \(Words.point(expected.x, expected.y)) in its coordinates; its bounds are \(Words.box(box)).\n"
    }
    text += turned(expected) + scrolled(expected)
    // Views in front of the other place say nothing about the view.
    if !explanation.answer.isSuccess, expected.aim == .on || expected.course.isSolved {
      text += obstacles(
        expected.course, before: expected.view,
        heading: "In the way, each found after removing the one before:")
    }
    if let middle = expected.middle {
      let point = Words.point(middle.x, middle.y)
      if let obstacle = middle.obstacle {
        text +=
          "  In the way of a tap at its center, \(point) on the screen: \(obstacleWords.sentence(obstacle)).\n"
      } else {
        text += "  A tap at its center, \(point) on the screen, gets to it.\n"
      }
    }
    return text + reach(expected)
  }

  /// A remark on the frame of a view under a transform. [HIT-9]
  private func turned(_ expected: Expectation) -> String {
    let view = built.views[expected.view]
    guard !view.transform.isIdentity, expected.aim != .on else { return "" }
    return "  Its transform is not the identity, so its frame is only the box around it. [HIT-9]\n"
  }

  /// The views on the way whose content has moved. [HIT-10]
  private func scrolled(_ expected: Expectation) -> String {
    var text = ""
    for view in lineage.line(expected.view).dropLast() {
      let origin = built.views[view].bounds.origin
      let (x, y) = (Double(origin.x), Double(origin.y))
      var ways: [String] = []
      if y != 0 { ways.append("\(Words.distance(y.magnitude)) further \(y > 0 ? "up" : "down")") }
      if x != 0 { ways.append("\(Words.distance(x.magnitude)) further \(x > 0 ? "left" : "right")") }
      guard !ways.isEmpty else { continue }
      text +=
        "  \(words.full(view)) has its bounds.origin (a scroll view's contentOffset) at \(Words.point(x, y)): "
        + "what it holds lies \(ways.joined(separator: " and ")). [HIT-10]\n"
    }
    return text
  }

  private func obstacles(_ course: Solver.Course, before expected: Int, heading: String) -> String {
    guard !course.obstacles.isEmpty else { return "" }
    var text = "  \(heading)\n"
    for (place, obstacle) in course.obstacles.enumerated() {
      let rules = obstacleWords.rules(obstacle, before: expected)
      text += "    \(place + 1). \(obstacleWords.sentence(obstacle)) [\(rules.joined(separator: ", "))]\n"
    }
    if course.isCutShort { text += "    … and more.\n" }
    return text
  }

  private func reach(_ expected: Expectation) -> String {
    guard let reach = expected.reach else { return "" }
    guard reach.samples > 0 else { return "  Nothing of it can be reached: its bounds are empty.\n" }
    let sampled = "sampled at \(reach.samples) points"
    var text: String
    if reach.reached == 0 {
      text = "  None of it can be reached (\(sampled))"
    } else if reach.reached == reach.samples {
      text = "  All of it can be reached (\(sampled))"
    } else {
      let boxes = reach.boxes.prefix(4).map(Words.box).joined(separator: ", ")
      let rest = reach.boxes.count > 4 ? " and \(reach.boxes.count - 4) smaller parts" : ""
      text =
        "  \(Words.percent(reach.percent)) of it can be reached (\(sampled)): \(boxes)\(rest) in its coordinates"
    }
    if let point = reach.point, reach.reached < reach.samples {
      text += ", for example at \(Words.point(point.x, point.y)) on the screen"
    }
    text += ".\n"
    let takers = reach.takers.prefix(3).map { taker in
      let share = Words.percent(Double(taker.count) * 100 / Double(reach.samples))
      return "\(taker.view.map { words.full($0) } ?? "no view") (\(share))"
    }
    if !takers.isEmpty {
      text +=
        "  \(reach.reached == 0 ? "Taps on it go" : "The rest goes") to \(takers.joined(separator: ", ")).\n"
    }
    return text
  }
}
