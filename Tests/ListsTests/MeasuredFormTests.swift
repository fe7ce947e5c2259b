import Expectations
import Foundation
import Testing
import UIKit

@testable import FingerpostLists

/// A form in a navigation controller, as UIKit gave it in iOS 26.1's simulator, on an iPhone SE with two pixels to a point.
@MainActor @Suite("A form, as measured") struct MeasuredFormTests {
  /// A label that is as large as it was measured.
  private final class Measured: UILabel {
    private let size: CGSize
    init(_ text: String, _ width: CGFloat) {
      size = CGSize(width: width, height: 20.5)
      super.init(frame: .zero)
      self.text = text
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
    override func sizeThatFits(_ size: CGSize) -> CGSize { self.size }
  }

  private final class Form: UITableViewController {
    let name = UITextField()
    let notes = UITextView()
    let lines = [("Enabled", 61.5), ("Level", 40), ("Date", 36), ("Count", 46.5)].map { Measured($0.0, $0.1) }
    let controls: [UIControl] = [UISwitch(), UISlider(), UIControl(), UIStepper()]
    let segments = UISegmentedControl(items: ["Small", "Medium", "Large"])

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Form"
      name.placeholder = "Your name"
      notes.text = "Notes about this account."
      notes.isScrollEnabled = false
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 7 }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Account"
    }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row == 1 ? 100 : 44
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let (content, g) = (cell.contentView, cell.contentView.layoutMarginsGuide)
      func add(_ views: UIView...) {
        for view in views {
          view.translatesAutoresizingMaskIntoConstraints = false
          content.addSubview(view)
        }
      }
      func ends(_ view: UIView) -> [NSLayoutConstraint] {
        [
          view.leadingAnchor.constraint(equalTo: g.leadingAnchor),
          view.trailingAnchor.constraint(equalTo: g.trailingAnchor),
        ]
      }
      var all: [NSLayoutConstraint] = []
      switch indexPath.row {
      case 0:
        add(name)
        all = ends(name) + [name.centerYAnchor.constraint(equalTo: content.centerYAnchor)]
      case 1:
        add(notes)
        all =
          ends(notes) + [
            notes.topAnchor.constraint(equalTo: g.topAnchor),
            notes.bottomAnchor.constraint(equalTo: g.bottomAnchor),
          ]
      case 4:
        add(segments)
        all =
          ends(segments) + [
            segments.centerYAnchor.constraint(equalTo: content.centerYAnchor),
            segments.heightAnchor.constraint(equalToConstant: 33),
          ]
      default:
        let index = [2: 0, 3: 1, 5: 2][indexPath.row] ?? 3
        let (label, control) = (lines[index], controls[index])
        add(label, control)
        all = [
          label.leadingAnchor.constraint(equalTo: g.leadingAnchor),
          control.trailingAnchor.constraint(equalTo: g.trailingAnchor),
          label.centerYAnchor.constraint(equalTo: content.centerYAnchor),
          control.centerYAnchor.constraint(equalTo: content.centerYAnchor),
        ]
        if index == 1 {
          label.setContentHuggingPriority(.required, for: .horizontal)
          label.setContentCompressionResistancePriority(.required, for: .horizontal)
          all.append(control.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 12))
        } else {
          all.append(label.trailingAnchor.constraint(lessThanOrEqualTo: control.leadingAnchor, constant: -8))
        }
        if index == 2 {
          all += [
            control.widthAnchor.constraint(equalToConstant: 128),
            control.heightAnchor.constraint(equalToConstant: 34),
          ]
        }
      }
      NSLayoutConstraint.activate(all)
      return cell
    }
  }

  private func box(_ view: UIView?) -> [Double] {
    guard let frame = view?.frame else { return [] }
    return [frame.minX, frame.minY, frame.width, frame.height].map { (Double($0) * 1000).rounded() / 1000 }
  }

  @Test("AL-61, AL-62, LAY-13, LAY-14: fields, controls and lines of a grouped table below a bar") func form()
  {
    var rules = EventRules(system: 26)
    rules.scrollPixelsPerPoint = 2
    let world = World(eventRules: rules, screenSize: CGSize(width: 375, height: 667))
    world.run {
      let form = Form(style: .grouped)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      window.rootViewController = UINavigationController(rootViewController: form)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      let table = form.tableView!
      expect(box(table), is: [0, 0, 375, 667])
      expect(table.safeAreaInsets.top, is: 64)
      expect(table.contentInset, is: .zero)
      expect(table.adjustedContentInset.top, is: 64)
      expect(table.contentOffset.y, is: -64)
      expect(table.contentSize, is: CGSize(width: 375, height: 457))
      expect(box(table.headerView(forSection: 0)), is: [0, 0, 375, 55.5])
      let cells = table.visibleCells
      expect(cells.map { box($0)[1] }, is: [55.5, 99.5, 199.5, 243.5, 287.5, 331.5, 375.5])
      expect(cells.map { box($0)[3] }, is: [44, 100, 44, 44, 44, 44, 44])
      expect(box(form.name), is: [16, 11, 343, 22])
      expect(box(form.notes), is: [16, 15, 343, 70])
      expect(
        form.lines.map(box),
        is: [
          [16, 12, 61.5, 20.5], [16, 12, 40, 20.5], [16, 12, 36, 20.5], [16, 12, 46.5, 20.5],
        ])
      expect(
        form.controls.map(box),
        is: [
          [298, 8, 63, 28], [68, 5, 291, 34], [231, 5, 128, 34], [265, 6, 94, 32],
        ])
      expect(box(form.segments), is: [16, 5.5, 343, 34])
      expect(cells.map { box($0.separators.below) }.prefix(2), is: [[16, 43, 343, 1], [16, 99, 343, 1]])
      expect(box(cells.last?.separators.below), is: [0, 43, 375, 1])
      expect(box(cells.first?.separators.above), is: [0, 0, 375, 1])
      #expect(cells.dropFirst().allSatisfy { $0.separators.above == nil })
    }
  }
}
