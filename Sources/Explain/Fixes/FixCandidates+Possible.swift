import FingerpostGestures
import FingerpostScreens

/// Which changes a reader can make.
extension FixCandidates {
  /// Whether the reader can make a change; code that a class is known to have is not replaced.
  func isPossible(_ change: Change) -> Bool {
    if let (view, _) = change.override {
      let name = screen.views[view].className
      return screen.views[view].hitOverride == nil && !PublicClasses.isPrivate(name)
        && !name.contains("UIHostingView") && !ClassKnowledge.isInsideSwiftUI(name)
    }
    switch change {
    // UIKit switches off only the containers of its transitions; what else is off, the application has switched off.
    case .enable(let view):
      return !PublicClasses.isTransitionContainer(screen.views[view].className) && !isInBar(view)
        && !screen.isOffForTransition(view)
    // The parts of these act, or UIKit's own code does.
    case .followAnimation(let view, _): return !screen.isMovedByUIKit(view)
    case .disable(let view), .show(let view), .bringToFront(let view), .enlarge(let view, _),
      .makeOpaque(let view), .straighten(let view), .enableControl(let view), .makeSelectable(let view),
      .addTarget(let view):
      return isReachable(view)
    case .addRecognizer(let view, _):
      return screen.kind != .scenario && !isBar(view) && isReachable(view)
    case .gesture(.dropRequirement): return screen.kind != .scenario
    case .gesture(.goBackAlways): return true
    // What is asked of touches is not asked of presses. [PRESS-3]
    case .gesture(.refuseTouches) where screen.isTelevision: return false
    // Applications set a delegate of their own.
    case .gesture(.refuseTouches(let pop, _)) where recognizers[pop].isNavigationPop:
      return screen.kind != .scenario
    case .gesture(.allowTogether(let pan, _)) where recognizers.part(pan) == .scrollPan:
      return screen.kind != .scenario
        && PublicClasses.isReachable(screen.views[recognizers.placed[pan].view].className)
    // Applications have no name for what acts on text.
    case .gesture(.require(_, let other))
    where recognizers.part(other)?.isOfText == true || recognizers[other].showsRowActions:
      return false
    case .gesture(.require(let waiting, _)), .gesture(.needTwoFingers(let waiting)),
      .gesture(.giveUpScrolling(let waiting)):
      let part = recognizers.part(waiting)
      if part == .scrollPan || part == .scrollPinch {
        return PublicClasses.isReachable(screen.views[recognizers.placed[waiting].view].className)
      }
      let data = recognizers[waiting]
      return data.isNavigationPop || data.isRelation || data.isOpenToChanges
    case .gesture(let change):
      let recognizer = recognizers[change.recognizer]
      return recognizer.isOpenToChanges && recognizer.assumedPart == nil
    default: return true
    }
  }

  /// Whether an application has the view at hand.
  private func isReachable(_ view: Int) -> Bool {
    let name = screen.views[view].className
    return PublicClasses.isReachable(name) && !ClassKnowledge.isInsideSwiftUI(name)
  }

  /// Whether a view is a bar of UIKit's, in which other views act.
  private func isBar(_ view: Int) -> Bool {
    screen.views[view].classNames.contains {
      ["UINavigationBar", "UITabBar", "UIToolbar", "UISearchBar"].contains($0)
    }
  }

  /// Whether a view is a part that a bar of UIKit's has made for itself.
  private func isInBar(_ view: Int) -> Bool {
    PublicClasses.isPrivate(screen.views[view].className)
      && lineage.line(view).dropLast().contains(where: isBar)
  }
}
