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
      if rewriteManaged(attribute) { return }
      report(.attributes, attribute, "@NSManaged needs Core Data, which is absent here")
    case "NSCopying":
      report(.attributes, attribute, "@NSCopying needs the Objective-C runtime; copy the value in the setter")
    case "convention" where attribute.arguments?.lineText.hasPrefix("block") == true:
      report(.attributes, attribute, "@convention(block) needs the Objective-C runtime")
    default: break
    }
  }

  /// Gives a property of a layer that has no storage of its own one by its name; returns whether it is one.
  private mutating func rewriteManaged(_ attribute: AttributeSyntax) -> Bool {
    guard let variable = attribute.parent?.parent?.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.accessorBlock == nil, binding.initializer == nil,
      let type = binding.typeAnnotation,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let context = contexts(of: variable).first,
      index.ancestors(of: context.name, in: number).contains(where: {
        $0.hasPrefix("CA") && $0.hasSuffix("Layer")
      })
    else { return false }
    remove(attribute)
    let weak = variable.modifiers.first { $0.name.text == "weak" }
    if let weak { remove(weak) }
    let key = "forKey: \"\(name)\""
    let setter = "setManagedValue(newValue, \(key)\(weak == nil ? "" : ", isWeak: true"))"
    insert(" { get { managedValue(\(key)) } set { \(setter) } }", after: type)
    return true
  }

  mutating func rewriteModifier(_ modifier: DeclModifierSyntax) {
    if modifier.name.text == "dynamic" { remove(modifier) }
    // What belongs to the type alone was open to Swift 3 and 4, which made nothing of it.
    guard modifier.name.text == "open", modifier.detail == nil,
      let others = modifier.parent?.as(DeclModifierListSyntax.self),
      others.contains(where: { $0.name.text == "static" })
        || others.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.text == "let"
    else { return }
    replace(modifier, with: "public")
  }
}
