import FingerpostExplain
import FingerpostGestures
import FingerpostProperties
import FingerpostScreens

/// A view that is meant to act when it is touched.
nonisolated struct AuditTarget: Hashable {
  /// Why a view is expected to act, and on what.
  enum Role {
    /// A control that acts on a tap.
    case control
    /// A control that acts on another gesture, such as a slider.
    case dragged
    /// A cell, link or text that does what views of its class do.
    case known
    /// A view with a recognizer for a tap.
    case tapped
    /// A scroll view with something in it.
    case scrolls
    /// A view with recognizers for other gestures only.
    case gestures
    /// A view with recognizers that the input does not describe.
    case untold
  }

  var view: Int
  var role: Role

  /// Whether a tap has to make it act; for others it is enough that touches get to it.
  var actsOnTap: Bool {
    switch role {
    case .control, .known, .tapped: true
    case .dragged, .scrolls, .gestures, .untold: false
    }
  }

  /// Whether all of it is meant to be touched, and not only what other views leave of it.
  var isSolid: Bool {
    switch role {
    case .control, .dragged, .known: true
    case .tapped, .scrolls, .gestures, .untold: false
    }
  }
}

extension Explainer {
  /// The targets of the screen, whether they are to be seen or not.
  func targets() -> [AuditTarget] {
    screen.views.indices.compactMap { view in role(of: view).map { AuditTarget(view: view, role: $0) } }
  }

  private func role(of view: Int) -> AuditTarget.Role? {
    let data = screen.views[view]
    let own = recognizers.recognizers(of: view).filter { index in
      let recognizer = recognizers[index]
      return recognizers.part(index) == nil && recognizer.assumedPart == nil && recognizer.isEnabled
        && !recognizer.isInstalledByUIKit && recognizer.playedKind != .hover
    }
    let isTapped = own.contains { index in
      recognizers[index].playedKind == .tap && (recognizers[index].settings.numberOfTapsRequired ?? 1) == 1
        && (recognizers[index].settings.numberOfTouchesRequired ?? 1) == 1
    }
    if isTapped { return .tapped }
    if let standard = standards[view], standard.isControl {
      // A control that is off by itself was switched off, or only shows something.
      guard data.isEnabled != false, data.isUserInteractionEnabled else { return nil }
      return standard == .slider || data.className == "UIRefreshControl" || data.className == "UIDatePicker"
        ? .dragged : .control
    }
    if let action = ClassKnowledge.action(of: data, isElement: screen.hasElementTypes),
      [.selected, .edits, .link].contains(action) || data.className == "UINavigationItemButtonView",
      ClassName(data.className).module != "SwiftUI",
      data.isUserInteractionEnabled, data.isEnabled != false
    {
      return .known
    }
    if !own.isEmpty { return .gestures }
    if data.isUserInteractionEnabled, !screen.hasElementTypes, ScrollRoom(view, self) != nil {
      return .scrolls
    }
    guard data.hasRecognizers, recognizers.knowledge(of: view) == .untold, !data.isWindow,
      standards[view] == nil
    else { return nil }
    // Other views of the system have recognizers of their own.
    return !ClassName(data.className).isOfSystem || Self.bare.contains(data.className) ? .untold : nil
  }

  /// Views of UIKit's that have no recognizers unless an application adds some.
  private static let bare = ["UIView", "UIImageView", "UILabel", "UIStackView", "UIVisualEffectView"]
}
