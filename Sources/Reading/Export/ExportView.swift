import Fingerpost
import FingerpostScreens
import FingerpostText
import Foundation

/// One view of an export.
nonisolated struct ExportView: Decodable {
  /// The index of the superview, as stated.
  let parent: Int?
  /// The view, still without its superview and line.
  let view: ScreenView
  let problems: [String]
  let unknownKeys: [String]

  private static let keys: Set<String> = [
    "parent", "class", "superclasses", "address", "label", "bounds", "center", "anchorPoint", "transform",
    "zPosition", "alpha", "hidden", "userInteractionEnabled", "multipleTouchEnabled", "exclusiveTouch",
    "clipsToBounds", "enabled", "animations", "viewController", "overrides", "gestureRecognizers", "targets",
    "scrolling",
  ]

  init(from decoder: any Decoder) throws {
    var object = try ExportObject(decoder)
    parent = object.integer("parent")
    var view = ScreenView(className: object.text("class") ?? "unknown", address: object.text("address"))
    view.superclasses = object.texts("superclasses")
    view.baseClass = view.superclasses?.last
    view.label = object.text("label")
    Self.readGeometry(&object, &view)
    view.isHidden = object.flag("hidden") ?? view.isHidden
    view.isUserInteractionEnabled = object.flag("userInteractionEnabled") ?? view.isUserInteractionEnabled
    view.clipsToBounds = object.flag("clipsToBounds") ?? view.clipsToBounds
    view.isMultipleTouchEnabled = object.flag("multipleTouchEnabled")
    view.isExclusiveTouch = object.flag("exclusiveTouch")
    view.isEnabled = object.flag("enabled")
    view.animatedKeys = AnimationKeys.counting(object.texts("animations") ?? [])
    view.isAnimating = !view.animatedKeys.isEmpty
    view.overrides = object.texts("overrides")
    if let controller = object.value("viewController", ExportReference.self, "an object") {
      view.viewController = controller.className
      view.viewControllerAddress = controller.address
      object.adopt(controller.problems)
    }
    if let recognizers = object.value(
      "gestureRecognizers", [ExportRecognizer].self, "an array of recognizers")
    {
      view.recognizers = recognizers.map(\.recognizer)
      view.hasRecognizers = !recognizers.isEmpty
      for recognizer in recognizers { object.adopt(recognizer.problems) }
      unknownKeys = object.unknownKeys(besides: Self.keys) + recognizers.flatMap(\.unknownKeys)
    } else {
      unknownKeys = object.unknownKeys(besides: Self.keys)
    }
    if let targets = object.value("targets", [ExportReference].self, "an array of targets") {
      view.targets = targets.compactMap(\.target)
      for target in targets { object.adopt(target.problems) }
    }
    if let scrolling = object.value("scrolling", ExportScrolling.self, "an object") {
      view.scrolling = scrolling.values
      object.adopt(scrolling.problems)
    }
    self.view = view
    problems = object.problems
  }

  private static func readGeometry(_ object: inout ExportObject, _ view: inout ScreenView) {
    if let bounds = finite(object.numbers("bounds", count: 4)) {
      view.bounds = CGRect(x: bounds[0], y: bounds[1], width: max(0, bounds[2]), height: max(0, bounds[3]))
      if bounds[2] < 0 || bounds[3] < 0 { view.doubts.append("its bounds have a negative size") }
    } else {
      view.doubts.append("its bounds are missing")
    }
    if let center = finite(object.numbers("center", count: 2)) {
      view.center = CGPoint(x: center[0], y: center[1])
    } else {
      view.doubts.append("its center is missing")
    }
    if let anchor = finite(object.numbers("anchorPoint", count: 2)) {
      view.anchorPoint = CGPoint(x: anchor[0], y: anchor[1])
    }
    if let m = finite(object.numbers("transform", count: 6, 16)) {
      let projection = m.count == 16 ? Projection(m) : nil
      view.transform =
        projection?.transform ?? CGAffineTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5])
      if let doubt = projection?.doubt { view.doubts.append(doubt) }
    } else if object.hasValue("transform") {
      view.doubts.append("its transform is unreadable")
    }
    view.zPosition = object.number("zPosition").flatMap { $0.isFinite ? $0 : nil } ?? 0
    view.alpha = object.number("alpha").flatMap { $0.isFinite ? $0 : nil } ?? 1
    view.printedFrame = view.frame
  }

  private static func finite(_ numbers: [Double]?) -> [Double]? {
    guard let numbers, numbers.allSatisfy({ $0.isFinite && abs($0) < 1e300 }) else { return nil }
    return numbers
  }
}
