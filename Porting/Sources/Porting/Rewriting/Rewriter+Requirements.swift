import SwiftSyntax

extension FunctionDeclSyntax {
  /// A method that does nothing, and returns nil if it returns anything.
  var defaultImplementation: String {
    let generics = genericParameterClause?.lineText ?? ""
    var text = signature.lineText
    var body = ""
    if let result = signature.returnClause?.type {
      if result.is(OptionalTypeSyntax.self) {
        body = " nil "
      } else if !hasObviousDefault {
        let effects = signature.effectSpecifiers.map { " " + $0.lineText } ?? ""
        text = "\(signature.parameterClause.lineText)\(effects) -> (\(result.lineText))?"
        body = " nil "
      }
    }
    return "func \(name.text)\(generics)\(text) {\(body)}"
  }
}

extension Rewriter {
  /// The optional methods of a class's protocols that only classes derived from it implement, as the class gets them.
  func requirements(of declaration: ClassDeclSyntax) -> [String] {
    let access = declaration.modifiers.first { ["open", "public", "package"].contains($0.name.text) }
    let prefix = access.map { $0.name.text + " " } ?? ""
    return index.requirements(leftBy: declaration.name.text, in: number).flatMap { method in
      let marker = index.asked.contains(method.name) ? ["var \(method.marker): Bool { false }"] : []
      return (method.defaultImplementation.map { [$0] + marker } ?? []).map { prefix + $0 }
    }
  }

  /// Says of an implementation that it overrides what a class above got for it.
  mutating func rewriteDerived(_ function: FunctionDeclSyntax) {
    guard index.optionalMethods.contains(function.name.plainText), !ExtensionDispatch.isOverride(function),
      function.parent?.is(MemberBlockItemSyntax.self) == true, let context = contexts(of: function).first
    else { return }
    guard isDerived(ClientMethod(function, in: .classType), context) else { return }
    if let first = function.modifiers.first {
      insert("override ", before: first)
    } else {
      insert("override ", before: function.funcKeyword)
    }
  }

  /// Whether a class above got an optional method for this one.
  func isDerived(_ method: ClientMethod, _ context: TypeContext) -> Bool {
    index.ancestors(of: context.name, in: number).contains { name in
      name != context.name
        && index.requirements(leftBy: name, in: number).contains {
          $0.name == method.name && $0.labels == method.labels
        }
    }
  }
}
