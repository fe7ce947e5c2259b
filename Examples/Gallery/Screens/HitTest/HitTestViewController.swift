import UIKit

/// Box A holds B and, in front of it, C; C holds D, which sticks out of C on the right.
final class HitTestViewController: ScreenViewController {
  let boxA = BoxA(frame: CGRect(x: 20, y: 100, width: 360, height: 600))
  let boxB = BoxB(frame: CGRect(x: 20, y: 20, width: 140, height: 140))
  let boxC = BoxC(frame: CGRect(x: 20, y: 200, width: 260, height: 300))
  let boxD = BoxD(frame: CGRect(x: 200, y: 40, width: 100, height: 100))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(boxA)
    boxA.addSubview(boxB)
    boxA.addSubview(boxC)
    boxC.addSubview(boxD)
  }
}
