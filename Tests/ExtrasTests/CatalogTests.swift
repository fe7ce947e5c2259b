import Expectations
import FingerpostTimeline
import Foundation
import Testing
import UIKit

/// Resources of asset catalogs, and what Objective-C's classes have by name.
@Suite struct CatalogTests {
  @Test(
    "VAL-180: a color of a catalog looks as the catalog says, on light and dark screens; another one is clear"
  )
  func colors() {
    let card = ColorResource(name: "card", bundle: .main, light: [1, 0.5, 0, 1], dark: [0, 0, 1, 0.5])
    let color = UIColor(resource: card)
    expect(
      color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)),
      is: UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    expect(
      color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)),
      is: UIColor(red: 0, green: 0, blue: 1, alpha: 0.5))
    expect(
      UIColor(resource: ColorResource(name: "one", bundle: .main, light: [0.2, 0.4])),
      is: UIColor(red: 0.2, green: 0.4, blue: 0, alpha: 0))
    expect(UIColor(resource: ColorResource(name: "none", bundle: .main)), is: UIColor(white: 0, alpha: 0))
    expect(card, isNot: ColorResource(name: "card", bundle: .main))
  }

  @Test("VAL-180: an image of a catalog is that of its name")
  func images() {
    let resource = ImageResource(name: "Icons/back", bundle: .main)
    expect(UIImage(resource: resource), is: UIImage(named: "Icons/back")!)
    expect(UIImage(resource: resource), isNot: UIImage(resource: ImageResource(name: "back", bundle: .main)))
  }

  @Test("VAL-183: a layer that is drawn twice is in two places, as large as the rectangle")
  func layers() {
    var shapes: [CGRect] = []
    _ = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { renderer in
      let context = renderer.cgContext
      let layer = CGLayer(context, size: CGSize(width: 10, height: 10), auxiliaryInfo: nil)
      layer?.context?.fill(CGRect(x: 1, y: 2, width: 4, height: 4))
      context.translateBy(x: 10, y: 0)
      if let layer {
        context.draw(layer, at: CGPoint(x: 20, y: 30))
        context.draw(layer, in: CGRect(x: 0, y: 0, width: 20, height: 10))
      }
      shapes = context.shapes.map(\.path.boundingBox)
      expect(CGLayer(context, size: .zero, auxiliaryInfo: nil) == nil, is: true)
    }
    expect(
      shapes,
      is: [CGRect(x: 31, y: 32, width: 4, height: 4), CGRect(x: 12, y: 2, width: 8, height: 4)])
  }

  #if !canImport(ObjectiveC)
    @Test("VAL-181: a list asked for a value by name asks its elements")
    func keys() {
      Stage().run { _ in
        let (a, b) = (UIViewController(), UIViewController())
        a.title = "a"
        let controllers = [a, b] as NSArray
        let views = controllers.value(forKey: "view") as? [UIView] ?? []
        expect(views.map { $0 === a.view }, is: [true, false])
        let titles = controllers.value(forKey: "title") as? [Any] ?? []
        expect(titles.first as? String, is: "a")
        expect(titles.last is NSNull, is: true)
      }
    }

    @Test("VAL-182: a class names the one above it; a date object moved by seconds is one")
    func classes() {
      class Own: UITableViewCell {}
      expect(Own.superclass() == UITableViewCell.self, is: true)
      expect(NSObject.superclass() == nil, is: true)
      let date = NSDate(timeIntervalSinceReferenceDate: 10)
      let later: NSDate = date.addingTimeInterval(5)
      expect(later.timeIntervalSinceReferenceDate, is: 15)
    }
  #endif

  @Test("EVT-3: an event that code makes has no touches, and can be handed to a hit test")
  func events() {
    Stage().run { window in
      let event = UIEvent()
      expect(event.allTouches == nil && event.touches(for: window) == nil, is: true)
      expect(window.hitTest(CGPoint(x: 1, y: 1), with: event), isSame: window)
      let layer = CALayer()
      layer.add(CATransition(), forKey: "own")
      expect(layer.animation(forKey: kCATransition) is CATransition, is: true)
    }
  }

  @Test("VAL-110: a header of a class that is known at run time has its name")
  func headers() {
    final class Header: UITableViewHeaderFooterView {}
    Stage().run { _ in
      let type: UITableViewHeaderFooterView.Type = Header.self
      let header = UITableViewHeaderFooterView.make(type, reuseIdentifier: "h")
      expect(header is Header, is: true)
      expect(header.reuseIdentifier, is: "h")
    }
  }
}
