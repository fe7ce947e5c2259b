import Fingerpost
import FingerpostProperties
import FingerpostScreens
import FingerpostText
import Foundation

@testable import FingerpostAudit

/// Screens of ordinary parts with known faults among them, drawn from a seed.
///
/// Each part lies in a row of its own, so that nothing in it concerns another. Every fault that is put in is written
/// down; whatever else an audit reports is invented.
nonisolated struct FaultyScreen {
  /// A fault: its kind and the target that has it.
  struct Fault: Hashable, Comparable {
    var kind: AuditKind
    var target: Int

    static func < (left: Fault, right: Fault) -> Bool {
      (left.target, left.kind.rawValue) < (right.target, right.kind.rawValue)
    }
  }

  private(set) var maker = ScreenMaker()
  private(set) var faults: Set<Fault> = []
  /// Which kinds of faulty parts were put in.
  private(set) var parts: [FaultyPart] = []
  private var random: SplitMix64
  private var actions = 0

  var screen: Screen { maker.screen }

  static let width = 393.0
  private let height: Double

  /// - Parameters:
  ///   - share: the part of the rows that have a fault; on high screens nearly all have one.
  ///   - count: how many faults there are, on a screen that is high enough; nil for as many as come of it.
  init(seed: UInt64, share: Double = 0.35, faults count: Int? = nil) {
    random = SplitMix64(seed: seed)
    height = count.map { Double($0) * 225 + 400 } ?? (seed % 3 == 0 ? 2800 : 852)
    let share = count != nil ? 0.8 : seed % 3 == 0 && share > 0 ? 0.9 : share
    let window = add("UIWindow", 0, 0, Self.width, height)
    let outer = add("UITransitionView", 0, 0, Self.width, height, in: window)
    let frame = add("UIDropShadowView", 0, 0, Self.width, height, in: outer)
    let root = add("Shop.ScreenView", 0, 0, Self.width, height, in: frame) {
      $0.backgroundColor = ScreenColor(red: 1, green: 1, blue: 1, alpha: 1)
    }
    var holder = root
    var top = 59.0
    var hidden = 0.0
    if random.chance(0.5) {
      // Rows above are scrolled out, and should not be missed.
      hidden = random.chance(0.5) ? 0 : 300
      let length = height
      holder = add("UIScrollView", 0, 59, Self.width, height - 59, in: root) {
        $0.clipsToBounds = true
        $0.bounds.origin.y = hidden
        var scrolling = PropertyValues()
        scrolling.contentSize = CGSize(width: Self.width, height: max(4000, length * 2))
        $0.scrolling = scrolling
      }
      top = 0
    } else {
      bar(in: root)
      top = 111
    }
    let bottom = holder == root ? height - 90 : height - 59 + hidden
    while top < bottom - 130 {
      let isHidden = holder != root && top < hidden
      // A row that is scrolled out in part would be half a fault.
      if isHidden, top + 130 > hidden { top = hidden }
      let known = faults
      let row = add("Shop.Row", 0, top, Self.width, 120, in: holder)
      let isWanted = count.map { faults.count < $0 } ?? true
      if random.chance(share), isWanted {
        let part = FaultyPart.allCases[random.index(FaultyPart.allCases.count)]
        parts.append(part)
        put(part, in: row)
      } else {
        putOrdinary(in: row)
      }
      if isHidden, top < hidden { faults = known }
      top += 125
    }
    if holder == root { tabs(in: root) }
  }

  // MARK: - Building

  @discardableResult
  mutating func add(
    _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, in parent: Int? = nil,
    _ change: (inout ScreenView) -> Void = { _ in }
  ) -> Int {
    maker.add(name, x, y, width, height, in: parent, change)
  }

  /// Writes a fault down.
  mutating func note(_ kind: AuditKind, _ target: Int) { faults.insert(Fault(kind: kind, target: target)) }

  mutating func index(_ count: Int) -> Int { random.index(count) }

  /// A length, in quarters of a point.
  mutating func length(_ range: ClosedRange<Double>) -> Double { (random.number(range) * 4).rounded() / 4 }

  /// A button with a title and an icon.
  mutating func button(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, in parent: Int, _ name: String = "UIButton",
    _ change: (inout ScreenView) -> Void = { _ in }
  ) -> Int {
    let button = add(name, x, y, width, height, in: parent, change)
    if name != "UIButton" {
      maker.edit { $0.views[button].baseClass = name.hasSuffix("Control") ? "UIControl" : "UIButton" }
    }
    add("UIButtonLabel", 4, 4, width - 8, max(height - 8, 0), in: button) {
      $0.label = "Title"
      $0.isUserInteractionEnabled = false
    }
    return button
  }

  /// Gives a view a recognizer.
  mutating func recognize(_ view: Int, _ kind: String = "UITapGestureRecognizer", _ taps: Int = 1) -> String {
    actions += 1
    let address = "0x\(String(0x9000 + actions, radix: 16))"
    var recognizer = ScreenRecognizer(className: kind, address: address)
    recognizer.targets = [
      ScreenTarget(className: "Shop.Controller", address: "0x1", action: "act\(actions):")
    ]
    if taps > 1 { recognizer.settings.numberOfTapsRequired = taps }
    recognizer.delegate = .none
    maker.edit {
      $0.views[view].hasRecognizers = true
      $0.views[view].recognizers = ($0.views[view].recognizers ?? []) + [recognizer]
    }
    return address
  }

  mutating func edit(_ change: (inout Screen) -> Void) { maker.edit(change) }

  private mutating func bar(in root: Int) {
    let bar = add("UINavigationBar", 0, 59, Self.width, 44, in: root)
    let content = add("_UINavigationBarContentView", 0, 0, Self.width, 44, in: bar)
    add("_UIButtonBarButton", 8, 4, 30, 36, in: content)
    add("UILabel", 120, 10, 150, 24, in: content) {
      $0.label = "Shop"
      $0.isUserInteractionEnabled = false
    }
  }

  private mutating func tabs(in root: Int) {
    let bar = add("UITabBar", 0, height - 83, Self.width, 83, in: root)
    for place in 0..<4 {
      add("UITabBarButton", Double(place) * 98 + 2, 1, 94, 48, in: bar)
    }
  }

  // MARK: - Parts without a fault

  // swift-format-ignore: one part after the other
  private mutating func putOrdinary(in row: Int) {
    let (x, y) = (length(0...60), length(0...20))
    switch random.index(16) {
    case 0:
      _ = button(x, y, length(44...200), length(44...80), in: row)
      add("UILabel", x, y + 84, 200, 14, in: row) { $0.isUserInteractionEnabled = false }
    case 1: add("UITextField", x, y, 250, 44, in: row)
    case 2:
      add("UIImageView", x, y, 90, 90, in: row) { $0.isUserInteractionEnabled = false }
      add("Shop.Badge", x + 70, y - 6, 24, 24, in: row) { $0.isUserInteractionEnabled = false }
    case 3:
      let card = add("Shop.Card", x, y, 300, 96, in: row)
      _ = recognize(card)
      let stack = add("UIStackView", 8, 8, 284, 80, in: card)
      add("UILabel", 0, 0, 200, 20, in: stack) { $0.isUserInteractionEnabled = false }
    case 4:
      for place in 0..<3 { _ = button(10 + Double(place) * 120, y, 100, 50, in: row) }
    case 5:
      _ = button(x, y, 120, 50, in: row)
      add("Shop.Glow", 0, 0, Self.width, 100, in: row) { $0.isUserInteractionEnabled = false }
    case 6: _ = button(x, y, 20, 20, in: row) { $0.isEnabled = false }
    case 7:
      _ = button(x, y, 20, 20, in: row) { $0.isHidden = true }
      _ = button(x, y, 20, 20, in: row) { $0.alpha = 0 }
    case 8:
      _ = button(x, y, 100, 50, in: row)
      add("Shop.Panel", 0, 0, Self.width, 100, in: row) {
        $0.backgroundColor = ScreenColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 1)
      }
    case 9: _ = button(x, y, 150, 48, in: row, "Shop.BuyControl")
    case 10:
      let table = add("UITableView", 0, 0, Self.width, 120, in: row) { $0.clipsToBounds = true }
      let cell = add("UITableViewCell", 0, 0, Self.width, 60, in: table)
      let content = add("UITableViewCellContentView", 0, 0, Self.width, 60, in: cell)
      _ = button(300, 6, 80, 48, in: content)
      // The second is cut off by the table.
      let next = add("UITableViewCell", 0, 60, Self.width, 200, in: table)
      let inner = add("UITableViewCellContentView", 0, 0, Self.width, 200, in: next)
      _ = button(300, 150, 80, 44, in: inner)
    case 11:
      let table = add("UITableView", 0, 0, Self.width, 120, in: row) { $0.clipsToBounds = true }
      let cell = add("UITableViewCell", 0, 0, Self.width, 100, in: table)
      add("UITableViewCellContentView", 0, 0, Self.width, 100, in: cell)
      _ = button(300, 10, 56, 56, in: row)
    case 12:
      _ = button(x, y, 100, 50, in: row)
      add("Shop.Toasts", 0, 0, Self.width, 110, in: row) { $0.hitOverride = .passThrough }
    case 13:
      let canvas = add("Shop.Canvas", x, y, 300, 90, in: row)
      _ = recognize(canvas, "UIPanGestureRecognizer")
      _ = button(20, 20, 100, 50, in: canvas)
    case 14:
      let picture = add("UIImageView", x, y, 80, 80, in: row)
      _ = recognize(picture)
      add("UIImageView", x + 100, y, 80, 80, in: row) { $0.isUserInteractionEnabled = false }
    default:
      _ = button(x, y, 44, 44, in: row)
      _ = button(x + 44, y, 60, 44, in: row)
      add("UIImageView", x + 44, y + 60, 30, 30, in: row) {
        $0.transform = CGAffineTransform(rotationAngle: 0.4)
        $0.isUserInteractionEnabled = false
      }
    }
  }
}
