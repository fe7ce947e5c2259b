import Expectations
import Fingerpost
import Foundation
import Testing

@Suite("Sizes of text") struct TextSizeTests {
  /// Widths of labels as measured on simulators of iOS 26.1.
  private static let measured: [(text: String, size: CGFloat, weight: UIFont.Weight, width: CGFloat)] = [
    ("Size 10 points", 10, .regular, 67.5), ("Size 12 points", 12, .regular, 78.5),
    ("Size 14 points", 14, .regular, 90), ("Size 17 points", 17, .regular, 104.5),
    ("Size 20 points", 20, .regular, 124), ("Size 24 points", 24, .regular, 146),
    ("Size 28 points", 28, .regular, 171), ("Size 34 points", 34, .regular, 208),
    ("Big 28pt", 28, .regular, 103.5), ("small 13", 13, .regular, 49.5), ("Title 22", 22, .regular, 71),
    ("tiny 11", 11, .regular, 33), ("Notifications", 17, .regular, 96), ("Level", 17, .regular, 40),
    ("TERTIARY DETAIL", 11, .regular, 93.5), ("Subtitle with more words", 14, .regular, 160.5),
    ("Sep 4, 2026", 17, .regular, 93.5), ("Profile", 10, .medium, 32.5), ("Title row", 17, .semibold, 68.5),
    ("Home screen", 20, .semibold, 121.5), ("Top", 18, .semibold, 31),
    ("and a long trailing one too", 16, .semibold, 195.333),
  ]

  @Test("LAY-6: texts are as wide as measured on iOS, within 8 %") func widths() {
    Scene.run {
      for (text, size, weight, width) in Self.measured {
        let label = UILabel()
        label.font = .systemFont(ofSize: size, weight: weight)
        label.text = text
        let share = label.intrinsicContentSize.width / width
        #expect(share > 0.92 && share < 1.08, "\(text) in \(size) points: \(share)")
      }
    }
  }

  @Test("LAY-6: a line is as high as measured, and lines are rounded together", arguments: [2.0, 3.0])
  func heights(scale: Double) {
    let heights: [(lines: Int, size: CGFloat, height: CGFloat)] =
      scale == 2
      ? [(1, 10, 12), (1, 13, 16), (1, 17, 20.5), (1, 34, 41), (2, 17, 41), (3, 17, 61)]
      : [(1, 13, 15.667), (1, 16, 19.333), (1, 22, 26.333), (3, 13, 46.667)]
    Scene.run(scale: scale) {
      for (lines, size, height) in heights {
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.numberOfLines = 0
        label.text = Array(repeating: "line", count: lines).joined(separator: "\n")
        expect(label.intrinsicContentSize.height, near: height, within: 0.001, "\(lines) of \(size) points")
      }
    }
  }

  @Test("LAY-6: lines end between words, and within a word only if it is wider than the label")
  func wrapping() {
    Scene.run {
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "The quick brown fox jumps over the lazy dog near the river bank"
      let size = label.sizeThatFits(CGSize(width: 200, height: 1_000))
      #expect(abs(size.width / 185.5 - 1) < 0.08 && size.height == 61, "\(size)")
      let oneLine = label.sizeThatFits(CGSize(width: 2_000, height: 1_000))
      #expect(abs(oneLine.width / 486 - 1) < 0.08 && oneLine.height == 20.5)
      label.text = "Donaudampfschifffahrt"
      expect(label.sizeThatFits(CGSize(width: 100, height: 1_000)).height, is: 41)
      label.numberOfLines = 1
      expect(label.sizeThatFits(CGSize(width: 60, height: 1_000)).height, is: 20.5)
    }
  }
}
