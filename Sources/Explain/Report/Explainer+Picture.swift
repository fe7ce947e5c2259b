import Fingerpost
import FingerpostGestures
import FingerpostHID
import FingerpostPicture
import FingerpostScreens
import FingerpostText
import Foundation

extension Report {
  /// How a picture is written.
  public enum PictureForm: Sendable {
    /// An SVG document, light and dark.
    case svg
    /// Lines for a terminal, at most 78 columns wide.
    case terminal
  }
}

extension Explainer {
  /// Draws the screen with what a gesture does on it: what was expected, what took the touch, and what covers the
  /// expected view.
  public func picture(of report: Report, as form: Report.PictureForm) -> String {
    let picture = picture(of: report)
    return switch form {
    case .svg: SVGPicture(picture, heading: report.sentence.plain).text
    case .terminal: TerminalPicture(picture).text
    }
  }

  /// Draws the same as a PNG file, for those who see images and read no SVG.
  public func pixels(of report: Report) -> [UInt8] { PixelPicture(picture(of: report)).png }

  private func picture(of report: Report) -> Picture {
    let built = touched.built
    let covering = Set(
      (report.expected?.course.obstacles ?? []).compactMap { obstacle -> Int? in
        switch obstacle {
        case .covered(let front, _, _), .window(let front, _): front
        default: nil
        }
      })
    let roots = built.shownRoots.sorted {
      // As windows are shown: those of a higher level in front, of one level the later.
      (screen.views[$0].windowLevel, $0) < (screen.views[$1].windowLevel, $1)
    }
    return Picture(
      of: roots.map { built.views[$0] },
      screenSize: screen.size ?? (screen.kind == .scenario ? built.world.screenSize : .zero),
      fingers: Self.fingers(of: report.answer.script)
    ) { view in
      guard let index = built.index(of: view) else { return nil }
      var roles: Picture.Roles = []
      if index == report.question?.view { roles.insert(.expected) }
      if index == report.hit { roles.insert(.hit) }
      // That it gets the touch is no success where nothing comes of it.
      if roles == [.expected, .hit], report.answer.success == false { roles = .hit }
      if covering.contains(index) { roles.insert(.covering) }
      let look = screen.views[index].look
      return Picture.Description(
        id: index, title: words.className(index), text: screen.views[index].label, roles: roles,
        fill: look.fill,
        textStyle: look.textStyle)
    }
  }

  /// The path of each finger of the gesture.
  private static func fingers(of script: GestureScript) -> [Picture.Finger] {
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
