import Expectations
import Fingerpost
import FingerpostProperties
import Foundation
import Testing

@testable import FingerpostScreens

/// Every property of every class on its way from an object to a description, and from there to another object.
@Suite struct EveryPropertyTests {
  /// Values that are no defaults and that every object takes, or none where another property says the same.
  private nonisolated static func values(of property: Property) -> [PropertyValue] {
    switch (property.name, property.kind) {
    case (_, .flag): [.flag(true), .flag(false)]
    case ("minimumZoomScale", _): [.number(0.5)]
    case ("maximumZoomScale", _): [.number(3)]
    case (_, .number(let range)): [.number(min(range.upperBound, 0.75))]
    // A control that was built has two segments and three pages.
    case ("selectedSegmentIndex", _), ("currentPage", _): [.count(1)]
    case (_, .count): [.count(2)]
    case (_, .text): [.text("a “text”")]
    case (_, .words(let options)): options.filter { $0.name != "all" }.map { .words([$0.name]) }
    case (_, .numbers(["a", "b", "c", "d", "tx", "ty"])): [.numbers([0, 2, -2, 0, 7, 9])]
    case (_, .numbers(let parts)): [.numbers(parts.indices.map { Double($0) * 8 + 24 })]
    case (_, .list): [.numbers([1, 2])]
    }
  }

  private nonisolated static let cases: [(kind: String, property: String)] = ObjectClass.all.flatMap { kind in
    Property.all(of: kind.type).filter { !$0.isDerived }.map { (kind.name, $0.name) }
  }

  @Test("every property of every class is described and built again", arguments: cases)
  func bothWays(kind: String, property name: String) throws {
    let kind = try #require(ObjectClass.named(kind))
    let property = try #require(Property.named(name, of: kind.type))
    for value in Self.values(of: property) {
      let world = World()
      let object = world.run {
        let object = kind.make()
        let view = (object as? UIWindow) ?? UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        if let recognizer = object as? UIGestureRecognizer { view.addGestureRecognizer(recognizer) }
        if let inner = object as? UIView, inner !== view { view.addSubview(inner) }
        prepare(object)
        #expect(property.set(value, of: object))
        view.isHidden = name == "isHidden" && object === view && value == .flag(true)
        if object !== view { view.isHidden = false }
        return object
      }
      let before = property.value(of: object)
      // A switch keeps its size.
      #expect(
        before == value || isRounded(before, value) || name == "bounds",
        "\(name): \(String(describing: before))")
      let windows = [
        (object as? UIView)?.window, (object as? UIGestureRecognizer)?.view as? UIWindow, object as? UIWindow,
      ]
      let window = try #require(windows.compactMap(\.self).first)
      let first = LiveScreen([window])
      var screen = first.screen
      // Recognizers are described with the whole world.
      if object is UIGestureRecognizer { screen = LiveScreen(world).screen }
      let index = (object as? UIView).flatMap { first.index(of: $0) } ?? 0
      var builder = ScreenBuilder(screen)
      builder.buildsBehavior = true
      let built = builder.build()
      let copy: NSObject? = object is UIView ? built.views[index] : built.recognizers.last ?? nil
      expect(copy.flatMap { property.value(of: $0) }, is: before, "\(kind.name).\(name)")
    }
  }

  /// What an object needs so that each of its properties can have another value.
  private func prepare(_ object: NSObject) {
    switch object {
    case let row as UISegmentedControl:
      for title in ["a", "b"] { row.insertSegment(withTitle: title, at: 0, animated: false) }
    case let pages as UIPageControl: pages.numberOfPages = 3
    case let view as UIScrollView: (view.minimumZoomScale, view.maximumZoomScale) = (0.5, 2)
    default: break
    }
  }

  private func isRounded(_ one: PropertyValue?, _ other: PropertyValue) -> Bool {
    guard case .number(let one) = one, case .number(let other) = other else { return false }
    return abs(one - other) < 1e-6
  }
}
