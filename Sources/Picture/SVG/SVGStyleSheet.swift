/// The colors, lines and fonts of the drawing: for light and dark screens, and for paper.
enum SVGStyleSheet {
  /// What does not depend on the ground.
  private static let shared = """
    svg.fp{max-width:100%;height:auto}
    .fp text{font-family:-apple-system,"SF Pro Text","Segoe UI",Roboto,"Helvetica Neue",Arial,"Liberation Sans",sans-serif}
    .fp path{stroke-linejoin:round}
    .fp .screen{stroke-width:1}
    .fp .sym{fill:none;stroke-width:1.6;stroke-linecap:round;stroke-opacity:1;pointer-events:none}
    .fp .p{stroke-width:.8}
    .fp .d{fill:none;stroke-width:1;stroke-dasharray:1.5 3;stroke-linecap:round;pointer-events:all}
    .fp .k{fill:none;stroke-width:1;stroke-dasharray:5 3}
    .fp .c{stroke-width:1.5}
    .fp .h,.fp .x{stroke-width:2}
    .fp .e{stroke-width:3}
    .fp .n text,.fp .n .mono{font-family:ui-monospace,"SF Mono",Menlo,Consolas,"Liberation Mono",monospace}
    .fp .n text{font-size:8.5px;stroke-width:2.5px;stroke-linejoin:round;paint-order:stroke;pointer-events:none}
    .fp .n .t,.fp .chip text{text-anchor:middle}
    .fp .n .t{font-size:11px;font-family:-apple-system,"SF Pro Text","Segoe UI",Roboto,"Helvetica Neue",Arial,"Liberation Sans",sans-serif}
    .fp .n .t.l{text-anchor:start}
    .fp .n .t.r{text-anchor:end}
    .fp .chip{pointer-events:none}
    .fp .chip text{font-size:10px;font-weight:600;fill-opacity:1;stroke:none;font-family:ui-monospace,"SF Mono",Menlo,Consolas,"Liberation Mono",monospace}
    .fp .chip.f text{font-family:-apple-system,"SF Pro Text","Segoe UI",Roboto,"Helvetica Neue",Arial,"Liberation Sans",sans-serif}
    .fp .chip rect{stroke-width:1;stroke-opacity:1}
    .fp .f{pointer-events:none}
    .fp .f path,.fp .f use{fill:none}
    .fp .f .halo{stroke-width:4;stroke-opacity:.8}
    .fp .f .ink{stroke-width:1.6}
    .fp .gone path{fill:none;stroke-dasharray:6 4}
    .fp .hatch path{fill:none;stroke-width:1.2}
    .fp .title{font-size:15px;font-weight:600}
    .fp .l{font-size:11px}
    .fp .s{font-size:11.5px;font-weight:600}

    """

  private static let light = colors(
    ground: "#fff", screen: "#f8fafc", frame: "#94a3b8", line: "#64748b", ink: "#1e293b", muted: "#55627a",
    expected: "#15803d", hit: "#dc2626", covering: "#b45309", finger: "#1d4ed8", onChip: "#fff",
    grays: ["#000", "#404040", "#808080", "#d0d4da", "#fff"])

  private static let dark = colors(
    ground: "#0f1318", screen: "#171c23", frame: "#4b5768", line: "#94a3b8", ink: "#e5eaf1", muted: "#a3b0c2",
    expected: "#4ade80", hit: "#f87171", covering: "#fbbf24", finger: "#7cb2ff", onChip: "#10151b",
    // White is what most screens lie on, so it is close to the ground, and other grays keep apart from it.
    grays: ["#000", "#0b0e12", "#667083", "#343c47", "#222831"])

  /// Paper: dark lines, and letters without a background.
  private static let paper = """
    .fp .ground,.fp .screen{fill:#fff}
    .fp .screen{stroke:#000}
    .fp .p{fill:none;stroke:#777}
    .fp .chip rect{fill:#fff!important;stroke:#000}
    .fp .chip text{fill:#000}

    """

  /// The whole style sheet.
  static let text =
    shared + light + "@media screen and (prefers-color-scheme:dark){\n" + dark + "}\n@media print{\n" + paper
    + "}\n"

  // Custom properties would be shorter; file viewers other than browsers do not support them.
  private static func colors(
    ground: String, screen: String, frame: String, line: String, ink: String, muted: String, expected: String,
    hit: String, covering: String, finger: String, onChip: String, grays: [String]
  ) -> String {
    let fills = grays.enumerated().map { ".fp .g\($0.offset){fill:\($0.element)}\n" }.joined()
    let roles = [("e", expected, ".1"), ("h", hit, ".07")].map { name, color, opacity in
      ".fp .\(name){fill:\(color);fill-opacity:\(opacity);stroke:\(color)}\n"
    }
    let chips = [("e", expected), ("h", hit), ("x", hit), ("c", covering), ("f", finger)].map { name, color in
      ".fp .chip.\(name) rect{fill:\(color);fill-opacity:1;stroke:\(color)}\n"
    }
    return """
      .fp .ground{fill:\(ground)}
      .fp .screen{fill:\(screen);stroke:\(frame)}
      .fp .p{fill:\(line);fill-opacity:.045;stroke:\(line);stroke-opacity:.5}
      \(fills).fp .d,.fp .k{stroke:\(line);stroke-opacity:.9}
      .fp .c{fill:url(#fp-c);stroke:\(covering)}
      .fp .x{fill:url(#fp-x);stroke:\(hit)}
      .fp #fp-c path{stroke:\(covering);stroke-opacity:.38}
      .fp #fp-x path{stroke:\(hit);stroke-opacity:.3}
      .fp .n text{fill:\(muted);stroke:\(screen)}
      .fp .n .t{fill:\(ink)}
      .fp .f .halo{stroke:\(screen)}
      .fp .f .ink{stroke:\(finger)}
      .fp .title,.fp .s{fill:\(ink)}
      .fp .l{fill:\(muted)}
      \(roles.joined())\(chips.joined()).fp .chip text{fill:\(onChip)}

      """
  }
}
