import Fingerpost
import FingerpostProperties
import FingerpostScreens
import Foundation

@testable import FingerpostAudit

/// Parts of a screen with a known fault.
nonisolated enum FaultyPart: CaseIterable {
  case underClearView
  case underHolderOfOthers
  case underLabel
  case coveredInPart
  case halfOutside
  case outside
  case inDisabledView
  case inImageView
  case imageWithTap
  case labelWithTap
  case alphaOfHundredth
  case inFaintView
  case tooSmall
  case tooFlat
  case underAnotherButton
  case overlappedButton
  case besideContentView
  case stackInButton
  case controlUnderTap
  case cellUnderTap
  case buttonWithoutSize
  case afterDoubleTap
  case twinWithoutTap
  case movingButton
  case scrollViewWithoutRoom
  case canvasOverScrollView
  case swipeUnderPan
}

nonisolated extension FaultyScreen {
  /// Puts a faulty part into a row of 393 × 120 pt, and writes its faults down.
  mutating func put(_ part: FaultyPart, in row: Int) {
    let (x, y) = (length(0...60), length(0...20))
    switch part {
    case .underClearView:
      note(.covered, button(x, y, 100, 50, in: row))
      add(["UIView", "Shop.Veil"][index(2)], 0, 0, length(300...393), 110, in: row)
    case .underHolderOfOthers:
      let holder = add("UIView", 0, 0, 393, 60, in: row)
      note(.covered, button(x, 5, 100, 50, in: holder))
      let front = add("Shop.Messages", 0, 0, 393, 110, in: row)
      add("Shop.Message", 0, 60, 300, 50, in: front) { $0.alpha = 0 }
    case .underLabel:
      note(.covered, button(x, y, 150, 50, in: row))
      add("UILabel", x - 2, y - 2, 160, 60, in: row) { $0.label = "Buy now" }
    case .coveredInPart:
      note(.partlyCovered, button(x, y, 200, 60, in: row))
      add("UIView", x + 60, y - 5, 200, 80, in: row)
    case .halfOutside, .outside, .inDisabledView, .inImageView, .inFaintView: putHeld(part, x, row)
    case .imageWithTap:
      let image = add("UIImageView", x, y, 80, 80, in: row) { $0.isUserInteractionEnabled = false }
      _ = recognize(image)
      note(.switchedOff, image)
    case .labelWithTap:
      let label = add("UILabel", x, y, 200, 50, in: row) {
        $0.isUserInteractionEnabled = false
        $0.label = "Terms"
      }
      _ = recognize(label)
      note(.switchedOff, label)
    case .alphaOfHundredth: note(.tooTransparent, button(x, y, 100, 50, in: row) { $0.alpha = 0.01 })
    case .tooSmall: note(.small, button(x, y, length(12...42), length(12...42), in: row))
    case .tooFlat: note(.small, button(x, y, 200, length(20...43), in: row))
    case .underAnotherButton:
      note(.overlap, button(x, y, 100, 50, in: row))
      _ = button(x, y, 100, 50, in: row)
    case .overlappedButton:
      note(.overlap, button(x, y, 120, 60, in: row))
      _ = button(x + 40, y + 4, 120, 60, in: row)
    default: putBehavior(part, x, y, row)
    }
  }

  /// What the view around a target does to it.
  private mutating func putHeld(_ part: FaultyPart, _ x: Double, _ row: Int) {
    switch part {
    case .halfOutside:
      let bar = add("Shop.Bar", 0, 60, 393, 50, in: row)
      note(.outsideParent, button(x, -44, 88, 88, in: bar))
    case .outside:
      let bar = add("Shop.Bar", 0, 60, 393, 50, in: row)
      note(.outsideParent, button(x, -55, 88, 50, in: bar))
    case .inDisabledView:
      let holder = add("Shop.Form", 0, 0, 393, 110, in: row) { $0.isUserInteractionEnabled = false }
      note(.switchedOff, button(x, 10, 88, 50, in: holder))
    case .inImageView:
      let holder = add("UIImageView", 0, 0, 393, 110, in: row) { $0.isUserInteractionEnabled = false }
      note(.switchedOff, button(x, 10, 88, 50, in: holder))
    default:
      let holder = add("Shop.Fading", 0, 0, 393, 110, in: row) { $0.alpha = 0.005 }
      note(.tooTransparent, button(x, 10, 88, 50, in: holder))
    }
  }

  /// What recognizers and views inside do to a target.
  private mutating func putBehavior(_ part: FaultyPart, _ x: Double, _ y: Double, _ row: Int) {
    switch part {
    case .besideContentView, .cellUnderTap:
      let around = add("Shop.Around", 0, 0, 393, 110, in: row)
      let table = add("UITableView", 0, 0, 393, 110, in: around) { $0.clipsToBounds = true }
      let cell = add("UITableViewCell", 0, 0, 393, 70, in: table)
      if part == .besideContentView {
        note(.covered, button(290, 10, 80, 50, in: cell))
      } else {
        _ = recognize(around)
        note(.taken, cell)
      }
      add("UITableViewCellContentView", 0, 0, 393, 70, in: cell)
    case .stackInButton:
      let outer = button(x, y, 200, 60, in: row)
      note(.swallowed, outer)
      add("UIStackView", 0, 0, 200, 60, in: outer)
    case .controlUnderTap:
      let form = add("Shop.Form", 0, 0, 393, 110, in: row)
      _ = recognize(form)
      note(.taken, button(x, y, 150, 50, in: form, "Shop.BuyControl"))
    case .buttonWithoutSize:
      let dot = button(x, y, 0, 0, in: row)
      edit { $0.views[dot + 1].bounds.size = CGSize(width: 60, height: 30) }
      note(.noSize, dot)
    case .afterDoubleTap:
      let photo = add("Shop.Photo", x, y, 200, 90, in: row)
      let double = recognize(photo, "UITapGestureRecognizer", 2)
      _ = recognize(photo)
      edit { $0.views[photo].recognizers?[1].mustFail = [double] }
      note(.late, photo)
    case .twinWithoutTap:
      let holder = add("UIStackView", 0, 0, 393, 110, in: row)
      note(.noRecognizer, add("UIImageView", 10, 10, 90, 90, in: holder))
      _ = recognize(add("UIImageView", 110, 10, 90, 90, in: holder))
    case .scrollViewWithoutRoom:
      let list = scrollView(x, y, 0, in: row)
      note(.cannotScroll, list)
      add("UILabel", 10, 100, 150, 30, in: list) { $0.label = "More" }
    case .canvasOverScrollView:
      let list = scrollView(x, y, 400, in: row)
      note(.taken, list)
      _ = recognize(add("Shop.Canvas", 0, 0, 200, 400, in: list), "UIPanGestureRecognizer")
    case .swipeUnderPan:
      let card = add("Shop.Card", x, y, 300, 90, in: row)
      _ = recognize(card, "UIPanGestureRecognizer")
      _ = recognize(card, "UISwipeGestureRecognizer")
      note(.neverActs, card)
    default:
      note(
        .moving,
        button(x, y, 100, 50, in: row) {
          $0.isAnimating = true
          $0.animatedKeys = ["position"]
        })
    }
  }

  /// A scroll view with a label, whose content has a height.
  private mutating func scrollView(_ x: Double, _ y: Double, _ content: Double, in row: Int) -> Int {
    let list = add("UIScrollView", x, y, 200, 80, in: row) {
      $0.clipsToBounds = true
      var scrolling = PropertyValues()
      scrolling.contentSize = CGSize(width: content == 0 ? 0 : 200, height: content)
      $0.scrolling = scrolling
    }
    add("UILabel", 10, 10, 150, 30, in: list) {
      $0.label = "Text"
      $0.isUserInteractionEnabled = false
    }
    return list
  }
}
