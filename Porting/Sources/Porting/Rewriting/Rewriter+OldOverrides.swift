import SwiftSyntax

extension VariableDeclSyntax {
  /// Whether it overrides a property of UIKit's by the name that Swift 4 and before had for it.
  var overridesOldName: Bool {
    modifiers.contains { $0.name.text == "override" }
      && bindings.contains { OldNames.properties[$0.pattern.lineText] != nil }
  }
}

extension Rewriter {
  /// Gives an override of a property the name that the property has by now.
  mutating func renameOverride(_ variable: VariableDeclSyntax) {
    guard variable.overridesOldName else { return }
    for binding in variable.bindings {
      if let name = OldNames.properties[binding.pattern.lineText] { replace(binding.pattern, with: name) }
    }
  }

  /// Gives an override of a method the name and the first label that the method has by now.
  mutating func renameOverride(_ function: FunctionDeclSyntax) {
    let method = ClientMethod(function, in: .classType)
    guard method.isOverride, let (name, label) = OldNames.methods[method.signature] else { return }
    replace(function.name, with: name)
    guard let parameter = function.signature.parameterClause.parameters.first,
      parameter.firstName.text != label ?? "_"
    else { return }
    if parameter.secondName == nil {
      insert((label ?? "_") + " ", before: parameter.firstName)
    } else {
      replace(parameter.firstName, with: label ?? "_")
    }
  }
}
