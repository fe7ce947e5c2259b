import Fingerpost
import UIKit

/// A controller with a field, in whose view touches are counted.
final class Leaf: Noting {
  let field = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 40))

  nonisolated deinit {}

  override func loadView() {
    view = CountingView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
  }

  /// How many touches have begun in the view and not ended; below 0 where more have ended.
  var openTouches: Int { (viewIfLoaded as? CountingView)?.count ?? 0 }
}

private final class CountingView: UIView {
  private(set) var count = 0

  nonisolated deinit {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += touches.count }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { count -= touches.count }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { count -= touches.count }
}
