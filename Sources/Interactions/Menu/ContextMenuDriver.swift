package import Fingerpost
import Foundation

/// What the press of a context menu interaction asks and tells.
package protocol ContextMenuShowing: AnyObject {
  /// Whether there is a menu at a recognizer's place; asked when a press or a click begins.
  func mayBegin(with recognizer: UIGestureRecognizer) -> Bool
  /// Brings up the menu that there is, if anything is in it.
  ///
  /// - Returns: whether it is up.
  func show() -> Bool
}

/// The recognizers of a context menu interaction and how they belong together. [MENU-2 … MENU-5]
///
/// When the press is long enough `failure` succeeds, unless something that it was made to wait for recognizes; long
/// presses of the application wait for it. Then the menu comes up, and `exclusion` takes the touch from everything else.
package final class ContextMenuDriver {
  private let press: _UITouchDurationObservingGestureRecognizer
  private let click: _UISecondaryClickDriverGestureRecognizer?
  private let failure: _UIRelationshipGestureRecognizer?
  private let exclusion: _UIRelationshipGestureRecognizer?
  package weak var owner: (any ContextMenuShowing)?

  /// Names that UIKit gives these recognizers.
  package nonisolated enum Name {
    package static let press = "com.apple.UIKit.longPressClickDriverPrimary"
    package static let failure = "com.apple.UIKit.clickPresentationFailure"
    package static let exclusion = "com.apple.UIKit.clickPresentationExclusion"
  }

  /// Makes recognizers belong together; of those of a dump, some may be missing.
  package init(
    press: _UITouchDurationObservingGestureRecognizer, click: _UISecondaryClickDriverGestureRecognizer?,
    failure: _UIRelationshipGestureRecognizer?, exclusion: _UIRelationshipGestureRecognizer?
  ) {
    (self.press, self.click, self.failure, self.exclusion) = (press, click, failure, exclusion)
    press.driver = self
    press.addTarget { [weak self] in if $0.state != .began { self?.failure?.release() } }
    failure?.holds = { [weak press] other in
      guard let other = other as? UILongPressGestureRecognizer, let press else { return false }
      return other.minimumPressDuration >= press.eventRules.contextMenuBeginDelay
    }
    failure?.addTarget { [weak self] _ in self?.show() }
    exclusion?.excludes = { _ in true }
    click?.addTarget { [weak self] in self?.clicked($0) }
  }

  nonisolated deinit {}

  /// Makes new recognizers, with UIKit's names.
  package convenience init() {
    let press = _UITouchDurationObservingGestureRecognizer()
    press.name = Name.press
    press.cancelsTouchesInView = false
    press.delaysTouchesEnded = false
    let exclusion = _UIRelationshipGestureRecognizer(named: Name.exclusion)
    exclusion.cancelsTouchesInView = true
    self.init(
      press: press, click: _UISecondaryClickDriverGestureRecognizer(),
      failure: _UIRelationshipGestureRecognizer(named: Name.failure), exclusion: exclusion)
  }

  /// All of them.
  package var recognizers: [UIGestureRecognizer] {
    [exclusion, failure, click].compactMap(\.self) + [press]
  }

  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    let answer = owner?.mayBegin(with: recognizer) ?? true
    if !answer { failure?.release() }
    return answer
  }

  /// The relation decides, as others may have been put before it. Where a dump lacks it, nothing was.
  func pressIsLongEnough() {
    guard press.state == .began else { return }
    if let failure { failure.succeed() } else { show() }
  }

  func pressIsOver() { failure?.release() }

  private func show() {
    if owner?.show() ?? true { exclusion?.succeed() }
  }

  private func clicked(_ click: UIGestureRecognizer) {
    if owner?.mayBegin(with: click) == true { _ = owner?.show() }
  }
}
