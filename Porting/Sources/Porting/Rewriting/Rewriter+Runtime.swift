import SwiftSyntax

extension Rewriter {
  /// What the beginning of a function's name says of what it does with the Objective-C runtime, and what to do instead.
  private static let families: [(start: String, advice: String)] = [
    (
      "method_exchangeImplementations",
      "exchanges methods; override the method in a class of your own, or call the "
        + "other one where this one is called"
    ),
    (
      "object_setClass",
      "gives an object another class; make an object of that class, for a view's layer by "
        + "overriding layerClass"
    ),
    (
      "class_getInstanceMethod",
      "looks up a method, as for exchanging it; override the method in a class of your own"
    ),
    (
      "class_getClassMethod",
      "looks up a method, as for exchanging it; write what shall happen into the method"
    ),
    ("class_addMethod", "adds a method to a class; write it in an extension"),
    ("class_replaceMethod", "replaces a method; override it in a class of your own"),
    ("method_", "reads or changes a method's implementation; call the method itself"),
    ("imp_", "makes a method of a closure; write the method"),
    ("protocol_", "asks for the methods of a protocol; name the methods, or ask `is any P`"),
    ("class_copy", "lists what a class declares; use Mirror, or write the list"),
    ("class_respondsToSelector", "asks for a method by its name; ask responds(to:) of the object"),
    ("objc_allocateClassPair", "makes a class while the program runs; declare the class"),
    ("objc_getClass", "finds a class by its name; name the class"),
    ("class_", "asks the Objective-C runtime about a class; name the class or the member"),
    ("ivar_", "reads what an object stores; read its properties"),
    ("property_", "reads how a property is declared; name the property"),
    ("sel_", "asks about a selector; use Selector"),
    ("objc_", "belongs to the Objective-C runtime; write what it does in Swift"),
    ("object_", "belongs to the Objective-C runtime; write what it does in Swift"),
  ]

  /// What of the runtime comes with UIKit here.
  private static let keptRuntime: Set = [
    "objc_getAssociatedObject", "objc_setAssociatedObject", "objc_removeAssociatedObjects", "objc_sync_enter",
    "objc_sync_exit", "objc_AssociationPolicy",
  ]

  /// Names a function of the Objective-C runtime, which cannot be rewritten: what it does, and what to do instead.
  mutating func reportRuntime(_ reference: DeclReferenceExprSyntax) {
    let name = reference.baseName.text
    guard name.contains("_"), reference.parent?.is(MemberAccessExprSyntax.self) != true,
      !Self.keptRuntime.contains(name), !index.declares(name), !index.declaresFunction(name),
      let family = Self.families.first(where: { name.hasPrefix($0.start) })
    else { return }
    report(.runtime, reference, "\(name) \(family.advice)")
  }

  /// Names calls that need what Foundation has on Apple's systems alone.
  mutating func reportAbsent(_ call: FunctionCallExprSyntax) {
    let name = call.calledExpression.lineText
    guard call.arguments.first?.label?.text == "format", ["NSPredicate", "NSExpression"].contains(name) else {
      return
    }
    report(
      .runtime, call,
      "\(name)(format:) reads values by their names; write a closure: \(name)(block:), or filter { … }")
  }
}
