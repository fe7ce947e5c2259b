import FingerpostSolver
import FingerpostUnsafe
import Foundation

/// Lays out one tree of views by constraints: those that its views hold become constraints of a solver, and the solution
/// becomes frames when a view lays out its subviews. [AL-1]
///
/// It belongs to the view at the top of the tree. What changes is noted and done before the next layout, all at once.
final class LayoutEngine {
  private static var made = 0
  /// Another one for each engine.
  let number: Int
  weak var root: UIView?
  /// Whether the engine answers one question about a view and moves nothing.
  let isFitting: Bool
  private(set) var solver = Solver()

  /// Whether constraints or views have come or gone.
  var isStructureStale = true
  /// Constraints with other constants.
  var changedConstraints: [InstalledConstraint] = []
  /// Views with other frames that constraints name and do not place.
  var changedFrames: [LayoutVariables] = []
  /// Views whose content has another size.
  var changedContents: [LayoutVariables] = []

  private(set) var items: [LayoutVariables] = []
  private(set) var installed: [InstalledConstraint] = []
  /// Those that depend on safe areas, margins and offsets, which change without a word.
  private(set) var insetDependents: [InstalledConstraint] = []
  /// Whether a sum that was made since this was set to false has a part that changes without a word.
  var usesInsets = false
  /// The constraint that each of the solver's was made for, by number; frames and sizes of content have none.
  private var owners: [InstalledConstraint?] = []
  /// How often items were looked at, as constraints or views had come or gone.
  private(set) var generation = 0
  /// How many variables were ranked since the last of these looks.
  private var ranks = 0
  /// The items that were asked for since then, in that order.
  private var touched: [LayoutVariables] = []
  /// The variables of an engine that answers a question, since those of views are the tree's.
  private var own: [ObjectIdentifier: LayoutVariables] = [:]

  init(_ root: UIView, isFitting: Bool = false) {
    LayoutEngine.made += 1
    number = LayoutEngine.made
    self.root = root
    self.isFitting = isFitting
  }

  var isStale: Bool {
    isStructureStale || !changedConstraints.isEmpty || !changedFrames.isEmpty || !changedContents.isEmpty
  }

  /// How many pixels make a point where the tree is shown; 0 if unknown.
  var scale: CGFloat {
    CGFloat((root?.holdingWindow?.world ?? World.current).eventRules.scrollPixelsPerPoint)
  }

  func nextRank() -> Int {
    ranks += 1
    return ranks
  }

  /// The constraint that one of the solver's was made for.
  func owner(of id: ConstraintID) -> InstalledConstraint? {
    id.number < owners.count ? owners[id.number] : nil
  }

  /// Notes which of the solver's constraints stands for one, or that none does any more.
  func setID(_ id: ConstraintID?, of record: InstalledConstraint) {
    if let old = record.id { owners[old.number] = nil }
    record.id = id
    guard let id else { return }
    while owners.count <= id.number { owners.append(nil) }
    owners[id.number] = record
  }

  // MARK: - Variables

  func variables(of item: AnyObject) -> LayoutVariables {
    if let view = item as? UIView { return variables(of: view) }
    if let guide = item as? UILayoutGuide { return variables(of: guide) }
    preconditionFailure("constraints relate views and layout guides")
  }

  func variables(of view: UIView) -> LayoutVariables {
    if let made = existing(view.constraintState?.variables, of: view) { return made }
    let made = makeVariables(of: view)
    if !isFitting {
      view.madeConstraintState.variables = made
      view.node.pointee.set(.constrained, true)
      // It is what gives the view its frame, whoever holds the constraints.
      view.node.pointee.superview?.pointee.set(.holdsConstraints, true)
    }
    made.isFixed = isFixed(view)
    return made
  }

  func variables(of guide: UILayoutGuide) -> LayoutVariables {
    if let made = existing(guide.variables, of: guide) { return made }
    let made = makeVariables(of: guide)
    if !isFitting { guide.variables = made }
    return made
  }

  private func makeVariables(of item: AnyObject) -> LayoutVariables {
    let made = LayoutVariables(item, self)
    items.append(made)
    touch(made)
    if isFitting { own[ObjectIdentifier(item)] = made }
    return made
  }

  private func existing(_ kept: LayoutVariables?, of item: AnyObject) -> LayoutVariables? {
    guard let found = isFitting ? own[ObjectIdentifier(item)] : kept, found.engineNumber == number else {
      return nil
    }
    if found.generation != generation { touch(found) }
    return found
  }

  private func touch(_ variables: LayoutVariables) {
    variables.generation = generation
    touched.append(variables)
  }

  private func isFixed(_ item: AnyObject) -> Bool {
    guard let view = item as? UIView else { return false }
    if view === root { return !isFitting }
    return view.translatesAutoresizingMaskIntoConstraints
  }

  /// Holds a given frame in place.
  func fix(_ variables: LayoutVariables, _ place: LayoutVariables.Place) {
    guard let symbol = variables.madeSymbol(place) else { return }
    let constraint = Constraint([(symbol, 1)], .equal, constant: -given(variables, place))
    // A number alone contradicts nothing that does not name it yet.
    variables.fixed[place] = try? solver.add(constraint).get()
  }

  private func given(_ variables: LayoutVariables, _ place: LayoutVariables.Place) -> Double {
    guard let view = variables.item as? UIView else { return 0 }
    let node = view.node.pointee
    return switch place {
    case .x: node.centerX - node.width * node.anchorU
    case .y: node.centerY - node.height * node.anchorV
    case .width: node.width
    case .height: node.height
    }
  }

  // MARK: - What is due

  /// Takes in what has changed, solves, and marks the superviews of what moves for layout.
  func updateIfStale() {
    // Sizes of content may depend on solved widths, and insets on solved places.
    var rounds = 0
    while isStale, rounds < 8 {
      rounds += 1
      update()
    }
  }

  private func update() {
    if isStructureStale { synchronize() }
    // What was deactivated since it was changed is not to come back.
    for record in changedConstraints where record.engine === self && record.generation == generation {
      refresh(record, sum(of: record.constraint))
    }
    changedConstraints.removeAll(keepingCapacity: true)
    for variables in changedFrames {
      for place in LayoutVariables.Place.allCases {
        if let id = variables.fixed[place] { solver.setConstant(-given(variables, place), of: id) }
      }
    }
    changedFrames.removeAll(keepingCapacity: true)
    for variables in changedContents where !variables.isForgotten { refreshContent(of: variables) }
    changedContents.removeAll(keepingCapacity: true)
    if isStructureStale { return }
    guard solver.solve() == nil else { return startAgain() }
    let solution = solver.solution
    for variables in items {
      guard variables.readValues(of: solution), let item = variables.item else { continue }
      if let view = item as? UIView {
        if isFitting || !variables.isFixed { noteWrappedContent(of: view, variables) }
        if !isFitting, !variables.isFixed, let above = view.node.pointee.superview {
          ViewNode.markForLayout(above)
        }
      } else if isFitting {
        continue
      } else if let guide = item as? UILayoutGuide, guide.kind == .content {
        guide.owningView?.markForLayout()
      }
    }
  }

  /// Notes constraints whose safe areas, margins or offsets have changed.
  func noteInsets() {
    for record in insetDependents where record.engine === self && record.id != nil {
      if let (sum, _) = sum(of: record.constraint), sum.constant != record.sum.constant {
        changedConstraints.append(record)
      }
    }
  }

  /// Makes everything again, with another solver.
  private func startAgain() {
    solver = Solver()
    owners = []
    for variables in items { variables.reset() }
    for record in installed { record.id = nil }
    isStructureStale = true
  }

  // MARK: - Constraints and items come and go

  private func synchronize() {
    isStructureStale = false
    generation += 1
    ranks = 0
    touched.removeAll(keepingCapacity: true)
    guard let root else { return }
    let records = constraints(below: root).map(record(of:))
    for record in records { record.generation = generation }
    for record in installed where record.generation != generation { uninstall(record) }
    installed = records
    // What places a view has to be known before what its frame is needed for.
    for variables in items where variables.item.map({ isFixed($0) != variables.isFixed }) ?? false {
      letGo(of: variables)
    }
    for variables in items { variables.firstMention = .max }
    insetDependents = []
    let sums = records.map { record in
      record.constraint.forEachItem { item in
        let variables = variables(of: item)
        variables.firstMention = min(variables.firstMention, record.constraint.sequence)
      }
      usesInsets = false
      let sum = sum(of: record.constraint)
      if usesInsets { insetDependents.append(record) }
      return sum
    }
    // The view whose size is asked for counts, whether or not anything names it.
    if isFitting { _ = variables(of: root) }
    items = touched + items.filter { $0.generation != generation }
    touched.removeAll(keepingCapacity: true)
    // Contents first: a size that nothing names yet is what its content says, and one that rows name already becomes that
    // by a pivot through all of them.
    for variables in items where variables.generation == generation { refreshContent(of: variables) }
    for (record, sum) in zip(records, sums) { refresh(record, sum) }
    forgetItemsThatAreGone()
    for variables in items where variables.generation != generation { refreshContent(of: variables) }
    for variables in items where variables.isFixed { changedFrames.append(variables) }
  }

  /// The active constraints of a tree, in the order in which they were activated.
  private func constraints(below root: UIView) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var isSorted = true
    var pending = [root]
    while let view = pending.popLast() {
      if let held = view.constraintState?.constraints, !held.isEmpty {
        // Those of one view are.
        isSorted = found.isEmpty
        found += held
      }
      let node = view.node.pointee
      for index in (0..<node.subviewCount).reversed() {
        if let subview = node.subviews?[index],
          !subview.pointee.flags.isDisjoint(with: [.holdsConstraints, .constrained])
        {
          pending.append(subview.pointee.view.object)
        }
      }
    }
    if !isSorted { found.sort { $0.sequence < $1.sequence } }
    return found
  }

  private func record(of constraint: NSLayoutConstraint) -> InstalledConstraint {
    if !isFitting, let record = constraint.installed, record.engine === self { return record }
    let record = InstalledConstraint(constraint, self)
    if !isFitting { constraint.installed = record }
    return record
  }

  /// Takes the constraints that need an item out, so that it can be described again.
  private func letGo(of variables: LayoutVariables) {
    let places = LayoutVariables.Place.allCases.filter(variables.hasSymbol)
    let symbols = places.compactMap(variables.madeSymbol)
    for record in installed where record.sum.terms.contains(where: { symbols.contains($0.variable) }) {
      uninstall(record)
    }
    release(variables)
    if let item = variables.item { variables.isFixed = isFixed(item) }
    if variables.isFixed { for place in places { fix(variables, place) } }
  }

  private func release(_ variables: LayoutVariables) {
    for place in LayoutVariables.Place.allCases {
      if let id = variables.fixed[place] { solver.remove(id) }
      variables.fixed[place] = nil
    }
    for axis in 0..<2 {
      if let content = variables.content[axis] { solver.remove(content.id) }
      variables.content[axis] = nil
    }
  }

  private func forgetItemsThatAreGone() {
    func isLeft(_ variables: LayoutVariables) -> Bool {
      variables.item == nil || variables.generation != generation
    }
    guard items.contains(where: isLeft) else { return }
    var mentioned = Set<FingerpostSolver.Variable>()
    for record in installed { for term in record.sum.terms { mentioned.insert(term.variable) } }
    items.removeAll { variables in
      guard isLeft(variables) else { return false }
      let isNamed = LayoutVariables.Place.allCases.contains {
        variables.madeSymbol($0).map(mentioned.contains) ?? false
      }
      guard variables.item == nil || !isNamed else { return false }
      release(variables)
      variables.forget()
      if let view = variables.item as? UIView, view.constraintState?.variables === variables {
        view.constraintState?.variables = nil
        view.node.pointee.set(.constrained, false)
      }
      return true
    }
  }

  private func uninstall(_ record: InstalledConstraint) {
    guard let id = record.id else { return }
    solver.remove(id)
    setID(nil, of: record)
  }

  /// Brings a constraint of the solver up to date with what the view's constraint says now.
  private func refresh(_ record: InstalledConstraint, _ said: (LayoutSum, Constraint.Relation)?) {
    guard let (sum, relation) = said else { return uninstall(record) }
    let priority = record.constraint.priority
    if let id = record.id, sum.hasSameTerms(as: record.sum), relation == record.relation,
      priority == record.priority
    {
      if sum.constant != record.sum.constant { solver.setConstant(sum.constant, of: id) }
      record.sum.constant = sum.constant
      return
    }
    uninstall(record)
    record.sum = sum
    record.relation = relation
    record.priority = priority
    install(record)
  }
}
