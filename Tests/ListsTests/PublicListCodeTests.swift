import Expectations
import FingerpostTesting
import Foundation
import Testing
import UIKit

/// What public list code makes, overrides and asks.
@MainActor struct PublicListCodeTests {
  private final class Row: UITableViewCell {
    var log: [String] = []
    let pan = UIPanGestureRecognizer()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      pan.delegate = self
      contentView.addGestureRecognizer(pan)
    }

    required init?(coder: NSCoder) { nil }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      if gestureRecognizer === pan { log.append("begin") }
      return abs(pan.translation(in: self).x) > abs(pan.translation(in: self).y)
    }

    override func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      log.append("receive")
      return true
    }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    let row = Row(style: .default, reuseIdentifier: nil)

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { row }
  }

  @Test("LIST-80: a cell is the delegate of its own recognizer, and overrides what it is asked")
  func delegate() throws {
    let world = World(screenSize: CGSize(width: 400, height: 800))
    try world.run {
      let sample = Rows()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), style: .plain)
      let row = sample.row
      table.dataSource = sample
      let window = UIWindow(frame: table.frame)
      window.addSubview(table)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      let fingers = try EventGenerator(window: window)
      let place = row.convert(CGPoint(x: 200, y: 20), to: nil)
      try fingers.fingerDrag(
        from: place, to: CGPoint(x: place.x - 100, y: place.y), duration: 0.3)
      expect(row.log, is: ["receive", "begin"])
      expect(table.contentOffset.y, is: 0)
    }
  }

  private class Plain: UIView {
    var first = CGRect.null
    var inner: Plain?

    override init(frame: CGRect) {
      super.init(frame: frame)
      first = frame
      if frame.width == 30 { inner = Plain() }
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Screen: UIViewController {
    var isOwn = false
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nil, bundle: nil)
      isOwn = true
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test("VAL-110: what is known only at run time is made by its own initializer, with the frame given")
  func making() {
    let type: UIView.Type = Plain.self
    let view = UIView.make(type, frame: CGRect(x: 10, y: 20, width: 30, height: 40)) as? Plain
    expect(view?.first, is: CGRect(x: 10, y: 20, width: 30, height: 40))
    // What it makes in turn has no frame.
    expect(view?.inner?.first, is: .zero)
    expect((UIResponder.make(type) as? Plain)?.first, is: .zero)
    let screen: UIViewController.Type = Screen.self
    expect((UIResponder.make(screen) as? Screen)?.isOwn, is: true)
    expect(UIView.make(UITableViewCell.self, frame: .zero).reuseIdentifier, is: nil)
  }

  private final class Round: UIButton {
    var isRound = false
    override init(frame: CGRect) {
      super.init(frame: frame)
      isRound = true
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test("LIST-82: a button that overrides init(frame:) is made by it, whatever its type")
  func buttons() {
    #expect(Round().isRound)
    let button = Round(type: .system)
    #expect(button.isRound)
    expect(button.buttonType, is: .system)
    expect(Round(frame: .zero, primaryAction: nil).buttonType, is: .custom)
  }

  private final class Scroller: UIScrollView {
    var changes = 0
    override var scrollIndicatorInsets: UIEdgeInsets {
      didSet { changes += 1 }
    }
  }

  @Test("Values of lists are kept, each list its own")
  func kept() {
    let table = UITableView(frame: .zero, style: .plain)
    table.selfSizingInvalidation = .disabled
    table.selectionFollowsFocus = true
    table.allowsSelection = false
    expect(table.selfSizingInvalidation, is: .disabled)
    #expect(table.selectionFollowsFocus)
    #expect(!table.allowsFocus)
    let items = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    expect(items.selfSizingInvalidation, is: .enabled)
    #expect(!items.selectionFollowsFocus)
    #expect(items.allowsFocus)
    let scroller = Scroller()
    scroller.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expect(scroller.changes, is: 1)
    expect(scroller.horizontalScrollIndicatorInsets.right, is: 4)
  }

  @Test("LIST-54: what is at the ends of a row takes room of the content, and only while it is shown")
  func ends() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    cell.indentationLevel = 2
    cell.accessories = [.disclosureIndicator(), .delete(displayed: .whenEditing)]
    cell.layoutIfNeeded()
    expect(cell.contentView.frame, is: CGRect(x: 20, y: 0, width: 253.5, height: 44))
    cell.accessories = []
    cell.layoutIfNeeded()
    expect(cell.contentView.frame, is: CGRect(x: 20, y: 0, width: 280, height: 44))
  }

  @Test("A display link takes the frames of the display that older code says")
  func frames() {
    let link = CADisplayLink(target: self.holder, selector: Selector("tick", Holder.tick))
    expect(link.frameInterval, is: 1)
    link.frameInterval = 2
    expect(link.preferredFramesPerSecond, is: 30)
    expect(link.frameInterval, is: 2)
    link.frameInterval = 0
    expect(link.frameInterval, is: 1)
  }

  private final class Holder {
    func tick() {}
  }

  private let holder = Holder()

  @Test("A rectangle of a shape is in the middle of another one")
  func shape() {
    let bounds = CGRect(x: 10, y: 20, width: 100, height: 50)
    expect(
      AVMakeRect(aspectRatio: CGSize(width: 1, height: 1), insideRect: bounds),
      is: CGRect(x: 35, y: 20, width: 50, height: 50))
    expect(AVMakeRect(aspectRatio: .zero, insideRect: bounds).size, is: .zero)
  }

  @Test("A data source has the methods of its protocol")
  func responding() {
    let sample = TableSample([1])
    let source: any UITableViewDataSource = sample
    #expect(source.responds(to: Selector("numberOfSections:", { (_: any UITableViewDataSource) in {} })))
    #expect(!source.responds(to: Selector("items:", { (_: any UICollectionViewDataSource) in {} })))
  }

  /// Keeps one object for each item, and changes these in place, as animators of items do.
  private final class Shifting: UICollectionViewLayout {
    let kept = (0..<3).map { UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: $0, section: 0)) }
    var shift: CGFloat = 0

    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 300) }

    override func prepare() {
      for (index, one) in kept.enumerated() {
        one.frame = CGRect(x: 0, y: CGFloat(index) * 50 + shift, width: 100, height: 50)
        one.alpha = shift == 0 ? 1 : 0.5
      }
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { kept }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      kept[indexPath.item]
    }
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath) }
  }

  @Test(
    "VAL-153: items are placed by attributes that the layout changed in place; what it left alone stays moved"
  )
  func changedInPlace() throws {
    let layout = Shifting()
    let items = Items()
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
    collection.dataSource = items
    collection.layoutIfNeeded()
    let cell = try #require(collection.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(cell.frame.minY == 50)
    cell.frame.origin.x = 7
    collection.setNeedsLayout()
    collection.layoutIfNeeded()
    layout.invalidateLayout()
    collection.layoutIfNeeded()
    #expect(cell.frame.minX == 7)
    layout.shift = 20
    layout.invalidateLayout()
    collection.layoutIfNeeded()
    #expect(cell.frame == CGRect(x: 0, y: 70, width: 100, height: 50))
    #expect(cell.alpha == 0.5)
  }

  @Test("VAL-151: the default background is that of the style around a cell")
  func backgrounds() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(
      cell.defaultBackgroundConfiguration().backgroundColor
        == UIBackgroundConfiguration.listPlainCell().backgroundColor)
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    #expect(
      header.defaultBackgroundConfiguration().backgroundColor
        == UIBackgroundConfiguration.listPlainHeaderFooter().backgroundColor)
    let table = UITableView(frame: .zero, style: .grouped)
    table.addSubview(cell)
    table.addSubview(header)
    #expect(
      cell.defaultBackgroundConfiguration().backgroundColor
        == UIBackgroundConfiguration.listGroupedCell().backgroundColor)
    #expect(
      header.defaultBackgroundConfiguration().backgroundColor
        == UIBackgroundConfiguration.listGroupedHeaderFooter().backgroundColor)
    #expect(
      UICollectionViewCell(frame: .zero).defaultBackgroundConfiguration().backgroundColor
        == UIBackgroundConfiguration.clear().backgroundColor)
    #expect(
      UICollectionViewListCell(frame: .zero).defaultBackgroundConfiguration().backgroundColor
        == UIBackgroundConfiguration.listCell().backgroundColor)
  }

  @Test("VAL-152: a color literal is a layer's color")
  func colorLiteral() {
    let layer = CALayer()
    layer.borderColor = #colorLiteral(red: 0, green: 0.5, blue: 1, alpha: 1)
    #expect(layer.borderColor?.components == [0, 0.5, 1, 1])
  }
}
