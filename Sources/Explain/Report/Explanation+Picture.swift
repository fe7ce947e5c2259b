import Fingerpost
import FingerpostHID
import FingerpostPicture
import FingerpostScenarios
import FingerpostScreens
import Foundation

extension Explanation {
  /// How a picture is written.
  public enum PictureForm: Sendable {
    /// An SVG document, light and dark.
    case svg
    /// Lines for a terminal, at most 78 columns wide.
    case terminal
  }

  /// Draws the screen with what the gesture does on it: what was expected, what took the touch, and what covers the
  /// expected view.
  public func picture(as form: PictureForm) -> String {
    switch form {
    case .svg: SVGPicture(picture, heading: AnswerText(self).sentences).text
    case .terminal: TerminalPicture(picture).text
    }
  }

  private var picture: Picture {
    let screen = explainer.screen
    let built = explainer.touched.built
    let covering = Set(
      (expected?.course.obstacles ?? []).compactMap { obstacle -> Int? in
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
      screenSize: screen.size ?? (screen.kind == .scenario ? built.world.screenSize : .zero), fingers: fingers
    ) { view in
      guard let index = built.index(of: view) else { return nil }
      var roles: Picture.Roles = []
      if index == question?.view { roles.insert(.expected) }
      if index == hit { roles.insert(.hit) }
      if covering.contains(index) { roles.insert(.covering) }
      return Picture.Description(
        id: index, title: words.plain(index), text: screen.views[index].label, roles: roles,
        fill: Self.fill(of: screen.views[index]), textStyle: Self.textStyle(of: screen.views[index]))
    }
  }

  private static func textStyle(of view: ScreenView) -> Picture.TextStyle? {
    guard let style = view.textStyle else { return nil }
    let alignment: Picture.TextStyle.Alignment? =
      switch style.alignment {
      case .left: .left
      case .center: .center
      case .right: .right
      case nil: nil
      }
    return Picture.TextStyle(
      fontName: style.fontName, size: style.pointSize,
      color: style.color.map {
        Picture.Fill(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha)
      }, alignment: alignment)
  }

  private static func fill(of view: ScreenView) -> Picture.Fill? {
    guard let color = view.backgroundColor else { return nil }
    return Picture.Fill(
      red: color.red, green: color.green, blue: color.blue, alpha: color.alpha,
      cornerRadius: view.cornerRadius)
  }

  /// The path of each finger of the gesture.
  private var fingers: [Picture.Finger] {
    let script = answer.script
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
