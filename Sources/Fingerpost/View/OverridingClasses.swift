import Foundation

/// Tells which classes override the two methods of a hit test.
///
/// Objective-C's runtime says which method a class has. Without it, a class's table of methods holds what the class
/// overrides in the places that `UIView` gave the methods. Two classes that override one method each show which places
/// those are. Either way the question is two comparisons for each view that is made, whatever its class, and none for a
/// view that is asked (docs/decisions.md).
enum OverridingClasses {
  #if canImport(ObjectiveC)
    /// The flags that say what a class overrides.
    static func overrides(of type: UIView.Type) -> ViewFlags {
      var flags: ViewFlags = []
      if method(hitTest, of: type) != own.hitTest { flags.insert(.overridesHitTest) }
      if method(pointInside, of: type) != own.pointInside { flags.insert(.overridesPointInside) }
      return flags
    }

    private static let hitTest = #selector(UIView.hitTest(_:with:))
    private static let pointInside = #selector(UIView.point(inside:with:))
    private static let own =
      (hitTest: method(hitTest, of: UIView.self), pointInside: method(pointInside, of: UIView.self))

    private static func method(_ selector: ObjectiveC.Selector, of type: UIView.Type) -> IMP? {
      class_getMethodImplementation(type, selector)
    }
  #else
    /// The flags that say what a class overrides; where that cannot be told, both.
    static func overrides(of type: UIView.Type) -> ViewFlags {
      guard let table else { return [.overridesHitTest, .overridesPointInside] }
      let methods = unsafeBitCast(type as AnyClass, to: UnsafePointer<UInt>.self)
      var flags: ViewFlags = []
      if methods[table.hitTestPlace] != table.hitTest { flags.insert(.overridesHitTest) }
      if methods[table.pointInsidePlace] != table.pointInside { flags.insert(.overridesPointInside) }
      return flags
    }

    private struct Table {
      let hitTestPlace: Int
      let hitTest: UInt
      let pointInsidePlace: Int
      let pointInside: UInt
    }

    private static let table = makeTable()

    private static func makeTable() -> Table? {
      let own = words(of: UIView.self)
      let hitTest = words(of: HitTestProbe.self)
      let pointInside = words(of: PointInsideProbe.self)
      let count = min(own.count, hitTest.count, pointInside.count)
      // What differs in both is not a method of the hit test; initializers, for example, are each class's own.
      let hitTestPlaces = (descriptionWords..<max(descriptionWords, count)).filter {
        hitTest[$0] != own[$0] && pointInside[$0] == own[$0]
      }
      let pointInsidePlaces = (descriptionWords..<max(descriptionWords, count)).filter {
        pointInside[$0] != own[$0] && hitTest[$0] == own[$0]
      }
      guard hitTestPlaces.count == 1, pointInsidePlaces.count == 1 else { return nil }
      return Table(
        hitTestPlace: hitTestPlaces[0], hitTest: own[hitTestPlaces[0]],
        pointInsidePlace: pointInsidePlaces[0],
        pointInside: own[pointInsidePlaces[0]])
    }

    /// Kind, superclass, flags, sizes, descriptor, destroyer of stored properties: Swift's ABI for classes.
    private static let descriptionWords = 7

    /// A class as words, from where references to it point.
    private static func words(of type: AnyClass) -> UnsafeBufferPointer<UInt> {
      let start = unsafeBitCast(type, to: UnsafeRawPointer.self)
      let size = Int(start.load(fromByteOffset: 32, as: UInt32.self))
      let before = Int(start.load(fromByteOffset: 36, as: UInt32.self))
      let count = max(0, size - before) / MemoryLayout<UInt>.size
      return UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt.self), count: count)
    }
  #endif
}

#if !canImport(ObjectiveC)
  private final class HitTestProbe: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  }

  private final class PointInsideProbe: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
  }
#endif
