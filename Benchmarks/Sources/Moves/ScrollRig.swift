import Fingerpost
import FingerpostHID
import Foundation

/// A scroll view with rows in it, and one finger that drags them up and down.
final class ScrollRig {
  private let world: World
  private let scrollView: UIScrollView
  private var frame = Frame(nanoseconds: 0, contacts: [])

  /// Creates a scroll view with content of 10 000 rows, of which as many as given are there as views.
  init(rows: Int) {
    let world = World(screenSize: CGSize(width: 1000, height: 1000))
    self.world = world
    let area = CGRect(x: 0, y: 0, width: 1000, height: 1000)
    scrollView = UIScrollView(frame: area)
    world.run {
      let window = UIWindow(frame: area)
      window.makeKeyAndVisible()
      scrollView.contentSize = CGSize(width: 1000, height: 44 * 10_000)
      scrollView.contentOffset = CGPoint(x: 0, y: 200_000)
      for row in 0..<rows {
        scrollView.addSubview(
          UIView(frame: CGRect(x: 0, y: 200_000 + 44 * Double(row), width: 1000, height: 44)))
      }
      window.addSubview(scrollView)
    }
    frame.contacts = [Contact(id: 1, phase: .down, x: 500, y: 500)]
    world.application.handle(frame)
    frame.contacts[0].phase = .move
  }

  /// Where the content has come to.
  var offset: Double { Double(scrollView.contentOffset.y) }

  /// Moves the finger up and down through 400 points.
  func move(_ count: Int) {
    var frame = self.frame
    for index in 0..<count {
      frame.nanoseconds = Int64(index + 1) * 100
      let step = index % 800
      frame.contacts[0].y = step < 400 ? 500 - Double(step) : 100 + Double(step - 400)
      world.application.handle(frame)
    }
  }
}
