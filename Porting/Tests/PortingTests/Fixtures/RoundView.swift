import QuartzCore
import UIKit

class RoundView: UIView {
  @IBOutlet weak var partner: UIView?

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let center = CGPointMake(bounds.midX, bounds.midY)
    return hypot(point.x - center.x, point.y - center.y) <= min(bounds.width, bounds.height) / 2
  }
}
