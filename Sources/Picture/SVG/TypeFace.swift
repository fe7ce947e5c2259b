/// An estimate of the width of text, rather too wide, since the font depends on the reader's system.
enum TypeFace {
  /// For class names.
  case monospaced
  /// For everything else.
  case proportional

  /// The width of a text, in the unit of the font's size.
  func width(_ text: String, size: Double) -> Double {
    text.unicodeScalars.reduce(0) { $0 + width($1) } * size
  }

  private func width(_ scalar: Unicode.Scalar) -> Double {
    guard !scalar.isASCII else { return self == .monospaced ? 0.61 : Self.asciiWidth(scalar) }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch scalar.value {
    // Latin, Greek, Cyrillic, Hebrew, Arabic; dashes and quotation marks.
    case 0xA0..<0x900, 0x1E00..<0x2000: return 0.72
    case 0x2000..<0x2100: return scalar == "…" || scalar == "—" ? 1 : 0.62
    default: return 1.1
    }
  }

  private static func asciiWidth(_ scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "j", "l", "|", "'", ".", ",", ":", ";", "!", "`": 0.36
    case " ", "f", "t", "r", "I", "(", ")", "[", "]", "/", "\\", "-", "\"": 0.46
    case "m", "w", "M", "W", "@", "%": 1
    case "A"..."Z", "&", "+", "<", "=", ">", "~": 0.82
    default: 0.64
    }
  }

  /// Returns the text, or as much of its beginning as fits with `…` behind it; nil if fewer than some characters fit.
  func shortened(_ text: String, size: Double, to limit: Double, keeping minimum: Int = 6) -> String? {
    if width(text, size: size) <= limit { return text }
    let room = limit - width("…", size: size)
    var used = 0.0
    var kept = ""
    for character in text {
      used += width(String(character), size: size)
      if used > room { break }
      kept.append(character)
    }
    return kept.count < minimum ? nil : kept + "…"
  }

  /// Breaks a text into lines, at blanks where it has some; the last of too many lines ends with `…`.
  func wrapped(_ text: String, size: Double, width limit: Double, maxLines: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      var rest = line.isEmpty ? String(word) : "\(line) \(word)"
      if width(rest, size: size) > limit, !line.isEmpty {
        lines.append(line)
        rest = String(word)
      }
      while lines.count <= maxLines, width(rest, size: size) > limit, rest.count > 1 {
        let part = fitting(rest, size: size, width: limit)
        lines.append(part)
        rest.removeFirst(part.count)
      }
      line = rest
      if lines.count > maxLines { break }
    }
    if !line.isEmpty { lines.append(line) }
    guard lines.count > maxLines else { return lines }
    let last = lines[maxLines - 1]
    return lines.prefix(maxLines - 1) + [shortened(last + " …", size: size, to: limit, keeping: 0) ?? "…"]
  }

  /// As many characters as fit, and at least one.
  private func fitting(_ text: String, size: Double, width limit: Double) -> String {
    var used = 0.0
    let part = text.prefix { character in
      used += width(String(character), size: size)
      return used <= limit
    }
    return part.isEmpty ? String(text.prefix(1)) : String(part)
  }
}
