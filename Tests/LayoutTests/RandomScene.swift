import Fingerpost
import FingerpostText
import Foundation

/// A tree of views, guides, stacks and scroll views with constraints, made from a seed, and what of it changes.
struct RandomScene {
  enum Kind: CaseIterable {
    case plain, sized, guide, stack, scroll
  }

  /// A view or guide; the first one is the root.
  struct Item {
    var kind: Kind
    var holder: Int
  }

  /// A constraint between two items, or of one alone.
  struct Relation {
    var first: Int
    var attribute: NSLayoutConstraint.Attribute
    var relation: NSLayoutConstraint.Relation = .equal
    var second: Int?
    var other = NSLayoutConstraint.Attribute.notAnAttribute
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
    var priority: Float = 1000
  }

  /// How a stack places its views.
  struct Arrangement: Equatable {
    var axis = NSLayoutConstraint.Axis.horizontal
    var distribution = UIStackView.Distribution.fill
    var alignment = UIStackView.Alignment.fill
    var spacing: CGFloat = 0
  }

  private(set) var items: [Item] = []
  private(set) var relations: [Relation] = []
  /// The active constraints, in the order in which they were activated.
  var active: [Int] = []
  var sizes: [CGSize] = []
  var arrangements: [Arrangement] = []
  var hidden: Set<Int> = []
  var fixed: Set<Int> = []
  var rootWidth: CGFloat = 320

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    items = [Item(kind: .plain, holder: 0)]
    for _ in 0..<(3 + random.below(7)) {
      let holders = items.indices.filter { items[$0].kind != .guide && items[$0].kind != .sized }
      let holder = holders[random.below(holders.count)]
      // What stacks place are views.
      var kind = Kind.allCases[random.below(5)]
      if items[holder].kind == .stack, kind == .guide { kind = .sized }
      items.append(Item(kind: kind, holder: holder))
    }
    sizes = items.map { _ in RandomScene.size(&random) }
    arrangements = items.map { _ in RandomScene.arrangement(&random) }
    for index in items.indices.dropFirst() { describe(index, &random) }
    active = relations.indices.filter { relations[$0].priority == 1000 || random.below(3) > 0 }
  }

  static func size(_ random: inout SplitMix64) -> CGSize {
    CGSize(width: Double(10 + random.below(160)) / 2, height: Double(8 + random.below(90)) / 2)
  }

  static func arrangement(_ random: inout SplitMix64) -> Arrangement {
    Arrangement(
      axis: random.below(2) == 0 ? .horizontal : .vertical,
      distribution: [.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering][
        random.below(5)],
      alignment: [.fill, .leading, .center, .trailing][random.below(4)], spacing: CGFloat(random.below(12)))
  }

  func isArranged(_ index: Int) -> Bool { index > 0 && items[items[index].holder].kind == .stack }

  /// Whether a constraint names an item, or a stack places it.
  func isPlaced(_ index: Int) -> Bool {
    isArranged(index) && !hidden.contains(index)
      || active.contains { relations[$0].first == index || relations[$0].second == index }
  }

  /// Whether constraints say how large the content of a scroll view is.
  func measuresContent(_ index: Int) -> Bool {
    active.contains { active in
      let relation = relations[active]
      guard relation.attribute != .width, relation.attribute != .height else { return false }
      let ends = [relation.first, relation.second ?? 0]
      return ends.contains(index) && ends.contains { $0 != index && items[$0].holder == index }
    }
  }

  /// Adds constraints of one item: a required place along each axis, sizes and further wishes that need not hold.
  private mutating func describe(_ index: Int, _ random: inout SplitMix64) {
    typealias Attribute = NSLayoutConstraint.Attribute
    let axes: [(places: [Attribute], size: Attribute)] = [
      ([.leading, .trailing, .centerX], .width), ([.top, .bottom, .centerY], .height),
    ]
    for axis in axes {
      if !isArranged(index) {
        // What is inside of scroll views keeps to their content, so that it has an end.
        let holder = items[index].holder
        let isContent = items[holder].kind == .scroll
        let second = isContent ? holder : random.below(index)
        relations.append(
          Relation(
            first: index, attribute: axis.places[isContent ? 0 : random.below(3)], second: second,
            other: axis.places[isContent ? 0 : random.below(3)], constant: CGFloat(random.below(60))))
        if isContent {
          relations.append(
            Relation(
              first: holder, attribute: axis.places[1], relation: .greaterThanOrEqual, second: index,
              other: axis.places[1], constant: CGFloat(random.below(20)), priority: 999))
        }
      }
      for _ in 0..<random.below(3) {
        let relates = random.below(2) == 0
        relations.append(
          Relation(
            first: index, attribute: axis.size,
            relation: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual][random.below(4)],
            second: relates ? random.below(index) : nil, other: relates ? axis.size : .notAnAttribute,
            multiplier: relates ? [0.5, 1, 1.5][random.below(3)] : 1,
            constant: CGFloat(relates ? random.below(30) : 10 + random.below(200)),
            priority: [999, 750, 500, 250, 100][random.below(5)]))
      }
      if random.below(3) == 0 {
        relations.append(
          Relation(
            first: index, attribute: axis.places[random.below(3)],
            relation: [.lessThanOrEqual, .equal, .greaterThanOrEqual][random.below(3)],
            second: random.below(index), other: axis.places[random.below(3)],
            constant: CGFloat(random.below(90) - 30), priority: [900, 600, 300][random.below(3)]))
      }
    }
  }

  mutating func setConstant(_ constant: CGFloat, of relation: Int) { relations[relation].constant = constant }
}

/// The views of a random scene.
final class BuiltScene {
  let items: [AnyObject]
  private(set) var constraints: [NSLayoutConstraint] = []

  /// Makes the views as the scene says now, in one go.
  init(_ scene: RandomScene) {
    var items: [AnyObject] = []
    for (index, item) in scene.items.enumerated() {
      let holder = items.isEmpty ? nil : items[item.holder] as? UIView
      let made = BuiltScene.make(item.kind, size: scene.sizes[index], isRoot: index == 0)
      items.append(made)
      if let guide = made as? UILayoutGuide {
        holder?.addLayoutGuide(guide)
      } else if let view = made as? UIView, let stack = holder as? UIStackView {
        stack.addArrangedSubview(view)
      } else if let view = made as? UIView {
        holder?.addSubview(view)
      }
    }
    self.items = items
    constraints = scene.relations.map { relation in
      let constraint = NSLayoutConstraint(
        item: side(relation.first, relation.attribute, scene), attribute: relation.attribute,
        relatedBy: relation.relation, toItem: relation.second.map { side($0, relation.other, scene) },
        attribute: relation.other, multiplier: relation.multiplier, constant: relation.constant)
      constraint.priority = UILayoutPriority(relation.priority)
      return constraint
    }
    for index in scene.items.indices { adopt(index, scene) }
    root.frame.size.width = scene.rootWidth
    for index in scene.active { constraints[index].isActive = true }
  }

  var root: UIView { items[0] as? UIView ?? UIView() }

  private static func make(_ kind: RandomScene.Kind, size: CGSize, isRoot: Bool) -> AnyObject {
    if isRoot { return UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }
    switch kind {
    case .guide: return UILayoutGuide()
    case .sized: return Sized(size.width, size.height)
    case .plain, .stack, .scroll:
      let view: UIView = kind == .plain ? UIView() : kind == .stack ? UIStackView() : UIScrollView()
      view.translatesAutoresizingMaskIntoConstraints = false
      return view
    }
  }

  /// What a constraint names: of a scroll view the guide of its content, or of its frame where the size is meant.
  private func side(_ index: Int, _ attribute: NSLayoutConstraint.Attribute, _ scene: RandomScene)
    -> AnyObject
  {
    guard let scroll = items[index] as? UIScrollView else { return items[index] }
    let isSize = attribute == .width || attribute == .height
    return isSize ? scroll.frameLayoutGuide : scroll
  }

  /// Has an item look as the scene says now.
  func adopt(_ index: Int, _ scene: RandomScene) {
    guard let view = items[index] as? UIView else { return }
    view.isHidden = scene.hidden.contains(index)
    if let sized = view as? Sized, sized.size != scene.sizes[index] {
      sized.size = scene.sizes[index]
      sized.invalidateIntrinsicContentSize()
    }
    if let stack = view as? UIStackView {
      let arrangement = scene.arrangements[index]
      stack.axis = arrangement.axis
      stack.distribution = arrangement.distribution
      stack.alignment = arrangement.alignment
      stack.spacing = arrangement.spacing
    }
  }

  /// Lays out with the constraints of stacks made last, in the order of the tree, as in a scene that was never changed.
  func frames(_ scene: RandomScene) -> [[Double]] {
    for case let stack as UIStackView in items { stack.setNeedsUpdateConstraints() }
    root.layoutIfNeeded()
    return items.enumerated().map { index, item in
      if let scroll = item as? UIScrollView, scene.measuresContent(index) {
        return scroll.box + [Double(scroll.contentSize.width), Double(scroll.contentSize.height)]
      }
      if let view = item as? UIView { return view.box }
      let frame = (item as? UILayoutGuide)?.layoutFrame ?? .zero
      return [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
    }
  }
}
