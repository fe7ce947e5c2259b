import FingerpostSolver
import Foundation

/// The variables of a view or layout guide in an engine: where it is in its superview or owner, and how large.
final class LayoutVariables {
  /// In which order the four stand.
  enum Place: Int, CaseIterable {
    case x, y, width, height

    var isLength: Bool { self == .width || self == .height }
  }

  /// Something for each place, without a list on the heap.
  struct Four<Value> {
    private var x, y, width, height: Value

    init(_ each: Value) { (x, y, width, height) = (each, each, each, each) }

    subscript(place: Place) -> Value {
      get {
        switch place {
        case .x: x
        case .y: y
        case .width: width
        case .height: height
        }
      }
      set {
        switch place {
        case .x: x = newValue
        case .y: y = newValue
        case .width: width = newValue
        case .height: height = newValue
        }
      }
    }
  }

  /// The size that a view has by its content, along one axis.
  struct ContentSize: Equatable {
    var size: CGFloat
    var hugging: Float
    var compression: Float
    var rank: (hugging: Double, compression: Double)

    static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.size == rhs.size && lhs.hugging == rhs.hugging && lhs.compression == rhs.compression
        && lhs.rank == rhs.rank
    }
  }

  /// The engine that they belong to, which is gone once the tree has become part of another one.
  private(set) weak var engine: LayoutEngine?
  /// Its number, which costs less to look at.
  let engineNumber: Int
  weak var item: AnyObject?
  /// How many constraints of the engine were activated before the first one that names the item. [AL-5]
  var firstMention = Int.max
  /// Whether the frame is given and not looked for.
  var isFixed = false
  /// The last look at the engine's items that found this one.
  var generation = 0

  private var symbols = Four<FingerpostSolver.Variable?>(nil)
  /// The ranks of the variables, and the look at the engine's items that gave it to each.
  private var ranks = Four((number: 0, generation: 0))
  /// What holds a given frame in place.
  var fixed = Four<ConstraintID?>(nil)
  /// What holds the size of the content, of width and height.
  var content: [(id: ConstraintID, said: ContentSize)?] = [nil, nil]
  /// What the solution was when it was last looked at.
  private var values = Four(Double.nan)

  init(_ item: AnyObject, _ engine: LayoutEngine) {
    self.item = item
    self.engine = engine
    engineNumber = engine.number
  }

  /// The variable of a place, made if there is none.
  func symbol(_ place: Place) -> FingerpostSolver.Variable {
    guard let engine else { preconditionFailure("an engine asks only for its own variables") }
    return symbol(place, in: engine)
  }

  /// The same, for the engine that they belong to, which costs less.
  ///
  /// Variables are ranked in the order in which the constraints of now ask for them, so that earlier ones leave no trace.
  /// [AL-2]
  func symbol(_ place: Place, in engine: LayoutEngine) -> FingerpostSolver.Variable {
    if let symbol = symbols[place] {
      if ranks[place].generation != engine.generation {
        let number = engine.nextRank()
        if ranks[place].number != number {
          engine.solver.setRank(Double(number).squareRoot(), of: symbol)
        }
        ranks[place] = (number, engine.generation)
      }
      return symbol
    }
    let number = engine.nextRank()
    let symbol = engine.solver.makeVariable(isLength: place.isLength, rank: Double(number).squareRoot())
    symbols[place] = symbol
    ranks[place] = (number, engine.generation)
    if isFixed { engine.fix(self, place) }
    return symbol
  }

  func hasSymbol(_ place: Place) -> Bool { symbols[place] != nil }

  /// The variable of a place, if it was made.
  func madeSymbol(_ place: Place) -> FingerpostSolver.Variable? { symbols[place] }

  /// What the solver has for a place now.
  func value(_ place: Place) -> Double? {
    guard let symbol = symbols[place] else { return nil }
    return engine?.solver.value(of: symbol)
  }

  /// Takes in the solution of the engine's solver, and returns whether it is another one than before.
  func readValues(of solution: Solution) -> Bool {
    var isNew = false
    for place in Place.allCases {
      guard let symbol = symbols[place] else { continue }
      let value = solution[symbol]
      if value != values[place] {
        values[place] = value
        isNew = true
      }
    }
    return isNew
  }

  /// The solution as it was last taken in.
  private func known(_ place: Place) -> Double? {
    guard symbols[place] != nil else { return nil }
    let known = values[place]
    return known.isNaN ? value(place) : known
  }

  /// Whether the engine has let go of them.
  private(set) var isForgotten = false

  /// Takes the variables out of the solver; no constraint may name them any more.
  func forget() {
    isForgotten = true
    for place in Place.allCases {
      if let symbol = symbols[place] { engine?.solver.remove(symbol) }
      symbols[place] = nil
    }
  }

  /// Lets go of a solver that is not used any more.
  func reset() {
    symbols = Four(nil)
    fixed = Four(nil)
    content = [nil, nil]
  }

  /// The solved rectangle with its edges on whole pixels; for what has no variable, that of the item now. [AL-6]
  func rect(or current: CGRect = .zero, scale: CGFloat) -> CGRect {
    func round(_ value: Double) -> CGFloat {
      guard scale > 0 else { return CGFloat(value) }
      // Half a pixel goes up; what is a hair less is meant to be half a pixel.
      return ((CGFloat(value) * scale) + 0.5 + 1e-6).rounded(.down) / scale
    }
    func span(_ start: Place, _ length: Place, _ now: (CGFloat, CGFloat)) -> (CGFloat, CGFloat) {
      let (from, size) = (known(start) ?? Double(now.0), known(length) ?? Double(now.1))
      let first = round(from)
      return (first, max(0, round(from + size) - first))
    }
    let (x, width) = span(.x, .width, (current.minX, current.width))
    let (y, height) = span(.y, .height, (current.minY, current.height))
    return CGRect(x: x, y: y, width: width, height: height)
  }

  var rect: CGRect { engine.map { rect(scale: $0.scale) } ?? .zero }
}
