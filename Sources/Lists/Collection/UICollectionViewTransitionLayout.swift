import Fingerpost
public import Foundation

/// A layout between two others: every element is as far from its place in the one to its place in the other as
/// ``transitionProgress`` says. [LIST-35]
///
/// ``UICollectionView/startInteractiveTransition(to:completion:)`` makes and installs it, for a finger to set the progress.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout at the beginning.
  public final let currentLayout: UICollectionViewLayout
  /// The layout at the end.
  public final let nextLayout: UICollectionViewLayout
  /// How far it has come, from 0 to 1. Default 0. Setting it lays the elements out again.
  open var transitionProgress: CGFloat = 0 {
    didSet { if transitionProgress != oldValue { invalidateLayout() } }
  }

  private final var values: [String: CGFloat] = [:]
  final var completion: ((Bool, Bool) -> Void)?

  /// Creates a layout between two others.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Returns nil: it needs two layouts.
  public required init?(coder: NSCoder) { nil }

  /// Keeps a number of the application's own with the transition.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// Returns a number that was kept; 0 for another key.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  // MARK: - Answering

  /// Prepares both layouts.
  open override func prepare() {
    super.prepare()
    for layout in [currentLayout, nextLayout] {
      if layout.owner == nil { layout.owner = owner }
      guard layout.owner === owner, !layout.isPrepared else { continue }
      layout.prepare()
      layout.isPrepared = true
    }
  }

  /// Between the sizes of both layouts.
  open override var collectionViewContentSize: CGSize {
    let (old, new) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: between(old.width, new.width), height: between(old.height, new.height))
  }

  /// The elements that either layout has in a rectangle, where they are by now.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var old: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    var new: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for attributes in currentLayout.layoutAttributesForElements(in: rect) ?? [] {
      old[attributes.key] = attributes
    }
    for attributes in nextLayout.layoutAttributesForElements(in: rect) ?? [] {
      new[attributes.key] = attributes
    }
    return Set(old.keys).union(new.keys).sorted().compactMap { key in
      between(
        old[key] ?? attributes(of: key, in: currentLayout), new[key] ?? attributes(of: key, in: nextLayout))
    }
  }

  /// Where an item is by now.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    between(ElementKey(path: indexPath))
  }

  /// Where a supplementary view is by now.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(ElementKey(path: indexPath, category: .supplementaryView, kind: elementKind))
  }

  /// Where a decoration view is by now.
  open override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    between(ElementKey(path: indexPath, category: .decorationView, kind: elementKind))
  }

  private final func attributes(of key: ElementKey, in layout: UICollectionViewLayout)
    -> UICollectionViewLayoutAttributes?
  {
    switch key.category {
    case .cell: layout.layoutAttributesForItem(at: key.path)
    case .supplementaryView: layout.layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.path)
    case .decorationView: layout.layoutAttributesForDecorationView(ofKind: key.kind, at: key.path)
    }
  }

  private final func between(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    between(attributes(of: key, in: currentLayout), attributes(of: key, in: nextLayout))
  }

  private final func between(_ old: CGFloat, _ new: CGFloat) -> CGFloat {
    old + (new - old) * transitionProgress
  }

  /// What only one layout has stays where that has it.
  private final func between(
    _ old: UICollectionViewLayoutAttributes?, _ new: UICollectionViewLayoutAttributes?
  )
    -> UICollectionViewLayoutAttributes?
  {
    guard let start = old ?? new, let copy = start.copy() as? UICollectionViewLayoutAttributes else {
      return nil
    }
    guard let old, let new else { return copy }
    copy.center = CGPoint(x: between(old.center.x, new.center.x), y: between(old.center.y, new.center.y))
    copy.size = CGSize(
      width: between(old.size.width, new.size.width), height: between(old.size.height, new.size.height))
    copy.alpha = between(old.alpha, new.alpha)
    copy.transform = between(old.transform, new.transform)
    copy.zIndex = transitionProgress < 0.5 ? old.zIndex : new.zIndex
    copy.isHidden = transitionProgress < 0.5 ? old.isHidden : new.isHidden
    return copy
  }

  private final func between(_ old: CGAffineTransform, _ new: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: between(old.a, new.a), b: between(old.b, new.b), c: between(old.c, new.c), d: between(old.d, new.d),
      tx: between(old.tx, new.tx), ty: between(old.ty, new.ty))
  }
}

extension UICollectionView {
  /// What is called when a transition between layouts is over: whether that came to its own end, and whether the new layout
  /// counts.
  public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

  /// Begins to go to another layout, as far as code says. [LIST-35]
  ///
  /// - Parameter layout: the other layout.
  /// - Parameter completion: called after ``finishInteractiveTransition()`` or ``cancelInteractiveTransition()``.
  /// - Returns: the layout in between, which is the collection's until then; the delegate may have its own.
  /// - Precondition: no other transition is under way.
  @discardableResult
  public final func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    precondition(
      !(collectionViewLayout is UICollectionViewTransitionLayout),
      "the collection is already in an interactive transition")
    let between =
      delegate?.collectionView(
        self, transitionLayoutForOldLayout: collectionViewLayout, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: collectionViewLayout, nextLayout: layout)
    between.completion = completion
    collectionViewLayout = between
    return between
  }

  /// Takes the new layout of a transition, at once; the closure is called when an animation would be over. [LIST-35]
  public final func finishInteractiveTransition() { endTransition(isFinished: true) }

  /// Takes the old layout again, at once; the closure is called when an animation would be over. [LIST-35]
  public final func cancelInteractiveTransition() { endTransition(isFinished: false) }

  private final func endTransition(isFinished: Bool) {
    guard let between = collectionViewLayout as? UICollectionViewTransitionLayout else { return }
    let completion = between.completion
    between.completion = nil
    let (layout, other) =
      isFinished
      ? (between.nextLayout, between.currentLayout) : (between.currentLayout, between.nextLayout)
    collectionViewLayout = layout
    if other.owner === self { other.owner = nil }
    if let completion { completeUpdates { completion($0, isFinished) } }
  }
}
