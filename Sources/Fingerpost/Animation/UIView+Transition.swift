public import Foundation

extension UIView {
  /// Shows the change from one content of a view to another.
  ///
  /// The content changes at once; until the end the view takes no touches, nor does what is in it, unless the options say
  /// so. Pictures show the new content all the time. [ANIM-9, HIT-18]
  ///
  /// - Parameters:
  ///   - view: the view whose content changes.
  ///   - duration: how long it takes, in seconds.
  ///   - options: how; without a transition it is over at once.
  ///   - animations: changes the content; called at once.
  ///   - completion: called at the end, with whether everything came to it. [ANIM-3]
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(duration: options.isTransition ? duration : 0, curve: options.curve)
    run(timing, options, { showTransition(of: view, options, animations) }, completion)
  }

  private static func showTransition(
    of view: UIView, _ options: AnimationOptions, _ animations: (() -> Void)?
  ) {
    AnimationScope.current?.run?.animateContent(of: view)
    guard let animations else { return }
    if options.contains(.allowAnimatedContent) { animations() } else { performWithoutAnimation(animations) }
  }

  /// Shows the change from one view to another.
  ///
  /// The second takes the place of the first at once, or with ``AnimationOptions/showHideTransitionViews`` is shown in its
  /// stead; until the end the view around them takes no touches, nor does what is in it. [ANIM-9, HIT-18]
  ///
  /// - Parameters:
  ///   - fromView: the view to go.
  ///   - toView: the view to come.
  ///   - duration: how long it takes, in seconds.
  ///   - options: how; without a transition it is over at once.
  ///   - completion: called at the end, with whether everything came to it. [ANIM-3]
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let exchange = {
      if options.contains(.showHideTransitionViews) {
        toView.isHidden = false
        fromView.isHidden = true
      } else {
        fromView.superview?.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    transition(
      with: fromView.superview ?? fromView, duration: duration, options: options, animations: exchange,
      completion: completion)
  }
}
