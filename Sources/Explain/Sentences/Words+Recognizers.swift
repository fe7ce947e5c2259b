import FingerpostGestures
import FingerpostProperties
import FingerpostScreens
import FingerpostText
import Foundation

nonisolated extension Words {
  /// The kind and what the gesture takes, such as `tap: 2 taps`.
  func needs(_ index: Int) -> String {
    let recognizer = recognizers[index]
    if let part = recognizers.part(index) { return Self.needs(part) }
    if let part = recognizer.interactionPart { return part.needs }
    guard let kind = recognizer.playedKind else { return "unknown kind" }
    let settings = recognizer.settings
    func fingers(_ count: Int?) -> String { (count ?? 1) == 1 ? "" : " with \(count ?? 1) fingers" }
    switch kind {
    case .tap:
      let taps = settings.numberOfTapsRequired ?? 1
      return "tap: \(taps == 1 ? "1 tap" : "\(taps) taps")\(fingers(settings.numberOfTouchesRequired))"
    case .longPress:
      let taps = settings.numberOfTapsRequired ?? 0
      let before = taps == 0 ? "" : taps == 1 ? "1 tap, then " : "\(taps) taps, then "
      let duration = Words.plain(settings.minimumPressDuration ?? 0.5)
      return "long press: \(before)\(duration) s\(fingers(settings.numberOfTouchesRequired))"
    case .pan:
      let minimum = settings.minimumNumberOfTouches ?? 1
      return "pan: \(minimum == 1 ? "1 finger" : "\(minimum) fingers")"
        + (settings.maximumNumberOfTouches.map { $0 < 1000 ? ", at most \($0)" : " or more" } ?? " or more")
    case .swipe:
      let directions = settings.direction ?? ["right"]
      return "swipe: \(directions.listed("or"))\(fingers(settings.numberOfTouchesRequired))"
    case .pinch: return "pinch: 2 fingers"
    case .rotation: return "rotation: 2 fingers"
    case .screenEdgePan:
      let edges = settings.edges ?? (recognizer.isNavigationPop ? ["left"] : [])
      if recognizer.hasUnprintedEdges { return "edge pan: from edges that are not printed" }
      return edges.isEmpty ? "edge pan: no edge, so never" : "edge pan: from the \(edges.listed("or"))"
    case .hover: return "hover: a pointer"
    case .custom: return "defined by the scenario"
    }
  }

  /// What it waits for, what waits for it, its delegate and what differs from UIKit's defaults.
  func relations(_ index: Int) -> Sentence {
    let recognizer = recognizers[index]
    var parts: [Sentence] = []
    let waits = recognizers.graph.requirements[index].map(recognizers.short)
    if !waits.isEmpty { parts.append("waits for \(waits.listed()) to fail") }
    let held = recognizers.graph.dependents[index].map(recognizers.short)
    if !held.isEmpty { parts.append("\(held.listed()) \(held.count == 1 ? "waits" : "wait") for it") }
    switch recognizer.delegate {
    case .unknown: break
    case .none: parts.append("no delegate")
    case .object(let name, let address, _):
      parts.append("delegate \(ClassName(name).short)\(address.map { " \($0)" } ?? "")")
    }
    if recognizer.assumedPart != nil { return parts.joined(by: "; ") }
    if !recognizer.cancelsTouchesInView { parts.append("cancelsTouchesInView false") }
    if recognizer.delaysTouchesBegan { parts.append("delaysTouchesBegan true") }
    if !recognizer.delaysTouchesEnded { parts.append("delaysTouchesEnded false") }
    return parts.joined(by: "; ")
  }

  // MARK: - How it is known

  /// Sentences about recognizers that are not played as they are.
  func remarks(_ indices: [Int]) -> [Sentence] {
    indices.compactMap { remark($0) } + strangers(indices)
  }

  private func remark(_ index: Int) -> Sentence? {
    let recognizer = recognizers[index]
    let name = recognizers.full(index)
    if let part = recognizers.part(index) {
      guard recognizer.assumedPart == nil else { return nil }
      return recognizers.isPlayed(index)
        ? "\(name) is UIKit's, and is played as a part of its view."
        : "\(name) is UIKit's: \(Self.purpose(of: part.className)) It is not played."
    }
    if let part = recognizer.interactionPart { return "\(name) is UIKit's: \(part.purpose)" }
    switch recognizer.standing {
    case .known where recognizer.isNavigationPop:
      return "\(name) is UIKit's: it goes back in a navigation controller."
    case .known where recognizer.isInstalledByUIKit:
      let target = recognizer.targets?.first?.className ?? "a class of UIKit's"
      return "\(name) is UIKit's: it tells \(code: target)."
    case .known: return nil
    case .subclass(let kind): return asItsBase(name, kind, isNamed: recognizer.isKnownByName)
    case .system(let standIn):
      return "\(name) is UIKit's: \(Self.purpose(of: recognizer.className))"
        + Sentence(standIn.map { " A \(Self.name($0)) stands in for it." } ?? " It is not played.")
    case .unknown:
      return "\(name) is of an unknown kind: it is not played, and this report cannot say what it would do."
    }
  }

  /// That the recognizer which acts is of a class of the application's own.
  func ownRecognizer(_ report: Report) -> Sentence? {
    guard report.answer.happens, screen.kind != .scenario,
      case .recognizer(let index)? = report.answer.own.first?.actor,
      case .subclass(let kind) = recognizers[index].standing, recognizers.part(index) == nil
    else { return nil }
    return asItsBase(recognizers.short(index), kind, isNamed: recognizers[index].isKnownByName)
  }

  private func asItsBase(_ name: Sentence, _ kind: GestureKind, isNamed: Bool) -> Sentence {
    isNamed
      ? "\(name) is played as a \(Self.name(kind)), by the name of its class; its own code may behave differently."
      : "\(name) is played as the \(Self.name(kind)) that it builds on; its own code may behave differently."
  }

  /// Requirements on recognizers that are not there.
  private func strangers(_ indices: [Int]) -> [Sentence] {
    indices.flatMap { index in
      recognizers.graph.unresolved[index].map { address -> Sentence in
        "\(recognizers.short(index)) also waits for \(address), which the input does not describe; it is left out."
      }
        + recognizers.graph.requirements[index].filter { !recognizers.isPlayed($0) }.map {
          other -> Sentence in
          "\(recognizers.short(index)) is not made to wait for \(recognizers.short(other)), which is not played."
        }
    }
  }

  /// What one of a standard view's own recognizers does.
  private static func needs(_ part: ScreenRecognizer.Part) -> String {
    switch part {
    case .scrollPan: "pan: scrolls"
    case .scrollPinch: "pinch: zooms"
    case .scrollDelay: "delays touches, never acts"
    case .textTap: "tap: begins editing"
    case .textDoubleTap: "two taps: selects a word"
    case .textPress: "press: moves the caret or selects"
    case .linkTap: "tap on a link: opens it"
    case .linkPress: "press on a link: brings up its menu"
    }
  }

  static func name(_ kind: GestureKind) -> String {
    switch kind {
    case .tap, .pan, .swipe, .pinch, .rotation, .hover: "plain \(kind.rawValue) recognizer"
    case .longPress: "plain long press recognizer"
    case .screenEdgePan: "plain edge pan recognizer"
    case .custom: "recognizer of the scenario"
    }
  }

  /// What a private class of UIKit can do, as far as that is known.
  private static func purpose(of className: String) -> Sentence {
    switch className {
    case "UIScrollViewPanGestureRecognizer":
      "it scrolls, and takes the touch from the content when it begins, after 10 pt.\(rules: "SCR-1", "SCR-25")"
    case "UIScrollViewPinchGestureRecognizer":
      "it zooms, where the scroll view's delegate names a view to zoom.\(rules: "SCR-1", "SCR-23")"
    case "UIScrollViewDelayedTouchesBeganGestureRecognizer":
      "it never acts, and keeps touchesBegan from the content for 0.15 s or until the lift.\(rules: "SCR-2", "SCR-4")"
    case "_UISystemGestureGateGestureRecognizer":
      "it holds touchesBegan back near an edge of the screen where the system has a gesture.\(rules: "PIPE-14")"
    case "_UIDragAutoScrollGestureRecognizer": "it scrolls while something is dragged and dropped."
    case "_UIDragAddItemsGesture":
      "it adds items to a drag that is under way, and does nothing before.\(rules: "DRAG-7")"
    case "_UISecondaryClickDriverGestureRecognizer":
      "it brings up a context menu for the secondary button of a pointer.\(rules: "MENU-2")"
    default: "what it does is not public."
    }
  }
}
