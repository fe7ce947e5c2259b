import Fingerpost
import FingerpostHID
import FingerpostPicture
import FingerpostScenarios
import FingerpostScreens
public import Foundation

extension Explainer {
  /// How a picture of a screen is written.
  public enum PictureForm: Sendable {
    /// An SVG document, light and dark.
    case svg
    /// Lines for a terminal, at most 78 columns wide.
    case terminal
  }

  /// Draws the screen with what a gesture does on it: who was expected, who took the touch, and what covers whom.
  ///
  /// - Parameters:
  ///   - point: where the first finger comes down, in points of the screen.
  ///   - expected: who is expected to act.
  public func picture(
    on point: CGPoint, expecting expected: Expected = .nothing, _ options: Options = Options(),
    as form: PictureForm
  ) -> String {
    let explanation = explanation(options.gesture.script(at: point), expecting: expected)
    let picture = picture(of: explanation)
    switch form {
    case .svg: return SVGPicture(picture, heading: AnswerText(explanation, self).sentences).text
    case .terminal: return TerminalPicture(picture).text
    }
  }

  private func picture(of explanation: Explanation) -> Picture {
    let built = touched.built
    let covering = Set(
      (explanation.expected?.course.obstacles ?? []).compactMap { obstacle -> Int? in
        switch obstacle {
        case .covered(let front, _, _), .window(let front, _): front
        default: nil
        }
      })
    let roots = built.shownRoots.sorted {
      // As windows are shown: those of a higher level in front, of one level the later.
      (screen.views[$0].windowLevel, $0) < (screen.views[$1].windowLevel, $1)
    }
    let words = Words(brief: screen)
    return Picture(
      of: roots.map { built.views[$0] },
      screenSize: screen.kind == .scenario ? built.world.screenSize : .zero,
      fingers: fingers(of: explanation.answer.script)
    ) { view in
      guard let index = built.index(of: view) else { return nil }
      var roles: Picture.Roles = []
      if index == explanation.question?.view { roles.insert(.expected) }
      if index == explanation.hit { roles.insert(.hit) }
      if covering.contains(index) { roles.insert(.covering) }
      return Picture.Description(
        id: index, title: words.plain(index), text: screen.views[index].label, roles: roles)
    }
  }

  /// The way of each finger of a gesture.
  private func fingers(of script: GestureScript) -> [Picture.Finger] {
    var ways: [(id: Int, points: [CGPoint])] = []
    for contact in script.steps.flatMap(\.contacts) {
      let point = CGPoint(x: contact.x, y: contact.y)
      if let place = ways.firstIndex(where: { $0.id == contact.id }) {
        if ways[place].points.last != point { ways[place].points.append(point) }
      } else {
        ways.append((contact.id, [point]))
      }
    }
    return ways.map { Picture.Finger(points: $0.points, gesture: script.name) }
  }
}
