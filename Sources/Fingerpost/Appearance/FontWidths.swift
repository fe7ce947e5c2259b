import Foundation

/// How wide the letters of a font are, about.
///
/// The system's own font may not be carried along, so one table stands for all fonts: the advances of Inter, an open font
/// that was drawn to be like it. What lies between letters depends on the size, as it does in the system's font; it was
/// fitted to 58 widths of labels that were measured on simulators, of which none is off by more than 5.5 %. [LAY-6]
package nonisolated struct FontWidths {
  private let size: Double
  /// What heavier letters are wider by, as a factor.
  private let weight: Double
  private let isMonospaced: Bool
  /// What lies between two letters, in points.
  private let spacing: Double

  package init(_ font: UIFont) {
    size = Double(font.pointSize)
    // Letters that lean are as wide as those that do not.
    let name = font.fontName.hasSuffix("Italic") ? String(font.fontName.dropLast(6)) : font.fontName
    weight = Self.weights.first { name.hasSuffix($0.name) }?.factor ?? 1
    isMonospaced = font.fontName.contains("Mono")
    spacing = Self.spacing(at: size)
  }

  // MARK: - Texts

  package func width(of text: some StringProtocol) -> CGFloat {
    CGFloat(text.unicodeScalars.reduce(0) { $0 + width(of: $1) })
  }

  /// How many lines a text without line breaks takes, and how wide the widest is, where none may be wider than a limit.
  func wrapped(_ text: some StringProtocol, at limit: CGFloat) -> (lines: Int, widest: CGFloat) {
    Self.wrapped(text.unicodeScalars.lazy.map { ($0, width(of: $0)) }, at: Double(limit))
  }

  /// The same of characters whose widths are known.
  static func wrapped(
    _ scalars: some Sequence<(scalar: Unicode.Scalar, width: Double)>, at limit: Double
  ) -> (lines: Int, widest: CGFloat) {
    var (lines, widest, line) = (1, 0.0, 0.0)
    // Of the word that is being read, and of the spaces before it.
    var (word, gap) = (0.0, 0.0)
    func endLine() {
      widest = max(widest, line)
      lines += 1
      (line, gap) = (0, 0)
    }
    func endWord() {
      guard word > 0 else { return }
      if line > 0, line + gap + word > limit { endLine() }
      line += gap + word
      (word, gap) = (0, 0)
    }
    for (scalar, width) in scalars {
      if scalar == " " {
        endWord()
        gap += width
        continue
      }
      if word > 0, word + width > limit {
        endWord()
        endLine()
      }
      word += width
    }
    endWord()
    return (lines, CGFloat(max(widest, line)))
  }

  func width(of scalar: Unicode.Scalar) -> Double {
    let units: Double
    if isMonospaced {
      units = scalar.value < 0x2E80 ? 617 : 1_000
    } else if (32..<127).contains(scalar.value) {
      units = Double(Self.advances[Int(scalar.value) - 32])
    } else if scalar.properties.generalCategory == .nonspacingMark {
      return 0
    } else {
      units = scalar.value < 0x2E80 ? Self.otherAdvance : 1_000
    }
    return units / 1_000 * size * weight + spacing
  }

  // MARK: - The table

  /// From the space to the tilde, in thousandths of the size.
  private static let advances: [UInt16] = [
    281, 278, 403, 631, 638, 812, 639, 222, 362, 362, 500, 659, 280, 460, 276, 357, 625, 464, 605, 636, 642,
    608, 624, 571, 616, 624, 276, 280, 659, 659, 659, 507, 936, 676, 651, 727, 719, 598, 587, 743, 740, 264,
    543, 652, 562, 889, 753, 761, 635, 761, 639, 638, 642, 741, 676, 949, 642, 665, 625, 362, 357, 362, 469,
    452, 497, 564, 621, 558, 621, 582, 361, 609, 591, 237, 237, 544, 237, 869, 585, 597, 609, 609, 372, 523,
    364, 581, 557, 812, 540, 557, 541, 362, 327, 362, 659,
  ]

  /// Of letters outside ASCII: the mean of those in it.
  private static let otherAdvance = 580.0

  private static let weights: [(name: String, factor: Double)] = [
    ("Ultralight", 0.97), ("Thin", 0.975), ("Light", 0.99), ("Medium", 1.015), ("Semibold", 1.03),
    ("Bold", 1.035), ("Heavy", 1.045), ("Black", 1.055),
  ]

  /// Sizes and what lies between two letters there; straight lines join them.
  private static let spacings: [(size: Double, points: Double)] = [
    (10, 0.15), (12, 0), (15, -0.2), (17, -0.45), (20, -0.66), (24, -1.05), (34, -1.55),
  ]

  private static func spacing(at size: Double) -> Double {
    var before = spacings[0]
    guard size > before.size else { return before.points }
    for next in spacings.dropFirst() {
      if size <= next.size {
        let share = (size - before.size) / (next.size - before.size)
        return before.points + (next.points - before.points) * share
      }
      before = next
    }
    return before.points / before.size * size
  }
}
