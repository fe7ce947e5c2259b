public import Fingerpost
import Foundation

/// The name of a class of UIKit's, without the module that it has here; nil for another class.
nonisolated func nameInUIKit(_ aClass: AnyClass) -> String? {
  let parts = String(reflecting: aClass).split(separator: ".", maxSplits: 1)
  let modules = ["", "Containers", "Extras", "Interactions", "Keyboard", "ListBuilding", "Lists"]
  guard parts.count == 2, modules.contains(where: { "Fingerpost" + $0 == parts[0] }) else { return nil }
  return String(parts[1])
}

#if !canImport(ObjectiveC)
  /// Returns the name of a class: one of UIKit's has no module in it, as on iOS. [VAL-178]
  public nonisolated func NSStringFromClass(_ aClass: UIResponder.Type) -> String {
    nameInUIKit(aClass) ?? String(reflecting: aClass)
  }

  /// Returns the name of a recognizer's class: one of UIKit's has no module in it, as on iOS. [VAL-178]
  public nonisolated func NSStringFromClass(_ aClass: UIGestureRecognizer.Type) -> String {
    nameInUIKit(aClass) ?? String(reflecting: aClass)
  }
#endif
