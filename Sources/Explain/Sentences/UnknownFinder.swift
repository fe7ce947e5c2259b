import FingerpostGestures
import FingerpostProperties
import FingerpostScreens
import FingerpostText

/// Something that an input does not say and that could change the answer.
nonisolated struct Unknown: Equatable, Sendable {
  /// What is not known, one sentence.
  var sentence: Sentence
  /// A line for lldb that settles it, where there is one.
  var command: String?
}

/// Collects what the input does not say about one touch, the most important first.
nonisolated struct UnknownFinder {
  let report: Report
  /// The most classes that get a line each.
  private static let classLimit = 3
  private static let doubtLimit = 4

  init(_ report: Report) { self.report = report }

  var words: Words { report.words }
  var screen: Screen { words.screen }
  private var lineage: Lineage { words.lineage }
  var set: RecognizerSet { words.recognizers }

  /// What is unknown and could change the answer, the most important first; without ``lacking``.
  var telling: [Unknown] {
    if report.answer.script.isPress { return focus + delegates }
    return doubt + exclusive + scrolling + untold + edges + goingBack + interactions + texts + kinds
      + delegates + animations + rooms + order + doubts + caveats + ownCode
  }

  /// What is unknown, the most important first.
  var all: [Unknown] {
    if report.answer.script.isPress { return telling + limits }
    return doubt + overrides + animations + order + caveats + doubts + origins + recognizers + controls
      + ignoring
      + limits + lacking
      + screen.warnings.prefix(Self.doubtLimit).map { warning in
        Unknown(sentence: "\(warning.line.map { "Line \($0): " } ?? "")\(warning.message)")
      } + more(screen.warnings.count, Self.doubtLimit, "warning")
  }

  private func more(_ count: Int, _ limit: Int, _ noun: String) -> [Unknown] {
    let rest = count - limit
    return rest > 0
      ? [Unknown(sentence: "There \(rest == 1 ? "is 1 more \(noun)" : "are \(rest) more \(noun)s").")] : []
  }

  /// The views that the answer is based on, the most important first, each once.
  private var views: [Int] {
    var views: [Int] = []
    if let hit = report.hit { views.append(hit) }
    if let expected = report.expected {
      views += expected.course.obstacles.map(\.view)
      views += lineage.line(expected.view).reversed()
    }
    if let hit = report.hit { views += lineage.line(hit).reversed() }
    views += report.walk.map(\.view)
    var seen: Set<Int> = []
    return views.filter { seen.insert($0).inserted }
  }

  /// What no input of this kind says; for a dump, the sentences about the views say it.
  private var limits: [Unknown] {
    let isSaidElsewhere = screen.kind == .recursiveDescription || screen.kind == .viewHierarchy
    return isSaidElsewhere ? [] : screen.limits.map { Unknown(sentence: Sentence($0)) }
  }

  /// What would change the answer, as a play showed.
  private var doubt: [Unknown] {
    switch report.answer.doubt {
    case .cover(let other), .behind(let other):
      [
        Unknown(
          sentence:
            "Whether \(words.full(other)) lies in front: elements are listed in an order of their own; "
            + "what Xcode exports as View Hierarchy says it.")
      ]
    case .unknownKind(let index), .untoldWait(_, for: let index):
      [
        Unknown(
          sentence:
            set[index].isInstalledByUIKit
            ? "What \(set.full(index)) does with touches: its class is UIKit's own, and not public."
            : "What \(set.full(index)) does with touches: its class is not UIKit's; if it builds on one, this "
              + "prints which.",
          command: set[index].address.map { "expr -l objc -O -- [(id)\($0) superclass]" })
      ]
    case .yieldingSlider(let slider, let index):
      [
        Unknown(
          sentence: "Whether \(words.short(slider)) lets \(set.short(index)) begin is not documented."
            + "\(rules: "CTL-44")",
          command: screen.views[slider].address.map {
            "expr -l objc -- (BOOL)[(id)\($0) gestureRecognizerShouldBegin:"
              + "\(set[index].address.map { "(id)\($0)" } ?? "recognizer")]"
          })
      ]
    case .letsThrough(let front, _):
      [
        Unknown(
          sentence: "Whether \(words.full(front)) takes the touches in it.",
          command: screen.views[front].address.map {
            "expr -l objc -- (BOOL)[(UIView *)\($0) isUserInteractionEnabled]"
          })
      ]
    case .untold(let holder, .pop), .untold(let holder, .sheet):
      [Unknown(sentence: "Which recognizers \(words.full(holder)) has.", command: recognizersCommand(holder))]
    // This is said of each such cell, and of all that may have recognizers.
    case .swiped, .untold, .systemGesture, .obscured, nil: []
    }
  }

  // MARK: - Classes with code of their own

  private var overrides: [Unknown] {
    // These have types of elements where others have classes.
    if screen.hasElementTypes { return [] }
    var known: [Unknown] = []
    var seen: Set<String> = []
    for view in views {
      let data = screen.views[view]
      guard seen.insert(data.className).inserted else { continue }
      if let overrides = data.overrides {
        let names = Self.methods.filter { overrides.contains($0.selector) }.map(\.name)
        // What the input states of an override is played.
        guard !names.isEmpty, data.hitOverride == nil else { continue }
        known.append(
          Unknown(
            sentence: "\(words.full(view)) overrides \(names.joined(separator: " and ")): "
              + "the report uses UIKit's own, and the class may decide differently.\(rules: "HIT-14")"))
      }
    }
    let possible = ownClasses
    let first = possible.prefix(Self.classLimit).map { view in
      Unknown(
        sentence:
          "\(words.full(view)) may override hitTest(_:with:) or point(inside:with:).\(rules: "HIT-14")",
        command: screen.views[view].address.map(Self.question))
    }
    guard !first.isEmpty else { return known }
    let rest = possible.dropFirst(Self.classLimit).map { words.short($0) }
    let names =
      rest.prefix(6).joined(by: ", ") + Sentence(rest.count > 6 ? " and \(rest.count - 6) more" : "")
    let hint: Sentence? =
      first.contains { $0.command != nil }
      ? "UIKitCore in the answer means UIKit's own method; ask for pointInside:withEvent: in the same way."
      : nil
    let last = [rest.isEmpty ? nil : "So may \(names).", hint].compactMap(\.self).joined(by: " ")
    return known + first + (last.isEmpty ? [] : [Unknown(sentence: last)])
  }

  /// The views whose classes are not the system's and may have hit testing of their own, one of each class.
  private var ownClasses: [Int] {
    var seen: Set<String> = []
    return views.filter { view in
      let data = screen.views[view]
      return seen.insert(data.className).inserted && data.overrides == nil && isForeign(data)
    }
  }

  /// The classes whose code may decide, in one line: that of what is in the way, or all on the way.
  private var ownCode: [Unknown] {
    let limit = report.answer.happens ? Self.classLimit : 1
    let asked =
      screen.hasElementTypes ? [] : ownClasses.filter { screen.views[$0].address != nil }.prefix(limit)
    guard let first = asked.first else { return [] }
    let names = asked.map { words.full($0) }.listed()
    let each = asked.count > 1 ? "; ask this of each" : ""
    return [
      Unknown(
        sentence:
          "\(names) may override hitTest(_:with:) or point(inside:with:)\(each).\(rules: "HIT-14")",
        command: screen.views[first].address.map(Self.question))
    ]
  }

  private static let methods = [
    (selector: "hitTest:withEvent:", name: "hitTest(_:with:)"),
    (selector: "pointInside:withEvent:", name: "point(inside:with:)"),
  ]

  private func isForeign(_ data: ScreenView) -> Bool {
    !ClassName(data.className).isOfSystem
  }

  /// Prints where the object's method comes from.
  private static func question(_ address: String) -> String {
    "expr -l objc -- (IMP)[(id)\(address) methodForSelector:@selector(hitTest:withEvent:)]"
  }

  // MARK: - What is left out or may have changed

  private var animations: [Unknown] {
    views.filter { screen.views[$0].isAnimating }.prefix(2).map { view in
      Unknown(
        sentence:
          "Animations run on \(words.full(view)); until they end it may take no touches.\(rules: "HIT-18")",
        command: screen.views[view].address.map {
          "expr -l objc -O -- [[(UIView *)\($0) layer] animationKeys]"
        })
    }
  }

  /// What UIKit's own classes on the way may do differently from what is played.
  private var caveats: [Unknown] {
    var seen: Set<String> = []
    let onTheWay =
      (report.hit.map { lineage.line($0) } ?? [])
      + (report.expected.map { lineage.line($0.view) } ?? [])
    // Every screen has these two around its root view.
    let frames = ["UITransitionView", "UIDropShadowView"]
    // How far outside a control a finger counts does not matter to one that rests.
    let slops = report.answer.script.isStill ? ["UISwitch", "UISegmentedControl"] : []
    // What is known of UIKit's own buttons in bars does not hold for what an application puts there.
    let isCustomItem = report.expected.map { words.isCustomBarItem($0.view) } == true
    return onTheWay.filter { view in
      let name = screen.views[view].className
      if isCustomItem, name.hasPrefix("_UI"), name.contains("Bar") { return false }
      return !slops.contains(name) && (view == report.hit || !frames.contains(name))
    }
    .compactMap { screen.views[$0].overrideCaveat }.filter { seen.insert($0).inserted }.prefix(2)
    .map { Unknown(sentence: "\($0)\(rules: "HIT-14")") } + swiped
  }

  /// A cell whose buttons show beside it hides them at the next tap, which then does not select it.
  private var swiped: [Unknown] {
    report.answer.own.compactMap { activity in
      guard case .view(let cell) = activity.actor, activity.action == .isKnown(.selected) else { return nil }
      return words.showsButtons(cell)
        ? Unknown(
          sentence: "\(words.full(cell)) shows its buttons, which the next tap beside them may only hide.")
        : nil
    }
  }

  /// Scroll views that scroll if their content is larger than they are, which is not printed.
  private var rooms: [Unknown] {
    guard screen.kind == .recursiveDescription else { return [] }
    return report.answer.own.prefix(1).compactMap { activity in
      guard case .view(let view) = activity.actor, activity.action == .scrolls,
        screen.views[view].scrolling?.contentSize == nil
      else { return nil }
      return Unknown(
        sentence:
          "The contentSize of \(words.full(view)) is not printed; it scrolls if that is larger than itself."
          + "\(rules: "SCR-21")",
        command: screen.views[view].address.map {
          "expr -l objc -- (CGSize)[(UIScrollView *)\($0) contentSize]"
        })
    }
  }

  private var doubts: [Unknown] {
    var doubts: [Unknown] = []
    for view in views {
      for doubt in screen.views[view].doubts {
        guard doubts.count < Self.doubtLimit else { return doubts }
        let command = screen.views[view].isSizeAssumed ? screen.views[view].address : nil
        doubts.append(
          Unknown(
            sentence: "\(words.full(view)): \(doubt)",
            command: command.map { "expr -l objc -- (CGRect)[(UIView *)\($0) bounds]" }))
      }
    }
    return doubts
  }

  /// `recursiveDescription` prints a scroll view's offset and no other view's bounds.
  private var origins: [Unknown] {
    guard screen.kind == .recursiveDescription else { return [] }
    guard let view = report.expected?.view ?? report.hit else { return [] }
    let holder = lineage.parent(view) ?? view
    return [
      Unknown(
        sentence:
          "A dump prints bounds.origin of scroll views only (contentOffset); elsewhere it is assumed to be 0.\(rules: "HIT-10")",
        command: screen.views[holder].address.map { "expr -l objc -- (CGRect)[(UIView *)\($0) bounds]" })
    ]
  }

  /// Recognizers that are not described on views where an application may have put some.
  private var untold: [Unknown] {
    unknown(
      (report.gestures?.untold ?? []).filter(words.mayHoldRecognizers))
  }

  private func unknown(_ untold: [Int]) -> [Unknown] {
    guard let first = untold.first else { return [] }
    let names = untold.prefix(4).map { words.short($0) }.listed()
    let others = untold.count > 1 ? ", for each of them" : ""
    return [
      Unknown(
        sentence: "Recognizers of \(names) get the touch too, kinds unknown; "
          + "paste what this prints below the dump\(others).",
        command: recognizersCommand(first))
    ]
  }

  /// What prints a view's recognizers in lldb; nil where its address is not known.
  func recognizersCommand(_ view: Int) -> String? {
    screen.views[view].address.map { "expr -l objc -O -- [(UIView *)\($0) gestureRecognizers]" }
  }

  /// Edges that no description prints; where the touch begins near one, that one is assumed.
  private var edges: [Unknown] {
    (report.gestures?.inPlay ?? []).filter { set[$0].hasUnprintedEdges }.prefix(1).map { index in
      Unknown(
        sentence:
          "Which edges \(set.short(index)) has is not printed; any that the touch begins at is assumed.\(rules: "EDGE-1")",
        command: set[index].address.map {
          "expr -l objc -- (NSUInteger)[(UIScreenEdgePanGestureRecognizer *)\($0) edges]"
        })
    }
  }

  private var delegates: [Unknown] {
    let printed = (report.gestures?.inPlay ?? report.run?.receivers ?? []).filter {
      set[$0].delegate == .unknown && set.isPlayed($0) && set.part($0) == nil
        && !set[$0].isNavigationPop && !set[$0].movesSheet && set[$0].interactionPart == nil
    }
    guard let first = printed.first else { return [] }
    let names = printed.prefix(4).map(set.short).listed()
    let contacts = words.contacts
    return [
      Unknown(
        sentence: printed.count == 1
          ? "Whether \(names) has a delegate, which may refuse \(contacts) or let it act with others.\(rules: "ARB-7", "ARB-28")"
          : "Whether \(names) have delegates, which may refuse \(contacts) or let them act together.\(rules: "ARB-7", "ARB-28")",
        command: set[first].address.map { "expr -l objc -O -- [(UIGestureRecognizer *)\($0) delegate]" })
    ]
  }

  /// Recognizers that are not described, and what influences those that are.
  private var recognizers: [Unknown] {
    guard let answer = report.gestures else { return [] }
    var unknowns = unknown(answer.untold) + edges + interactions + delegates
    for index in answer.inPlay {
      guard case .object(let name, _, let methods) = set[index].delegate, methods?.isEmpty != true,
        unknowns.count < Self.doubtLimit
      else { continue }
      let known = methods.map { "; it implements \($0.prefix(4).map { $0 }.listed())" } ?? ""
      unknowns.append(
        Unknown(
          sentence: "What \(ClassName(name).short), the delegate of \(set.short(index)), answers "
            + "is not known\(known)."))
    }
    for view in views.prefix(40) where screen.views[view].overrides?.contains(Self.shouldBegin) == true {
      guard unknowns.count < 2 * Self.doubtLimit, screen.kind == .export else { break }
      unknowns.append(
        Unknown(
          sentence: "\(words.full(view)) overrides gestureRecognizerShouldBegin(_:) "
            + "and may keep a recognizer from beginning.\(rules: "ARB-14")"))
    }
    return unknowns
  }

  /// Unknown targets of controls, and unknown receivers of actions without a target.
  private var controls: [Unknown] {
    guard screen.kind != .scenario else { return [] }
    var unknowns: [Unknown] = []
    for report in report.controls {
      let view = screen.views[report.view]
      guard let targets = view.targets else {
        unknowns.append(
          Unknown(
            sentence:
              "Targets and actions of \(words.full(report.view)) are not in the input.\(rules: "CTL-24")",
            command: view.address.map { "expr -l objc -O -- [(UIControl *)\($0) allTargets]" }))
        continue
      }
      for target in targets.prefix(2) where target.className == nil {
        let action = Words.oneLine(target.action, limit: 80)
        unknowns.append(
          Unknown(
            sentence:
              "It is not known which object has \(action); a first responder is asked before the control.\(rules: "ACT-1")",
            command: view.address.map {
              "expr -l objc -O -- [(UIResponder *)\($0) targetForAction:(SEL)NSSelectorFromString(@\"\(action)\") "
                + "withSender:(id)\($0)]"
            }))
      }
    }
    return unknowns
  }

  private static let shouldBegin = "gestureRecognizerShouldBegin:"
}
