import FingerpostExplain
import FingerpostGestures
import FingerpostScreens
import FingerpostText
import Foundation

/// What was understood of an input: its kind, what that can say, and the targets that one may ask about.
public struct ScreenSummary {
  /// The name of the format and its version.
  public nonisolated static let format = "fingerpost-screen/1"
  /// How many targets a summary in JSON has.
  private static let maxTargets = 200
  /// How many a text has.
  private static let maxLines = 20

  private let title: String
  private let screen: Screen
  private let size: CGSize
  /// The application's recognizers, each name once.
  private let recognizers: [String]
  private let targets: [(place: AuditFinding.Place, role: AuditTarget.Role)]

  /// Looks at a screen.
  ///
  /// - Parameter title: what the summary calls it, such as the name of its file.
  public init(_ screen: Screen, title: String) {
    let auditor = Auditor(screen)
    (self.title, self.screen, size) = (title, screen, auditor.places.area.size)
    let all = auditor.explainer.recognizers
    var names: [String] = []
    for index in all.placed.indices
    where all.part(index) == nil && all[index].assumedPart == nil && !all[index].isInstalledByUIKit {
      let name = all.short(index).plain
      if !names.contains(name) { names.append(name) }
    }
    recognizers = names
    targets = auditor.targets.filter { !auditor.places.visibleBox($0.view).isNull }.map {
      (auditor.place($0.view), $0.role)
    }
  }

  /// The summary in words, several lines.
  public var text: String {
    let knowledge = screen.knowledge
    var lines = AuditText.wrap(
      "\(title): \(screen.kind.rawValue), \(PlainText.count(screen.views.count, "view")) in \(PlainText.count(screen.views.count { $0.isWindow }, "window")), \(Words.size(size)) pt.",
      indent: "  ", first: "")
    lines += AuditText.wrap(
      "What such an input says: \(Self.words(knowledge.depth)) what lies in front, \(Self.words(knowledge.interaction)) what takes touches, \(Self.words(knowledge.recognizers)) recognizers, \(Self.words(knowledge.overrides)) overridden methods.",
      indent: "  ", first: "")
    for (place, role) in targets.prefix(Self.maxLines) {
      let address = place.address.map { " \($0)" } ?? ""
      lines.append(
        "  \(place.name)\(address), \(role.title), at \(Words.point(Self.middle(place).x, Self.middle(place).y))"
      )
    }
    if targets.count > Self.maxLines {
      lines.append("  … and \(targets.count - Self.maxLines) more targets (--json)")
    }
    if targets.isEmpty { lines.append("  No target is to be seen.") }
    if !recognizers.isEmpty {
      let rest =
        recognizers.count > Self.maxLines ? " and \(recognizers.count - Self.maxLines) more (--json)" : ""
      lines += AuditText.wrap(
        "Its recognizers: \(recognizers.prefix(Self.maxLines).joined(separator: ", "))\(rest)",
        indent: "    ",
        first: "  ")
    }
    for warning in screen.warningSentences.prefix(5) {
      lines += AuditText.wrap("Note: \(warning)", indent: "  ", first: "")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The summary as one JSON object, with a line break at its end.
  public var json: String {
    JSONWriter.document { json in
      json.field("format", Self.format)
      json.field("tool", ProgramVersion.tool)
      json.field("file", title)
      json.field("input") { screen.writeInput(screen.warningSentences, to: json) }
      json.field("width", Double(size.width))
      json.field("height", Double(size.height))
      json.field("targets", objects: targets.prefix(Self.maxTargets)) { target in
        json.field("role", target.role.word)
        AuditJSON.write(target.place, to: json)
      }
      json.field("moreTargets", max(0, targets.count - Self.maxTargets))
      json.field("recognizers", Array(recognizers.prefix(Self.maxTargets)))
    }
  }

  private static func words(_ extent: Screen.Extent) -> String {
    switch extent {
    case .all: "all of"
    case .some: "some of"
    case .none: "nothing of"
    }
  }

  private static func middle(_ place: AuditFinding.Place) -> (x: Double, y: Double) {
    (Double(place.box.midX).rounded(), Double(place.box.midY).rounded())
  }
}

nonisolated extension AuditTarget.Role {
  /// What summaries call a target of the role.
  var word: String {
    switch self {
    case .control, .dragged: "control"
    case .known: "row"
    case .tapped, .gestures: "recognizers"
    case .scrolls: "scrollView"
    case .untold: "unknownRecognizers"
    }
  }

  /// The same in a sentence.
  var title: String {
    switch self {
    case .scrolls: "scroll view"
    case .untold: "recognizers of unknown kinds"
    default: word
    }
  }
}
