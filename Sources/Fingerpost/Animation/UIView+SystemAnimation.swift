import Foundation

extension UIView {
  /// What the system can do to views by itself.
  public nonisolated enum SystemAnimation: UInt, Sendable {
    /// They disappear, and are taken out of their superviews.
    case delete = 0
  }

  /// Has the system do something to views, beside what a block changes. It takes 0.2 s. [ANIM-14]
  ///
  /// - Parameters:
  ///   - animation: what is done.
  ///   - views: to which views; with none only the block is animated.
  ///   - options: how.
  ///   - parallelAnimations: changes what is animated beside that; called at once.
  ///   - completion: called at the end, when the views are out, with whether everything came to it. [ANIM-3]
  public static func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let alphas = views.map(\.alpha)
    animate(withDuration: 0.2, delay: 0, options: options) {
      for view in views { view.alpha = 0 }
      parallelAnimations?()
    } completion: { isFinished in
      for (view, alpha) in zip(views, alphas) {
        view.removeFromSuperview()
        view.alpha = alpha
      }
      completion?(isFinished)
    }
  }
}
