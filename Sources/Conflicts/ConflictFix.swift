import FingerpostGestures
import FingerpostText

/// Changes to recognizers that together may end a conflict.
nonisolated struct ConflictFix: Hashable, Sendable {
  /// The changes, in which recognizers are positions in the list of all that acts; views are those of the stage.
  var changes: [GestureChange]

  init(_ changes: [GestureChange]) { self.changes = changes }

  init(_ change: GestureChange) { changes = [change] }

  /// Whether it includes all changes of another fix, and more.
  func extends(_ other: ConflictFix) -> Bool {
    changes.count > other.changes.count && other.changes.allSatisfy(changes.contains)
  }

  /// The actors that scroll no longer, on purpose.
  var givenUp: Set<Int> {
    Set(changes.compactMap { if case .giveUpScrolling(let actor) = $0 { actor } else { nil } })
  }

  /// What the changes do, in one clause: “let pan recognize together with press (…)”.
  ///
  /// - Parameters:
  ///   - id: what a recognizer is called.
  ///   - view: what a view is called.
  func words(_ id: (Int) -> String, view: (Int) -> String = { _ in "the view" }) -> String {
    var clauses: [(start: String, partners: [Int], end: String)] = []
    for change in changes {
      let clause = Self.clause(change, id(change.recognizer), view)
      // The same change for several partners is written once.
      if let known = clauses.firstIndex(where: { $0.start == clause.start }) {
        clauses[known].partners += clause.partners
      } else {
        clauses.append(clause)
      }
    }
    return clauses.map { $0.start + $0.partners.map(id).listed() + $0.end }.listed()
  }

  private static func clause(
    _ change: GestureChange, _ name: String, _ view: (Int) -> String
  ) -> (start: String, partners: [Int], end: String) {
    switch change {
    case .require(_, let other): ("let \(name) wait for ", [other], " to fail")
    case .dropRequirement(_, let other): ("no longer let \(name) wait for ", [other], " to fail")
    case .allowTogether(_, let other):
      ("let \(name) recognize together with ", [other], " (shouldRecognizeSimultaneouslyWith)")
    case .beginOnly(_, let axis): ("let \(name) begin only if the movement is \(axis.rawValue)", [], "")
    case .beginExcept(_, let side):
      ("let \(name) begin unless the movement is to the \(side.words)", [], "")
    case .needTwoFingers: ("let \(name) need two fingers (minimumNumberOfTouches)", [], "")
    case .takeScrolling: ("let wheels and trackpads scroll \(name), too (allowedScrollTypesMask)", [], "")
    case .takeFingers: ("let \(name) get touches of fingers (allowedTouchTypes)", [], "")
    case .keepTouches: ("let views keep their touches when \(name) acts (cancelsTouchesInView)", [], "")
    case .goBackAlways: ("let an own delegate decide when \(name) begins", [], "")
    case .giveUpScrolling:
      (
        "no longer let \(GestureChange.scrollView(of: name)) scroll (isScrollEnabled), and make it as tall as its content",
        [], ""
      )
    case .refuseTouches(_, let spared):
      ("let \(name) leave touches in \(view(spared)) alone (shouldReceive)", [], "")
    case .deliverBeganAtOnce:
      ("let views get touches at once that \(name) receives (delaysTouchesBegan)", [], "")
    case .deliverEndedAtOnce:
      ("let views get the end of a touch before \(name) is decided (delaysTouchesEnded)", [], "")
    }
  }

  /// The changes as lines of Swift.
  ///
  /// - Parameters:
  ///   - id: the id of a recognizer, which names its variable.
  ///   - view: the id of a view, which names its variable.
  func code(_ id: (Int) -> String, view: (Int) -> String = { _ in "view" }) -> [String] {
    func name(_ recognizer: Int) -> String { Self.variable(id(recognizer)) }
    func code(_ change: GestureChange) -> [String] {
      change.code(name) { Self.variable(view($0)) }
    }
    var lines: [String] = []
    var written: Set<Int> = []
    for change in changes {
      guard case .allowTogether(let recognizer, let first) = change else {
        lines += code(change)
        continue
      }
      // A delegate has one method for all that a recognizer may recognize together with.
      guard written.insert(recognizer).inserted else { continue }
      let partners = changes.compactMap { other -> String? in
        guard case .allowTogether(recognizer, let partner) = other else { return nil }
        return "other === \(name(partner))"
      }
      let one = "other === \(name(first))"
      let all = partners.count == 1 ? one : "(\(partners.joined(separator: " || ")))"
      lines += code(change).map { $0.hasSuffix(one) ? $0.dropLast(one.count) + all : $0 }
    }
    return lines
  }

  /// An id as a variable name: characters that Swift does not allow become underscores, and reserved words become
  /// properties of `self`.
  private static func variable(_ id: String) -> String {
    // The recognizers of a scroll view are its properties.
    if let dot = id.lastIndex(of: ".") { return "\(variable(String(id[..<dot])))\(id[dot...])" }
    // The exclamation mark is that of the swipe back, a property of an optional controller.
    let name = String(id.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "!" ? $0 : "_" })
    if name.first?.isNumber == true { return "_\(name)" }
    return reserved.contains(name) ? "self.\(name)" : name
  }

  /// Names that the generated code uses, and keywords of Swift that may be the id of a recognizer.
  private static let reserved: [String] = """
    gestureRecognizer other velocity in is as do if else for while repeat return switch case default break continue
    guard where let var func class struct enum extension protocol import public private internal static operator true
    false nil super throw throws try catch defer any
    """.split(whereSeparator: \.isWhitespace).map { String($0) }
}
