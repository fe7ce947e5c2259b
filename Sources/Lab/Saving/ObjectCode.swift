import Fingerpost
import FingerpostProperties
import FingerpostWhatIf
import Foundation

/// A view or a recognizer of a screen as lines of Swift that make one like it, which can also be carried out, so that it can
/// be tried whether they say enough.
struct ObjectCode {
  /// Where it is in the screen.
  let place: TreePlace
  /// The variable that stands for it.
  let variable: String
  /// What the trace calls it, or nil if it does not.
  let name: String?
  private let kind: ObjectClass
  /// What is different from a new object, in the order in which it is assigned.
  private let settings: [(property: Property, value: PropertyValue)]
  /// The events for which a control tells somebody.
  private let events: UIControl.Event

  /// Describes an object, or returns nil if a view brings it along.
  ///
  /// - Throws: a sentence if there are no such lines.
  init?(_ object: NSObject, at place: TreePlace, name: String?, variable: String) throws(WhatIf.Problem) {
    let holder = (object as? UIGestureRecognizer)?.view as? UIScrollView
    guard let kind = ObjectClass.nearest(to: object) else {
      if holder != nil { return nil }
      throw WhatIf.Problem("“\(name ?? variable)” is of a class that a test cannot make.")
    }
    if let holder, object === holder.panGestureRecognizer || object === holder.pinchGestureRecognizer {
      return nil
    }
    self.place = place
    self.variable = variable
    self.name = name
    self.kind = kind
    events = (object as? UIControl)?.allControlEvents ?? []
    let left = Self.leftOut(of: object)
    settings = Property.all(of: kind.type).compactMap { [plain = kind.make()] property in
      guard !left.contains(property.name), let value = property.value(of: object),
        value != property.value(of: plain)
      else { return nil }
      return (property, value)
    }
  }

  /// What others say: a frame all of the geometry, unless it is the other way round. A window is shown when everything is
  /// in it.
  private static func leftOut(of object: NSObject) -> Set<String> {
    guard let view = object as? UIView else { return [] }
    let isUpright = view.transform.isIdentity && (view.bounds.origin == .zero || view is UIScrollView)
    return Set(isUpright ? ["bounds", "center", "transform"] : ["frame"])
      .union(view is UIWindow ? ["isHidden"] : []).union(["zoomScale"])
  }

  /// The lines.
  var lines: [String] {
    var lines = ["let \(variable) = \(kind.name)()"]
    lines += settings.map { "\(variable).\($0.property.code($0.value))" }
    if events.rawValue != 0 {
      lines.append(
        "\(variable).addAction(UIAction { _ in }, for: UIControl.Event(rawValue: \(events.rawValue)))")
    }
    return lines
  }

  /// Does what the lines say.
  func make() -> NSObject {
    let object = kind.make()
    for (property, value) in settings { property.set(value, of: object) }
    if events.rawValue != 0 { (object as? UIControl)?.addAction(UIAction { _ in }, for: events) }
    return object
  }
}
