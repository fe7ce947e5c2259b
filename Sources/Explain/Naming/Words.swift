import FingerpostScreens
import FingerpostTrace
import Foundation

/// How the report puts views, points and numbers into words.
nonisolated struct Words {
  let views: [ScreenView]
  /// Whether the input has names of its own for views, which say more than classes.
  private let hasOwnNames: Bool
  /// Classes of which more than one view is spoken of, so that the class alone would not tell which is meant.
  private let ambiguous: Set<String>

  /// Whether names stand without quotes, and with an address only where the class alone does not tell which view is meant.
  private let isBrief: Bool

  /// Words for a report to somebody in a hurry.
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

  /// - Parameter mentioned: the views that are spoken of where a class alone must tell them apart.
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

  /// A view's class with what tells it from others of its class: its label and its address, or else its place.
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

  /// A text on one line, cut to a length, without what could upset a terminal.
  static func oneLine(_ text: String, limit: Int = 40) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: line += " "
      case .format: break
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line.count > limit ? line.prefix(limit - 1) + "…" : line
  }

  /// What a text says up to its first full stop, which a capital or a code name follows.
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
