/// What is publicly known about classes of UIKit that override hit testing.
///
/// What such a class does is played where it is known, and where only the override is known to exist, there is a caveat.
/// Sources are the declarations in public runtime headers (iOS 12 and 17), documentation, and what several people saw;
/// for React Native and Flutter, their code.
public nonisolated enum KnownOverrides {
  /// Returns one sentence about what a class may do with touches and what is not played, or nil for any other class.
  ///
  /// - Parameter className: the name as an input prints it.
  public static func caveat(for className: String) -> String? {
    if let caveat = caveats[className] { return caveat }
    if asksOutside(className) { return reactNative }
    return className.contains("_UIHostingView") || className.contains("UIHostingViewBase") ? hosting : nil
  }

  /// Returns whether views of the class are known to let through what none of their subviews takes. [WIN-8]
  ///
  /// The windows of the keyboard and the status bar fill the screen, and so do the views in them that hold the
  /// keyboard; an application is touched through all of them.
  package static func passesThrough(_ className: String) -> Bool {
    switch className {
    case "UIAutoRotatingWindow", "UITextEffectsWindow", "UITextEffectsWindowHosted", "UIRemoteKeyboardWindow",
      "UIRemoteKeyboardWindowHosted", "UIStatusBarWindow":
      true
    case "UIApplicationRotationFollowingControllerView", "UIInputSetContainerView", "UIInputSetHostView": true
    case "_UITouchPassthroughView": true
    default: false
    }
  }

  /// Returns whether views of the class ask their subviews also where a point lies outside them, as React Native's do.
  ///
  /// `hitTest:withEvent:` of RCTView.m, and of RCTViewComponentView.mm for what is called a component view.
  static func asksOutside(_ className: String) -> Bool {
    switch className {
    case "RCTView", "RCTScrollContentView": true
    default: className.hasPrefix("RCT") && className.hasSuffix("ComponentView")
    }
  }

  /// Returns whether a view of the class takes touches whatever its alpha, as React Native's first architecture has it. [HIT-24]
  static func takesUnseen(_ className: String) -> Bool {
    className == "RCTView" || className == "RCTScrollContentView"
  }

  /// Returns whether views of the class say that they can be focused on a television, as React Native's do unless
  /// `isTVSelectable` is false (RCTTVView.m). [FOC-2]
  package static func canBeFocused(_ className: String) -> Bool { className == "RCTTVView" }

  /// Returns whether React Native or Flutter decides what a touch in a view of the class does, and which of them.
  public static func framework(of className: String) -> Framework? {
    switch className {
    case "FlutterView": .flutter
    case "RCTRootContentView", "RCTSurfaceView", "RCTTextView", "RCTImageView": .reactNative
    default: asksOutside(className) ? .reactNative : nil
    }
  }

  /// What decides touches in views that it embeds into UIKit's.
  public enum Framework: Sendable {
    case flutter
    case reactNative
  }

  /// Returns whether touches on the private views inside a view of the class belong to the view itself.
  static func answersForItsInside(_ className: String) -> Bool {
    switch className {
    case "UITextField", "UISearchTextField", "UISearchBarTextField", "UITextView": true
    default: false
    }
  }

  /// Returns whether the class is one of those that UIKit keeps to itself and puts into text fields and text views.
  static func isInsideOfText(_ className: String) -> Bool {
    guard className.hasPrefix("_UI") || textParts.contains(className) else { return false }
    // SwiftUI's hosting views show what an application put there.
    return !["Button", "Control"].contains(where: className.hasSuffix) && !className.contains("Hosting")
  }

  private static let textParts: Set<String> = [
    "UIFieldEditor", "UITextFieldBackgroundView", "UITextFieldBorderView", "UITextFieldLabel",
    "UITextContentView", "UITextSelectionView", "UITextRangeView", "UITextInputPasswordRulesView",
  ]

  // MARK: - What is only known to exist

  private static let hosting =
    "SwiftUI decides touches inside a hosting view by itself, and from iOS 18 on the hosting view itself may be "
    + "hit where nothing shows."

  private static let reactNative =
    "React Native's views also decide by pointerEvents, hitSlop and zIndex, which no input shows (RCTView.m, "
    + "RCTViewComponentView.mm)."

  /// Looked up only, never walked.
  private static let caveats: [String: String] = [
    "FlutterView":
      "Flutter draws all of its widgets into this view, takes all touches in it and decides itself (FlutterViewController.mm).",
    "FlutterTouchInterceptingView":
      "Flutter holds touches of this view back until it has decided about them (FlutterPlatformViews.mm).",
    "UINavigationBar":
      "A navigation bar may take touches up to about 20 pt outside it, or swallow touches beside its buttons.",
    "UIToolbar": "A toolbar may take touches up to about 20 pt outside it.",
    "UITabBar":
      "A tab bar overrides hitTest(_:with:); from iOS 26 on it floats and may not take touches beside it.",
    "UITabBarButton": "A button of a tab bar may take touches outside its bounds.",
    "_UIButtonBarButton": bar, "_UINavigationItemButtonView": bar, "_UIPlatterView": bar,
    "UIToolbarButton": bar,
    "_UINavigationBarContentView": bar, "_UIToolbarContentView": bar, "_UIButtonBarStackView": bar,
    "UIDropShadowView": "The view around a sheet may take touches a few points outside it.",
    "UITransitionView":
      "The container of a presentation lets touches through next to a sheet whose detent does not dim what is behind it.",
    "UIDimmingView": dimming, "_UIPopoverDimmingView": dimming,
    "UISwitch": "A switch decides by itself how far outside it a finger still counts.",
    "UISegmentedControl": "A segmented control decides by itself how far outside it a finger still counts.",
    "UISegment": "A segment may pass touches on to its segmented control.",
    "UIStepper": "A stepper passes touches on between its halves, and may take some outside its bounds.",
    "UIStepperHorizontalVisualElement": "A stepper passes touches on between its halves.",
    "_UISlideriOSVisualElement": slider, "_UISliderFluidVisualElement": slider,
    "UISearchBar": "A search bar may give touches beside its field to the field, or to nothing.",
    "_UISearchBarContainerView": "The container of a search bar may pass touches on to it.",
    "UIPickerView": "A picker gives touches to the wheel under the finger, not to what lies over it.",
    "UIDatePicker": "A date picker decides by itself which of its views takes a touch.",
    "UITableView":
      "A table in editing mode, or with a swiped row, may give touches to other views than here.",
    "UITableViewCell": "A cell in editing mode, or swiped, may give touches to other views than here.",
    "UITableViewWrapperView":
      "In a table with a swiped row this view may give touches to other views than here.",
    "UICalloutBar": menu, "_UIEditMenuContainerView": menu, "_UIEditMenuListView": menu,
    "_UIContextMenuContainerView": menu, "_UIContextMenuView": menu,
    "UITextSelectionView": "The handles of a selection take touches outside the text view.",
    "UISelectionGrabberDot": "The handles of a selection take touches outside their bounds.",
    "_UIScrollViewScrollIndicator": "A scroll indicator can be grabbed when a finger rests on it.",
    "_UITouchFallbackView": "This view may take touches that no other view took.",
    "_UIPortalView": "This view shows another one and may pass touches on to it.",
    "_UISceneLayerHostView": "This view shows another process, which may take the touch.",
    "_UIRemoteView": "This view shows another process, which may take the touch.",
  ]

  private static let bar =
    "A button of a bar may take touches in the whole height of the bar and in the gap to the next button."
  private static let dimming =
    "The dimming view behind a popover or sheet gives touches to its passthroughViews, and may dismiss on others."
  private static let menu =
    "A menu may pass touches beside it on to what is behind it, and be dismissed by them."
  private static let slider = "A slider's inner view decides by itself which touches near the thumb it takes."
}
