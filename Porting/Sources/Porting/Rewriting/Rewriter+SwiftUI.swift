import SwiftSyntax

/// What of a file is SwiftUI's, which is absent here: previews, and declarations that use its names.
struct PartsOfSwiftUI {
  /// The protocols of what no code of UIKit's can use.
  private static let doors: Set = [
    "PreviewProvider", "UIViewRepresentable", "UIViewControllerRepresentable",
  ]

  /// Names of SwiftUI's that tell that code uses it.
  private static let names: Set = [
    "View", "AnyView", "ViewBuilder", "ViewModifier", "EmptyView", "TupleView", "State", "Binding",
    "Bindable",
    "ObservedObject", "StateObject", "EnvironmentObject", "Environment", "EnvironmentValues", "App", "Scene",
    "WindowGroup", "Text", "Color", "Spacer", "VStack", "HStack", "ZStack", "ForEach", "GeometryReader",
    "GeometryProxy", "GeometryEffect", "AnyGeometryEffect", "ProjectionTransform", "NavigationView",
    "NavigationStack", "UIHostingController", "UIHostingConfiguration", "ScrollView", "LazyVStack",
    "LazyHStack", "LazyVGrid", "LazyHGrid", "PreferenceKey", "Namespace", "FocusState", "AppStorage",
  ]

  /// What is left out.
  private(set) var nodes: [(node: Syntax, isPreview: Bool)] = []

  /// The types that these declare.
  var types: [String] {
    nodes.compactMap { part in
      part.node.is(ExtensionDeclSyntax.self)
        ? nil : part.node.asProtocol((any DeclGroupSyntax).self)?.declaredName
    }
  }

  /// Finds them.
  ///
  /// - Parameter gone: types that are left out, of all files; so are their extensions.
  init(of file: ParsedFile, _ index: ClientIndex, gone: Set<String> = []) {
    var importsIt = false
    var items: [Syntax] = []
    for node in ActiveNodes(file.tree) {
      if let declaration = node.as(ImportDeclSyntax.self) {
        importsIt = importsIt || declaration.path.first?.name.text == "SwiftUI"
      } else if let item = node.as(CodeBlockItemSyntax.self), let holder = item.parent?.parent,
        holder.is(SourceFileSyntax.self) || holder.is(IfConfigClauseSyntax.self)
      {
        items.append(Syntax(item.item))
      }
    }
    for item in items where !item.is(ImportDeclSyntax.self) && !item.is(IfConfigDeclSyntax.self) {
      let isPreview = Self.isPreview(item)
      let extended = item.as(ExtensionDeclSyntax.self)?.declaredName
      guard isPreview || extended.map(gone.contains) == true || importsIt && Self.uses(item, index),
        !item.holdsCommentMarks
      else { continue }
      nodes.append((item, isPreview))
    }
  }

  private static func isPreview(_ item: Syntax) -> Bool {
    if let macro = item.asProtocol((any FreestandingMacroExpansionSyntax).self) {
      return macro.macroName.text == "Preview"
    }
    let types = item.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause?.inheritedTypes
    return types?.contains { doors.contains($0.type.lineText) } == true
  }

  private static func uses(_ item: Syntax, _ index: ClientIndex) -> Bool {
    item.tokens(viewMode: .sourceAccurate).contains { token in
      names.contains(token.text) && !index.declares(token.text)
        // A member of a type of UIKit's may have such a name.
        && token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
    }
  }

  /// Whether a node is part of what is left out.
  func contain(_ node: Syntax) -> Bool {
    nodes.contains { $0.node.range.contains(node.position) && node.endPosition <= $0.node.endPosition }
  }
}

extension Rewriter {
  /// Makes comments of what is SwiftUI's, so that all else of the file compiles, and names what is no preview.
  mutating func leaveOutSwiftUI() {
    for (node, isPreview) in swiftUI.nodes {
      insert("/* ", before: node)
      insert(" */", after: node)
      if !isPreview { report(.modules, node, "this uses SwiftUI, which is absent here, and is left out") }
    }
  }
}

extension SyntaxProtocol {
  /// Whether a text in a node would end or begin a comment.
  fileprivate var holdsCommentMarks: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.text.contains("*/") || $0.text.contains("/*") }
  }
}
