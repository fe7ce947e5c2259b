import FingerpostScenes
import FingerpostTrace
import Foundation

extension Change {
  /// The change as lines of Swift.
  func code(_ names: inout VariableNames, _ screen: Screen, parent: Int?) -> [String] {
    let name = names.name(view)
    switch self {
    case .show: return line("\(name).isHidden = false", screen)
    case .enable: return line("\(name).isUserInteractionEnabled = true", screen)
    case .disable:
      let holdsViews = screen.views.contains { $0.parent == view }
      return line(
        "\(name).isUserInteractionEnabled = false", screen,
        remark: holdsViews ? "what is in it gets no touches either" : nil)
    case .makeOpaque:
      let isMeantToBeHit = screen.views[view].alpha > 0
      return line(
        "\(name).alpha = 1", screen,
        remark: isMeantToBeHit ? "and backgroundColor = .clear where it must not be seen" : nil)
    case .straighten: return line("\(name).transform = .identity", screen)
    case .enlarge(_, let size):
      return line(
        "\(name).frame.size = CGSize(width: \(Decimals.short(Double(size.width))), "
          + "height: \(Decimals.short(Double(size.height))))", screen)
    case .bringToFront:
      let receiver = parent.map { names.name($0) } ?? "\(name).superview?"
      return line("\(receiver).bringSubviewToFront(\(name))", screen)
    case .passThrough:
      return [
        place(screen),
        "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {",
        "  let hit = super.hitTest(point, with: event)",
        "  return hit === self ? nil : hit",
        "}",
      ]
    case .reach(_, let target):
      let target = names.name(target)
      return [
        place(screen),
        "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {",
        "  super.point(inside: point, with: event)",
        "    || \(target).point(inside: convert(point, to: \(target)), with: event)",
        "}",
      ]
    case .widen(_, let by):
      return [
        place(screen),
        "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {",
        "  bounds.insetBy(dx: \(Decimals.short(-Double(by.width))), dy: \(Decimals.short(-Double(by.height))))"
          + ".contains(point)",
        "}",
      ]
    }
  }

  /// A statement, with the view's address behind it where the class alone does not tell which view is meant.
  private func line(_ code: String, _ screen: Screen, remark: String? = nil) -> [String] {
    let data = screen.views[view]
    let isOneOfMany = screen.views.lazy.filter { $0.className == data.className }.count > 1
    let remarks = [isOneOfMany ? data.address : nil, remark].compactMap { $0 }
    return [remarks.isEmpty ? code : "\(code)  // \(remarks.joined(separator: ": "))"]
  }

  /// Where an override goes.
  private func place(_ screen: Screen) -> String {
    let name = ClassName(screen.views[view].className)
    if screen.kind == .elementTree || screen.kind == .pageSource {
      return "// in the class of the view that is listed as \(name.short)"
    }
    return name.isOfSystem ? "// in a subclass of \(name.short) that takes its place" : "// in \(name.short)"
  }
}
