import FingerpostScreens
import FingerpostText
import FingerpostTrace
import Foundation

/// How the report puts views, points and numbers into words.
nonisolated struct Words {
  let views: [ScreenView]
  /// Whether the input has its own names for views, which say more than classes.
  private let hasOwnNames: Bool
  /// Classes of which more than one view is mentioned, so the class alone would be ambiguous.
  private let ambiguous: Set<String>

  /// Whether names stand without quotes, and with an address only where the class alone is ambiguous.
  private let isBrief: Bool

  /// Words for a short report.
  init(brief screen: Screen) {
    views = screen.views
    hasOwnNames = screen.kind == .scenario
    isBrief = true
    var seen: Set<String> = []
    var ambiguous: Set<String> = []
    for view in screen.views {
      let name = ClassName(view.className).short
      if !seen.insert(name).inserted { ambiguous.insert(name) }
    }
    self.ambiguous = ambiguous
  }

  /// - Parameter mentioned: the views that are mentioned, among which a class alone must be unambiguous.
  init(_ screen: Screen, mentioned: [Int] = []) {
    views = screen.views
    hasOwnNames = screen.kind == .scenario
    isBrief = false
    var classes: [String: Int] = [:]
    var ambiguous: Set<String> = []
    for view in mentioned {
      let name = ClassName(screen.views[view].className).short
      if let other = classes[name], other != view { ambiguous.insert(name) }
      classes[name] = view
    }
    self.ambiguous = ambiguous
  }

  /// A view's class without its module, and nothing else.
  func plain(_ view: Int) -> String { Self.oneLine(ClassName(views[view].className).short, limit: 60) }

  /// A view's class without its module, in backticks.
  func short(_ view: Int) -> String {
    let name = ClassName(views[view].className).short
    if hasOwnNames, let own = views[view].address { return isBrief ? own : "`\(own)`" }
    return ambiguous.contains(name) ? full(view) : quoted(name)
  }

  /// A view's class with what distinguishes it from others of its class: its label and address, or else its place.
  func full(_ view: Int) -> String {
    let data = views[view]
    let name = ClassName(data.className).short
    if hasOwnNames, let own = data.address { return isBrief ? own : "`\(own)` (\(name))" }
    var marks: [String] = []
    if let label = data.label, !label.isEmpty { marks.append("\"\(Self.oneLine(label))\"") }
    if isBrief {
      guard ambiguous.contains(name) else { return quoted(name) }
      if !marks.isEmpty, views.lazy.filter({ $0.label == data.label }).count == 1 {
        return "\(quoted(name)) \(marks[0])"
      }
      marks = data.address.map { [$0] } ?? marks
    } else if let address = data.address {
      marks.append(address)
    }
    if marks.isEmpty, data.printedFrame != .zero {
      let frame = data.printedFrame
      let box = Box(
        x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width), height: Double(frame.height)
      )
      return "\(quoted(name)) \(Self.box(box))"
    }
    return marks.isEmpty ? quoted(name) : "\(quoted(name)) (\(marks.joined(separator: ", ")))"
  }

  private func quoted(_ name: String) -> String {
    isBrief ? Self.oneLine(name, limit: 60) : "`\(Self.oneLine(name, limit: 60))`"
  }

  /// A text on one line, cut to a length, without control characters.
  static func oneLine(_ text: String, limit: Int = 40) -> String {
    let line = PlainText.line(text)
    return line.count > limit ? line.prefix(limit - 1) + "…" : line
  }

  /// A text up to its first period that a capital or a code name follows.
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
