import FingerpostScreens

/// An object of a view hierarchy, with what all responses say of it.
nonisolated struct HierarchyObject {
  /// What kind of object it is, by the group that it is in.
  enum Kind: Hashable {
    case application, scene, screen, window, view, viewController, layer, other
    /// One of a Mac application's.
    case appKit

    /// The kind of objects in a group.
    init(groupingID: String) {
      switch groupingID {
      case "com.apple.UIKit.UIApplication": self = .application
      case "com.apple.UIKit.UIScene": self = .scene
      case "com.apple.UIKit.UIScreen": self = .screen
      case "com.apple.UIKit.UIWindow": self = .window
      case "com.apple.UIKit.UIView": self = .view
      case "com.apple.UIKit.UIViewController": self = .viewController
      case "com.apple.QuartzCore.CALayer": self = .layer
      default: self = groupingID.hasPrefix("com.apple.AppKit.") ? .appKit : .other
      }
    }

    /// Whether it is a view; a window is one.
    var isView: Bool { self == .view || self == .window }
  }

  /// The object's address, as printed.
  let id: String
  var kind: Kind?
  var className: String?
  /// The indices of what lies in it, back to front.
  var children: [Int] = []
  /// The indices of other objects that belong to it.
  var associates: [Int] = []
  private var properties: [(name: HierarchyProperty, value: HierarchyValue)] = []

  init(id: String) {
    self.id = id
  }

  /// What is known of a property.
  subscript(property: HierarchyProperty) -> HierarchyValue? {
    get { properties.first { $0.name == property }?.value }
    set {
      properties.removeAll { $0.name == property }
      if let newValue { properties.append((property, newValue)) }
    }
  }

  /// Adds one for each property of which something is known.
  func countProperties(into counts: inout [HierarchyProperty: Int]) {
    for (name, _) in properties { counts[name, default: 0] += 1 }
  }

  /// Several numbers, if the property has so many.
  func numbers(_ property: HierarchyProperty, _ count: Int) -> [Double]? {
    guard case .numbers(let numbers) = self[property], numbers.count == count else { return nil }
    return numbers
  }

  /// One number.
  func number(_ property: HierarchyProperty) -> Double? { numbers(property, 1)?[0] }

  /// A truth value.
  func flag(_ property: HierarchyProperty) -> Bool? { number(property).map { $0 != 0 } }

  /// A text that is not empty.
  func text(_ property: HierarchyProperty) -> String? {
    guard case .text(let text) = self[property], !text.isEmpty else { return nil }
    return text
  }

  /// A color.
  func color(_ property: HierarchyProperty) -> ScreenColor? {
    guard case .color(let color) = self[property] else { return nil }
    return color
  }

  /// The address of an object.
  func object(_ property: HierarchyProperty) -> String? {
    guard case .object(let address) = self[property] else { return nil }
    return address
  }
}
