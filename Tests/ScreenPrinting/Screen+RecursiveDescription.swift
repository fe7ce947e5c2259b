import Fingerpost
public import FingerpostScreens
import Foundation

extension Screen {
  /// How many digits a description gives a number.
  public enum Precision: Sendable {
    /// Six significant digits, as UIKit prints frames.
    case sixDigits
    /// As many as it takes to read the same number back.
    case full
  }

  /// Returns the screen as UIKit's `recursiveDescription` prints it, a view a line.
  ///
  /// What that format cannot say, such as window levels, is lost. A view without an address gets one of its own,
  /// made of its index, and so does every layer.
  public func recursiveDescription(precision: Precision = .sixDigits) -> String {
    var children: [[Int]] = Array(repeating: [], count: views.count)
    for index in views.indices {
      if let parent = views[index].parent, parent < index { children[parent].append(index) }
    }
    var text = ""
    var pending = roots.reversed().map { (view: $0, depth: 0) }
    while let (index, depth) = pending.popLast() {
      for _ in 0..<depth { text += "   |" }
      if depth > 0 { text += " " }
      text += describe(index, precision) + "\n"
      for child in children[index].reversed() { pending.append((child, depth + 1)) }
    }
    return text
  }

  private func describe(_ index: Int, _ precision: Precision) -> String {
    let view = views[index]
    let own = String(index + 1, radix: 16)
    func number(_ value: Double) -> String { Self.format(value, precision) }
    var parts = ["\(view.className): \(view.address ?? "0x\(own)")"]
    if let base = view.baseClass { parts.append("baseClass = \(base)") }
    let frame = view.frame
    parts.append(
      "frame = (\(number(frame.origin.x)) \(number(frame.origin.y)); "
        + "\(number(frame.size.width)) \(number(frame.size.height)))")
    if view.anchorPoint != CGPoint(x: 0.5, y: 0.5) {
      parts.append("anchorPoint = (\(number(view.anchorPoint.x)), \(number(view.anchorPoint.y)))")
    }
    let t = view.transform
    if t != .identity {
      // UIKit gives a matrix all its digits, whatever it gives the frame.
      let entries = [t.a, t.b, t.c, t.d, t.tx, t.ty].map { Self.format($0, .full) }
      parts.append("transform = [\(entries.joined(separator: ", "))]")
    }
    if let label = view.label { parts.append("text = '\(label)'") }
    if view.alpha != 1 { parts.append("alpha = \(number(view.alpha))") }
    if view.isHidden { parts.append("hidden = YES") }
    if view.clipsToBounds { parts.append("clipsToBounds = YES") }
    if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if let isEnabled = view.isEnabled { parts.append("enabled = \(isEnabled ? "YES" : "NO")") }
    if view.isAnimating {
      let keys = view.animatedKeys.isEmpty ? ["position"] : view.animatedKeys
      let animations = keys.map { "\($0)=<CABasicAnimation: 0xa\(own)>; " }.joined()
      parts.append("animations = { \(animations)}")
    }
    if view.hasRecognizers { parts.append("gestureRecognizers = <NSArray: 0xb\(own)>") }
    parts.append("layer = <\(view.isWindow ? "UIWindowLayer" : "CALayer"): 0xc\(own)>")
    var text = "<" + parts.joined(separator: "; ")
    if view.bounds.origin != .zero {
      text += "; contentOffset: {\(number(view.bounds.origin.x)), \(number(view.bounds.origin.y))}"
    }
    return text + ">"
  }

  private static func format(_ value: Double, _ precision: Precision) -> String {
    guard value != 0 else { return "0" }
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    switch precision {
    case .sixDigits: return String(format: "%.6g", value)
    case .full:
      let text = "\(value)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
  }
}
