import SwiftSyntax

extension Rewriter {
  /// What only tells the Objective-C runtime or Interface Builder something.
  static let removed: Set = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
    "IBSegueAction",
    "GKInspectable",
  ]

  mutating func rewriteAttribute(_ attribute: AttributeSyntax) {
    let name = attribute.attributeName.lineText
    switch name {
    case _ where Self.removed.contains(name):
      remove(attribute)
    case "UIApplicationMain":
      replace(attribute.attributeName, with: "main")
    case "NSManaged":
      report(attribute, "@NSManaged needs Core Data, which is absent here")
    case "NSCopying":
      report(attribute, "@NSCopying needs the Objective-C runtime; copy the value in the setter")
    case "convention" where attribute.arguments?.lineText.hasPrefix("block") == true:
      report(attribute, "@convention(block) needs the Objective-C runtime")
    default: break
    }
  }

  mutating func rewriteModifier(_ modifier: DeclModifierSyntax) {
    if modifier.name.text == "dynamic" { remove(modifier) }
  }
}
