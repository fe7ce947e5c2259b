import Expectations
import Fingerpost
import Foundation
import Testing

/// Which of several views gives way, as UIKit decided in iOS 26.1's simulator, on an iPhone 16 with three pixels to a point.
@Suite("Equal wishes, as measured") struct MeasuredTiesTests {
  private typealias Label = (width: CGFloat, height: CGFloat, lines: Int)

  private let download: (CGFloat, CGFloat) = (251.0 / 3, 65.0 / 3)
  private let wifi: (CGFloat, CGFloat) = (229.0 / 3, 58.0 / 3)

  /// Labels in a row with 20 points at both ends and 24 between them.
  private func row(_ sizes: [Label], _ prepare: ([MeasuredLabel]) -> Void = { _ in }) -> [[Double]] {
    let row = Scene.root(393, 72)
    let labels = sizes.map { MeasuredLabel($0.width, $0.height, lines: $0.lines) }
    for label in labels { row.addSubview(label) }
    prepare(labels)
    NSLayoutConstraint.pin(labels[0], .leading, row, nil, 1, 20)
    for label in labels { NSLayoutConstraint.pin(label, .centerY, row) }
    for (label, next) in zip(labels, labels.dropFirst()) {
      NSLayoutConstraint.pin(label, .trailing, next, .leading, 1, -24)
    }
    NSLayoutConstraint.pin(row, .trailing, labels[labels.count - 1], .trailing, 1, 20)
    row.layoutIfNeeded()
    return labels.map(\.box)
  }

  /// Two labels as an application builds a row of them, whose first one keeps its width before the second one.
  private func appRow(lines: (Int, Int) = (1, 1), in row: UIView) -> [MeasuredLabel] {
    let labels = [
      MeasuredLabel(download.0, download.1, font: 18, lines: lines.0),
      MeasuredLabel(wifi.0, wifi.1, font: 16, lines: lines.1),
    ]
    for label in labels { row.addSubview(label) }
    for (index, label) in labels.enumerated() {
      label.setContentCompressionResistancePriority(.init(index == 0 ? 751 : 749), for: .horizontal)
      if index == 0 { NSLayoutConstraint.pin(label, .leading, row, nil, 1, 20) }
      label.topAnchor.constraint(greaterThanOrEqualTo: row.topAnchor, constant: 8).isActive = true
      label.bottomAnchor.constraint(lessThanOrEqualTo: row.bottomAnchor, constant: -8).isActive = true
      NSLayoutConstraint.pin(label, .centerY, row)
    }
    NSLayoutConstraint.pin(labels[0], .trailing, labels[1], .leading, 1, -24)
    NSLayoutConstraint.pin(row, .trailing, labels[1], .trailing, 1, 20)
    return labels
  }

  private let firstStretched = [[20, 25.333, 252.667, 21.667], [296.667, 26.333, 76.333, 19.333]]

  @Test("AL-5: the first stretches, too, where the second hugs its content more") func hugging() {
    Scene.run(scale: 3) {
      let boxes = row([(download.0, download.1, 1), (wifi.0, wifi.1, 1)]) {
        $0[1].setContentHuggingPriority(.init(251), for: .horizontal)
      }
      expect(boxes, is: firstStretched)
    }
  }

  @Test(
    "AL-5: a row as applications make it: in a window, in a column, with a first label of any number of lines"
  )
  func appRows() {
    Scene.run(scale: 3) {
      for lines in [1, 0] {
        let row = Scene.root(393, 72)
        let labels = appRow(lines: (lines, 1), in: row)
        row.layoutIfNeeded()
        expect(labels.map(\.box), is: firstStretched)
      }
      let column = UIStackView(frame: CGRect(x: 0, y: 0, width: 393, height: 72))
      column.axis = .vertical
      let row = UIView()
      column.addArrangedSubview(row)
      let labels = appRow(in: row)
      row.heightAnchor.constraint(greaterThanOrEqualToConstant: 72).isActive = true
      column.layoutIfNeeded()
      expect(labels.map(\.box), is: firstStretched)
    }
  }

  @Test("AL-5: of labels of any number of lines the last one stretches along a row") func wrapping() {
    Scene.run(scale: 3) {
      let two = Scene.root(393, 72)
      let labels = appRow(lines: (0, 0), in: two)
      two.layoutIfNeeded()
      expect(labels.map(\.box), is: [[20, 25.333, 83.667, 21.667], [127.667, 26.333, 245.333, 19.333]])
      let widths: [CGFloat] = [103.0 / 3, 35, 49]
      @MainActor func places(_ lines: [Int]) -> [[Double]] {
        row(zip(widths, lines).map { ($0, 65.0 / 3, $1) }).map { [$0[0], $0[2]] }
      }
      expect(places([0, 0, 0]), is: [[20, 34.333], [78.333, 35], [137.333, 235.667]])
      expect(places([0, 0, 1]), is: [[20, 34.333], [78.333, 221.667], [324, 49]])
    }
  }

  @Test("AL-60: of labels of any number of lines the first one stretches down a column") func wrappingDown() {
    Scene.run(scale: 3) {
      let root = Scene.root(393, 72)
      let (a, b) = (
        MeasuredLabel(31, 65.0 / 3, font: 18, lines: 0),
        MeasuredLabel(167.0 / 3, 58.0 / 3, font: 16, lines: 0)
      )
      for label in [a, b] {
        root.addSubview(label)
        NSLayoutConstraint.pin(label, .leading, root, nil, 1, 20)
      }
      NSLayoutConstraint.pin(a, .top, root, nil, 1, 4)
      NSLayoutConstraint.pin(b, .top, a, .bottom, 1, 4)
      NSLayoutConstraint.pin(b, .bottom, root, nil, 1, -4)
      root.layoutIfNeeded()
      expect(a.box, is: [20, 4, 31, 40.667])
      expect(b.box, is: [20, 48.667, 55.667, 19.333])
    }
  }
}
