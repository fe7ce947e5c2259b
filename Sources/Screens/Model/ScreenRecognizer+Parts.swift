import FingerpostProperties

nonisolated extension ScreenRecognizer {
  /// Which of a standard view's own recognizers it is.
  public enum Part: CaseIterable, Hashable, Sendable {
    /// The one that scrolls.
    case scrollPan
    /// The one that zooms.
    case scrollPinch
    /// The one that keeps touches from the content of a scroll view for a while.
    case scrollDelay
    /// The one by which text begins to be edited, in a text field or a text view.
    case textTap
    /// The one that selects a word of a text view.
    case textDoubleTap
    /// The one that moves the caret of a text view, or selects.
    case textPress
    /// The one that opens links of a text view.
    case linkTap
    /// The one that brings up the menu of a link of a text view.
    case linkPress

    /// UIKit's class.
    public var className: String {
      switch self {
      case .scrollPan: "UIScrollViewPanGestureRecognizer"
      case .scrollPinch: "UIScrollViewPinchGestureRecognizer"
      case .scrollDelay: "UIScrollViewDelayedTouchesBeganGestureRecognizer"
      case .textTap: "UITapGestureRecognizer"
      case .textDoubleTap: "UITextTapRecognizer"
      case .textPress: "UIVariableDelayLoupeGesture"
      case .linkTap: "UITapGestureRecognizer"
      case .linkPress: "UILongPressGestureRecognizer"
      }
    }

    /// What it is called after the view.
    public var word: String {
      switch self {
      case .scrollPan: "pan"
      case .scrollPinch: "pinch"
      case .scrollDelay: "delay"
      case .textTap: "tap"
      case .textDoubleTap: "double tap"
      case .textPress: "press"
      case .linkTap: "link tap"
      case .linkPress: "link press"
      }
    }

    /// Whether it acts on text.
    package var isOfText: Bool {
      switch self {
      case .textTap, .textDoubleTap, .textPress, .linkTap, .linkPress: true
      case .scrollPan, .scrollPinch, .scrollDelay: false
      }
    }

    /// Whether all text views have one, as far as is known. [TXV-4, TXV-5]
    static let ofTextViews: [Part] = [.textTap, .textDoubleTap, .textPress]
  }

  /// Which recognizer of a scroll view it is by its class, or a part that was put in.
  public var part: Part? {
    if let assumedPart { return assumedPart }
    if let part = partOfInteraction { return part }
    for name in [className] + (superclasses ?? []) {
      switch name {
      case "UIScrollViewPanGestureRecognizer": return .scrollPan
      case "UIScrollViewPinchGestureRecognizer": return .scrollPinch
      case "UIScrollViewDelayedTouchesBeganGestureRecognizer": return .scrollDelay
      // Text has more of the class, for three taps and for two fingers.
      case "UITextTapRecognizer" where taps == 1: return .textTap
      case "UITextTapRecognizer" where taps == 2: return .textDoubleTap
      case "UIVariableDelayLoupeGesture": return .textPress
      default: break
      }
    }
    return nil
  }

  /// How many taps of one finger it waits for; nil with more fingers.
  private var taps: Int? {
    (settings.numberOfTouchesRequired ?? 1) == 1 ? settings.numberOfTapsRequired ?? 1 : nil
  }

  /// Which one it is by the name that UIKit gives it, or by the interaction that it works for: these are of public
  /// classes, too.
  private var partOfInteraction: Part? {
    switch name {
    case "UITextInteractionNameSingleTap": return .textTap
    case "UITextInteractionNameDoubleTap": return .textDoubleTap
    case "UITextInteractionNameInteractiveRefinement": return .textPress
    case "UITextInteractionNameLinkTap": return .linkTap
    default: break
    }
    guard targets?.contains(where: { $0.className == "UITextLinkInteraction" }) == true else { return nil }
    return GestureKind(className: className) == .longPress ? .linkPress : .linkTap
  }

  /// Whether it works for the text of its view: it is of one of UIKit's classes for that, or for one of them.
  var isOfText: Bool {
    part?.isOfText ?? (className.hasPrefix("UIText") || worksForText)
  }

  /// Whether all that it calls are interactions of UIKit's with text.
  var worksForText: Bool {
    guard let targets, !targets.isEmpty else { return false }
    return targets.allSatisfy {
      $0.className?.hasPrefix("UIText") == true && $0.className?.contains("Interaction") == true
    }
  }

  /// One that every view of a class has, and which the input does not describe.
  init(assumed part: Part) {
    self.init(className: part.className)
    assumedPart = part
    if part == .scrollDelay {
      cancelsTouchesInView = false
      delaysTouchesBegan = true
      delaysTouchesEnded = false
    } else if part == .scrollPan || Part.ofTextViews.contains(part) {
      delaysTouchesEnded = false
    }
    if part == .textDoubleTap { settings[count: "numberOfTapsRequired"] = 2 }
  }
}

nonisolated extension Screen {
  /// Puts in the recognizers that are known of scroll views and text fields, where the input does not describe them.
  ///
  /// What the input does describe is left alone, so that none is there twice. A scenario says everything.
  public mutating func addStandardRecognizers() {
    guard kind != .scenario else { return }
    // Looked up only, never walked.
    let moved = Set(movedPans.values)
    for (index, standard) in standardClasses().enumerated() {
      switch standard {
      case .scrollView where views[index].recognizers == nil:
        var parts: [ScreenRecognizer.Part] = [.scrollDelay, .scrollPan]
        if views[index].scrolling?.isScrollEnabled == false { parts = [] }
        if views[index].scrolling?.delaysContentTouches == false { parts.removeAll { $0 == .scrollDelay } }
        if views[index].scrolling?.canZoom == true { parts.append(.scrollPinch) }
        if isTextView(index) { parts += ScreenRecognizer.Part.ofTextViews }
        views[index].standardRecognizers = parts.map { ScreenRecognizer(assumed: $0) }
      case .scrollView:
        if isTextView(index) { addTextRecognizers(to: index) }
        if !moved.contains(index) { addScrollRecognizers(to: index) }
      case .textField where views[index].recognizers?.contains(where: { $0.part == .textTap }) != true:
        views[index].standardRecognizers = [ScreenRecognizer(assumed: .textTap)]
      default: break
      }
    }
  }

  /// Puts in the pan of a scroll view that lists the application's recognizers only: every scroll view has one, so the
  /// list was cut. [SCR-1]
  private mutating func addScrollRecognizers(to index: Int) {
    guard let listed = views[index].recognizers, !listed.isEmpty,
      listed.allSatisfy({ $0.part == nil && !$0.isInstalledByUIKit }),
      views[index].scrolling?.isScrollEnabled != false
    else { return }
    let parts: [ScreenRecognizer.Part] = [.scrollDelay, .scrollPan]
    views[index].standardRecognizers += parts.map { ScreenRecognizer(assumed: $0) }
  }

  /// Puts in the tap of a text view that lists others for its text: which class it has differs with the version.
  ///
  /// One that lists none has none, as text that can be neither edited nor selected; they come with being selectable.
  private mutating func addTextRecognizers(to index: Int) {
    guard let listed = views[index].recognizers, !listed.contains(where: { $0.part == .textTap }) else {
      return
    }
    if listed.contains(where: \.isOfText) {
      views[index].standardRecognizers = [ScreenRecognizer(assumed: .textTap)]
    } else if views[index].isSelectable == false {
      views[index].standardRecognizers = ScreenRecognizer.Part.ofTextViews.map {
        ScreenRecognizer(assumed: $0)
      }
    }
  }
}
