import FingerpostScreens

/// Names of variables for the views that a piece of code is about.
package nonisolated struct VariableNames {
  /// The recognizer of a navigation controller that goes back.
  package static let navigationPop = "navigationController!.interactivePopGestureRecognizer!"

  private var names: [Int: String] = [:]
  private var taken: [String: Int] = [:]
  private let views: [ScreenView]

  package init(_ views: [ScreenView]) {
    self.views = views
  }

  /// The variable that stands for a view, such as `dimmingView` for a `Player.DimmingView`.
  package mutating func name(_ view: Int) -> String {
    if let name = names[view] { return name }
    // Contents of cells and effect views are reached by a property.
    if PublicClasses.isContentView(views[view].className) {
      return "contentView"
    }
    var name = Self.variable(for: ClassName(views[view].className).short)
    let count = taken[name, default: 0] + 1
    taken[name] = count
    if count > 1 { name += "\(count)" }
    names[view] = name
    return name
  }

  /// Turns what a trace calls a subject, which may be a class with its module, into the name of a variable.
  package static func variable(named name: String) -> String { variable(for: ClassName(name).short) }

  /// Turns the name of a class into that of a variable.
  package static func variable(for className: String) -> String {
    var letters = Array(className.unicodeScalars.drop { $0 == "_" }.filter { isPart($0) })
    // An element's type, where the input has no class.
    let type = "XCUIElementType".unicodeScalars
    if letters.starts(with: type), letters.count > type.count { letters.removeFirst(type.count) }
    if ClassName(className).isOfSystem, letters.starts(with: "UI".unicodeScalars) { letters.removeFirst(2) }
    // The first capitals become lowercase, except the one that begins the next word.
    let capitals = letters.prefix { $0.properties.isUppercase }.count
    let smalls = capitals > 1 && capitals < letters.count ? capitals - 1 : capitals
    let name = letters.enumerated().map { place, letter in
      place < smalls ? letter.properties.lowercaseMapping : String(letter)
    }.joined()
    guard let first = name.unicodeScalars.first, first.properties.isAlphabetic || first == "_" else {
      return "view"
    }
    return keywords.contains(name) ? name + "View" : name
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
  }

  private static let keywords = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension",
    "false", "for", "func", "guard", "if", "import", "in", "init", "is", "let", "nil", "operator", "private",
    "protocol", "public", "repeat", "return", "self", "static", "struct", "super", "switch", "throw", "true",
    "try", "var", "where", "while",
  ]
}
