import Fingerpost
import Foundation

/// A page on its way, under a finger or by itself.
struct PageTurn {
  let to: UIViewController
  let isForward: Bool
  /// What hears of the end, for a page that was set in code.
  let completion: ((Bool) -> Void)?
}

extension UIPageViewController {
  private final var isSeen: Bool { appearance == .appearing || appearance == .seen }

  private final var length: CGFloat {
    navigationOrientation == .horizontal ? scrollView.bounds.width : scrollView.bounds.height
  }

  /// The offset of one of the three pages: 0, 1 in the middle, or 2.
  final func offset(ofPage index: Int) -> CGPoint {
    let distance = CGFloat(index) * length
    return navigationOrientation == .horizontal ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
  }

  /// How far the content is from the middle.
  private final var distance: CGFloat {
    let offset = scrollView.contentOffset
    return (navigationOrientation == .horizontal ? offset.x : offset.y) - length
  }

  // MARK: - At rest

  /// Room for three pages.
  private final var room: CGSize {
    let size = scrollView.bounds.size
    let isHorizontal = navigationOrientation == .horizontal
    return CGSize(
      width: isHorizontal ? size.width * 3 : size.width, height: isHorizontal ? size.height : size.height * 3)
  }

  /// Whether the page that is shown is where the size of the view would have it.
  final var isInPlace: Bool {
    let middle = CGRect(origin: offset(ofPage: 1), size: host.bounds.size)
    return scrollView.contentSize == room && current?.viewIfLoaded.map { $0.frame == middle } ?? true
  }

  /// Puts the page that is shown in the middle.
  final func place() {
    guard isViewLoaded else { return }
    scrollView.contentSize = room
    current?.enter(host, at: CGRect(origin: offset(ofPage: 1), size: host.bounds.size))
    leaveRoom()
    // This also ends what still moves the content, which would go on from where it was.
    scrollView.setContentOffset(offset(ofPage: 1), animated: false)
  }

  /// Leaves no room to scroll to where no page is. [PAGE-3]
  private final func leaveRoom() {
    let (first, last) = (before == nil ? -length : 0, after == nil ? -length : 0)
    scrollView.contentInset =
      navigationOrientation == .horizontal
      ? UIEdgeInsets(top: 0, left: first, bottom: 0, right: last)
      : UIEdgeInsets(top: first, left: 0, bottom: last, right: 0)
  }

  /// Asks which pages are beside the one that is shown.
  final func askForNeighbors() {
    guard isViewLoaded else { return }
    let before = current.flatMap { dataSource?.pageViewController(self, viewControllerBefore: $0) }
    let after = current.flatMap { dataSource?.pageViewController(self, viewControllerAfter: $0) }
    self.before = before.flatMap { isInside($0) ? nil : $0 }
    self.after = after.flatMap { isInside($0) ? nil : $0 }
    leaveRoom()
  }

  // MARK: - In code

  /// Shows another page at once. [PAGE-1]
  final func replace(with page: UIViewController?) {
    let old = current
    current = page
    if let page { adopt(page) }
    old?.willMove(toParent: nil)
    old?.willMove(toParent: nil)
    if isSeen {
      page?.front.tellAppearance(true, animated: false)
      old?.front.tellAppearance(false, animated: false)
    }
    old?.leaveContainer()
    place()
    if isSeen { page?.front.endAppearance() }
    old?.front.endAppearanceTransition()
    old?.removeFromParent()
    askForNeighbors()
  }

  /// Makes a page a child, which hears of it before its view loads. [PAGE-1]
  private final func adopt(_ page: UIViewController) {
    guard page.parent !== self else { return }
    addChild(page)
    page.didMove(toParent: self)
  }

  /// Ends a turn that something replaces, where it was going if code has set it, else where it was.
  ///
  /// - Returns: whether code had set it.
  final func endTurnEarly() -> Bool {
    guard let turn else { return false }
    end(completed: turn.completion != nil, isWhole: false)
    return turn.completion != nil
  }

  // MARK: - Turning

  /// Tells both pages, and shows the one that comes beside the other. [PAGE-2]
  final func begin(_ turn: PageTurn) {
    self.turn = turn
    adopt(turn.to)
    if isSeen {
      turn.to.front.tellAppearance(true, animated: true)
      current?.front.tellAppearance(false, animated: true)
    }
    let place = offset(ofPage: turn.isForward ? 2 : 0)
    turn.to.enter(host, at: CGRect(origin: place, size: host.bounds.size))
  }

  /// The content has moved: a drag leaves the middle, also after its lift, or comes to its other side.
  final func follow() {
    guard current != nil, scrollView.isDragging || scrollView.isDecelerating else { return }
    let distance = distance
    if let turn {
      let isOther = turn.isForward ? distance < 0 : distance > 0
      guard turn.completion == nil, isOther else { return }
      end(completed: false, isWhole: true)
    }
    guard distance != 0, let page = distance > 0 ? after : before else { return }
    delegate?.pageViewController(self, willTransitionTo: [page])
    begin(PageTurn(to: page, isForward: distance > 0, completion: nil))
  }

  /// The content has come to rest.
  final func rest() {
    // A finger that has stopped it in between two pages has to leave it first.
    let isBetween = abs(distance) > 1e-6 && abs(abs(distance) - length) > 1e-6
    guard let turn, !scrollView.isTracking || !isBetween else { return }
    let isThere = turn.isForward ? distance > length / 2 : distance < -length / 2
    end(completed: isThere, isWhole: true)
  }

  /// Ends a turn: the page that comes is shown now, or the one that was.
  final func end(completed: Bool, isWhole: Bool) {
    guard let turn, let old = current else { return }
    self.turn = nil
    let (stays, goes) = completed ? (turn.to, old) : (old, turn.to)
    current = stays
    if completed {
      goes.willMove(toParent: nil)
      goes.willMove(toParent: nil)
    } else if isSeen {
      stays.front.tellAppearance(true, animated: true)
    }
    // A page that goes has disappeared after the other has appeared, also where its view leaves first. [PAGE-2]
    if completed { place() }
    stays.front.endAppearance()
    if !completed { goes.front.tellAppearance(false, animated: true) }
    goes.leaveContainer()
    goes.front.endAppearanceTransition()
    goes.removeFromParent()
    askForNeighbors()
    place()
    if let completion = turn.completion {
      completion(isWhole)
    } else {
      delegate?.pageViewController(
        self, didFinishAnimating: isWhole, previousViewControllers: [old], transitionCompleted: completed)
    }
  }
}
