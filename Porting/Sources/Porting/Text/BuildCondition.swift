import SwiftSyntax

/// What is known of a condition of `#if` on Linux, with Fingerpost's UIKit and after the porting.
enum Truth {
  case yes, no, unknown

  init(_ value: Bool) { self = value ? .yes : .no }

  var negated: Truth {
    switch self {
    case .yes: .no
    case .no: .yes
    case .unknown: .unknown
    }
  }
}

/// Reads conditions of `#if`.
enum BuildCondition {
  private static let present: Set = ["UIKit", "Foundation", "Dispatch", "Glibc", "FoundationEssentials"]

  /// Whether a condition holds.
  ///
  /// - Parameter isIOS: what `os(iOS)` means, which the porting makes true where the code does not speak of Linux.
  static func value(of condition: ExprSyntax, isIOS: Bool, depth: Int = 0) -> Truth {
    guard depth < 64 else { return .unknown }
    func value(_ expression: some ExprSyntaxProtocol) -> Truth {
      self.value(of: ExprSyntax(expression), isIOS: isIOS, depth: depth + 1)
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return Truth(literal.literal.tokenKind == .keyword(.true))
    }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.map { value($0.expression) } ?? .unknown
    }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return value(prefix.expression).negated
    }
    if let call = condition.as(FunctionCallExprSyntax.self),
      let test = call.calledExpression.as(DeclReferenceExprSyntax.self)
    {
      return answer(test.baseName.text, call.arguments.lineText, isIOS)
    }
    guard let sequence = condition.as(SequenceExprSyntax.self) else { return .unknown }
    // `&&` binds more strongly than `||`.
    var sum = Truth.no
    var product = Truth.yes
    for element in sequence.elements {
      guard let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text else {
        product = and(product, value(element))
        continue
      }
      if sign == "||" {
        sum = or(sum, product)
        product = .yes
      } else if sign != "&&" {
        return .unknown
      }
    }
    return or(sum, product)
  }

  private static func and(_ one: Truth, _ other: Truth) -> Truth {
    if one == .no || other == .no { return .no }
    return one == .yes && other == .yes ? .yes : .unknown
  }

  private static func or(_ one: Truth, _ other: Truth) -> Truth { and(one.negated, other.negated).negated }

  private static func answer(_ test: String, _ argument: String, _ isIOS: Bool) -> Truth {
    switch test {
    case "os": Truth(argument == "Linux" || argument == "iOS" && isIOS)
    case "canImport":
      if present.contains(argument) || argument.hasPrefix("UIKit.") {
        .yes
      } else {
        AppleModules.names.contains(argument) ? .no : .unknown
      }
    case "targetEnvironment": .no
    default: .unknown
    }
  }
}

extension IfConfigDeclSyntax {
  /// Whether one of the conditions asks for Linux, so that the code already knows what to do there.
  var speaksOfLinux: Bool { clauses.contains { $0.condition?.osTests("Linux").isEmpty == false } }

  /// The clauses that the compiler may take on Linux.
  var possibleClauses: [IfConfigClauseSyntax] {
    let isIOS = !speaksOfLinux
    var possible: [IfConfigClauseSyntax] = []
    for clause in clauses {
      let value = clause.condition.map { BuildCondition.value(of: $0, isIOS: isIOS) } ?? .yes
      if value != .no { possible.append(clause) }
      if value == .yes { break }
    }
    return possible
  }
}

extension ExprSyntax {
  /// The calls `os(NAME)` in a condition.
  func osTests(_ name: String) -> [FunctionCallExprSyntax] {
    var found: [FunctionCallExprSyntax] = []
    var stack = [Syntax(self)]
    while let node = stack.popLast() {
      if let call = node.as(FunctionCallExprSyntax.self), call.calledExpression.lineText == "os" {
        if call.arguments.lineText == name { found.append(call) }
        continue
      }
      stack += node.children(viewMode: .sourceAccurate)
    }
    return found
  }
}

/// The modules of Apple's systems that client code of UIKit imports and that are absent here.
enum AppleModules {
  /// Modules that only hold types which `UIKit` has here.
  static let insideUIKit: Set = [
    "CoreGraphics", "CoreServices", "MobileCoreServices", "QuartzCore", "UniformTypeIdentifiers",
  ]
  /// The module that has here what is named after one of Apple's, as in `CoreGraphics.floor(a)`; nil for other names.
  static func home(of reference: DeclReferenceExprSyntax) -> String? {
    guard insideUIKit.contains(reference.baseName.text) || reference.baseName.text == "Darwin",
      let member = reference.parent?.as(MemberAccessExprSyntax.self),
      member.base?.id == ExprSyntax(reference).id
    else { return nil }
    return member.declName.baseName.text.first?.isUppercase == true ? "UIKit" : "Foundation"
  }

  /// Logging and the Objective-C runtime: a file mostly needs these for a few calls, which are named one by one.
  static let removed: Set = ["os", "OSLog", "ObjectiveC"]
  static let names: Set = insideUIKit.union(removed).union([
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "AppKit", "AudioToolbox", "Cocoa", "Combine", "Contacts",
    "CoreAudio", "CoreBluetooth", "CoreData", "CoreFoundation", "CoreHaptics", "CoreImage", "CoreLocation",
    "CoreML",
    "CoreMedia", "CoreMotion", "CoreTelephony", "CoreText", "CoreVideo", "Darwin", "EventKit",
    "GLKit", "GameController", "GameplayKit", "IOKit", "ImageIO", "LocalAuthentication", "MapKit",
    "MediaPlayer",
    "MessageUI", "Messages", "Metal", "MetalKit", "Network", "OpenGLES", "PDFKit",
    "PencilKit",
    "Photos", "PhotosUI", "QuickLook", "RealityKit", "SafariServices", "SceneKit", "Security", "Social",
    "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "SystemConfiguration",
    "UserNotifications", "Vision", "WatchKit", "WebKit", "simd",
  ])
}
