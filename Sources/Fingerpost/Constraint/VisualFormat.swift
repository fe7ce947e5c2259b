import Foundation

/// Reads UIKit's visual format, such as `H:|-[name(>=80)]-8-[value]-|`, into constraints. [AL-16]
struct VisualFormat {
  /// What is wrong, with the place in the format.
  struct Problem: Error {
    let text: String
  }

  private let format: [Character]
  private var place = 0
  private let metrics: [String: CGFloat]
  private let views: [String: AnyObject]
  private let options: NSLayoutConstraint.FormatOptions
  private var isAcross = true
  private(set) var constraints: [NSLayoutConstraint] = []

  /// One condition of a distance or a size: how it compares, with what, and how strongly.
  private struct Condition {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    var view: AnyObject?
    var priority = UILayoutPriority.required
  }

  init(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: CGFloat],
    _ views: [String: AnyObject]
  ) throws(Problem) {
    self.format = Array(format)
    self.options = options
    self.metrics = metrics
    self.views = views
    try read()
  }

  // MARK: - Reading

  private var next: Character? { place < format.count ? format[place] : nil }

  private mutating func skip(_ character: Character) -> Bool {
    guard next == character else { return false }
    place += 1
    return true
  }

  private func problem(_ text: String) -> Problem {
    Problem(text: "\(text) at \(place) in \"\(String(format))\"")
  }

  private mutating func read() throws(Problem) {
    if format.starts(with: "V:") {
      isAcross = false
      place = 2
    } else if format.starts(with: "H:") {
      place = 2
    }
    var last: AnyObject?
    var aligned: [AnyObject] = []
    var isAtEdge = false
    if skip("|") { isAtEdge = true }
    while next != nil {
      let distance = try readDistance()
      if skip("|") {
        guard let last, next == nil else { throw problem("\"|\" stands at the ends alone") }
        try relate(last, to: nil, distance, isLeading: false)
        break
      }
      let view = try readView()
      if let last {
        try relate(last, to: view, distance, isLeading: false)
      } else if isAtEdge {
        try relate(view, to: nil, distance, isLeading: true)
      }
      aligned.append(view)
      last = view
    }
    guard !aligned.isEmpty else { throw problem("there is no view") }
    align(aligned)
  }

  /// The conditions between two views; nil where they touch.
  private mutating func readDistance() throws(Problem) -> [Condition]? {
    guard skip("-") else { return nil }
    if next == "[" || next == "|" { return [Condition(constant: .systemSpacing)] }
    let conditions = try readConditions()
    guard skip("-") else { throw problem("\"-\" is missing after a distance") }
    return conditions
  }

  private mutating func readConditions() throws(Problem) -> [Condition] {
    guard skip("(") else { return [try readCondition()] }
    var conditions = [try readCondition()]
    while skip(",") { conditions.append(try readCondition()) }
    guard skip(")") else { throw problem("\")\" is missing") }
    return conditions
  }

  private mutating func readCondition() throws(Problem) -> Condition {
    var condition = Condition()
    if skip("=") {
      guard skip("=") else { throw problem("\"==\" is meant") }
    } else if skip(">") {
      guard skip("=") else { throw problem("\">=\" is meant") }
      condition.relation = .greaterThanOrEqual
    } else if skip("<") {
      guard skip("=") else { throw problem("\"<=\" is meant") }
      condition.relation = .lessThanOrEqual
    }
    let word = readWord()
    if let number = Double(word) {
      condition.constant = CGFloat(number)
    } else if let number = metrics[word] {
      condition.constant = number
    } else if let view = views[word] {
      condition.view = view
    } else {
      throw problem("\"\(word)\" is no number, metric or view")
    }
    if skip("@") {
      let strength = readWord()
      guard let number = Double(strength) ?? metrics[strength].map(Double.init) else {
        throw problem("\"\(strength)\" is no priority")
      }
      condition.priority = UILayoutPriority(Float(number))
    }
    return condition
  }

  private mutating func readView() throws(Problem) -> AnyObject {
    guard skip("[") else { throw problem("\"[\" is missing") }
    let name = readWord()
    guard let view = views[name] else { throw problem("\"\(name)\" is not among the views") }
    if next == "(" {
      for condition in try readConditions() {
        let size: NSLayoutConstraint.Attribute = isAcross ? .width : .height
        add(
          view, size, condition.relation, condition.view, condition.view == nil ? .notAnAttribute : size,
          condition)
      }
    }
    guard skip("]") else { throw problem("\"]\" is missing") }
    return view
  }

  private mutating func readWord() -> String {
    let start = place
    if next == "-" { place += 1 }
    while let character = next,
      character.isLetter || character.isNumber || character == "_" || character == "."
    {
      place += 1
    }
    return String(format[start..<place])
  }

  // MARK: - Making

  private mutating func add(
    _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: AnyObject?, _ other: NSLayoutConstraint.Attribute, _ condition: Condition
  ) {
    let constraint = NSLayoutConstraint(
      LayoutEdge(first, attribute), relation, second.map { LayoutEdge($0, other) },
      constant: condition.constant)
    constraint.priority = condition.priority
    constraints.append(constraint)
  }

  /// Relates a view to the next one, or to an edge of its superview.
  private mutating func relate(
    _ view: AnyObject, to next: AnyObject?, _ distance: [Condition]?, isLeading: Bool
  ) throws(Problem) {
    let (start, end) = edges
    for condition in distance ?? [Condition()] {
      guard condition.view == nil else { throw problem("a distance is a number") }
      if let next {
        add(next, start, condition.relation, view, end, condition)
      } else {
        guard let superview = (view as? UIView)?.superview ?? (view as? UILayoutGuide)?.owningView else {
          throw problem("a view at \"|\" has no superview")
        }
        if isLeading {
          add(view, start, condition.relation, superview, start, condition)
        } else {
          add(superview, end, condition.relation, view, end, condition)
        }
      }
    }
  }

  private var edges: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) {
    guard isAcross else { return (.top, .bottom) }
    if options.contains(.directionLeftToRight) { return (.left, .right) }
    if options.contains(.directionRightToLeft) { return (.right, .left) }
    return (.leading, .trailing)
  }

  private mutating func align(_ views: [AnyObject]) {
    for attribute in options.alignments {
      for (view, next) in zip(views, views.dropFirst()) {
        add(next, attribute, .equal, view, attribute, Condition())
      }
    }
  }
}

extension NSLayoutConstraint {
  /// Which edges of the views of a visual format are aligned, and which way it is read. Numbers are UIKit's.
  public nonisolated struct FormatOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Left edges are aligned.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Right edges are aligned.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Top edges are aligned.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Bottom edges are aligned.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The edges where text begins are aligned.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The edges where text ends are aligned.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Middles between left and right are aligned.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Middles between top and bottom are aligned.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Baselines of last lines are aligned.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// Baselines of first lines are aligned.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The format is read in the direction of text, which is the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// The format is read from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The format is read from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    /// What is aligned.
    var alignments: [Attribute] {
      let all: [(FormatOptions, Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
        (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
        (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
        (.alignAllFirstBaseline, .firstBaseline),
      ]
      return all.filter { contains($0.0) }.map(\.1)
    }
  }

  /// Returns the constraints that a visual format describes, not active yet. [AL-16]
  ///
  /// - Parameters:
  ///   - format: such as `H:|-[name(>=80)]-8-[value]-|`.
  ///   - opts: what else is aligned.
  ///   - metrics: numbers by the names that the format uses, as `NSNumber`, `CGFloat`, `Double` or `Int`.
  ///   - views: views and layout guides by the names that the format uses.
  /// - Precondition: the format can be read, and all names in it are known.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let numbers = (metrics ?? [:]).compactMapValues { value -> CGFloat? in
      switch value {
      case let number as CGFloat: number
      case let number as Double: CGFloat(number)
      case let number as Float: CGFloat(number)
      case let number as Int: CGFloat(number)
      case let number as NSNumber: CGFloat(number.doubleValue)
      default: nil
      }
    }
    do {
      return try VisualFormat(format, opts, numbers, views.mapValues { $0 as AnyObject }).constraints
    } catch {
      preconditionFailure("Unable to parse constraint format: \(error.text)")
    }
  }
}
