import SwiftSyntax

/// `responds(to: #selector(P.act(_:)))` of an optional method of a protocol among the files.
///
/// With a default implementation everyone has the method, so the protocol gets a property for each method that is asked for:
/// false by default, and true beside an implementation.
extension ClientMethod {
  /// The property that says whether an object has the method.
  var marker: String {
    ([ExtensionOverride.prefix + "has", name] + labels.filter { $0 != "_" }).joined(separator: "_")
  }
}

extension FunctionCallExprSyntax {
  /// The `#selector` in `a.responds(to: #selector(…))`.
  var askedSelector: MacroExpansionExprSyntax? {
    guard let member = calledExpression.as(MemberAccessExprSyntax.self), member.base != nil,
      member.declName.baseName.text == "responds", arguments.count == 1,
      let argument = arguments.first, argument.label?.text == "to",
      let macro = argument.expression.as(MacroExpansionExprSyntax.self), macro.macroName.text == "selector",
      macro.arguments.count == 1, macro.arguments.first?.label == nil
    else { return nil }
    return macro
  }
}

extension ClientIndex {
  /// The names of the methods that some file asks an object for.
  static func asked(in files: ArraySlice<ParsedFile>) -> Set<String> {
    Set(
      files.flatMap { file in
        ActiveNodes(file.tree).compactMap { node in
          node.as(FunctionCallExprSyntax.self)?.askedSelector?.arguments.first?.expression.lastName
        }
      })
  }
}

extension Rewriter {
  /// Asks the property of a protocol for what the code asks the object for.
  mutating func rewriteQuestion(_ call: FunctionCallExprSyntax) {
    guard let macro = call.askedSelector, let asked = method(askedFor: macro),
      index.answers(asked.proto, for: asked.method.name),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      let left = call.leftParen, let right = call.rightParen
    else { return }
    let range = left.bytes.lowerBound..<right.bytes.upperBound
    guard !file.source.bytes[range].contains(where: \.endsLine) else { return }
    answered.insert(macro.id)
    edits.replace(range, with: "")
    replace(member.declName, with: asked.method.marker)
    let chain = base.as(OptionalChainingExprSyntax.self)
    let value = chain?.expression ?? base
    let written = value.lastName.flatMap { writtenType(of: $0, at: base) ?? variableType(of: $0, at: base) }
    let type = written.map { simpleName($0.filter { !"?!()".contains($0) }) }
    if type == asked.proto || type == "any \(asked.proto)" { return }
    // Anyone may be asked; who has not the protocol has not the method.
    insert(chain == nil ? "((" : "(", before: value)
    insert(" as? any \(asked.proto))" + (chain == nil ? "?" : ""), after: value)
    if chain == nil { edits.insert(" ?? false)", at: right.bytes.upperBound) }
  }

  /// Gives an implementation the property that says that it is there.
  mutating func markImplementation(_ function: FunctionDeclSyntax) {
    guard index.asked.contains(function.name.plainText), !ExtensionDispatch.isOverride(function),
      function.parent?.is(MemberBlockItemSyntax.self) == true, let context = contexts(of: function).first,
      !context.isStatic, !index.isProtocol(context.name, in: number)
    else { return }
    let method = ClientMethod(function, in: .classType)
    let requirement = index.method(
      method.name, method.labels, of: context.name, in: number, where: \.becomesRequired)
    let siblings = function.parent?.parent?.as(MemberBlockItemListSyntax.self) ?? []
    // A file that was ported before has it.
    guard requirement != nil, !siblings.contains(where: { $0.decl.lineText.contains(method.marker) }) else {
      return
    }
    let access = function.modifiers.map(\.name.text).first { ["public", "open", "package"].contains($0) }
    let prefix = (access.map { $0 + " " } ?? "") + (isDerived(method, context) ? "override " : "")
    insert("\(prefix)var \(method.marker): Bool { true }; ", before: function)
  }
}
