import FingerpostGestures
import FingerpostProperties
import FingerpostScreens
import FingerpostText
import Foundation

/// Writes changes as lines of Swift that the reader can put into an application.
package nonisolated struct FixCode {
  private let screen: Screen
  private let lineage: Lineage
  private let recognizers: RecognizerSet
  private var names: VariableNames

  package init(_ screen: Screen, _ lineage: Lineage, _ recognizers: RecognizerSet) {
    self.screen = screen
    self.lineage = lineage
    self.recognizers = recognizers
    names = VariableNames(screen.views)
  }

  /// The lines for a set of changes.
  package mutating func lines(_ changes: [Change]) -> [String] {
    var lines: [String] = []
    for change in changes { lines += self.lines(change) }
    return lines
  }

  private mutating func lines(_ change: Change) -> [String] {
    if case .gesture(let change) = change { return lines(change) }
    if case .heedTouches = change {
      return ["UIApplication.shared.endIgnoringInteractionEvents()  // once for each call that began it"]
    }
    guard let view = change.view else { return [] }
    let name = names.name(view)
    switch change {
    case .show, .alwaysBounce, .enableControl, .deliverContentAtOnce, .allowSecondFinger, .shareTouches,
      .keepFromTop:
      return change.edit.map { line($0.code(of: name) { _ in "" }, view) } ?? []
    case .hide:
      return change.edit.map {
        line(
          $0.code(of: name) { _ in "" }, view,
          remark: screen.views[view].isHardlySeen ? "it can hardly be seen" : "it shows nothing")
      } ?? []
    case .addTarget:
      let event = screen.isTelevision ? "primaryActionTriggered" : "touchUpInside"
      return line("\(name).addTarget(self, action: #selector(tapped), for: .\(event))", view)
    case .makeFocusable:
      return [place(view), "override var canBecomeFocused: Bool { true }"]
    case .makeSelectable: return line("\(name).isSelectable = true", view)
    case .bringToFront:
      let receiver = lineage.parent(view).map { names.name($0) } ?? "\(name).superview?"
      return line("\(receiver).bringSubviewToFront(\(name))", view)
    case .move(_, let holder):
      return ["\(names.name(holder)).addSubview(\(name))  // in the cell, instead of addSubview(\(name))"]
    case .cancelContentTouches:
      return [
        place(view), "override func touchesShouldCancel(in view: UIView) -> Bool { true }",
      ]
    case .keepOne:
      return line(
        "\(name).gestureRecognizers?.forEach(\(name).removeGestureRecognizer)", view,
        remark: "before adding it again, or add it once, where the view is made")
    case .passThrough, .passThroughWindow, .reach, .widen, .letThrough, .followAnimation, .handOver:
      return hitTesting(change, view, name)
    case .defend(_, let recognizer): return defense(view, recognizer)
    case .moveToWindow(let recognizer, _):
      return [
        "// it gets all touches then: act only where location(in: \(name)) lies outside its bounds",
        "\(name).window?.addGestureRecognizer(\(variable(recognizer, &names)))",
      ]
    case .addRecognizer(_, let model): return adding(to: name, like: model)
    case .sendBack: return line("\(name).windowLevel = .normal - 1", view, remark: "behind the others")
    case .enable, .disable, .makeOpaque: return switching(change, view, name)
    case .shrink, .straighten, .enlarge, .surround, .enlargeContent: return sizing(change, view, name)
    case .finishTransition, .endTransition, .fitContainer: return presenting(change, view)
    case .heedTouches, .gesture: return []
    }
  }

  private mutating func lines(_ change: GestureChange) -> [String] {
    if case .allowTogether(let pan, let other) = change, recognizers.part(pan) == .scrollPan {
      return scrollingTogether(pan, other)
    }
    if case .require(let relation, let own) = change, recognizers[relation].isRelation {
      let name = recognizers[relation].name?.split(separator: ".").last ?? ""
      return [
        "let relation = \(names.name(recognizers.placed[relation].view)).gestureRecognizers?",
        "  .first { $0.name?.hasSuffix(\"\(Words.oneLine(String(name), limit: 50))\") == true }",
        "relation?.require(toFail: \(variable(own, &names)))",
      ]
    }
    // Both closures are called before the names change again.
    var names = names
    defer { self.names = names }
    return change.code({ variable($0, &names) }, view: { names.name($0) }) { index in
      recognizers.part(index)?.isOfText == true ? names.name(recognizers.placed[index].view) : nil
    }
  }

  /// Lets touches come to a view again, or not any more.
  private mutating func switching(_ change: Change, _ view: Int, _ name: String) -> [String] {
    switch change {
    case .enable where screen.views[view].isAnimating:
      return [
        "UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) { … }  // of \(name)"
      ]
    case .enable
    where PublicClasses.isPrivate(screen.views[view].className)
      && !PublicClasses.isContentView(screen.views[view].className):
      return [
        "\(inner(view)).isUserInteractionEnabled = true  // the \(ClassName(screen.views[view].className).short)"
      ]
    case .enable: return line("\(name).isUserInteractionEnabled = true", view)
    case .disable:
      let holdsViews = screen.views.contains { $0.parent == view }
      let isReact = KnownOverrides.framework(of: screen.views[view].className) == .reactNative
      return line(
        "\(name).isUserInteractionEnabled = false", view,
        remark: isReact
          ? "in React Native pointerEvents=\"\(holdsViews ? "box-none\", or \"none" : "none")\""
          : holdsViews ? "what is in it gets no touches either" : nil)
    case .makeOpaque:
      let isMeantToBeHit = screen.views[view].alpha > 0
      return line(
        "\(name).alpha = 1", view,
        remark: isMeantToBeHit
          ? "and backgroundColor = .clear where it must not be seen"
          : "to keep it unseen, clear its colors, or let alpha be 0.02")
    default: return []
    }
  }

  private func sizing(_ change: Change, _ view: Int, _ name: String) -> [String] {
    switch change {
    case .shrink(_, let frame):
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Decimals.short(Double($0)) }
      return line(
        "\(name).frame = CGRect(x: \(numbers[0]), y: \(numbers[1]), width: \(numbers[2]), height: \(numbers[3]))",
        view,
        remark: "as large as what it shows, or sizingOptions = .intrinsicContentSize and constraints")
    case .straighten: return line("\(name).transform = .identity", view)
    case .enlarge(_, let size) where screen.isConstrained(view):
      let bounds = screen.views[view].bounds.size
      let lengths = [
        size.width == bounds.width ? nil : ("width", size.width),
        size.height == bounds.height ? nil : ("height", size.height),
      ].compactMap(\.self)
      return lengths.flatMap { length, value in
        line(
          "\(name).\(length)Anchor.constraint(equalToConstant: \(Decimals.short(Double(value)))).isActive = true",
          view, remark: "or pin its content to its edges, or frame.size without constraints")
      }
    case .enlarge(_, let size):
      return line(
        "\(name).frame.size = CGSize(width: \(Decimals.short(Double(size.width))), "
          + "height: \(Decimals.short(Double(size.height))))", view)
    case .surround(_, let bounds):
      let size = screen.views[view].bounds.size
      let lengths = [("width", size.width, bounds.width), ("height", size.height, bounds.height)]
      return lengths.filter { $0.1 == 0 }.flatMap { length, _, value in
        line(
          "\(name).\(length)Anchor.constraint(equalToConstant: \(Decimals.short(Double(value)))).isActive = true",
          view, remark: "or pin its content to its edges")
      }
    case .enlargeContent(_, let size):
      return line(
        "\(name).contentSize = CGSize(width: \(Decimals.short(Double(size.width))), "
          + "height: \(Decimals.short(Double(size.height))))", view,
        remark: "or pin the content to all four edges")
    default: return []
    }
  }

  private func presenting(_ change: Change, _ view: Int) -> [String] {
    switch change {
    case .finishTransition:
      return [
        "transitionContext.completeTransition(!transitionContext.transitionWasCancelled)",
        "// UIKit then removes the UITransitionView\(screen.views[view].address.map { " \($0)" } ?? "")",
      ]
    case .endTransition:
      return [
        "transitionContext.completeTransition(!transitionContext.transitionWasCancelled)",
        "// UIKit then switches the \(ClassName(screen.views[view].className).short) on again",
      ]
    case .fitContainer:
      return [
        "// in the UIPresentationController",
        "override func containerViewDidLayoutSubviews() {",
        "  containerView?.frame = frameOfPresentedViewInContainerView",
        "  presentedView?.frame = containerView?.bounds ?? .zero", "}",
      ]
    default: return []
    }
  }

  // MARK: - Overrides

  private mutating func hitTesting(_ change: Change, _ view: Int, _ name: String) -> [String] {
    switch change {
    case .passThrough:
      return [place(view)]
        + Self.hitTest("  let hit = super.hitTest(point, with: event)", "  return hit === self ? nil : hit")
    case .passThroughWindow:
      return [place(view)]
        + Self.hitTest(
          "  let hit = super.hitTest(point, with: event)",
          "  return hit === self || hit === rootViewController?.view ? nil : hit")
    case .handOver(_, let holder):
      return [place(holder)]
        + Self.hitTest(
          "  let hit = super.hitTest(point, with: event)", "  return hit === self ? \(name) : hit")
    case .followAnimation(_, let holder):
      return [
        "UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) { … }  // of \(name)",
        place(holder),
      ]
        + Self.hitTest(
          "  let isShown = \(name).layer.presentation()?.frame.contains(point) ?? false",
          "  return isShown ? \(name) : super.hitTest(point, with: event)")
    case .reach(_, let target):
      let target = names.name(target)
      return [
        place(view), "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {",
        "  super.point(inside: point, with: event)",
        "    || \(target).point(inside: convert(point, to: \(target)), with: event)", "}",
      ]
    case .letThrough(_, let target):
      let target = names.name(target)
      return [
        place(view), "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {",
        "  super.point(inside: point, with: event)",
        "    && !\(target).point(inside: convert(point, to: \(target)), with: event)", "}",
      ]
    case .widen(_, let by):
      return [
        place(view), "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {",
        "  bounds.insetBy(dx: \(Decimals.short(-Double(by.width))), dy: \(Decimals.short(-Double(by.height))))"
          + ".contains(point)",
        "}",
      ]
    default: return []
    }
  }

  private static func hitTest(_ lines: String...) -> [String] {
    ["override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {"] + lines + ["}"]
  }

  /// Lets a scroll view, which has to stay the delegate of its pan, answer for it. [SCR-1]
  private mutating func scrollingTogether(_ pan: Int, _ other: Int) -> [String] {
    let code = GestureChange.allowTogether(pan, with: other).code {
      $0 == pan ? "panGestureRecognizer" : variable($0, &names)
    }
    return ["\(place(recognizers.placed[pan].view)): UIGestureRecognizerDelegate"] + code.dropFirst()
  }

  private func defense(_ view: Int, _ recognizer: Int) -> [String] {
    let kind = recognizers[recognizer].playedKind?.className ?? "UIGestureRecognizer"
    return [
      place(view),
      "override func gestureRecognizerShouldBegin(_ gesture: UIGestureRecognizer) -> Bool {",
      "  gesture.view === self || !(gesture is \(kind))", "}",
    ]
  }

  private func adding(to name: String, like model: Int?) -> [String] {
    let selector = model.flatMap { recognizers[$0].targets?.first?.action } ?? "tapped"
    let method = selector.hasSuffix(":") ? "\(selector.dropLast())(_:)" : selector
    return [
      "\(name).addGestureRecognizer(",
      "  UITapGestureRecognizer(target: self, action: #selector(\(Words.oneLine(method, limit: 50)))))",
    ]
  }

  /// A statement, with the view's address behind it where the class alone does not tell which view is meant.
  private func line(_ code: String, _ view: Int, remark: String? = nil) -> [String] {
    let data = screen.views[view]
    let isOneOfMany = screen.views.lazy.filter { $0.className == data.className }.count > 1
    let remarks = [isOneOfMany ? data.address : nil, remark].compactMap { $0 }
    return [remarks.isEmpty ? code : "\(code)  // \(remarks.joined(separator: ": "))"]
  }

  /// How a view is reached whose class has no name for applications: by its superview.
  private mutating func inner(_ view: Int) -> String {
    guard let holder = lineage.parent(view) else { return names.name(view) }
    let place = screen.views[..<view].count { $0.parent == holder }
    return "\(names.name(holder)).subviews[\(place)]"
  }

  /// Where an override goes.
  private func place(_ view: Int) -> String {
    let name = ClassName(screen.views[view].className)
    if screen.hasElementTypes { return "// in the class of the view that is listed as \(name.short)" }
    return name.isOfSystem ? "// in a subclass of \(name.short) that takes its place" : "// in \(name.short)"
  }

  /// A variable for a recognizer: its own name, or its kind, with the action before it where there are several.
  private func variable(_ index: Int, _ names: inout VariableNames) -> String {
    let recognizer = recognizers[index]
    switch recognizers.part(index) {
    case .scrollPan: return "\(names.name(recognizers.placed[index].view)).panGestureRecognizer"
    case .scrollPinch: return "\(names.name(recognizers.placed[index].view)).pinchGestureRecognizer!"
    case .scrollDelay, .textTap, .textDoubleTap, .textPress, .linkTap, .linkPress, nil: break
    }
    if recognizer.isNavigationPop { return VariableNames.navigationPop }
    if recognizer.turnsPages {
      let siblings = recognizers.recognizers(of: recognizers.placed[index].view)
      let place = siblings.prefix { $0 != index }.count { recognizers[$0].turnsPages }
      return "pageViewController.gestureRecognizers[\(place)]"
    }
    let own = screen.kind == .scenario ? recognizer.address : recognizer.name
    if let own, let first = own.first, first.isLetter, own.allSatisfy({ $0.isLetter || $0.isNumber }) {
      return own
    }
    guard recognizer.playedKind != nil else {
      return VariableNames.variable(for: ClassName(recognizer.className).short)
    }
    let kind = recognizer.playedKind?.variable ?? "recognizer"
    let isAlone =
      recognizers.placed.indices.count { recognizers[$0].playedKind == recognizer.playedKind } == 1
    guard !isAlone, let action = recognizer.targets?.first?.action.prefix(while: { $0 != ":" }),
      !action.isEmpty
    else { return kind }
    // `handlePan` is a method already, and says the kind.
    if action.lowercased().hasSuffix(kind.lowercased()) { return "\(action)Recognizer" }
    return "\(action)\(kind.prefix(1).uppercased())\(kind.dropFirst())"
  }
}

nonisolated extension GestureKind {
  /// What a variable for such a recognizer is called.
  fileprivate var variable: String {
    switch self {
    case .screenEdgePan: "edgePan"
    case .custom: "recognizer"
    case .tap, .longPress, .pan, .swipe, .pinch, .rotation, .hover: rawValue
    }
  }

  /// UIKit's class.
  fileprivate var className: String {
    switch self {
    case .custom: "UIGestureRecognizer"
    default: "UI\(rawValue.prefix(1).uppercased())\(rawValue.dropFirst())GestureRecognizer"
    }
  }
}
