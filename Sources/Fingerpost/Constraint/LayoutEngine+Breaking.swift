import FingerpostSolver
import Foundation

extension LayoutEngine {
  /// Adds a constraint to the solver. Of required ones that contradict each other one is left out. [AL-7]
  func install(_ record: InstalledConstraint) {
    guard !record.sum.terms.isEmpty else { return }
    let constraint = Constraint(
      record.sum.terms, record.relation, constant: record.sum.constant,
      strength: Strength(record.priority.rawValue),
      rank: LayoutEngine.rank(3, record.constraint.sequence))
    while true {
      switch solver.add(constraint) {
      case .success(let id):
        setID(id, of: record)
        return
      case .failure(let conflict):
        let rivals = conflict.constraints.compactMap(owner(of:))
        let broken = LayoutEngine.weakest(of: rivals + [record])
        report(broken, among: rivals + [record])
        guard broken !== record, let id = broken.id else { return }
        solver.remove(id)
        setID(nil, of: broken)
      }
    }
  }

  /// The one of several required constraints that is left out. [AL-7]
  ///
  /// The order fits what was measured; no document states it.
  private static func weakest(of records: [InstalledConstraint]) -> InstalledConstraint {
    records.max {
      isStronger($0.constraint, $1.constraint) ?? ($0.constraint.sequence < $1.constraint.sequence)
    }
      ?? records[records.count - 1]
  }

  /// Whether the first constraint is left out only after the second; nil where nothing says so.
  private static func isStronger(_ first: NSLayoutConstraint, _ second: NSLayoutConstraint) -> Bool? {
    func differ<Number: Comparable>(_ number: (NSLayoutConstraint) -> Number) -> Bool? {
      let (a, b) = (number(first), number(second))
      return a == b ? nil : a < b
    }
    return differ { [.lessThanOrEqual: 2, .greaterThanOrEqual: 1][$0.relation] ?? 0 }
      ?? differ(kind) ?? differ(place) ?? differ(isTurnedAround) ?? differ(\.constant)
  }

  /// Middles are left out before sizes in points, those before sizes of others, and edges last.
  private static func kind(_ constraint: NSLayoutConstraint) -> Int {
    switch constraint.firstAttribute {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: 3
    case .width, .height: constraint.secondAttribute == .notAnAttribute ? 2 : 1
    default: 0
    }
  }

  /// Of sizes in points, those of views that come later among their siblings.
  private static func place(_ constraint: NSLayoutConstraint) -> Int {
    guard kind(constraint) == 2, let view = constraint.firstItem as? UIView else { return 0 }
    return view.holdingView?.node.pointee.index(of: view.node) ?? 0
  }

  /// Constraints that name the view that holds the other one first.
  private static func isTurnedAround(_ constraint: NSLayoutConstraint) -> Int {
    guard let first = constraint.firstItem as? UIView, let second = constraint.secondItem as? UIView else {
      return 0
    }
    return first !== second && second.isHeld(by: first) ? 1 : 0
  }

  private func report(_ broken: InstalledConstraint, among all: [InstalledConstraint]) {
    guard !isFitting, !broken.isReported else { return }
    broken.isReported = true
    let list = all.map { "    \($0.constraint)" }.joined(separator: "\n")
    let text = """
      Unable to simultaneously satisfy constraints.
      Probably at least one of the constraints in the following list is one you don't want.
      (
      \(list)
      )
      Will attempt to recover by breaking constraint
      \(broken.constraint)

      """
    FileHandle.standardError.write(Data(text.utf8))
  }
}
