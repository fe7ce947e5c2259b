import Fingerpost
import FingerpostLists
import Foundation

/// The scroll view of a section that scrolls across its layout. The cells of the section are its subviews. [LIST-30]
///
/// Reports and headers show it as a subview of the collection with a pan of its own, and its delegate as an object of UIKit's.
final class _UICollectionViewOrthogonalScrollerEmbeddedScrollView: UIScrollView, UIScrollViewDelegate {
  private var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  private var axis = LayoutAxis.horizontal
  /// The offsets at which groups are at their place.
  private var stops: [CGFloat] = []
  private var startOffset: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    delegate = self
    scrollsToTop = false
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  /// Takes in where it is and what it scrolls.
  func place(_ frame: CGRect, _ section: CompositionalPlaces.Section, in collection: UICollectionView) {
    if superview !== collection { collection.addSectionScroller(self) }
    if self.frame != frame { self.frame = frame }
    let (solved, insets) = (section.solved, section.solved.section.insets)
    axis = solved.axis
    let (low, high) = axis == .horizontal ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
    var size = frame.size
    size[axis] = low + solved.length + high
    if contentSize != size { contentSize = size }
    behavior = solved.section.orthogonalScrollingBehavior
    isPagingEnabled = behavior == .paging
    let room = frame.size[axis]
    let last = max(0, size[axis] - room)
    let isCentered = behavior == .groupPagingCentered
    stops = (0..<solved.groupCount).map { group in
      let extent = solved.extent(of: group)
      return isCentered ? low + extent.start + extent.length / 2 - room / 2 : min(extent.start, last)
    }
    guard isCentered, let first = stops.first, let end = stops.last else { return }
    // The first and the last group come to the middle, too.
    let margin = (before: max(0, -first), after: max(0, end - last))
    let inset =
      axis == .horizontal
      ? UIEdgeInsets(top: 0, left: margin.before, bottom: 0, right: margin.after)
      : UIEdgeInsets(top: margin.before, left: 0, bottom: margin.after, right: 0)
    guard contentInset != inset else { return }
    contentInset = inset
    if contentOffset == .zero { contentOffset = offset(first) }
  }

  private func offset(_ value: CGFloat) -> CGPoint {
    axis == .horizontal ? CGPoint(x: value, y: 0) : CGPoint(x: 0, y: value)
  }

  /// The bounds; the cells that can be seen change with them.
  override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      if old.origin != newValue.origin { (superview as? UICollectionView)?.sectionWasScrolled() }
    }
  }

  // A scroll view keeps touches that nothing in it handles; the collection selects by these. [LIST-30]

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    superview?.touchesBegan(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    superview?.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    superview?.touchesCancelled(touches, with: event)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { startOffset = contentOffset[axis] }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard let first = stops.first else { return }
    func nearest(_ value: CGFloat) -> Int {
      stops.indices.min { abs(stops[$0] - value) < abs(stops[$1] - value) } ?? 0
    }
    let target: CGFloat
    switch behavior {
    case .none, .continuous, .paging: return
    case .continuousGroupLeadingBoundary: target = stops[nearest(targetContentOffset.pointee[axis])]
    case .groupPaging, .groupPagingCentered:
      let from = nearest(startOffset)
      let speed = velocity[axis] * 1000
      let step = abs(speed) > listRule { $0.scrollPageVelocity } ? (speed > 0 ? 1 : -1) : nil
      let group = step.map { from + $0 } ?? min(max(nearest(contentOffset[axis]), from - 1), from + 1)
      target = stops.indices.contains(group) ? stops[group] : group < 0 ? first : stops[stops.count - 1]
    }
    targetContentOffset.pointee = offset(target)
  }
}

typealias OrthogonalScroller = _UICollectionViewOrthogonalScrollerEmbeddedScrollView
