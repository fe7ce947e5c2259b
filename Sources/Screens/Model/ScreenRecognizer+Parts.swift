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
    /// The one by which a text field begins to be edited.
    case fieldTap

    /// UIKit's class.
    public var className: String {
      switch self {
      case .scrollPan: "UIScrollViewPanGestureRecognizer"
      case .scrollPinch: "UIScrollViewPinchGestureRecognizer"
      case .scrollDelay: "UIScrollViewDelayedTouchesBeganGestureRecognizer"
      case .fieldTap: "UITapGestureRecognizer"
      }
    }

    /// What it is called after the view.
    public var word: String {
      switch self {
      case .scrollPan: "pan"
      case .scrollPinch: "pinch"
      case .scrollDelay: "delay"
      case .fieldTap: "tap"
      }
    }
  }

  /// Which recognizer of a scroll view it is by its class, or a part that was put in.
  public var part: Part? {
    if let assumedPart { return assumedPart }
    for name in [className] + (superclasses ?? []) {
      switch name {
      case "UIScrollViewPanGestureRecognizer": return .scrollPan
      case "UIScrollViewPinchGestureRecognizer": return .scrollPinch
      case "UIScrollViewDelayedTouchesBeganGestureRecognizer": return .scrollDelay
      // Text fields have more of the class, for two and three taps.
      case "UITextTapRecognizer" where isSingleTap:
        return .fieldTap
      default: break
      }
    }
    return nil
  }

  private var isSingleTap: Bool {
    (settings.numberOfTapsRequired ?? 1) == 1 && (settings.numberOfTouchesRequired ?? 1) == 1
  }

  /// One that every view of a class has, and which the input does not describe.
  init(assumed part: Part) {
    self.init(className: part.className)
    assumedPart = part
    if part == .scrollDelay {
      cancelsTouchesInView = false
      delaysTouchesBegan = true
      delaysTouchesEnded = false
    } else if part == .scrollPan {
      delaysTouchesEnded = false
    }
  }
}

nonisolated extension Screen {
  /// Puts in the recognizers that are known of scroll views and text fields, where the input does not describe them.
  ///
  /// What the input does describe is left alone, so that none is there twice. A scenario says everything.
  public mutating func addStandardRecognizers() {
    guard kind != .scenario else { return }
    for (index, standard) in standardClasses().enumerated() {
      switch standard {
      case .scrollView where views[index].recognizers == nil:
        var parts: [ScreenRecognizer.Part] = [.scrollDelay, .scrollPan]
        if views[index].scrolling?.isScrollEnabled == false { parts = [] }
        if views[index].scrolling?.delaysContentTouches == false { parts.removeAll { $0 == .scrollDelay } }
        if views[index].scrolling?.canZoom == true { parts.append(.scrollPinch) }
        views[index].standardRecognizers = parts.map { ScreenRecognizer(assumed: $0) }
      case .textField where views[index].recognizers?.contains(where: { $0.part == .fieldTap }) != true:
        views[index].standardRecognizers = [ScreenRecognizer(assumed: .fieldTap)]
      default: break
      }
    }
  }
}
