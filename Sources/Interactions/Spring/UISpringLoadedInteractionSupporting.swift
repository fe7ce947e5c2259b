public import Fingerpost
import Foundation

/// A view that can be activated by a drag that hovers over it. [DRAG-22]
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: AnyObject {
  /// Whether a drag may activate it. Default false.
  var isSpringLoaded: Bool { get set }
}

/// The interaction of a view whose ``UISpringLoadedInteractionSupporting/isSpringLoaded`` is true.
private final class OwnSpringLoading: UISpringLoadedInteraction {
  nonisolated deinit {}
}

/// Lets a drag activate one part of a view after the other.
private final class SpringLoadedParts: UISpringLoadedInteractionBehavior {
  private let part: (CGPoint) -> AnyHashable?

  init(_ part: @escaping (CGPoint) -> AnyHashable?) { self.part = part }

  nonisolated deinit {}

  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    context.targetItem = part(context.location(in: interaction.view))
    return context.targetItem != nil
  }
}

extension UIView {
  /// Whether the view has the interaction of ``UISpringLoadedInteractionSupporting/isSpringLoaded``.
  package final var hasOwnSpringLoading: Bool { interactions.contains { $0 is OwnSpringLoading } }

  /// Gives the view an interaction that activates it, or takes it away.
  ///
  /// - Parameters:
  ///   - isOn: whether it is to have one.
  ///   - part: tells the parts of the view apart by their points; nil where there is none to activate.
  ///   - activate: what a drag does at a point of the view.
  package final func setOwnSpringLoading(
    _ isOn: Bool, part: @escaping (CGPoint) -> AnyHashable?, _ activate: @escaping (CGPoint) -> Void
  ) {
    guard isOn != hasOwnSpringLoading else { return }
    if isOn {
      addInteraction(
        OwnSpringLoading(interactionBehavior: SpringLoadedParts(part), interactionEffect: nil) {
          interaction, context in
          activate(context.location(in: interaction.view))
        })
    } else {
      for interaction in interactions where interaction is OwnSpringLoading { removeInteraction(interaction) }
    }
  }
}

extension UIButton: UISpringLoadedInteractionSupporting {
  /// Whether a drag that hovers over the button does what a tap does. Default false. [DRAG-22]
  public final var isSpringLoaded: Bool {
    get { hasOwnSpringLoading }
    set {
      setOwnSpringLoading(newValue, part: { [weak self] _ in self?.isEnabled == true ? 0 : nil }) {
        [weak self] _ in
        self?.sendActions(for: [.touchUpInside, .primaryActionTriggered])
      }
    }
  }
}

extension UISegmentedControl: UISpringLoadedInteractionSupporting {
  /// Whether a drag that hovers over a segment selects it. Default false. [DRAG-22]
  public final var isSpringLoaded: Bool {
    get { hasOwnSpringLoading }
    set {
      setOwnSpringLoading(newValue, part: { [weak self] in self?.segment(at: $0) }) { [weak self] point in
        guard let self, let segment = segment(at: point), segment != selectedSegmentIndex else { return }
        selectedSegmentIndex = segment
        sendActions(for: .valueChanged)
      }
    }
  }

  private func segment(at point: CGPoint) -> Int? {
    let segment = drawnSegments.firstIndex { $0.frame.contains(point) }
    return segment.flatMap { isEnabled && isEnabledForSegment(at: $0) ? $0 : nil }
  }
}

extension UITabBar: UISpringLoadedInteractionSupporting {
  /// Whether a drag that hovers over a tab selects it, as a tap does. Default false. [DRAG-22]
  public final var isSpringLoaded: Bool {
    get { hasOwnSpringLoading }
    set {
      setOwnSpringLoading(newValue, part: { [weak self] in self?.tab(at: $0).map { ObjectIdentifier($0) } }) {
        [weak self] in self?.tab(at: $0)?.sendActions(for: .touchUpInside)
      }
    }
  }

  private func tab(at point: CGPoint) -> UIControl? {
    subviews.lazy.compactMap { $0 as? UIControl }.last { $0.isEnabled && $0.frame.contains(point) }
  }
}
