import FingerpostGestures
import FingerpostScreens
import FingerpostText

/// Names views so that the same view has the same name on another capture of the screen.
///
/// A name consists of the application's own classes on the way, then the view's class with its label or, where several
/// views share that, its number among them. Containers of UIKit's do not count, and neither does which row of a list a
/// cell is.
final class ViewIdentity {
  private let screen: Screen
  private let lineage: Lineage
  /// Looked up only, never walked: how many views have the same name in the same scope, and which of them a view is.
  private var counts: [String: Int] = [:]
  private var numbers: [Int: Int] = [:]
  private var bases: [String] = []

  init(_ screen: Screen, _ lineage: Lineage) {
    self.screen = screen
    self.lineage = lineage
    bases.reserveCapacity(screen.views.count)
    var scopes: [String] = []
    let titles = ViewTitles(screen, lineage)
    for (index, view) in screen.views.enumerated() {
      let scope = lineage.parent(index).map { scopes[$0] } ?? ""
      let name = Self.own(view, title: titles[index], screen)
      let base = "\(scope)/\(name)"
      bases.append(base)
      numbers[index] = counts[base, default: 0]
      counts[base, default: 0] += 1
      scopes.append(Self.isMark(view, screen) ? base : scope)
    }
  }

  nonisolated deinit {}

  /// The name of a view.
  func name(_ view: Int) -> String {
    let base = bases[view]
    guard counts[base, default: 0] > 1, !isInRow(view) else { return base }
    return "\(base)#\(numbers[view, default: 0] + 1)"
  }

  /// The name of a view without its number among those that share it.
  func base(_ view: Int) -> String { bases[view] }

  /// A short text for a kind of fault and a name.
  static func id(_ kind: AuditKind, _ name: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    let digits = String(hash ^ (hash >> 32), radix: 16)
    return "\(kind.rawValue)-\(String(repeating: "0", count: max(0, 16 - digits.count)) + digits)".prefix(
      kind.rawValue.count + 9
    ).description
  }

  /// Whether a view is a row of a list, or in one.
  func isInRow(_ view: Int) -> Bool {
    lineage.line(view).contains { Self.isRow(screen.views[$0], screen) }
  }

  private static func isRow(_ view: ScreenView, _ screen: Screen) -> Bool {
    ClassKnowledge.action(of: view, isElement: screen.hasElementTypes) == .selected
  }

  /// Whether what is in a view is named after it.
  private static func isMark(_ view: ScreenView, _ screen: Screen) -> Bool {
    if screen.kind == .scenario { return view.address != nil }
    if isRow(view, screen) { return true }
    if screen.hasElementTypes { return false }
    return !ClassName(view.className).isOfSystem || view.viewController != nil
  }

  private static func own(_ view: ScreenView, title: String?, _ screen: Screen) -> String {
    let name = ClassName(view.className).short
    if screen.kind == .scenario, let id = view.address { return id }
    let controller = view.viewController.map { ":\(ClassName($0).short)" } ?? ""
    guard !isRow(view, screen), let title else { return name + controller }
    // Numbers in a title are most likely to change.
    let stable = PlainText.line(title).prefix(40).map { $0.isNumber ? "0" : $0 }
    return "\(name)\(controller)[\(String(stable))]"
  }
}
