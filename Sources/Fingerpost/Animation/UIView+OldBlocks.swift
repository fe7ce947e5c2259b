public import Foundation

/// A block of animations that code begins and ends by two calls.
private final class OldBlock {
  let identifier: String?
  let run = AnimationRun(allowsTouches: false)
  var timing = AnimationTiming(duration: 0.2)
  weak var target: AnyObject?
  var willStart: Selector?
  var didStop: Selector?
  /// The view that is turned over.
  var turned: UIView?

  init(_ identifier: String?) { self.identifier = identifier }

  nonisolated deinit {}
}

/// Animations as code wrote them before there were blocks: what changes between the two calls is animated. [VAL-85]
extension UIView {
  private static var oldBlocks: [OldBlock] = []

  /// How a view would be turned over; the raw values are UIKit's.
  public nonisolated enum AnimationTransition: Int, Sendable {
    /// Not at all.
    case none = 0
    /// Flipped from left to right.
    case flipFromLeft = 1
    /// Flipped from right to left.
    case flipFromRight = 2
    /// As a page that curls up.
    case curlUp = 3
    /// As a page that curls down.
    case curlDown = 4
  }

  /// Begins to animate what changes, until ``commitAnimations()``. [VAL-85]
  ///
  /// - Parameters:
  ///   - animationID: a name that the delegate's methods are told.
  ///   - context: something else that code may find the animation by. It is not used here.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let block = OldBlock(animationID)
    oldBlocks.append(block)
    AnimationScope.begin(
      AnimationScope.Level(run: areAnimationsEnabled ? block.run : nil, timing: block.timing))
  }

  /// Ends what ``beginAnimations(_:context:)`` began, which runs from now on; does nothing without that. [VAL-85]
  public class func commitAnimations() {
    guard let block = oldBlocks.popLast() else { return }
    AnimationScope.end()
    if let turned = block.turned { block.run.animateContent(of: turned) }
    if let target = block.target {
      let name = block.identifier.map { $0 as NSString }
      _ = block.willStart?.perform(on: target, from: name, for: nil)
      if let didStop = block.didStop {
        block.run.completions.append { [weak target] _ in
          if let target { _ = didStop.perform(on: target, from: name, for: nil) }
        }
      }
    }
    block.run.start(block.timing)
  }

  private static func change(_ body: (OldBlock) -> Void) {
    if let block = oldBlocks.last { body(block) }
  }

  /// Sets how long the animation takes, in seconds. Default 0.2.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    change { $0.timing.duration = duration }
  }

  /// Sets how long the animation waits, in seconds. Default 0.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    change { $0.timing.delay = delay }
  }

  /// Sets the curve. Default slow at both ends.
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    change { $0.timing.curve = curve.curve }
  }

  /// Sets how often the animation runs. Default once; a fraction ends within a pass.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    change { $0.timing.count = repeatCount > 0 ? Double(repeatCount) : 1 }
  }

  /// Sets whether each pass goes back, too. Default false.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    change { $0.timing.autoreverses = repeatAutoreverses }
  }

  /// Sets whether what was animated before counts from what the screen shows. Default false. [ANIM-5]
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    change { $0.run.beginsFromCurrentState = fromCurrentState }
  }

  /// Sets who is told of beginning and end; not retained.
  public class func setAnimationDelegate(_ delegate: Any?) {
    change { $0.target = delegate as AnyObject? }
  }

  /// Sets what the delegate is told by when the animation begins. It takes the identifier or nothing. [VAL-85]
  public class func setAnimationWillStart(_ selector: Selector?) {
    change { $0.willStart = selector }
  }

  /// Sets what the delegate is told by when the animation is over. It takes the identifier or nothing. [VAL-85]
  public class func setAnimationDidStop(_ selector: Selector?) {
    change { $0.didStop = selector }
  }

  /// Has a view turned over, as far as its touches wait; nothing is drawn.
  ///
  /// - Parameters:
  ///   - transition: how.
  ///   - view: the view whose content changes.
  ///   - cache: whether pictures of it would be used, which makes no difference here.
  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {
    change { $0.turned = transition == .none ? nil : view }
  }
}
