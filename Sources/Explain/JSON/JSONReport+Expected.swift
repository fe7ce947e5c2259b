import Fingerpost
import FingerpostScreens
import FingerpostTrace
import Foundation

extension JSONReport {
  /// Writes what a report says of one touch beyond the walk.
  func write(_ explanation: Explanation) {
    if let expected = explanation.expected {
      write(expected, explanation)
    } else {
      writer.append("null")
    }
    writer.append(",\"verdict\":")
    write(AnswerText(explanation, explainer).sentences)
    writer.append(",\"cannotTell\":")
    let unknowns = UnknownFinder(explanation, explainer).all
    writeList(unknowns) { unknown in
      writer.append("{\"sentence\":")
      write(unknown.sentence)
      writer.append(",\"command\":")
      if let command = unknown.command { write(command) } else { writer.append("null") }
      writer.append("}")
    }
    writeGestures(explanation.gestures)
    writeControls(explanation.controls)
    writer.append(",\"standardRecognizers\":")
    let assumed = (explanation.gestures?.inPlay ?? []).filter { recognizers[$0].assumedPart != nil }
    writeList(assumed) { index in
      writer.append("{\"part\":\"\(recognizers[index].assumedPart?.word ?? "")\",\"class\":")
      write(recognizers[index].className)
      writer.append(",\"view\":")
      writeView(recognizers.placed[index].view)
      writer.append("}")
    }
  }

  /// Writes what a report of many touches says of the expected view.
  func write(expected view: Int, touches: Int) {
    writePlace(of: view)
    writer.append(",\"touches\":")
    writer.append(touches)
    writer.append("}")
  }

  private func write(_ expected: Expectation, _ explanation: Explanation) {
    writePlace(of: expected.view)
    writer.append(",\"x\":")
    writer.append(expected.x)
    writer.append(",\"y\":")
    writer.append(expected.y)
    writer.append(",\"getsTouch\":\(explanation.hit == expected.view),\"candidates\":")
    writer.append(expected.matches.count)
    writer.append(",\"obstacles\":")
    writeList(expected.course.obstacles) { write($0, before: expected.view) }
    writer.append(",\"fixes\":")
    writeList(explainer.code(for: explanation.fixes)) { code in
      writeList(code) { write($0) }
    }
    writer.append(",\"reach\":")
    if let reach = expected.reach { write(reach) } else { writer.append("null") }
    writer.append("}")
  }

  private func write(_ obstacle: Obstacle, before expected: Int) {
    writeName(of: obstacle.view)
    writer.append(",\"kind\":")
    write(obstacle.kind)
    writer.append(",\"rules\":")
    writeList(obstacle.rules(before: expected)) { write($0) }
    writer.append("}")
  }

  private func write(_ reach: Reach) {
    writer.append("{\"percent\":")
    writer.append(reach.percent)
    writer.append(",\"samples\":")
    writer.append(reach.samples)
    writer.append(",\"boxes\":")
    writeList(reach.boxes) { box in
      writeList([box.x, box.y, box.width, box.height]) { writer.append($0) }
    }
    writer.append(",\"point\":")
    if let point = reach.point {
      writeList([point.x, point.y]) { writer.append($0) }
    } else {
      writer.append("null")
    }
    writer.append("}")
  }
}

extension Obstacle {
  /// The word for it in JSON.
  fileprivate var kind: String {
    switch self {
    case .off(let visit, _): visit.result == .notInvertible ? "outside" : visit.result.rawValue
    case .hiddenWindow: "hidden"
    case .outside, .missed: "outside"
    case .covered: "covered"
    case .inner: "inner"
    case .window: "window"
    case .declined: "declined"
    }
  }
}
