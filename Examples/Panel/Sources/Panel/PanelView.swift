import UIKit

/// What a panel tells.
@MainActor @objc public protocol PanelViewDelegate: AnyObject {
  /// The panel has come to rest.
  @objc optional func panel(_ panel: PanelView, didSettleOpen isOpen: Bool)
}

/// A panel at the bottom edge of its superview, which a finger pulls up and down, with a scroll view inside.
///
/// The finger moves the panel as long as it is not open, and the content afterwards.
public final class PanelView: UIView, UIGestureRecognizerDelegate {
  /// Who is told that the panel has come to rest.
  @objc public weak var delegate: (any PanelViewDelegate)?
  /// Whether the panel is open or on its way there.
  @objc public dynamic private(set) var isOpen = false

  /// What the panel shows.
  public let scrollView = UIScrollView()
  private let grabber = UIButton(type: .custom)
  private let closedHeight: CGFloat
  private var bottom: NSLayoutConstraint?
  private var startingConstant: CGFloat = 0

  /// A panel that shows `closedHeight` points of itself until it is pulled up.
  public init(closedHeight: CGFloat = 80) {
    self.closedHeight = closedHeight
    super.init(frame: .zero)
    setUp()
  }

  /// Panels are made in code.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("made in code") }

  private func setUp() {
    grabber.accessibilityIdentifier = "grabber"
    grabber.addTarget(self, action: #selector(toggle), for: .touchUpInside)
    for view in [grabber, scrollView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      grabber.topAnchor.constraint(equalTo: topAnchor),
      grabber.centerXAnchor.constraint(equalTo: centerXAnchor),
      grabber.widthAnchor.constraint(equalToConstant: 60),
      grabber.heightAnchor.constraint(equalToConstant: 44),
      scrollView.topAnchor.constraint(equalTo: grabber.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    let pan = UIPanGestureRecognizer(target: self, action: #selector(dragged(_:)))
    pan.delegate = self
    addGestureRecognizer(pan)
  }

  /// Adds the panel to a view, closed.
  public func attach(to parent: UIView, height: CGFloat) {
    translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(self)
    let bottom = topAnchor.constraint(equalTo: parent.bottomAnchor, constant: -closedHeight)
    self.bottom = bottom
    NSLayoutConstraint.activate([
      bottom,
      heightAnchor.constraint(equalToConstant: height),
      leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      trailingAnchor.constraint(equalTo: parent.trailingAnchor),
    ])
  }

  @objc private func toggle() { settle(open: !isOpen) }

  @objc private func dragged(_ pan: UIPanGestureRecognizer) {
    guard let bottom else { return }
    switch pan.state {
    case .began:
      startingConstant = bottom.constant
    case .changed:
      let pulled = startingConstant + pan.translation(in: superview).y
      bottom.constant = min(max(pulled, -bounds.height), -closedHeight)
    case .ended, .cancelled:
      let velocity = pan.velocity(in: superview).y
      let isHalfOpen = -bottom.constant > (bounds.height + closedHeight) / 2
      settle(open: abs(velocity) > 300 ? velocity < 0 : isHalfOpen)
    default:
      break
    }
  }

  private func settle(open: Bool) {
    isOpen = open
    bottom?.constant = open ? -bounds.height : -closedHeight
    UIView.animate(withDuration: 0.25, animations: { self.superview?.layoutIfNeeded() }) { _ in
      self.delegate?.panel?(self, didSettleOpen: open)
    }
  }

  /// The panel's own pan begins while the panel can still be pulled that way.
  public override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let pan = recognizer as? UIPanGestureRecognizer, pan !== scrollView.panGestureRecognizer else {
      return true
    }
    let isPulledDown = pan.velocity(in: self).y > 0
    return !isOpen || (isPulledDown && scrollView.contentOffset.y <= 0)
  }

  /// The content scrolls only where the panel does not move.
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    other === scrollView.panGestureRecognizer
  }
}
