import UIKit

/// Rows that scroll, and above them controls that change how they look.
final class FeedViewController: ScreenViewController {
  let sizes = UISegmentedControl(items: ["Small", "Medium", "Large"])
  let brightness = UISlider(frame: CGRect(x: 56, y: 132, width: 288, height: 31))
  let stepper = UIStepper(frame: CGRect(x: 290, y: 176, width: 94, height: 32))
  let pages = UIPageControl(frame: CGRect(x: 16, y: 176, width: 120, height: 32))
  let feed = UIScrollView(frame: CGRect(x: 0, y: 224, width: 400, height: 576))
  private let countLabel = UILabel.row("12 rows", CGRect(x: 180, y: 176, width: 100, height: 32))
  private var rows: [UIView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    sizes.frame = CGRect(x: 16, y: 88, width: 368, height: 32)
    sizes.selectedSegmentIndex = 1
    sizes.addTarget(self, action: FeedViewController.sizeChosen, for: .valueChanged)
    brightness.value = 1
    brightness.addTarget(self, action: FeedViewController.brightnessChanged, for: .valueChanged)
    stepper.value = 12
    stepper.maximumValue = 40
    stepper.addTarget(self, action: FeedViewController.countChanged, for: .valueChanged)
    pages.numberOfPages = 4
    pages.addTarget(self, action: FeedViewController.pageTurned, for: .valueChanged)
    countLabel.textColor = .secondaryLabel
    countLabel.textAlignment = .right
    feed.backgroundColor = .systemGroupedBackground
    feed.alwaysBounceVertical = true
    for (name, x) in [("circle", 24), ("lightbulb.fill", 356)] {
      let symbol = UIImageView(image: UIImage(systemName: name))
      symbol.frame = CGRect(x: x, y: 137, width: 20, height: 20)
      symbol.tintColor = .secondaryLabel
      view.addSubview(symbol)
    }
    for subview in [sizes, brightness, pages, countLabel, stepper, feed] { view.addSubview(subview) }
    fill()
  }

  private func fill() {
    for row in rows { row.removeFromSuperview() }
    let height = [44, 64, 88][max(0, sizes.selectedSegmentIndex)] as CGFloat
    let palettes: [Palette] = [.blue, .green, .orange, .pink, .purple, .teal, .yellow]
    rows = (0..<Int(stepper.value)).map { index in
      let row = FeedRow(frame: CGRect(x: 0, y: CGFloat(index) * height, width: 400, height: height))
      row.fill("Row \(index + 1)", palettes[index % palettes.count])
      feed.addSubview(row)
      return row
    }
    feed.contentSize = CGSize(width: 400, height: height * CGFloat(rows.count))
    countLabel.text = "\(rows.count) rows"
  }

  func sizeChosen(_ sender: UISegmentedControl) {
    note(self, sender.titleForSegment(at: sender.selectedSegmentIndex) ?? "")
    fill()
  }

  func brightnessChanged(_ sender: UISlider) {
    feed.alpha = CGFloat(0.3 + 0.7 * sender.value)
    note(self, "\(Int((sender.value * 100).rounded()))")
  }

  func countChanged(_ sender: UIStepper) {
    note(self, "\(Int(sender.value))")
    fill()
  }

  func pageTurned(_ sender: UIPageControl) {
    note(self, "\(sender.currentPage + 1)")
    let page = feed.contentSize.height / CGFloat(sender.numberOfPages)
    feed.setContentOffset(CGPoint(x: 0, y: page * CGFloat(sender.currentPage)), animated: false)
  }
}

/// A row with a picture and two lines. It shows that it is pressed, until the finger lifts or scrolls.
final class FeedRow: UIView {
  /// Fills in what the row shows.
  func fill(_ name: String, _ palette: Palette) {
    backgroundColor = .systemBackground
    let side = min(bounds.height - 16, 56)
    let picture = UIView(frame: CGRect(x: 16, y: (bounds.height - side) / 2, width: side, height: side))
    picture.dress(palette, corner: 10)
    picture.isUserInteractionEnabled = false
    picture.addSymbol("photo", size: side * 0.55, color: palette.strong)
    let title = UILabel(frame: CGRect(x: 32 + side, y: bounds.midY - 21, width: 250, height: 22))
    title.text = name
    title.font = .systemFont(ofSize: 16, weight: .medium)
    let detail = UILabel.caption("Drag to scroll, press to see it")
    detail.frame = CGRect(x: 32 + side, y: bounds.midY + 1, width: 280, height: 18)
    let line = UIView(frame: CGRect(x: 32 + side, y: bounds.height - 0.5, width: 400, height: 0.5))
    line.isUserInteractionEnabled = false
    line.backgroundColor = .separator
    for subview in [picture, title, detail, line] { addSubview(subview) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    backgroundColor = .systemGray5
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    backgroundColor = .systemBackground
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    backgroundColor = .systemBackground
  }
}
