import Foundation

extension UIGestureRecognizer {
  /// What ``description`` says, in the order in which UIKit says it.
  final var printed: String {
    var parts = [printedName, "state = \(printedState)"]
    if let name, !name.isEmpty { parts[0] += " (\(name))" }
    if !isEnabled { parts.append("enabled = NO") }
    if !cancelsTouchesInView { parts.append("cancelsTouchesInView = NO") }
    if delaysTouchesBegan { parts.append("delaysTouchesBegan = YES") }
    if !delaysTouchesEnded { parts.append("delaysTouchesEnded = NO") }
    if let view { parts.append("view = <\(Self.name(of: view)) \(Self.address(of: view))>") }
    let targets = targets.described
    if !targets.isEmpty {
      let pairs = targets.map { target, action in
        let place = target.map { "<\(Self.name(of: $0)) \(Self.address(of: $0))>" } ?? "(null)"
        return "(action=\(action), target=\(place))"
      }
      parts.append("target= <\(pairs.joined(separator: ", "))>")
    }
    parts += printedNumbers
    return parts.joined(separator: "; ")
  }

  /// The recognizers of a relation, with what they say of themselves but for their relations.
  final func printed(_ relation: String, _ others: [UIGestureRecognizer]) -> String {
    guard !others.isEmpty else { return "" }
    let list = others.map { "<\($0.printed)>" }.joined(separator: ",\n        ")
    return "; \(relation) = {\n        \(list)\n    }"
  }

  private var printedName: String { "\(Self.name(of: self)): \(Self.address(of: self))" }

  private var printedState: String {
    switch state {
    case .possible: "Possible"
    case .began: "Began"
    case .changed: "Changed"
    case .ended: "Ended"
    case .cancelled: "Cancelled"
    case .failed: "Failed"
    }
  }

  /// The numbers of its kind that are not at their default.
  private var printedNumbers: [String] {
    func different<Number: Equatable>(_ name: String, _ value: Number, from usual: Number) -> String? {
      value == usual ? nil : "\(name) = \(value)"
    }
    let parts =
      switch self {
      case let tap as UITapGestureRecognizer:
        [
          different("numberOfTapsRequired", tap.numberOfTapsRequired, from: 1),
          different("numberOfTouchesRequired", tap.numberOfTouchesRequired, from: 1),
        ]
      case let press as UILongPressGestureRecognizer:
        [
          different("numberOfTapsRequired", press.numberOfTapsRequired, from: 0),
          different("numberOfTouchesRequired", press.numberOfTouchesRequired, from: 1),
          different("minimumPressDuration", press.minimumPressDuration, from: 0.5),
          different("allowableMovement", press.allowableMovement, from: 10),
        ]
      case let pan as UIPanGestureRecognizer:
        [
          different("minimumNumberOfTouches", pan.minimumNumberOfTouches, from: 1),
          different("maximumNumberOfTouches", pan.maximumNumberOfTouches, from: .max),
        ]
      case let swipe as UISwipeGestureRecognizer:
        [
          different("numberOfTouchesRequired", swipe.numberOfTouchesRequired, from: 1),
          "direction = \(Self.words(of: swipe.direction))",
        ]
      default: [String?]()
      }
    return parts.compactMap { $0 }
  }

  private static func words(of directions: UISwipeGestureRecognizer.Direction) -> String {
    let names: [(UISwipeGestureRecognizer.Direction, String)] = [
      (.right, "right"), (.left, "left"), (.up, "up"), (.down, "down"),
    ]
    return names.filter { directions.contains($0.0) }.map(\.1).joined(separator: ",")
  }

  /// The class, with its module unless it is UIKit's.
  private static func name(of object: AnyObject) -> String {
    switch object {
    case is ScrollPan: return "UIScrollViewPanGestureRecognizer"
    case is ScrollPinch: return "UIScrollViewPinchGestureRecognizer"
    case is ScrollTouchDelay: return "UIScrollViewDelayedTouchesBeganGestureRecognizer"
    case let tap as UITapGestureRecognizer where (tap.view as? UITextField)?.editingTapRecognizer === tap:
      return "UITextTapRecognizer"
    default:
      // What is UIKit's there is spread over modules here.
      let name = String(reflecting: type(of: object))
      for module in ["", "Containers", "ListBuilding", "Lists"].map({ "Fingerpost\($0)." })
      where name.hasPrefix(module) { return String(name.dropFirst(module.count)) }
      return name
    }
  }

  private static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }
}
