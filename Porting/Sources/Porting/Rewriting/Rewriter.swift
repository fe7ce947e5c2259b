import SwiftSyntax

/// The result for one file.
package struct PortedFile: Sendable {
  /// The file as it was.
  package let source: SourceText
  /// The file as it compiles here, as far as it can; equal to the source where nothing is to be done.
  package let bytes: [UInt8]
  /// What was not rewritten, in the order of the text.
  package let problems: [Problem]

  /// How many lines differ from the source's; each stays in its place.
  package var changedLines: Int {
    zip(
      source.bytes.split(separator: 10, omittingEmptySubsequences: false),
      bytes.split(separator: 10, omittingEmptySubsequences: false)
    )
    .count { !$0.elementsEqual($1) }
  }
}

/// Rewrites client code of UIKit so that it compiles with Fingerpost's UIKit.
package enum Porting {
  /// Ports files that belong together: what one declares is known in the others, and so is what the files beside them
  /// declare, which are only read.
  package static func port(_ sources: [SourceText], beside others: [SourceText] = []) -> [PortedFile] {
    LargeStack.run { portHere(sources, others) }
  }

  private static func portHere(_ sources: [SourceText], _ others: [SourceText]) -> [PortedFile] {
    let files = (sources + others).map { source -> ParsedFile? in
      if source.isTooDeep { return nil }
      let file = ParsedFile(source: source)
      // Swift before 6 lets blanks stand before the bracket of an attribute.
      guard file.tree.hasError, let closed = source.withoutBlanksInAttributes else { return file }
      let other = ParsedFile(source: closed)
      return other.tree.hasError ? file : other
    }
    let index = ClientIndex(
      files.map { $0 ?? ParsedFile(source: SourceText(path: "", bytes: [])) }, own: sources.count)
    let gone = Set(files.flatMap { $0.map { PartsOfSwiftUI(of: $0, index).types } ?? [] })
    return zip(sources.indices, sources).map { number, source in
      guard let file = files[number] else {
        return copy(
          source, Place(line: 1, column: 1), "the brackets of this file nest too deeply; the file is copied")
      }
      // A tree with errors says too little about what belongs together.
      if let place = file.firstSyntaxError {
        return copy(source, place, "this is not Swift as the parser knows it; the file is copied")
      }
      var rewriter = Rewriter(
        file: file, number: number, index: index, PartsOfSwiftUI(of: file, index, gone: gone))
      return rewriter.port()
    }
  }

  private static func copy(_ source: SourceText, _ place: Place, _ message: String) -> PortedFile {
    let problem = Problem(path: source.path, place: place, family: .files, message: message)
    return PortedFile(source: source, bytes: source.bytes, problems: [problem])
  }
}

extension SourceText {
  /// Whether brackets nest more deeply than the parser can read: its stack ends, and for each square bracket that
  /// follows another one it takes twice the time. Brackets in texts count, too.
  fileprivate var isTooDeep: Bool {
    var depth = 0
    var squares = 0
    for byte in bytes {
      if byte == UInt8(ascii: "[") { squares += 1 } else if !byte.isBlank && !byte.endsLine { squares = 0 }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
      default: break
      }
      if depth > 5_000 || squares > 16 { return true }
    }
    return false
  }
}

/// Collects the edits and the problems of one file.
struct Rewriter {
  let file: ParsedFile
  /// The place of the file in the index.
  let number: Int
  let index: ClientIndex
  var edits = EditList()
  private(set) var problems: [Problem] = []
  /// Whether the file imported Apple's logging, so that its names are Apple's.
  var importsLogging = false
  /// Whether the file imports UIKit, or what belongs to it here.
  var importsUIKit = false
  /// Whether the file uses activities of XCTest, and whether it imports what has them here.
  var (usesActivities, importsTesting) = (false, false)
  /// Whether the file uses what loads from the net, and whether it imports what has it here.
  var (usesNetworking, importsNetworking) = (false, false)
  /// The first import that stays.
  var firstImport: ImportDeclSyntax?
  /// Whether the file imports anything.
  var importsSomething = false
  /// Whether the file uses something of UIKit's.
  var usesUIKit = false
  /// The types that were made to say that they have context menus.
  var menuDelegates: Set<String> = []
  /// Whether the file uses something that needs an import of Apple's.
  var usesHeader = false

  /// The `#selector`s that a property answers in their place.
  var answered: Set<SyntaxIdentifier> = []

  /// What of the file is SwiftUI's.
  let swiftUI: PartsOfSwiftUI

  init(file: ParsedFile, number: Int, index: ClientIndex, _ swiftUI: PartsOfSwiftUI) {
    self.file = file
    self.swiftUI = swiftUI
    self.number = number
    self.index = index
  }

  mutating func port() -> PortedFile {
    leaveOutSwiftUI()
    for node in ActiveNodes(file.tree) where swiftUI.nodes.isEmpty || !swiftUI.contain(node) {
      switch node.kind {
      case .importDecl: rewriteImport(node.cast(ImportDeclSyntax.self))
      case .ifConfigDecl: rewriteConditions(node.cast(IfConfigDeclSyntax.self))
      case .attribute: rewriteAttribute(node.cast(AttributeSyntax.self))
      case .declModifier: rewriteModifier(node.cast(DeclModifierSyntax.self))
      case .protocolDecl: rewriteProtocol(node.cast(ProtocolDeclSyntax.self))
      case .classDecl:
        addOverrides(to: node.cast(ClassDeclSyntax.self))
        rewriteForwarding(node.cast(ClassDeclSyntax.self))
        addObserver(to: node.cast(ClassDeclSyntax.self))
      case .variableDecl:
        rewriteOverride(node.cast(VariableDeclSyntax.self))
        rewriteOptionalProperty(node.cast(VariableDeclSyntax.self))
        renameOverride(node.cast(VariableDeclSyntax.self))
      case .functionDecl:
        rewriteOverride(node.cast(FunctionDeclSyntax.self))
        markSelector(of: node.cast(FunctionDeclSyntax.self))
        rewriteImplementation(node.cast(FunctionDeclSyntax.self))
        markImplementation(node.cast(FunctionDeclSyntax.self))
        rewriteDerived(node.cast(FunctionDeclSyntax.self))
        declareMenus(of: node.cast(FunctionDeclSyntax.self))
        awaitMainActor(in: node.cast(FunctionDeclSyntax.self))
        renameOverride(node.cast(FunctionDeclSyntax.self))
      case .optionalBindingCondition:
        rewriteMethodValue(node.cast(OptionalBindingConditionSyntax.self))
      case .macroExpansionExpr: rewriteMacro(node.cast(MacroExpansionExprSyntax.self))
      case .functionCallExpr:
        rewriteQuestion(node.cast(FunctionCallExprSyntax.self))
        rewriteCall(node.cast(FunctionCallExprSyntax.self))
      case .sequenceExpr: rewriteCastToValue(node.cast(SequenceExprSyntax.self))
      case .identifierType:
        noteName(node.cast(IdentifierTypeSyntax.self).name.text)
        if !renameLogger(node.cast(IdentifierTypeSyntax.self).name) {
          rename(node.cast(IdentifierTypeSyntax.self).name)
        }
      case .declReferenceExpr: rewriteReference(node.cast(DeclReferenceExprSyntax.self))
      default: break
      }
    }
    addMissingImport()
    guard let bytes = edits.applied(to: file.source) else {
      report(.files, file.tree, "the changes of this file contradict each other; the file is copied")
      return PortedFile(source: file.source, bytes: file.source.bytes, problems: problems)
    }
    return PortedFile(source: file.source, bytes: bytes, problems: problems)
  }

  mutating func report(_ family: Problem.Family, _ node: some SyntaxProtocol, _ message: String) {
    problems.append(
      Problem(path: file.source.path, place: file.place(of: node), family: family, message: message))
  }

  /// Removes some tokens, and the blanks behind them; comments between them and line ends stay.
  ///
  /// When nothing is left in their line, the blanks before them go as well.
  mutating func remove(_ node: some SyntaxProtocol) {
    let bytes = file.source.bytes
    for token in node.tokens(viewMode: .sourceAccurate) {
      var range = token.bytes
      if range.isEmpty { continue }
      while range.upperBound < bytes.count, bytes[range.upperBound].isBlank {
        range = range.lowerBound..<range.upperBound + 1
      }
      edits.replace(range, with: "")
    }
  }

  /// Replaces the tokens of a node by a text; where comments or line ends stand between them, these stay behind it.
  mutating func replace(_ node: some SyntaxProtocol, with text: String) {
    var text = text
    for token in node.tokens(viewMode: .sourceAccurate) where !token.bytes.isEmpty {
      edits.replace(token.bytes, with: text)
      text = ""
    }
  }

  mutating func insert(_ text: String, before node: some SyntaxProtocol) {
    edits.insert(text, at: node.bytes.lowerBound)
  }

  mutating func insert(_ text: String, after node: some SyntaxProtocol) {
    edits.insert(text, at: node.bytes.upperBound)
  }
}
