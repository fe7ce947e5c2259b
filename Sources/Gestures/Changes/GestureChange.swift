import FingerpostProperties

/// A change to a gesture recognizer that can be written as code and tried out: in a built screen or in a scenario.
///
/// The caller chooses the numbers of recognizers and views.
package nonisolated enum GestureChange: Hashable, Sendable {
  /// `cancelsTouchesInView = false`: it acts, and the view keeps its touches. [DLV-1]
  case keepTouches(Int)
  /// Its delegate's `shouldReceive` leaves out touches in a view. [ARB-28]
  case refuseTouches(Int, in: Int)
  /// The first acts only after the second has failed. [ARB-18]
  case require(Int, toFail: Int)
  /// The first no longer waits for the second to fail. [ARB-18]
  case dropRequirement(Int, on: Int)
  /// Its delegate lets the first recognize together with the second. [ARB-7]
  case allowTogether(Int, with: Int)
  /// Its delegate lets it begin only if the movement is along an axis. [ARB-12]
  case beginOnly(Int, along: Axis)
  /// Its delegate lets it begin unless the movement is toward a side. [ARB-12]
  case beginExcept(Int, toward: RequestedGesture.Direction)
  /// `minimumNumberOfTouches = 2` of a pan, so that one finger is left for others [PAN-1]
  case needTwoFingers(Int)
  /// `allowedScrollTypesMask = .all` of a pan, so that wheels and trackpads get to it, too [PAN-14]
  case takeScrolling(Int)
  /// `allowedTouchTypes` with those of fingers [GR-30]
  case takeFingers(Int)
  /// `isScrollEnabled = false` of the scroll view whose pan it is, which is then to be as tall as its content [SCR-15]
  case giveUpScrolling(Int)
  /// `delaysTouchesBegan = false` [DLV-14]
  case deliverBeganAtOnce(Int)
  /// `delaysTouchesEnded = false` [DLV-8]
  case deliverEndedAtOnce(Int)

  /// An own delegate of the pop gesture, which begins wherever there is a screen to go back to [NAV-8]
  case goBackAlways(Int)

  /// The direction of a movement.
  package enum Axis: String, Hashable, Sendable {
    case horizontal
    case vertical
  }

  /// The recognizer that is changed.
  package var recognizer: Int {
    switch self {
    case .keepTouches(let recognizer), .refuseTouches(let recognizer, _), .require(let recognizer, _),
      .dropRequirement(let recognizer, _), .allowTogether(let recognizer, _), .beginOnly(let recognizer, _),
      .beginExcept(let recognizer, _), .needTwoFingers(let recognizer), .giveUpScrolling(let recognizer),
      .takeScrolling(let recognizer), .takeFingers(let recognizer), .deliverBeganAtOnce(let recognizer),
      .deliverEndedAtOnce(let recognizer), .goBackAlways(let recognizer):
      recognizer
    }
  }

  /// The change as an edit of the recognizer, or nil where it is an answer of a delegate's or made to the scroll view.
  package var edit: Edit<Int>? {
    switch self {
    case .keepTouches: .set("cancelsTouchesInView", .flag(false))
    case .needTwoFingers: .set("minimumNumberOfTouches", .count(2))
    case .takeScrolling: .set("allowedScrollTypesMask", .words(["all"]))
    case .takeFingers: .set("allowedTouchTypes", .numbers([0, 1, 2, 3]))
    case .deliverBeganAtOnce: .set("delaysTouchesBegan", .flag(false))
    case .deliverEndedAtOnce: .set("delaysTouchesEnded", .flag(false))
    case .require(_, let other): .require(toFail: other, true)
    case .dropRequirement(_, let other): .require(toFail: other, false)
    case .refuseTouches, .allowTogether, .beginOnly, .beginExcept, .giveUpScrolling, .goBackAlways: nil
    }
  }

  /// The change with other numbers for its recognizers.
  package func renumbered(_ number: (Int) -> Int) -> GestureChange {
    switch self {
    case .keepTouches(let recognizer): .keepTouches(number(recognizer))
    case .refuseTouches(let recognizer, let view): .refuseTouches(number(recognizer), in: view)
    case .require(let recognizer, let other): .require(number(recognizer), toFail: number(other))
    case .dropRequirement(let recognizer, let other): .dropRequirement(number(recognizer), on: number(other))
    case .allowTogether(let recognizer, let other): .allowTogether(number(recognizer), with: number(other))
    case .beginOnly(let recognizer, let axis): .beginOnly(number(recognizer), along: axis)
    case .beginExcept(let recognizer, let side): .beginExcept(number(recognizer), toward: side)
    case .needTwoFingers(let recognizer): .needTwoFingers(number(recognizer))
    case .giveUpScrolling(let recognizer): .giveUpScrolling(number(recognizer))
    case .takeScrolling(let recognizer): .takeScrolling(number(recognizer))
    case .takeFingers(let recognizer): .takeFingers(number(recognizer))
    case .deliverBeganAtOnce(let recognizer): .deliverBeganAtOnce(number(recognizer))
    case .deliverEndedAtOnce(let recognizer): .deliverEndedAtOnce(number(recognizer))
    case .goBackAlways(let recognizer): .goBackAlways(number(recognizer))
    }
  }

  /// The change as lines of Swift.
  ///
  /// - Parameters:
  ///   - name: the variable that stands for a recognizer.
  ///   - view: the variable that stands for a view.
  ///   - owner: the variable of the view by which a recognizer has to be told that applications have no name for; nil
  ///     for any other.
  package func code(
    _ name: (Int) -> String, view: (Int) -> String = { _ in "view" }, owner: (Int) -> String? = { _ in nil }
  ) -> [String] {
    if case .takeScrolling = self { return ["\(name(recognizer)).allowedScrollTypesMask = .all"] }
    if case .takeFingers = self {
      return [
        "\(name(recognizer)).allowedTouchTypes = [0, 1, 2, 3]  // direct, indirect, pencil, indirectPointer"
      ]
    }
    if let edit { return [edit.code(of: name(recognizer), other: name)] }
    return switch self {
    case .refuseTouches(let recognizer, let target):
      [
        "\(name(recognizer)).delegate = self",
        "func gestureRecognizer(",
        "  _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch",
        ") -> Bool {",
        "  !(touch.view?.isDescendant(of: \(view(target))) ?? false)",
        "}",
      ]
    case .allowTogether(let recognizer, let other):
      [
        "\(name(recognizer)).delegate = self",
        "func gestureRecognizer(",
        "  _ gestureRecognizer: UIGestureRecognizer,",
        "  shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer",
        ") -> Bool {",
        "  gestureRecognizer === \(name(recognizer)) && "
          + (owner(other).map { "other.view === \($0)" } ?? "other === \(name(other))"),
        "}",
      ]
    case .beginOnly(let recognizer, let axis):
      [
        "\(name(recognizer)).delegate = self",
        "func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {",
        "  let velocity = \(name(recognizer)).velocity(in: \(name(recognizer)).view)",
        axis == .vertical
          ? "  return abs(velocity.y) > abs(velocity.x)" : "  return abs(velocity.x) > abs(velocity.y)",
        "}",
      ]
    case .beginExcept(let recognizer, let side):
      [
        "\(name(recognizer)).delegate = self",
        "func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {",
        "  let velocity = \(name(recognizer)).velocity(in: \(name(recognizer)).view)",
        "  return \(side.escape)  // not to the \(side.words)",
        "}",
      ]
    case .goBackAlways(let recognizer):
      [
        "\(name(recognizer)).delegate = self",
        "func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {",
        "  navigationController!.viewControllers.count > 1  // not on the first screen",
        "}",
      ]
    case .giveUpScrolling(let recognizer):
      ["\(Self.scrollView(of: name(recognizer))).isScrollEnabled = false  // as tall as its content"]
    // Edits of the recognizer.
    case .keepTouches, .require, .dropRequirement, .needTwoFingers, .takeScrolling, .takeFingers,
      .deliverBeganAtOnce, .deliverEndedAtOnce:
      []
    }
  }

  /// The name of the scroll view that a recognizer of it is named by.
  package static func scrollView(of name: String) -> String {
    name.hasSuffix(".panGestureRecognizer")
      ? String(name.dropLast(".panGestureRecognizer".count)) : "\(name).view"
  }
}

nonisolated extension RequestedGesture.Direction {
  /// Whether a movement is toward the side rather than along the other axis or away from it.
  func isDirection(ofX x: Double, y: Double) -> Bool {
    switch self {
    case .right: x > 0 && abs(x) >= abs(y)
    case .left: x < 0 && abs(x) >= abs(y)
    case .up: y < 0 && abs(y) >= abs(x)
    case .down: y > 0 && abs(y) >= abs(x)
    }
  }

  /// The direction of a movement, or nil for one that is as much along one axis as along the other.
  package init?(x: Double, y: Double) {
    guard abs(x) != abs(y) else { return nil }
    self = abs(x) > abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
  }

  /// The direction back.
  package var opposite: RequestedGesture.Direction {
    switch self {
    case .right: .left
    case .left: .right
    case .up: .down
    case .down: .up
    }
  }

  /// The same as a condition in Swift that is false for it.
  fileprivate var escape: String {
    switch self {
    case .right: "velocity.x <= 0 || abs(velocity.y) > abs(velocity.x)"
    case .left: "velocity.x >= 0 || abs(velocity.y) > abs(velocity.x)"
    case .up: "velocity.y >= 0 || abs(velocity.x) > abs(velocity.y)"
    case .down: "velocity.y <= 0 || abs(velocity.x) > abs(velocity.y)"
    }
  }

  /// Where it leads, in words.
  package var words: String {
    switch self {
    case .right: "right"
    case .left: "left"
    case .up: "top"
    case .down: "bottom"
    }
  }
}
