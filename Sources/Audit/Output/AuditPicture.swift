import FingerpostExplain
import FingerpostPicture
import FingerpostText
import Foundation

/// A picture of an audit: the screen tinted by what acts on a tap, with the findings numbered.
///
/// What acts has a tint of its own, what may act is dotted, and where nothing acts the screen is hatched.
public nonisolated struct AuditPicture {
  let audit: ScreenAudit
  let scale: Double
  let width: Double
  let height: Double

  private static let margin = 24.0
  private static let legendWidth = 400.0
  private static let tints = 8
  private static let maxColors = 12
  /// The most findings that get a number.
  static let maxFindings = 40

  /// A picture of an audit.
  public init(_ audit: ScreenAudit) {
    self.audit = audit
    let long = max(Double(audit.size.width), Double(audit.size.height), 1)
    scale = long > 1200 ? 1200 / long : long < 400 ? min(400 / long, 8) : 1
    width = Double(audit.size.width) * scale
    height = Double(audit.size.height) * scale
  }

  /// The picture as an SVG document, for light and dark screens.
  public var svg: String {
    let regions = regions
    let legend = legend(of: regions.colors)
    let all = (
      width: Self.margin * 3 + width + Self.legendWidth,
      height: max(height, legend.height) + Self.margin * 2
    )
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" class="fpa" viewBox="0 0 \(number(all.width)) \(number(all.height))" \
      width="\(number(all.width))" height="\(number(all.height))" role="img" aria-labelledby="fpa-t">
      <title id="fpa-t">\(XMLText.escaped(name)): \(XMLText.escaped(headline))</title>
      <style>
      \(Self.styles)</style>
      <defs>
      <pattern id="fpa-h" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">\
      <path class="hatch" d="M4 0v8"/></pattern>
      <pattern id="fpa-d" width="7" height="7" patternUnits="userSpaceOnUse"><circle class="dot" cx="3.5" cy="3.5" r="1"/></pattern>
      <clipPath id="fpa-c"><path d="M0 0h\(number(width))v\(number(height))h-\(number(width))z"/></clipPath>
      </defs>
      <path class="ground" d="M0 0h\(number(all.width))v\(number(all.height))h-\(number(all.width))z"/>
      <g transform="translate(\(number(Self.margin)) \(number(Self.margin)))">
      <path class="screen" d="M0 0h\(number(width))v\(number(height))h-\(number(width))z"/>

      """
    text += regions.text + outlines + names + marks
    text += "</g>\n" + legend.text + "</svg>\n"
    return text
  }

  /// The name of the file, without its folders.
  private var name: String { PlainText.fileName(audit.title) }

  private var headline: String {
    let counts = AuditSeverity.allCases.map { PlainText.count(audit.count($0), $0.rawValue) }
    return counts.joined(separator: ", ")
  }

  // MARK: - The screen

  private func label(_ hit: Int32) -> ScreenAudit.Tapped { hit < 0 ? .nothing : audit.taps[Int(hit)] }

  /// The regions of the map, each a path of rectangles, and the styles of those of a view.
  private var regions: (text: String, colors: [(style: String, view: Int)]) {
    let map = audit.map
    // Looked up only, never walked.
    var paths: [ScreenAudit.Tapped: String] = [:]
    var order: [ScreenAudit.Tapped] = []
    typealias Run = (label: ScreenAudit.Tapped, from: Int, to: Int, top: Int)
    var open: [Run] = []
    func close(_ run: Run, _ bottom: Int) {
      let side = map.step * scale
      let (x, y) = (Double(run.from) * side, Double(run.top) * side)
      let (right, down) = (min(Double(run.to) * side, width), min(Double(bottom) * side, height))
      if paths[run.label] == nil { order.append(run.label) }
      paths[run.label, default: ""] +=
        "M\(number(x)) \(number(y))H\(number(right))V\(number(down))H\(number(x))z"
    }
    for row in 0..<map.rows {
      var runs: [Run] = []
      for column in 0..<map.columns {
        let label = label(map.hits[row * map.columns + column])
        if let last = runs.last, last.label == label {
          runs[runs.count - 1].to = column + 1
        } else {
          runs.append((label, column, column + 1, row))
        }
      }
      var rest: [Run] = []
      for run in open {
        if let place = runs.firstIndex(where: {
          $0.label == run.label && $0.from == run.from && $0.to == run.to
        }) {
          runs[place].top = run.top
        } else {
          rest.append(run)
        }
      }
      for run in rest { close(run, row) }
      open = runs
    }
    for run in open { close(run, map.rows) }
    var colors: [(style: String, view: Int)] = []
    let text = order.map { label in
      let style: String
      switch label {
      case .nothing: style = "dead"
      case .unknown: style = "may"
      case .view(let view):
        style = "a a\(colors.count % Self.tints)"
        colors.append((style, view))
      }
      return "<path class=\"\(style)\" d=\"\(paths[label] ?? "")\"/>\n"
    }.joined()
    return (text, colors)
  }

  func box(_ rect: CGRect) -> CGRect {
    let origin = audit.map.area.origin
    return CGRect(
      x: Double(rect.minX - origin.x) * scale, y: Double(rect.minY - origin.y) * scale,
      width: Double(rect.width) * scale, height: Double(rect.height) * scale)
  }

  // MARK: - The legend

  private func legend(of colors: [(style: String, view: Int)]) -> (text: String, height: Double) {
    let x = Self.margin * 2 + width
    var y = Self.margin + 14
    var text = ""
    func line(_ words: String, _ style: String, indent: Double = 0, height: Double = 17) {
      text +=
        "<text class=\"\(style)\" x=\"\(number(x + indent))\" y=\"\(number(y))\">\(XMLText.escaped(words))</text>\n"
      y += height
    }
    for part in wrapped(name, 46).prefix(2) { line(part, "title", height: 20) }
    line(headline, "strong", height: 22)
    let shares = audit.shares.words
    let keys = [
      ("a a0", "something acts on a tap, each in a color of its own: \(shares[0])"),
      ("may", "something may act: \(shares[1])"),
      ("dead", "nothing acts: \(shares[2])"),
    ]
    func key(_ style: String, _ words: String, indent: Double = 0) {
      let corner = "M\(number(x + indent)) \(number(y - 11))h22v14h-22z"
      text += "<path class=\"swatch\" d=\"\(corner)\"/><path class=\"\(style)\" d=\"\(corner)\"/>\n"
      line(words, "plain", indent: indent + 30, height: 20)
    }
    for (style, words) in keys { key(style, words) }
    // Which color is whose; the colors of a screen with many begin again.
    let shown = colors.count > Self.maxColors ? Self.maxColors - 1 : colors.count
    for (style, view) in colors.prefix(shown) {
      key(style, wrapped(audit.names[view] ?? "", 48)[0], indent: 16)
    }
    if colors.count > shown { line("and \(colors.count - shown) more", "plain", indent: 46, height: 20) }
    y += 10
    for (index, finding) in audit.findings.prefix(Self.maxFindings).enumerated() {
      text += badge(index + 1, x + 9, y - 4, finding.isKnown ? "known" : finding.severity.rawValue)
      let more = finding.targets.count > 1 ? " (\(finding.targets.count) targets)" : ""
      for part in wrapped(finding.summary.plain + more + ".", 58) {
        line(part, "plain", indent: 28, height: 16)
      }
      y += 7
    }
    let rest = audit.findings.count - Self.maxFindings
    if rest > 0 { line("… and \(rest) more", "plain", indent: 28) }
    return (text, y)
  }

  private func wrapped(_ text: String, _ limit: Int) -> [String] {
    PlainText.wrapped(text, to: limit, first: "", indent: "")
  }

  // MARK: - Text

  func number(_ value: CGFloat) -> String { number(Double(value)) }

  func number(_ value: Double) -> String { Words.plain((value * 10).rounded() / 10) }

  private static let tintColors = [
    "#2563eb", "#059669", "#d97706", "#7c3aed", "#0891b2", "#be185d", "#4d7c0f", "#9333ea",
  ]

  private static let styles: String = {
    let tints = tintColors.enumerated().map { ".fpa .a\($0.offset){fill:\($0.element)}\n" }.joined()
    return """
      .fpa text{font-family:-apple-system,"SF Pro Text","Segoe UI",Roboto,"Helvetica Neue",Arial,"Liberation Sans",sans-serif}
      .fpa .title{font-size:15px;font-weight:600}
      .fpa .strong{font-size:13px;font-weight:600}
      .fpa .plain{font-size:12px}
      .fpa .a{fill-opacity:.26}
      \(tints).fpa .dead{fill:url(#fpa-h)}
      .fpa .may{fill:url(#fpa-d)}
      .fpa .hatch{fill:none;stroke-width:1}
      .fpa .target{fill:none;stroke-width:.8}
      .fpa .name{font-size:11px;text-anchor:middle;paint-order:stroke;stroke-width:3;stroke-linejoin:round}
      .fpa .mark{fill-opacity:.12;stroke-width:2}
      .fpa .badge text{font-size:10px;font-weight:700;text-anchor:middle}
      .fpa .badge circle{stroke-width:1.5}
      .fpa .lead{fill:none;stroke-width:1}
      .fpa .swatch{stroke-width:.8}
      .fpa .note circle,.fpa .note.mark{fill:#64748b}
      .fpa .known circle,.fpa .known.mark{fill:#94a3b8}
      .fpa .note.mark{stroke:#64748b}
      .fpa .known.mark{stroke:#94a3b8;stroke-dasharray:4 3}
      \(colors(ground: "#fff", screen: "#f8fafc", line: "#94a3b8", ink: "#1e293b", muted: "#475569", error: "#dc2626", warning: "#b45309", on: "#fff"))@media (prefers-color-scheme:dark){
      .fpa .a{fill-opacity:.36}
      .fpa .note circle{fill:#94a3b8}
      \(colors(ground: "#0f1318", screen: "#171c23", line: "#64748b", ink: "#e5eaf1", muted: "#b6c2d2", error: "#f87171", warning: "#fbbf24", on: "#10151b"))}

      """
  }()

  private static func colors(
    ground: String, screen: String, line: String, ink: String, muted: String, error: String, warning: String,
    on: String
  ) -> String {
    """
    .fpa .ground{fill:\(ground)}
    .fpa .screen,.fpa .swatch{fill:\(screen);stroke:\(line)}
    .fpa .hatch{stroke:\(line);stroke-opacity:.55}
    .fpa .dot{fill:\(line)}
    .fpa .target{stroke:\(line)}
    .fpa .lead{stroke:\(muted)}
    .fpa .title,.fpa .strong{fill:\(ink)}
    .fpa .plain{fill:\(muted)}
    .fpa .name{fill:\(ink);stroke:\(screen)}
    .fpa .error.mark{fill:\(error);stroke:\(error)}
    .fpa .warning.mark{fill:\(warning);stroke:\(warning)}
    .fpa .error circle{fill:\(error)}
    .fpa .warning circle{fill:\(warning)}
    .fpa .badge circle{stroke:\(screen)}
    .fpa .badge text{fill:\(on)}

    """
  }
}
