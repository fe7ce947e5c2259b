import SwiftSyntax

extension Rewriter {
  private static let classBound: Set = ["AnyObject", "class", "NSObjectProtocol"]

  /// Makes of an Objective-C protocol one of Swift: for classes alone, and with default implementations of what was
  /// optional.
  mutating func rewriteProtocol(_ declaration: ProtocolDeclSyntax) {
    let isObjectiveC = declaration.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.lineText == "objc"
    }
    if isObjectiveC { bindToClasses(declaration) }
    var defaults: [String] = []
    for member in declaration.activeMembers {
      guard let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers,
        let optional = modifiers.first(where: { $0.name.text == "optional" })
      else { continue }
      if let function = member.as(FunctionDeclSyntax.self), isAtTopLevel(declaration) {
        remove(optional)
        if !function.hasObviousDefault { makeResultOptional(of: function) }
        defaults.append(function.defaultImplementation)
        if index.asked.contains(function.name.plainText) {
          let marker = ClientMethod(function, in: .protocolType).marker
          insert("; var \(marker): Bool { get }", after: function)
          defaults.append("var \(marker): Bool { false }")
        }
      } else if let variable = member.as(VariableDeclSyntax.self), isAtTopLevel(declaration),
        let property = variable.optionalRequirement
      {
        remove(optional)
        rewriteRequirement(variable)
        defaults += property.defaults
      } else {
        report(
          .optionalMethods, optional,
          "an optional requirement needs the Objective-C runtime; write a default implementation")
      }
    }
    guard !defaults.isEmpty else { return }
    let access = declaration.modifiers.first {
      ["public", "fileprivate", "private", "package"].contains($0.name.text)
    }
    let prefix = access.map { $0.name.text + " " } ?? ""
    insert(
      "; \(prefix)extension \(declaration.name.text) { \(defaults.joined(separator: "; ")) }",
      after: declaration.memberBlock.rightBrace)
  }

  private mutating func bindToClasses(_ declaration: ProtocolDeclSyntax) {
    guard let clause = declaration.inheritanceClause else {
      insert(
        ": AnyObject",
        after: declaration.primaryAssociatedTypeClause.map(Syntax.init) ?? Syntax(declaration.name))
      return
    }
    let inherited = Set(clause.inheritedTypes.map { $0.type.lineText })
    if inherited.isDisjoint(with: Self.classBound) { insert("AnyObject, ", before: clause.inheritedTypes) }
  }

  private func isAtTopLevel(_ declaration: ProtocolDeclSyntax) -> Bool { contexts(of: declaration).isEmpty }

  /// Makes the result of a method an optional one, so that nil can stand for an absent method.
  private mutating func makeResultOptional(of function: FunctionDeclSyntax) {
    guard let result = function.signature.returnClause?.type else { return }
    let isSimple =
      result.is(IdentifierTypeSyntax.self) || result.is(MemberTypeSyntax.self)
      || result.is(ArrayTypeSyntax.self) || result.is(DictionaryTypeSyntax.self)
      || result.is(TupleTypeSyntax.self)
    if !isSimple { insert("(", before: result) }
    insert(isSimple ? "?" : ")?", after: result)
  }

  /// Gives an implementation of a requirement that was optional the result that the requirement has by now.
  mutating func rewriteImplementation(_ function: FunctionDeclSyntax) {
    guard function.parent?.is(MemberBlockItemSyntax.self) == true, let context = contexts(of: function).first,
      !function.hasObviousDefault, index.methodsWithOptionalResult.contains(function.name.plainText),
      !index.isProtocol(context.name, in: number)
    else { return }
    let method = ClientMethod(function, in: .classType)
    let requirement = index.method(
      method.name, method.labels, of: context.name, in: number, where: \.getsOptionalResult)
    if requirement != nil { makeResultOptional(of: function) }
  }

  /// Unwraps the result of an implementation: a call without a mark is one of a type that has the method for certain.
  private mutating func unwrapResult(of call: FunctionCallExprSyntax) {
    let callee = call.calledExpression
    let access = callee.as(MemberAccessExprSyntax.self)
    guard let name = (access?.declName ?? callee.as(DeclReferenceExprSyntax.self))?.baseName.plainText,
      index.methodsWithOptionalResult.contains(name)
    else { return }
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    guard call.trailingClosure == nil else { return }
    guard index.onlyImplements(name, labels) || isImplementation(name, labels, of: access?.base) else {
      return
    }
    if access == nil {
      let types = contexts(of: call)
      guard types.contains(where: { index.method(name, labels, of: $0.name, in: number) != nil }) else {
        return
      }
    }
    insert("!", after: call)
  }

  /// Whether what a call returns is used as an optional value.
  private func needsOptional(_ call: FunctionCallExprSyntax) -> Bool {
    guard let parent = call.parent else { return false }
    if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) { return true }
    guard let value = parent.as(InitializerClauseSyntax.self) else { return false }
    let binding = value.parent?.as(PatternBindingSyntax.self)
    return value.parent?.is(OptionalBindingConditionSyntax.self) == true
      || binding != nil && binding?.typeAnnotation == nil
  }

  /// Whether a value is, by the type that is written down for it, of a class that has a method for a requirement that was
  /// optional.
  private func isImplementation(_ method: String, _ labels: [String], of base: ExprSyntax?) -> Bool {
    guard let base, let type = base.lastName.flatMap({ writtenType(of: $0, at: base) }),
      !index.isProtocol(type, in: number)
    else { return false }
    return index.method(method, labels, of: type, in: number, where: \.getsOptionalResult) != nil
  }

  /// Takes the question mark from the call of a method that is no longer optional.
  mutating func rewriteOptionalCall(_ call: FunctionCallExprSyntax) {
    let mark: TokenSyntax
    let callee: ExprSyntax
    if let chain = call.calledExpression.as(OptionalChainingExprSyntax.self) {
      (mark, callee) = (chain.questionMark, chain.expression)
    } else if let force = call.calledExpression.as(ForceUnwrapExprSyntax.self) {
      (mark, callee) = (force.exclamationMark, force.expression)
    } else {
      return unwrapResult(of: call)
    }
    guard let member = callee.as(MemberAccessExprSyntax.self), member.base != nil else { return }
    let name = member.declName.baseName.text
    let isUIKit = UIKitDelegates.methods.contains(name) && UIKitDelegates.isCall(of: name, call)
    guard index.optionalMethods.contains(name) || isUIKit else { return }
    remove(mark)
    let labels = call.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
    if isUIKit, mark.tokenKind != .exclamationMark, needsOptional(call),
      !index.signaturesWithOptionalResult.contains("\(name)(\(labels))"), let base = member.base,
      !base.isChained
    {
      // As the method was optional, so is the value; here it is as soon as the delegate is.
      insert("(", before: base)
      insert(" as Optional)?", after: base)
    }
    // What was forced to be there has an optional result by now; not one of UIKit's of the same name.
    guard index.methodsWithOptionalResult.contains(name),
      !isUIKit || index.signaturesWithOptionalResult.contains("\(name)(\(labels))")
    else { return }
    if mark.tokenKind == .exclamationMark {
      // An absent one changes nothing, should someone force it without asking.
      insert(call.assignedTo.map { " ?? \($0)" } ?? "!", after: call)
    } else if call.parent?.as(MemberAccessExprSyntax.self)?.base?.id == call.id {
      insert("?", after: call)
    }
  }
}

extension ExprSyntax {
  /// Whether the value is nil as soon as something before one of its dots is.
  fileprivate var isChained: Bool {
    if self.is(OptionalChainingExprSyntax.self) { return true }
    let inner =
      self.as(MemberAccessExprSyntax.self)?.base ?? self.as(FunctionCallExprSyntax.self)?.calledExpression
      ?? self.as(SubscriptCallExprSyntax.self)?.calledExpression
      ?? self.as(ForceUnwrapExprSyntax.self)?.expression
    return inner?.isChained ?? false
  }
}

/// The methods of UIKit's delegate protocols that are optional there and have default implementations here.
enum UIKitDelegates {
  static let methods: Set = [
    "addAnimations", "addCompletion", "animationController", "animationDidStart", "animationDidStop",
    "animationEnded", "application", "applicationDidBecomeActive", "applicationDidEnterBackground",
    "applicationWillEnterForeground", "applicationWillResignActive", "applicationWillTerminate",
    "collectionView", "collectionViewDidEndMultipleSelectionInteraction", "collisionBehavior",
    "contextMenuInteraction", "continueAnimation", "didDismissSearchController",
    "didPresentSearchController", "dragInteraction", "dropInteraction", "dynamicAnimatorDidPause",
    "dynamicAnimatorWillResume", "editMenuInteraction", "gestureRecognizer", "gestureRecognizerShouldBegin",
    "indexTitles", "interactionControllerForDismissal", "interactionControllerForPresentation",
    "interruptibleAnimator", "navigationBar", "navigationController", "numberOfSections",
    "pageViewController", "pickerView", "pointerInteraction", "presentationController",
    "presentationControllerDidAttemptToDismiss", "presentationControllerDidDismiss",
    "presentationControllerShouldDismiss", "presentationControllerWillDismiss", "primaryViewController",
    "sceneDidBecomeActive", "sceneDidEnterBackground", "sceneWillEnterForeground", "sceneWillResignActive",
    "scrollView", "scrollViewDidChangeAdjustedContentInset", "scrollViewDidEndDecelerating",
    "scrollViewDidEndDragging", "scrollViewDidEndScrollingAnimation", "scrollViewDidEndZooming",
    "scrollViewDidScroll", "scrollViewDidScrollToTop", "scrollViewDidZoom", "scrollViewShouldScrollToTop",
    "scrollViewWillBeginDecelerating", "scrollViewWillBeginDragging", "scrollViewWillBeginZooming",
    "scrollViewWillEndDragging", "searchBar", "searchBarCancelButtonClicked",
    "searchBarSearchButtonClicked", "searchBarShouldBeginEditing", "searchBarShouldEndEditing",
    "searchBarTextDidBeginEditing", "searchBarTextDidEndEditing", "sectionIndexTitles",
    "sheetPresentationControllerDidChangeSelectedDetentIdentifier", "splitViewController", "tabBar",
    "tabBarController", "tableView", "tableViewDidEndMultipleSelectionInteraction", "textField",
    "textFieldDidBeginEditing", "textFieldDidChangeSelection", "textFieldDidEndEditing",
    "textFieldShouldBeginEditing", "textFieldShouldClear", "textFieldShouldEndEditing",
    "textFieldShouldReturn", "textView", "textViewDidBeginEditing", "textViewDidChange",
    "textViewDidChangeSelection", "textViewDidEndEditing", "textViewShouldBeginEditing",
    "textViewShouldEndEditing", "viewForZooming", "willDismissSearchController",
    "willPresentSearchController",
  ]

  /// Names that code gives closures as well.
  private static let short: Set = [
    "application", "collectionView", "collisionBehavior", "contextMenuInteraction", "dragInteraction",
    "dropInteraction", "editMenuInteraction", "gestureRecognizer", "navigationBar", "navigationController",
    "pageViewController", "pickerView", "pointerInteraction", "presentationController", "scrollView",
    "searchBar", "splitViewController", "tabBar", "tabBarController", "tableView", "textField", "textView",
  ]

  /// Whether a call has the labels of such a method, and is not one of a closure with a short name such as `textField`.
  static func isCall(of name: String, _ call: FunctionCallExprSyntax) -> Bool {
    guard short.contains(name) else { return true }
    return call.arguments.count > 1 && call.arguments.dropFirst().allSatisfy { $0.label != nil }
  }
}
