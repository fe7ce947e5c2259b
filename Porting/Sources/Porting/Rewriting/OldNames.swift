/// Names of Swift 3 and 4 that have one exact successor.
enum OldNames {
  /// What a function of C becomes.
  enum Form {
    /// `T(label: a, …)`
    case initializer(String, [String])
    /// `a.name`
    case property(String)
    /// `a.name(label: b, …)`
    case method(String, [String])
    /// `a == b`
    case equality

    var arity: Int {
      switch self {
      case .initializer(_, let labels): labels.count
      case .property: 1
      case .method(_, let labels): labels.count + 1
      case .equality: 2
      }
    }
  }

  static let names: [String: String] = [
    "UIGestureRecognizerState": "UIGestureRecognizer.State",
    "UISwipeGestureRecognizerDirection": "UISwipeGestureRecognizer.Direction",
    "UIControlEvents": "UIControl.Event",
    "UIControlState": "UIControl.State",
    "UIControlContentHorizontalAlignment": "UIControl.ContentHorizontalAlignment",
    "UIControlContentVerticalAlignment": "UIControl.ContentVerticalAlignment",
    "UIButtonType": "UIButton.ButtonType",
    "UITouchPhase": "UITouch.Phase",
    "UITouchType": "UITouch.TouchType",
    "UITouchProperties": "UITouch.Properties",
    "UIForceTouchCapability": "UIForceTouchCapability",
    "UIEventType": "UIEvent.EventType",
    "UIEventSubtype": "UIEvent.EventSubtype",
    "UIPressPhase": "UIPress.Phase",
    "UIPressType": "UIPress.PressType",
    "UIViewAnimationOptions": "UIView.AnimationOptions",
    "UIViewAnimationCurve": "UIView.AnimationCurve",
    "UIViewAnimationTransition": "UIView.AnimationTransition",
    "UIViewKeyframeAnimationOptions": "UIView.KeyframeAnimationOptions",
    "UIViewAutoresizing": "UIView.AutoresizingMask",
    "UIViewContentMode": "UIView.ContentMode",
    "UIViewTintAdjustmentMode": "UIView.TintAdjustmentMode",
    "UIScrollViewKeyboardDismissMode": "UIScrollView.KeyboardDismissMode",
    "UIScrollViewIndicatorStyle": "UIScrollView.IndicatorStyle",
    "UIScrollViewDecelerationRateNormal": "UIScrollView.DecelerationRate.normal",
    "UIScrollViewDecelerationRateFast": "UIScrollView.DecelerationRate.fast",
    "UITextFieldViewMode": "UITextField.ViewMode",
    "UITextBorderStyle": "UITextField.BorderStyle",
    "UIApplicationState": "UIApplication.State",
    "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
    "UIApplicationOpenURLOptionsKey": "UIApplication.OpenURLOptionsKey",
    "UIWindowLevel": "UIWindow.Level",
    "UIWindowLevelNormal": "UIWindow.Level.normal",
    "UIWindowLevelAlert": "UIWindow.Level.alert",
    "UIWindowLevelStatusBar": "UIWindow.Level.statusBar",
    "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem",
    "UIBarButtonItemStyle": "UIBarButtonItem.Style",
    "UITabBarSystemItem": "UITabBarItem.SystemItem",
    "UIModalPresentationStyle": "UIModalPresentationStyle",
    "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
    "UILayoutPriority": "UILayoutPriority",
    "UIKeyInputUpArrow": "UIKeyCommand.inputUpArrow",
    "UIKeyInputDownArrow": "UIKeyCommand.inputDownArrow",
    "UIKeyInputLeftArrow": "UIKeyCommand.inputLeftArrow",
    "UIKeyInputRightArrow": "UIKeyCommand.inputRightArrow",
    "UIKeyInputEscape": "UIKeyCommand.inputEscape",
    "CGPointZero": "CGPoint.zero",
    "CGSizeZero": "CGSize.zero",
    "CGRectZero": "CGRect.zero",
    "CGRectNull": "CGRect.null",
    "CGRectInfinite": "CGRect.infinite",
    "CGAffineTransformIdentity": "CGAffineTransform.identity",
    "UIEdgeInsetsZero": "UIEdgeInsets.zero",
    "kCFBooleanTrue": "true",
    "kCFBooleanFalse": "false",
    "kCAMediaTimingFunctionLinear": "CAMediaTimingFunctionName.linear",
    "kCAMediaTimingFunctionEaseIn": "CAMediaTimingFunctionName.easeIn",
    "kCAMediaTimingFunctionEaseOut": "CAMediaTimingFunctionName.easeOut",
    "kCAMediaTimingFunctionEaseInEaseOut": "CAMediaTimingFunctionName.easeInEaseOut",
    "kCAMediaTimingFunctionDefault": "CAMediaTimingFunctionName.default",
    "kCAFillModeForwards": "CAMediaTimingFillMode.forwards",
    "kCAFillModeBackwards": "CAMediaTimingFillMode.backwards",
    "kCAFillModeBoth": "CAMediaTimingFillMode.both",
    "kCAFillModeRemoved": "CAMediaTimingFillMode.removed",
    "kCAAnimationLinear": "CAAnimationCalculationMode.linear",
    "kCAAnimationDiscrete": "CAAnimationCalculationMode.discrete",
    "kCALineCapButt": "CAShapeLayerLineCap.butt",
    "kCALineCapRound": "CAShapeLayerLineCap.round",
    "kCALineCapSquare": "CAShapeLayerLineCap.square",
    "kCALineJoinMiter": "CAShapeLayerLineJoin.miter",
    "kCALineJoinRound": "CAShapeLayerLineJoin.round",
    "kCALineJoinBevel": "CAShapeLayerLineJoin.bevel",
    "kCAFillRuleNonZero": "CAShapeLayerFillRule.nonZero",
    "kCAFillRuleEvenOdd": "CAShapeLayerFillRule.evenOdd",
    "UIAccessibilityTraitNone": "UIAccessibilityTraits.none",
    "UIAccessibilityTraitButton": "UIAccessibilityTraits.button",
    "UIAccessibilityTraitLink": "UIAccessibilityTraits.link",
    "UIAccessibilityTraitImage": "UIAccessibilityTraits.image",
    "UIAccessibilityTraitSelected": "UIAccessibilityTraits.selected",
    "UIAccessibilityTraitStaticText": "UIAccessibilityTraits.staticText",
    "UIAccessibilityTraitNotEnabled": "UIAccessibilityTraits.notEnabled",
    "UIAccessibilityTraitHeader": "UIAccessibilityTraits.header",
    "UIAccessibilityTraitAdjustable": "UIAccessibilityTraits.adjustable",
  ].filter { $0.key != $0.value }

  static let functions: [String: Form] = [
    "CGPointMake": .initializer("CGPoint", ["x", "y"]),
    "CGSizeMake": .initializer("CGSize", ["width", "height"]),
    "CGRectMake": .initializer("CGRect", ["x", "y", "width", "height"]),
    "CGVectorMake": .initializer("CGVector", ["dx", "dy"]),
    "UIEdgeInsetsMake": .initializer("UIEdgeInsets", ["top", "left", "bottom", "right"]),
    "CGAffineTransformMake": .initializer("CGAffineTransform", ["a", "b", "c", "d", "tx", "ty"]),
    "CGAffineTransformMakeRotation": .initializer("CGAffineTransform", ["rotationAngle"]),
    "CGAffineTransformMakeScale": .initializer("CGAffineTransform", ["scaleX", "y"]),
    "CGAffineTransformMakeTranslation": .initializer("CGAffineTransform", ["translationX", "y"]),
    "CGRectGetMinX": .property("minX"), "CGRectGetMidX": .property("midX"),
    "CGRectGetMaxX": .property("maxX"),
    "CGRectGetMinY": .property("minY"), "CGRectGetMidY": .property("midY"),
    "CGRectGetMaxY": .property("maxY"),
    "CGRectGetWidth": .property("width"), "CGRectGetHeight": .property("height"),
    "CGRectIsEmpty": .property("isEmpty"), "CGRectIsNull": .property("isNull"),
    "CGRectStandardize": .property("standardized"), "CGRectIntegral": .property("integral"),
    "CGAffineTransformIsIdentity": .property("isIdentity"),
    "CGAffineTransformInvert": .method("inverted", []),
    "CGAffineTransformRotate": .method("rotated", ["by"]),
    "CGAffineTransformScale": .method("scaledBy", ["x", "y"]),
    "CGAffineTransformTranslate": .method("translatedBy", ["x", "y"]),
    "CGAffineTransformConcat": .method("concatenating", ["_"]),
    "CGPointApplyAffineTransform": .method("applying", ["_"]),
    "CGSizeApplyAffineTransform": .method("applying", ["_"]),
    "CGRectApplyAffineTransform": .method("applying", ["_"]),
    "CGRectContainsPoint": .method("contains", ["_"]), "CGRectContainsRect": .method("contains", ["_"]),
    "CGRectIntersectsRect": .method("intersects", ["_"]),
    "CGRectIntersection": .method("intersection", ["_"]),
    "CGRectUnion": .method("union", ["_"]), "CGRectInset": .method("insetBy", ["dx", "dy"]),
    "CGRectOffset": .method("offsetBy", ["dx", "dy"]), "UIEdgeInsetsInsetRect": .method("inset", ["by"]),
    "CGPointEqualToPoint": .equality, "CGSizeEqualToSize": .equality, "CGRectEqualToRect": .equality,
    "CGAffineTransformEqualToTransform": .equality, "UIEdgeInsetsEqualToEdgeInsets": .equality,
  ]

  /// Methods with the labels of a call, their new name, and the new first label or nil for none.
  static let methods: [String: (String, String?)] = [
    "bringSubview(toFront:)": ("bringSubviewToFront", nil),
    "sendSubview(toBack:)": ("sendSubviewToBack", nil),
    "addChildViewController(_:)": ("addChild", nil),
    "removeFromParentViewController()": ("removeFromParent", nil),
    "willMove(toParentViewController:)": ("willMove", "toParent"),
    "didMove(toParentViewController:)": ("didMove", "toParent"),
  ]
}
