import FingerpostPicture
import Foundation

/// The outlines of targets, and the numbers of findings on them.
nonisolated extension AuditPicture {
  /// The most targets of a finding that get a mark.
  private static let maxTargets = 20

  /// All targets that are to be seen.
  var outlines: String {
    let paths = audit.outlines.map { outline($0.box, $0.corners) }
    return "<path class=\"target\" clip-path=\"url(#fpa-c)\" d=\"\(paths.joined())\"/>\n"
  }

  /// What the targets show or are, where there is room for it.
  var names: String {
    var taken: [CGRect] = []
    var text = ""
    for target in audit.outlines {
      let box = box(target.box)
      let room = Int((box.width - 8) / Self.letter)
      let words = target.title
      guard box.height >= 13, room >= 3, !words.isEmpty else { continue }
      let shown = words.count > room ? words.prefix(room - 1) + "…" : words[...]
      let width = CGFloat(shown.count) * Self.letter
      let place = CGRect(x: box.midX - width / 2, y: box.midY - 7, width: width, height: 14)
      guard !taken.contains(where: { $0.intersects(place) }) else { continue }
      taken.append(place)
      text +=
        "<text class=\"name\" x=\"\(number(box.midX))\" y=\"\(number(box.midY + 4))\">\(XMLText.escaped(String(shown)))</text>\n"
    }
    return text
  }

  /// About how wide a letter of a name is.
  private static let letter: CGFloat = 6.2

  /// The targets of findings, and in front of all of these the numbers.
  var marks: String {
    var (frames, leads, badges) = ("", "", "")
    var spots = BadgeSpots(width: width, height: height)
    let findings = Array(audit.findings.prefix(Self.maxFindings).enumerated())
    func mark(_ number: Int, _ finding: AuditFinding, _ target: AuditFinding.Place, isFirst: Bool) {
      let isSmall = target.box.isNull || target.box.isEmpty
      guard let box = isSmall ? finding.point.map({ CGRect(origin: $0, size: .zero) }) : target.box,
        let spot = spots.allocate(self.box(box), isNeeded: isFirst)
      else { return }
      if spot.isAway {
        leads +=
          "M\(self.number(spot.x)) \(self.number(spot.y))L\(self.number(spot.corner.x)) \(self.number(spot.corner.y))"
      }
      badges += badge(number, spot.x, spot.y, style(finding))
    }
    for (_, finding) in findings.reversed() {
      for target in finding.targets.prefix(Self.maxTargets) where !target.box.isNull {
        frames += "<path class=\"mark \(style(finding))\" d=\"\(outline(target.box, target.corners))\"/>\n"
      }
    }
    // Each number once, before any a second time.
    for (index, finding) in findings {
      if let first = finding.targets.first { mark(index + 1, finding, first, isFirst: true) }
    }
    for (index, finding) in findings {
      for target in finding.targets.prefix(Self.maxTargets).dropFirst() {
        mark(index + 1, finding, target, isFirst: false)
      }
    }
    return "<g clip-path=\"url(#fpa-c)\">\n\(frames)</g>\n<path class=\"lead\" d=\"\(leads)\"/>\n\(badges)"
  }

  private func style(_ finding: AuditFinding) -> String {
    finding.isKnown ? "known" : finding.severity.rawValue
  }

  /// The edges of a view: those of a rectangle on the screen, or of a turned one.
  private func outline(_ rect: CGRect, _ corners: [CGPoint]) -> String {
    guard !corners.isEmpty else { return path(box(rect)) }
    let points = corners.map { box(CGRect(origin: $0, size: .zero)).origin }
    return "M" + points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: "L") + "z"
  }

  private func path(_ rect: CGRect) -> String {
    "M\(number(rect.minX)) \(number(rect.minY))h\(number(rect.width))v\(number(rect.height))h-\(number(rect.width))z"
  }

  /// A number in a circle.
  func badge(_ count: Int, _ x: Double, _ y: Double, _ style: String) -> String {
    "<g class=\"badge \(style)\"><circle cx=\"\(number(x))\" cy=\"\(number(y))\" r=\"9\"/>"
      + "<text x=\"\(number(x))\" y=\"\(number(y + 3.6))\">\(count)</text></g>\n"
  }
}

/// Where numbers are drawn, so that none lies over another.
nonisolated struct BadgeSpots {
  /// The center of a number, and the corner of what it numbers.
  struct Spot {
    var x: Double
    var y: Double
    var corner: (x: Double, y: Double)
    /// Whether it is so far from what it numbers that a line has to lead there.
    var isAway = false
  }

  let width: Double
  let height: Double
  private var taken: [(x: Double, y: Double)] = []

  /// From one number to the next.
  private static let gap = 19.0
  /// How far a number may be from what it numbers, in gaps.
  private static let farthest = 12

  init(width: Double, height: Double) {
    (self.width, self.height) = (width, height)
  }

  /// A free spot at a corner of a box or, if it is needed, the nearest one around.
  mutating func allocate(_ box: CGRect, isNeeded: Bool) -> Spot? {
    let (left, right) = (inside(Double(box.minX), width), inside(Double(box.maxX), width))
    let (top, bottom) = (inside(Double(box.minY), height), inside(Double(box.maxY), height))
    let corner = (x: left, y: top)
    for (x, y) in [(left, top), (right, top), (right, bottom), (left, bottom)] where isFree(x, y) {
      taken.append((x, y))
      return Spot(x: x, y: y, corner: corner)
    }
    guard isNeeded else { return nil }
    for ring in 1...Self.farthest {
      for down in -ring...ring {
        for across in -ring...ring where max(abs(down), abs(across)) == ring {
          let x = left + Double(across) * Self.gap
          let y = top + Double(down) * Self.gap
          guard inside(x, width) == x, inside(y, height) == y, isFree(x, y) else { continue }
          taken.append((x, y))
          return Spot(x: x, y: y, corner: corner, isAway: true)
        }
      }
    }
    return nil
  }

  /// A coordinate at which all of a number is on the picture.
  private func inside(_ value: Double, _ limit: Double) -> Double { min(max(value, 8), max(limit - 8, 8)) }

  private func isFree(_ x: Double, _ y: Double) -> Bool {
    !taken.contains { hypot($0.x - x, $0.y - y) < Self.gap - 0.5 }
  }
}
