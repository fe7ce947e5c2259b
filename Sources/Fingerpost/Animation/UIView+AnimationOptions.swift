extension UIView {
  /// How a block's changes are animated.
  public nonisolated struct AnimationOptions: OptionSet, Sendable {
    /// The bits, which are UIKit's.
    public let rawValue: UInt

    /// Creates options from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out with the change. Without effect: layout happens where code asks for it.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// The views take touches while they animate. [HIT-18]
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Animations of the same properties that are under way end now, and this one begins where they were. [ANIM-5]
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// It begins again forever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// It goes back, too, and takes twice as long.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// The block's own duration counts, and not that of the block around it. [ANIM-8]
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// The block's own curve counts, and not that of the block around it. [ANIM-8]
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Changes inside a transition are animated themselves.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition between two views hides one and shows the other, and leaves both where they are.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Options of the block around it do not count. They never do here, but for duration and curve.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow at both ends. The default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The same speed all the time.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// No transition: it is over at once.
    public static let transitionNone: AnimationOptions = []
    /// A flip from left to right.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A flip from right to left.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A page that curls up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A page that curls down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// One fades into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A flip from top to bottom.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A flip from bottom to top.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// As many frames as the display has. The default.
    public static let preferredFramesPerSecondDefault: AnimationOptions = []
    /// 60 frames a second. Without effect: what is shown is a formula of time.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// 30 frames a second. Without effect: what is shown is a formula of time.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    var curve: TimingCurve {
      switch rawValue >> 16 & 15 {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInOut
      }
    }

    var isTransition: Bool { rawValue >> 20 & 15 != 0 }
  }

  /// The curves that have a name.
  public nonisolated enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at the beginning.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// The same speed all the time.
    case linear = 3

    var curve: TimingCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }

  /// How the changes of keyframes are animated.
  public nonisolated struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits, which are UIKit's.
    public let rawValue: UInt

    /// Creates options from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out with the change. Without effect: layout happens where code asks for it.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// The views take touches while they animate. [HIT-18]
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Animations of the same properties that are under way end now, and this one begins where they were. [ANIM-5]
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// It begins again forever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// It goes back, too, and takes twice as long.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// The block's own duration counts, and not that of the block around it. [ANIM-8]
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Options of the block around it do not count. They never do here, but for the duration.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Between two keyframes a value moves evenly. The default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// A value jumps at the end of its keyframe.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Even speed over all keyframes; here as linear.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Smooth at the keyframes; here as linear.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Smooth and of even speed; here as linear.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    var isDiscrete: Bool { rawValue >> 10 & 15 == 1 }

    /// The same as options of a block; the bits are the same below the calculation mode.
    var options: AnimationOptions { AnimationOptions(rawValue: rawValue & 0x3ff).union(.curveLinear) }
  }
}
