import Fingerpost
import Foundation

/// Collects the boxes of views, and of layers without one, in drawing order.
@MainActor
struct PictureMaker {
  /// A view or layer whose turn is to come, with what it inherits.
  private struct Pending {
    let content: CALayer.Content
    var parent: Int?
    var map: ScreenMap
    var clip: ConvexPolygon
    var opacity = 1.0
    var isHidden = false
    /// The style that is stated, and whether the looks of all that is in here are.
    var style: UIUserInterfaceStyle?
    var isStyled = false

    /// The same for something in it.
    func with(_ content: CALayer.Content) -> Pending {
      Pending(
        content: content, parent: parent, map: map, clip: clip, opacity: opacity, isHidden: isHidden,
        style: style, isStyled: isStyled)
    }
  }

  private(set) var boxes: [Picture.Box] = []
  private(set) var unplaced: [Picture.Description] = []
  private let screen: ConvexPolygon
  private let number: (CALayer) -> Int?
  /// When the screen looks like that; nil for now.
  private let instant: Int64?

  init(screenSize: CGSize, at instant: Int64? = nil, number: @escaping (CALayer) -> Int? = { _ in nil }) {
    screen = ConvexPolygon(CGRect(origin: .zero, size: screenSize))
    self.instant = instant
    self.number = number
  }

  /// Adds trees, back to front.
  mutating func add(_ roots: [UIView], describing describe: (UIView) -> Picture.Description?) {
    // A list instead of recursion: no depth of views exhausts the stack.
    var pending = roots.reversed().map { root in
      Pending(
        content: .subview(root), map: ScreenMap(around: root), clip: screen,
        style: root.superview?.statedStyle, isStyled: root.isOrHoldsBackground)
    }
    while let next = pending.popLast() {
      switch next.content {
      case .subview(let view): add(view, next, describe(view), &pending)
      case .layer(let layer): if let number = number(layer) { add(layer, next, number, &pending) }
      }
    }
  }

  // MARK: - Views

  private mutating func add(
    _ view: UIView, _ state: Pending, _ description: Picture.Description?, _ pending: inout [Pending]
  ) {
    // While it animates the screen is behind what code set. [ANIM-2]
    let shown = view.shown(at: instant)
    let map = state.map.entering(view, shown)
    let shape = ConvexPolygon(map.corners(of: shown?.bounds ?? view.bounds))
    var inner = state
    inner.parent = description?.id ?? state.parent
    inner.map = map
    if view.clipsToBounds, shape.isFinite { inner.clip = state.clip.narrowed(to: shape) }
    inner.opacity *= min(max(0, shown?.alpha ?? view.alpha.native), 1)
    inner.isHidden = state.isHidden || view.isHidden
    inner.style = view.ownStyle ?? state.style
    if let description {
      if var box = box(description, shape, state, inner) {
        let looks = LookFinder(style: inner.style, isStyled: inner.isStyled)
        box.isUserInteractionEnabled = view.isUserInteractionEnabled
        box.fill = description.fill ?? looks.fill(of: view, shown)
        box.textStyle = description.textStyle ?? looks.textStyle(of: view)
        box.look = looks.look(of: view)
        box.isStyled = state.isStyled && state.parent == nil
        box.spokenName = view.accessibilityLabel
        box.kind = Picture.Kind(view)
        box.states = Picture.States(view)
        box.value = Picture.value(of: view)
        boxes.append(box)
      } else {
        unplaced.append(description)
      }
    }
    if let layer = view.madeLayer, layer.hasAddedLayers {
      addContents(of: layer, inner, &pending)
    } else {
      for subview in inDrawingOrder(view.subviews).reversed() {
        pending.append(inner.with(.subview(subview)))
      }
    }
  }

  /// A box with what it has by where it is; nil where that cannot be drawn.
  private func box(
    _ description: Picture.Description, _ shape: ConvexPolygon, _ state: Pending, _ inner: Pending
  ) -> Picture.Box? {
    guard shape.isFinite else { return nil }
    let rest = shape.intersection(state.clip)
    return Picture.Box(
      id: description.id, parent: state.parent, title: description.title, text: description.text,
      roles: description.roles, corners: shape.points, unclippedPart: rest.points,
      clipping: clipping(of: shape, leaving: rest, clip: state.clip),
      opacity: inner.opacity.isFinite ? inner.opacity : 0, isHidden: inner.isHidden,
      isUserInteractionEnabled: true, subject: description.subject)
  }

  private func clipping(
    of shape: ConvexPolygon, leaving rest: ConvexPolygon, clip: ConvexPolygon
  ) -> Picture.Clipping {
    // A view without an area, which nothing can be cut off: only where it lies counts.
    guard shape.area > 0 else { return shape.points.allSatisfy(clip.contains) ? .none : .full }
    guard !rest.points.isEmpty else { return .full }
    return rest.area >= shape.area * (1 - 1e-9) ? .none : .partial
  }

  private func inDrawingOrder(_ subviews: [UIView]) -> [UIView] {
    func depth(_ view: UIView) -> Double { view.layerDepth.isNaN ? 0 : view.layerDepth }
    guard subviews.contains(where: { depth($0) != 0 }) else { return subviews }
    // By place too, since the standard library does not promise a stable sort.
    return subviews.enumerated().sorted {
      (depth($0.element), $0.offset) < (depth($1.element), $1.offset)
    }.map(\.element)
  }

  // MARK: - Layers

  private mutating func add(
    _ layer: CALayer, _ state: Pending, _ number: Int, _ pending: inout [Pending]
  ) {
    let map = state.map.entering(layer)
    let shape = ConvexPolygon(map.corners(of: layer.bounds))
    var inner = state
    inner.parent = number
    inner.map = map
    if layer.masksToBounds, shape.isFinite { inner.clip = state.clip.narrowed(to: shape) }
    inner.opacity *= Double(min(max(0, layer.opacity), 1))
    inner.isHidden = state.isHidden || layer.isHidden
    let looks = LookFinder(style: state.style, isStyled: state.isStyled)
    let description = Picture.Description(
      id: number, title: "\(type(of: layer))", text: looks.text(of: layer))
    guard var box = box(description, shape, state, inner) else { return unplaced.append(description) }
    box.isUserInteractionEnabled = false
    box.kind = .layer
    box.fill = looks.fill(of: layer)
    box.look = looks.look(of: layer)
    box.textStyle = looks.textStyle(of: layer)
    boxes.append(box)
    addContents(of: layer, inner, &pending)
  }

  private func addContents(of layer: CALayer, _ inner: Pending, _ pending: inout [Pending]) {
    var contents: [(depth: Double, content: CALayer.Content)] = []
    layer.forEachContent { content in
      let depth =
        switch content {
        case .subview(let view): view.layerDepth
        case .layer(let layer): layer.zPosition.native
        }
      contents.append((depth.isNaN ? 0 : depth, content))
    }
    if contents.contains(where: { $0.depth != 0 }) {
      contents = contents.enumerated().sorted {
        ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset)
      }.map(\.element)
    }
    for entry in contents.reversed() { pending.append(inner.with(entry.content)) }
  }
}
