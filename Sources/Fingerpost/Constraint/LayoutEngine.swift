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
  /// The constraint that each of the solver's was made for; frames and sizes of content have none.
  var owners: [ConstraintID: InstalledConstraint] = [:]
  private var generation = 0
  private var ranks = 0
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

  // MARK: - Variables

  func variables(of item: AnyObject) -> LayoutVariables {
    if let made = existingVariables(of: item) { return made }
    let made = LayoutVariables(item, self)
    items.append(made)
    made.generation = generation
    if isFitting {
      own[ObjectIdentifier(item)] = made
    } else if let guide = item as? UILayoutGuide {
      guide.variables = made
    } else if let view = item as? UIView {
      view.madeConstraintState.variables = made
      view.node.pointee.set(.constrained, true)
    }
    made.isFixed = isFixed(item)
    return made
  }

  func existingVariables(of item: AnyObject) -> LayoutVariables? {
    if isFitting { return own[ObjectIdentifier(item)] }
    let made = (item as? UILayoutGuide)?.variables ?? (item as? UIView)?.constraintState?.variables
    return made.flatMap { $0.engine === self ? $0 : nil }
  }

  private func isFixed(_ item: AnyObject) -> Bool {
    guard let view = item as? UIView else { return false }
    if view === root { return !isFitting }
    return view.translatesAutoresizingMaskIntoConstraints
  }

  /// Holds a given frame in place.
  func fix(_ variables: LayoutVariables, _ place: LayoutVariables.Place) {
    let constraint = Constraint(
      [(variables.symbol(place), 1)], .equal, constant: -given(variables, place))
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
    for record in changedConstraints where record.engine === self { refresh(record) }
    changedConstraints.removeAll(keepingCapacity: true)
    for variables in changedFrames {
      for place in LayoutVariables.Place.allCases {
        if let id = variables.fixed[place] { solver.setConstant(-given(variables, place), of: id) }
      }
    }
    changedFrames.removeAll(keepingCapacity: true)
    for variables in changedContents { refreshContent(of: variables) }
    changedContents.removeAll(keepingCapacity: true)
    if isStructureStale { return }
    guard solver.solve() == nil else { return startAgain() }
    for variables in items {
      guard variables.readValues(of: solver), let item = variables.item else { continue }
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
    owners = [:]
    for variables in items { variables.reset() }
    for record in installed { record.id = nil }
    isStructureStale = true
  }

  // MARK: - Constraints and items come and go

  private func synchronize() {
    isStructureStale = false
    generation += 1
    guard let root else { return }
    var found: [NSLayoutConstraint] = []
    var views: [UIView] = []
    var pending = [root]
    while let view = pending.popLast() {
      if view.constraintState != nil { views.append(view) }
      found += view.constraintState?.constraints ?? []
      let node = view.node.pointee
      for index in (0..<node.subviewCount).reversed() {
        if let subview = node.subviews?[index],
          !subview.pointee.flags.isDisjoint(with: [.holdsConstraints, .constrained])
        {
          pending.append(subview.pointee.view.object)
        }
      }
    }
    found.sort { $0.sequence < $1.sequence }

    let records = found.map(record(of:))
    for record in records { record.generation = generation }
    for record in installed where record.generation != generation { uninstall(record) }
    installed = records
    // What places a view has to be known before what its frame is needed for.
    for variables in items where variables.item.map({ isFixed($0) != variables.isFixed }) ?? false {
      letGo(of: variables)
    }
    for variables in items { variables.firstMention = .max }
    insetDependents = []
    for record in records {
      for item in record.constraint.items {
        let variables = variables(of: item)
        variables.generation = generation
        variables.firstMention = min(variables.firstMention, record.constraint.sequence)
      }
      usesInsets = false
      refresh(record)
      if usesInsets { insetDependents.append(record) }
    }
    forgetItemsThatAreGone()
    for variables in items { refreshContent(of: variables) }
    for variables in items where variables.isFixed { changedFrames.append(variables) }
  }

  private func record(of constraint: NSLayoutConstraint) -> InstalledConstraint {
    if !isFitting, let record = constraint.installed, record.engine === self { return record }
    let record = InstalledConstraint(constraint, self)
    if !isFitting { constraint.installed = record }
    return record
  }

  /// Takes the constraints that name an item out, so that it can be described again.
  private func letGo(of variables: LayoutVariables) {
    for record in installed where record.constraint.items.contains(where: { $0 === variables.item }) {
      uninstall(record)
    }
    release(variables)
    if let item = variables.item { variables.isFixed = isFixed(item) }
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
    var mentioned = Set<FingerpostSolver.Variable>()
    for record in installed { for term in record.sum.terms { mentioned.insert(term.variable) } }
    items.removeAll { variables in
      let isNamed = LayoutVariables.Place.allCases.contains {
        variables.hasSymbol($0) && mentioned.contains(variables.symbol($0))
      }
      guard variables.item == nil || (variables.generation != generation && !isNamed) else { return false }
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
    owners[id] = nil
    record.id = nil
  }

  /// Brings a constraint of the solver up to date with what the view's constraint says now.
  private func refresh(_ record: InstalledConstraint) {
    guard let (sum, relation) = sum(of: record.constraint) else { return uninstall(record) }
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

  // MARK: - Sizes of content

  /// Decides which of several constraints or sizes of content of one strength gives way: that of the lowest rank, and so the
  /// one of the lowest kind and, within a kind, the lowest place. Roots, so that no few ranks add up to the same as others.
  /// [AL-5]
  static func rank(_ kind: Int, _ place: Int) -> Double {
    let distance = Double(min(place.magnitude, 1_000_000_000)).squareRoot()
    return Double(kind) * 100_000 + (place < 0 ? -distance : distance)
  }

  /// What a view's content asks for along an axis.
  private func contentSize(of view: UIView, _ variables: LayoutVariables, axis: Int) -> LayoutVariables
    .ContentSize?
  {
    let axisName: NSLayoutConstraint.Axis = axis == 0 ? .horizontal : .vertical
    let intrinsic = view.intrinsicContentSize
    var size = axis == 0 ? intrinsic.width : intrinsic.height
    guard size != UIView.noIntrinsicMetric else { return nil }
    let insets = view.alignmentRectInsets
    let wraps = view.textLines?.wraps ?? false
    if axis == 1, wraps, variables.content[1] != nil, let solved = variables.value(.width) {
      let width = CGFloat(solved) - insets.left - insets.right
      if width > 0 { size = view.sizeThatFits(CGSize(width: width, height: 0)).height }
    }
    size += axis == 0 ? insets.left + insets.right : insets.top + insets.bottom
    let mention = variables.firstMention
    let ranks =
      wraps
      ? (hugging: LayoutEngine.rank(2, -mention), compression: LayoutEngine.rank(4, mention))
      : (hugging: LayoutEngine.rank(2, mention), compression: LayoutEngine.rank(4, -mention))
    // A size of content that is required gives way to a constraint that is. [AL-8]
    func below(_ priority: UILayoutPriority) -> Float { min(priority.rawValue, 999.5) }
    return LayoutVariables.ContentSize(
      size: size, hugging: below(view.contentHuggingPriority(for: axisName)),
      compression: below(view.contentCompressionResistancePriority(for: axisName)), rank: ranks)
  }

  private func refreshContent(of variables: LayoutVariables) {
    guard !variables.isFixed, let view = variables.item as? UIView, variables.engine === self else { return }
    for place in LayoutVariables.Place.allCases { _ = variables.symbol(place) }
    for axis in 0..<2 {
      let said = contentSize(of: view, variables, axis: axis)
      if let content = variables.content[axis] {
        guard said != content.said else { continue }
        if let said, said.hugging == content.said.hugging, said.compression == content.said.compression,
          said.rank == content.said.rank
        {
          solver.setConstant(-Double(said.size), of: content.id)
          variables.content[axis]?.said = said
          continue
        }
        solver.remove(content.id)
        variables.content[axis] = nil
      }
      guard let said else { continue }
      var constraint = Constraint(
        [(variables.symbol(axis == 0 ? .width : .height), 1)], .equal, constant: -Double(said.size),
        strength: Strength(said.hugging), rank: said.rank.hugging)
      constraint.strengthBelow = Strength(said.compression)
      constraint.rankBelow = said.rank.compression
      // What is not required contradicts nothing.
      if let id = try? solver.add(constraint).get() { variables.content[axis] = (id, said) }
    }
  }

  /// Notes text that has another height in the width that it has now.
  private func noteWrappedContent(of view: UIView, _ variables: LayoutVariables) {
    guard variables.content[1] != nil, view.textLines?.wraps == true else { return }
    if contentSize(of: view, variables, axis: 1) != variables.content[1]?.said {
      changedContents.append(variables)
    }
  }
}
