/// Simple drawings of some of the system's symbols: lines on a square of 24, made for this project.
enum SymbolOutline {
  /// What stands for a symbol that is not known.
  static let unknown = "M12 8a4 4 0 1 0 .01 0z"

  /// Returns the outline of a symbol, and whether it is filled; nil for one that is not known.
  static func find(_ name: String) -> (outline: String?, isFilled: Bool) {
    if let outline = outlines[name] { return (outline, alwaysFilled.contains(name)) }
    // Variants of a symbol have words behind its name.
    var words = name.split(separator: ".")
    let isFilled = words.contains("fill")
    words.removeAll { $0 == "fill" }
    while !words.isEmpty {
      let base = words.joined(separator: ".")
      if let outline = outlines[base] { return (outline, isFilled || alwaysFilled.contains(base)) }
      words.removeLast()
    }
    return (nil, false)
  }

  private static let alwaysFilled: Set<String> = ["circle.grid", "ellipsis", "cursorarrow"]

  private static let outlines: [String: String] = [
    "magnifyingglass": "M10.5 4a6.5 6.5 0 1 0 .01 0zM15.3 15.3L20.5 20.5",
    "house": "M4 11L12 4l8 7v9h-5.5v-5.5h-5V20H4z",
    "tray": "M3 13l3-8h12l3 8v6H3zM3 13h5.5a3.5 3.5 0 0 0 7 0H21",
    "person": "M12 4a4 4 0 1 0 .01 0zM4.5 20.5c.5-4.5 3.5-6 7.5-6s7 1.5 7.5 6z",
    "plus": "M12 4.5v15M4.5 12h15",
    "minus": "M4.5 12h15",
    "xmark": "M5.5 5.5l13 13M18.5 5.5l-13 13",
    "checkmark": "M4.5 12.5l5 5.5L19.5 6",
    "chevron.left": "M15 4.5L7.5 12l7.5 7.5",
    "chevron.backward": "M15 4.5L7.5 12l7.5 7.5",
    "chevron.right": "M9 4.5l7.5 7.5L9 19.5",
    "chevron.forward": "M9 4.5l7.5 7.5L9 19.5",
    "chevron.up": "M4.5 15.5L12 8l7.5 7.5",
    "chevron.down": "M4.5 8.5L12 16l7.5-7.5",
    "square.and.pencil": "M19 13.5V20H4V5h7M9.5 14.5l.5-3L18 3.5l2.5 2.5-8 8z",
    "pencil": "M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19z",
    "arrowshape.turn.up.left": "M10 5L3.5 11l6.5 6v-3.5c5 0 8 1.5 10.5 5C20 12.5 16.5 9 10 8.5z",
    "square.and.arrow.up": "M12 15V3.5M8 7l4-4 4 4M8 10.5H5V20.5h14V10.5h-3",
    "folder": "M3 6.5h6.5l2 2.5H21v10.5H3z",
    "archivebox": "M3.5 5h17v4h-17zM5 9v10.5h14V9M9.5 13h5",
    "book":
      "M12 6.5C9.5 4.8 6.5 4.5 3.5 5v13.5c3-.5 6-.2 8.5 1.5 2.5-1.700 5.5-2 8.5-1.5V5c-3-.5-6-.2-8.5 1.5zM12 6.5V20",
    "arrow.clockwise": "M19 8.5A8 8 0 1 0 20 12M19.5 4v4.8h-4.8",
    "camera": "M3 8h4.5L9 5.5h6L16.5 8H21v11H3zM12 10a3.3 3.3 0 1 0 .01 0z",
    "trash": "M4 6.5h16M9 6.5V4h6v2.5M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6",
    "play": "M7 4.5v15L19.5 12z",
    "pause": "M7 5h3v14H7zM14 5h3v14h-3z",
    "backward": "M11.5 6v12L3 12zM21 6v12l-8.5-6z",
    "forward": "M12.5 6v12L21 12zM3 6v12l8.5-6z",
    "star": "M12 3.5l2.6 5.6 6 .8-4.400 4.200 1.100 6L12 17.200 6.700 20.100l1.100-6L3.400 9.900l6-.8z",
    "heart": "M12 20C5 15 3 12 3 8.8a4.6 4.6 0 0 1 9-1.5 4.6 4.6 0 0 1 9 1.5C21 12 19 15 12 20z",
    "bell": "M5 17.5c1.5-1.5 2-3.5 2-6.5a5 5 0 0 1 10 0c0 3 .5 5 2 6.5zM10 20.5h4",
    "gear":
      "M12 9a3 3 0 1 0 .01 0zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.100 2.100M16.3 16.3l2.100 2.100M18.400 5.6l-2.100 2.100M7.700 16.3l-2.100 2.100",
    "envelope": "M3 5.5h18v13H3zM3.5 6.5L12 13l8.5-6.5",
    "flag": "M5.5 21V4.5M5.5 4.5c4-2 8 2 13 0v9c-5 2-9-2-13 0",
    "photo": "M3 5h18v14H3zM3.5 17l5.5-6 4.5 5 2.5-2.5 4.5 4.5M15.5 8a1.5 1.5 0 1 0 .01 0z",
    "music.note": "M9.5 17.5V5l9-1.5v12M6.8 15a2.700 2.700 0 1 0 .01 0zM15.8 13a2.700 2.700 0 1 0 .01 0z",
    "hand.tap":
      "M9.5 20.5L6 15.5c-.8-1.200.8-2.5 1.8-1.5l1.700 1.5V6.5a1.5 1.5 0 0 1 3 0V12l5 1c1 .3 1.5 1 1.5 2l-1 5.5zM6.5 8.5a4.8 4.8 0 1 1 9 0",
    "hand.draw":
      "M9.5 21L6.5 16.5c-.8-1.200.8-2.5 1.8-1.5l1.200 1V9.5a1.5 1.5 0 0 1 3 0V14l4 1c1 .3 1.5 1 1.5 2l-.8 4zM3 6c3-4 6 3 9 0s6-3 9-1",
    "hand.raised":
      "M7 13V6.5a1.3 1.3 0 0 1 2.6 0V11V4.5a1.3 1.3 0 0 1 2.700 0V11V5.5a1.3 1.3 0 0 1 2.6 0V12V8a1.3 1.3 0 0 1 2.6 0v7c0 3.5-2 5.5-5.3 5.5-3 0-4.5-1.200-6-4L4.5 13c.9-1.3 2-.9 2.5 0z",
    "link":
      "M10 14a4 4 0 0 0 5.700 0l3.5-3.5a4 4 0 0 0-5.700-5.700L12 6.3M14 10a4 4 0 0 0-5.700 0l-3.5 3.5a4 4 0 0 0 5.700 5.700L12 17.700",
    "list.bullet": "M8.5 6h12M8.5 12h12M8.5 18h12M4 6h.01M4 12h.01M4 18h.01",
    "switch.2":
      "M7.5 4.5h9a3.5 3.5 0 0 1 0 7h-9a3.5 3.5 0 0 1 0-7zM7.5 6.5a1.5 1.5 0 1 0 .01 0zM7.5 13.5h9a3.5 3.5 0 0 1 0 7h-9a3.5 3.5 0 0 1 0-7zM16.5 15.5a1.5 1.5 0 1 0 .01 0z",
    "slider.horizontal.3":
      "M3.5 6H8M12 6h8.5M10 4a2 2 0 1 0 .01 0zM3.5 12H13M17 12h3.5M15 10a2 2 0 1 0 .01 0zM3.5 18H6M10 18h10.5M8 16a2 2 0 1 0 .01 0z",
    "square.stack": "M4.5 9.5h15v11h-15zM6.5 6.5h11M8.5 3.5h7",
    "square.on.square": "M8.5 8.5h12v12h-12zM5.5 15.5h-2v-12h12v2",
    "square.grid.2x2": "M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z",
    "square.dashed": "M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M11 4h2M11 20h2M4 11v2M20 11v2",
    "scope": "M12 5a7 7 0 1 0 .01 0zM12 2.5v5M12 16.5v5M2.5 12h5M16.5 12h5",
    "target": "M12 3.5a8.5 8.5 0 1 0 .01 0zM12 7.5a4.5 4.5 0 1 0 .01 0zM12 11.5a.5.5 0 1 0 .01 0z",
    "tv": "M3 5h18v12H3zM8 20.5h8",
    "dock.rectangle": "M3 4.5h18v15H3zM3 15h18",
    "menubar.rectangle": "M3 4.5h18v15H3zM3 9h18",
    "iphone": "M7 3h10v18H7zM10.5 18.5h3",
    "circle": "M12 4a8 8 0 1 0 .01 0z",
    "app": "M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4z",
    "info.circle": "M12 3.5a8.5 8.5 0 1 0 .01 0zM12 11v6M12 7.5h.01",
    "doc": "M6 3h8l4.5 4.5V21H6zM14 3v4.5h4.5",
    "bolt": "M13.5 3L5 13.5h6L10 21l9-11h-6.5z",
    "lightbulb": "M9 16.5c0-2.5-3-3.5-3-7a6 6 0 0 1 12 0c0 3.5-3 4.5-3 7zM9.5 20h5",
    "waveform": "M4 10v4M8 7v10M12 4v16M16 7v10M20 10v4",
    "ellipsis": "M6 11a1 1 0 1 0 .01 0zM12 11a1 1 0 1 0 .01 0zM18 11a1 1 0 1 0 .01 0z",
    "arrow.up.and.down": "M12 3.5v17M8 7.5l4-4 4 4M8 16.5l4 4 4-4",
    "paperplane": "M3.5 11.5L20.5 4 14 20.5l-3-7z",
  ]
}
