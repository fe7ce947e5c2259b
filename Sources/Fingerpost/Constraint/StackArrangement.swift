import Foundation

/// The constraints that place the views of a stack. [AL-15]
struct StackArrangement {
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var guides: [UILayoutGuide] = []
  private let stack: UIStackView
  private let views: [UIView]
  private let space: (UIView) -> CGFloat

  private typealias Attribute = NSLayoutConstraint.Attribute

  init(_ stack: UIStackView, _ views: [UIView], space: @escaping (UIView) -> CGFloat) {
    self.stack = stack
    self.views = views
    self.space = space
    guard !views.isEmpty else { return }
    place(views[0], along.start, .equal, stack, edge(along.start), "UISV-canvas-connection")
    place(stack, edge(along.end), .equal, views[views.count - 1], along.end, "UISV-canvas-connection")
    share()
    align()
  }

  private var isAcross: Bool { stack.axis == .horizontal }
  private var along: (start: Attribute, end: Attribute, size: Attribute, middle: Attribute) {
    isAcross ? (.leading, .trailing, .width, .centerX) : (.top, .bottom, .height, .centerY)
  }
  private var across: (start: Attribute, end: Attribute, middle: Attribute) {
    isAcross ? (.top, .bottom, .centerY) : (.leading, .trailing, .centerX)
  }

  /// The stack's edge, or its margin.
  private func edge(_ attribute: Attribute) -> Attribute {
    guard stack.isLayoutMarginsRelativeArrangement else { return attribute }
    return switch attribute {
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .centerX: .centerXWithinMargins
    case .centerY: .centerYWithinMargins
    default: attribute
    }
  }

  private mutating func place(
    _ first: AnyObject, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation, _ second: AnyObject?,
    _ other: Attribute, _ name: String, multiplier: CGFloat = 1, constant: CGFloat = 0, priority: Float = 1000
  ) {
    let constraint = NSLayoutConstraint(
      LayoutEdge(first, attribute), relation, second.map { LayoutEdge($0, other) }, multiplier: multiplier,
      constant: constant)
    constraint.priority = UILayoutPriority(priority)
    constraint.identifier = name
    constraints.append(constraint)
  }

  /// Along the stack.
  private mutating func share() {
    let pairs = zip(views, views.dropFirst())
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally:
      let isByBaseline = stack.isBaselineRelativeArrangement && !isAcross
      for (view, next) in pairs {
        place(
          next, isByBaseline ? .firstBaseline : along.start, .equal, view,
          isByBaseline ? .lastBaseline : along.end, "UISV-spacing", constant: space(view))
      }
      if stack.distribution == .fillEqually {
        for view in views.dropFirst() {
          place(view, along.size, .equal, views[0], along.size, "UISV-fill-equally")
        }
      } else if stack.distribution == .fillProportionally {
        shareProportionally()
      }
    case .equalSpacing, .equalCentering:
      for (view, next) in pairs {
        place(next, along.start, .greaterThanOrEqual, view, along.end, "UISV-spacing", constant: space(view))
        addGuide(from: view, to: next)
      }
    }
  }

  private mutating func shareProportionally() {
    func content(_ view: UIView) -> CGFloat {
      let size = view.intrinsicContentSize
      return isAcross ? size.width : size.height
    }
    guard let first = views.first(where: { content($0) > 0 }) else { return }
    for view in views where view !== first && content(view) > 0 {
      place(
        view, along.size, .equal, first, along.size, "UISV-fill-proportionally",
        multiplier: content(view) / content(first), priority: 999)
    }
  }

  /// A guide for what lies between two views, or between their middles, as long as the guides before it.
  private mutating func addGuide(from view: UIView, to next: UIView) {
    let guide = UILayoutGuide()
    let isByMiddle = stack.distribution == .equalCentering
    guide.identifier = isByMiddle ? "UISV-equal-centering" : "UISV-distributing"
    place(guide, along.start, .equal, view, isByMiddle ? along.middle : along.end, guide.identifier)
    place(guide, along.end, .equal, next, isByMiddle ? along.middle : along.start, guide.identifier)
    if let first = guides.first {
      place(
        guide, along.size, .equal, first, along.size, guide.identifier,
        priority: isByMiddle ? 150 - Float(guides.count) : 1000)
    }
    guides.append(guide)
  }

  /// Across the stack.
  private mutating func align() {
    let isByBaseline = isAcross && (stack.alignment == .firstBaseline || stack.alignment == .lastBaseline)
    for view in views {
      switch stack.alignment {
      case .fill:
        place(view, across.start, .equal, stack, edge(across.start), "UISV-alignment")
        place(view, across.end, .equal, stack, edge(across.end), "UISV-alignment")
        continue
      case .leading: place(view, across.start, .equal, stack, edge(across.start), "UISV-alignment")
      case .trailing: place(view, across.end, .equal, stack, edge(across.end), "UISV-alignment")
      case .center: place(view, across.middle, .equal, stack, edge(across.middle), "UISV-alignment")
      case .firstBaseline, .lastBaseline:
        let line: Attribute = stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
        if isByBaseline, view !== views[0] { place(view, line, .equal, views[0], line, "UISV-alignment") }
      }
      place(view, across.start, .greaterThanOrEqual, stack, edge(across.start), "UISV-canvas-fit")
      place(view, across.end, .lessThanOrEqual, stack, edge(across.end), "UISV-canvas-fit")
    }
  }
}
