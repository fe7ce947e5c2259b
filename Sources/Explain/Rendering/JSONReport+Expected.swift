import Fingerpost
import FingerpostGestures
import FingerpostScreens
import FingerpostText
import FingerpostTrace

nonisolated extension JSONReport {
  /// Writes what a report says about one touch beyond the walk.
  func write(_ report: Report) {
    json.key("expected")
    if let expected = report.expected { write(expected, report) } else { json.null() }
    json.field("verdict", report.sentence.plain)
    json.field("cannotTell", each: report.doubts.all) { unknown in
      json.object {
        json.field("sentence", unknown.sentence.full)
        json.field("command", unknown.command)
      }
    }
    writeGestures(report.gestures)
    writeControls(report.controls)
    let assumed = (report.gestures?.inPlay ?? []).filter { recognizers[$0].assumedPart != nil }
    json.field("standardRecognizers", each: assumed) { index in
      json.object {
        json.field("part", recognizers[index].assumedPart?.word ?? "")
        json.field("class", recognizers[index].className)
        write("view", recognizers.placed[index].view)
      }
    }
  }

  /// Writes what a report on many touches says about the expected view, or null where none is expected.
  func write(expected view: Int?, touches: Int) {
    json.key("expected")
    guard let view else { return json.null() }
    json.object {
      writePlace(of: view)
      json.field("touches", touches)
    }
  }

  private func write(_ expected: Expectation, _ report: Report) {
    json.object {
      writePlace(of: expected.view)
      json.field("x", expected.x)
      json.field("y", expected.y)
      json.field("getsTouch", report.hit == expected.view)
      json.field("candidates", expected.matches.count)
      json.field("obstacles", each: expected.course.obstacles) { obstacle in
        json.object {
          writeName(of: obstacle.view)
          json.field("kind", obstacle.kind)
          json.field("rules", obstacle.rules(before: expected.view))
        }
      }
      json.field("fixes", each: report.remedies) { fix in
        json.list { for line in fix.code { json.value(line) } }
      }
      json.key("reach")
      if let reach = expected.reach { write(reach) } else { json.null() }
    }
  }

  private func write(_ reach: Reach) {
    json.object {
      json.field("percent", reach.percent)
      json.field("samples", reach.samples)
      json.field("boxes", each: reach.boxes) { box in
        json.list { for number in [box.x, box.y, box.width, box.height] { json.value(number) } }
      }
      json.key("point")
      if let point = reach.point {
        json.list { for number in [point.x, point.y] { json.value(number) } }
      } else {
        json.null()
      }
    }
  }
}

nonisolated extension Obstacle {
  /// The word for it in JSON.
  fileprivate var kind: String {
    switch self {
    case .off(let visit, _):
      switch visit.result {
      case .notInvertible: "outside"
      case .animating: "notInteractive"
      default: visit.result.rawValue
      }
    case .hiddenWindow: "hidden"
    case .outside, .missed: "outside"
    case .covered: "covered"
    case .inner: "inner"
    case .window: "window"
    case .declined: "declined"
    }
  }
}
