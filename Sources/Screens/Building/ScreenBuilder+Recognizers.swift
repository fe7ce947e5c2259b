import Fingerpost
import FingerpostProperties
import Foundation

extension ScreenBuilder {
  /// Attaches the engine's own recognizers to the views, as the input describes them.
  ///
  /// Delegates are not played: what they answer no input says.
  ///
  /// - Returns: the recognizers of the screen, with nil for those whose kind is not known.
  func makeRecognizers(for views: [UIView]) -> [UIGestureRecognizer?] {
    let placed = screen.placedRecognizers
    let moved = screen.movedPans
    dropUnlisted(from: views)
    let recognizers = placed.enumerated().map { index, placed -> UIGestureRecognizer? in
      if let owner = moved[index], let own = ScreenRecognizer.Part.scrollPan.recognizer(of: views[owner]) {
        views[placed.view].addGestureRecognizer(own)
        own.isEnabled = own.isEnabled && placed.recognizer.isEnabled
        return own
      }
      if let part = placed.recognizer.part, let own = part.recognizer(of: views[placed.view]) {
        own.isEnabled = own.isEnabled && placed.recognizer.isEnabled
        return own
      }
      if placed.recognizer.assumedPart != nil { return nil }
      let played = placed.recognizer.playedKind.flatMap { ObjectClass.named($0.className) }
      let isEager = played == nil && edits.eager.contains(index)
      let recognizer =
        isEager
        ? EagerRecognizer()
        : makeContainerRecognizer(placed.recognizer) ?? makeInteractionRecognizer(placed.recognizer)
          ?? played?.make() as? UIGestureRecognizer
      if let recognizer {
        placed.recognizer.apply(to: recognizer)
        views[placed.view].addGestureRecognizer(recognizer)
      }
      return recognizer
    }
    for (index, requirements) in FailureGraph(placed).requirements.enumerated() {
      for other in requirements
      where !edits.dropped.contains(ScreenEdits.Requirement(index, on: other)) {
        if let recognizer = recognizers[index], let other = recognizers[other] {
          recognizer.require(toFail: other)
        }
      }
    }
    return recognizers
  }

  /// Takes from scroll views those of their own recognizers that the input, which lists all, does not list.
  private func dropUnlisted(from views: [UIView]) {
    for (index, data) in screen.views.enumerated() {
      guard let scrollView = views[index] as? UIScrollView, let listed = data.recognizers else { continue }
      let known = (data.standardRecognizers + listed).map(\.part)
      for part in ScreenRecognizer.Part.allCases {
        guard !known.contains(part), let own = part.recognizer(of: scrollView) else { continue }
        scrollView.removeGestureRecognizer(own)
      }
    }
  }
}
