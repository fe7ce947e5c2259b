import Fingerpost
import Foundation

/// A screen of cards that constraints place, and one constant that a drag changes.
final class LayoutRig {
  private let world: World
  private let window: UIWindow
  private let root: UIView
  private var edge: NSLayoutConstraint?

  /// A view whose content has a size, as a label's or an image's.
  private final class Content: UIView {
    private let size: CGSize

    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
  }

  /// Creates cards of four views each: image, title, text and accessory.
  init(views: Int) {
    let area = CGRect(x: 0, y: 0, width: 390, height: 844)
    let world = World(screenSize: area.size)
    self.world = world
    (window, root) = world.run { (UIWindow(frame: area), UIView(frame: area)) }
    world.run {
      window.makeKeyAndVisible()
      window.addSubview(root)
      var above = root.topAnchor
      for card in 0..<(views / 4) {
        let parts = [Content(40, 40), Content(120 + CGFloat(card), 21), Content(90, 17), Content(24, 24)]
        for part in parts {
          part.translatesAutoresizingMaskIntoConstraints = false
          root.addSubview(part)
        }
        let (image, title, text, accessory) = (parts[0], parts[1], parts[2], parts[3])
        let place = image.topAnchor.constraint(equalTo: above, constant: 16)
        if edge == nil { edge = place }
        NSLayoutConstraint.activate([
          place,
          image.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
          title.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: 12),
          title.topAnchor.constraint(equalTo: image.topAnchor),
          title.trailingAnchor.constraint(lessThanOrEqualTo: accessory.leadingAnchor, constant: -8),
          text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
          text.bottomAnchor.constraint(equalTo: image.bottomAnchor),
          text.trailingAnchor.constraint(lessThanOrEqualTo: accessory.leadingAnchor, constant: -8),
          accessory.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
          accessory.centerYAnchor.constraint(equalTo: image.centerYAnchor),
        ])
        above = image.bottomAnchor
      }
    }
  }

  /// Lays the screen out for the first time.
  func layOut() { world.run { root.layoutIfNeeded() } }

  /// Changes the distance of the first card to the top, and with it the place of all, and lays out again.
  func drag(_ count: Int) {
    world.run {
      for index in 0..<count {
        edge?.constant = 16 + CGFloat(index % 300)
        root.layoutIfNeeded()
      }
    }
  }

  /// The bottom of the last card.
  var bottom: CGFloat { root.subviews.last?.frame.maxY ?? 0 }
}
