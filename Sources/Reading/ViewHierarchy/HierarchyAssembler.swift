import FingerpostProperties
import FingerpostScreens
import FingerpostText
import Foundation

/// Makes a tree of views of what is known of the objects.
nonisolated struct HierarchyAssembler {
  private let store: HierarchyStore
  private var counts: HierarchyCounts
  private var views: [ScreenView] = []
  /// Looked up only, never walked: the superclasses of each class that occurs, as a screen has them.
  private var chains: [String: [String]] = [:]
  private var controllers: Set<String> = []
  /// The address of the application's key window, in small letters.
  private let keyWindow: String?

  /// Returns the screen, or says in one sentence why there is none.
  static func screen(of store: HierarchyStore, name: String) throws(ScreenReadError) -> Screen {
    var assembler = HierarchyAssembler(store)
    return try assembler.screen(name)
  }

  private init(_ store: HierarchyStore) {
    self.store = store
    counts = store.counts
    keyWindow = store.objects.lazy.compactMap { $0.object(.keyWindow) }.first
  }

  private mutating func screen(_ name: String) throws(ScreenReadError) -> Screen {
    try place(name)
    guard !views.isEmpty else { throw refusal(name) }
    var warnings = WarningList()
    for warning in counts.warnings { warnings.add(nil, warning) }
    var screen = Screen(
      kind: .viewHierarchy, views: views, warnings: warnings.finished(), limits: Self.limits)
    screen.contentLines = views.count
    screen.unreadLines = views.count { $0.doubts.contains(HierarchyGeometry.missing) }
    screen.isCutOff = !counts.unreadableResponses.isEmpty
    screen.hasGaps = screen.isCutOff
    describeScreen(of: &screen)
    screen.application = store.metadata?.application
    screen.addKnownOverrides()
    return screen
  }

  private func refusal(_ name: String) -> ScreenReadError {
    if store.objects.contains(where: { $0.kind == .appKit }) {
      return .unreadable(
        name: name, line: nil,
        message:
          "This is the view hierarchy of a Mac application. Its views are AppKit's, where y grows upwards and "
          + "hit testing has other rules; only UIKit's are read.")
    }
    if counts.responses == 0, let reason = counts.unreadableResponses.first {
      return .unreadable(name: name, line: nil, message: reason)
    }
    let why =
      counts.failedResponses > 0
      ? "\(counts.failedResponses) of \(counts.failedResponses + counts.responses) responses are empty"
      : "the responses describe no windows and no views"
    return .unreadable(name: name, line: nil, message: "This view hierarchy has no views: \(why).")
  }

  private static let limits = [
    "A view hierarchy of Xcode's does not list gesture recognizers, nor the targets and actions of controls.",
    "A view hierarchy of Xcode's does not say which classes override hitTest(_:with:) or point(inside:with:).",
    "A view hierarchy of Xcode's does not give the contentSize of scroll views.",
  ]

  // MARK: - The tree

  private mutating func place(_ name: String) throws(ScreenReadError) {
    let objects = store.objects
    var hasParent = Array(repeating: false, count: objects.count)
    var subviews: [[Int]] = Array(repeating: [], count: objects.count)
    var total = 0
    for index in objects.indices where objects[index].kind?.isView == true {
      total += 1
      // Views may hang off a window as an association.
      let listed = objects[index].children + (objects[index].kind == .window ? objects[index].associates : [])
      for child in listed where objects[child].kind == .view || objects[child].kind == .window {
        guard child != index, !hasParent[child] else {
          if subviews[index].last != child { counts.doubleParents += 1 }
          continue
        }
        // A window in a window is a reference to itself or to its neighbor.
        if objects[child].kind == .window { continue }
        hasParent[child] = true
        subviews[index].append(child)
      }
    }
    if total > ScreenReader.maxViews { throw ScreenReader.tooMany(name, line: nil) }
    let roots = objects.indices.filter { objects[$0].kind?.isView == true && !hasParent[$0] }
    var pending = roots.reversed().map { (object: $0, parent: Int?.none) }
    views.reserveCapacity(total)
    while let (index, parent) = pending.popLast() {
      let number = views.count
      views.append(view(objects[index], parent))
      for child in subviews[index].reversed() { pending.append((child, number)) }
    }
    counts.cycles = total - views.count
  }

  private mutating func view(_ object: HierarchyObject, _ parent: Int?) -> ScreenView {
    var view = ScreenView(className: object.className ?? "unknown", address: object.id, parent: parent)
    if object.className == nil { view.doubts.append("the input names it and does not describe it") }
    view.superclasses = chain(of: view.className)
    view.baseClass = view.superclasses?.first(where: UIKitClasses.isUIKit)
    view.isWindow =
      parent == nil && (object.kind == .window || view.classNames.contains(where: UIKitClasses.isWindow))
    let layers = HierarchyLayers(of: object, in: store)
    HierarchyGeometry(object, layers).apply(to: &view)
    applyFlags(object, layers, &view)
    view.scrolling = scrolling(object)
    let texts: [HierarchyProperty] = [
      .text, .title, .accessibilityIdentifier, .accessibilityLabel, .placeholder,
    ]
    view.label = texts.lazy.compactMap { object.text($0) }.first
    assignController(object, &view)
    return view
  }

  private func applyFlags(_ object: HierarchyObject, _ layers: HierarchyLayers, _ view: inout ScreenView) {
    // A wrapper around the layer hides more than the view itself knows of.
    let outer = layers.isWrapped ? [layers.outer, object] : [object, layers.outer]
    func flag(_ property: HierarchyProperty) -> Bool? {
      outer.lazy.compactMap { $0?.flag(property) }.first
    }
    view.isHidden = flag(.hidden) ?? object.flag(.visible).map { !$0 } ?? false
    let alpha = outer.lazy.compactMap { $0?.number(.alpha) ?? $0?.number(.opacity) }.first
    view.alpha = alpha ?? 1
    view.clipsToBounds = object.flag(.clipsToBounds) ?? layers.own?.flag(.masksToBounds) ?? false
    view.isUserInteractionEnabled = object.flag(.userInteractionEnabled) ?? true
    view.isMultipleTouchEnabled = object.flag(.multipleTouchEnabled)
    view.isExclusiveTouch = object.flag(.exclusiveTouch)
    view.isEnabled = object.flag(.enabled)
    view.isSelected = object.flag(.selected)
    view.isEditable = object.flag(.editable)
    view.isSelectable = object.flag(.selectable)
    view.backgroundColor = object.color(.backgroundColor) ?? layers.own?.color(.backgroundColor)
    view.cornerRadius = layers.own?.number(.cornerRadius) ?? object.number(.cornerRadius) ?? 0
    view.textStyle = textStyle(object)
    if view.classNames.contains("UISlider") { view.value = object.number(.value) }
    view.isKeyWindow = view.isWindow && object.id.lowercased() == keyWindow
    if view.isWindow, let level = object.number(.windowLevel) {
      view.windowLevel = level
      view.isWindowLevelKnown = true
    } else {
      view.setPublicWindowLevel()
    }
  }

  private func scrolling(_ object: HierarchyObject) -> PropertyValues? {
    var scrolling = PropertyValues()
    for property in Property.ofScrollViews where !property.isDerived {
      if let value = object.value(of: property) { scrolling[property.name] = value }
    }
    return scrolling.isEmpty ? nil : scrolling
  }

  private func textStyle(_ object: HierarchyObject) -> ScreenTextStyle? {
    var style = ScreenTextStyle()
    if case .font(let name, let size) = object[.font] {
      style.fontName = name
      style.pointSize = size > 0 && size <= 1000 ? size : nil
    }
    style.color = object.color(.textColor)
    // NSTextAlignment of iOS: left, center, right, justified, natural.
    style.alignment = object.number(.textAlignment).map { $0 == 1 ? .center : $0 == 2 ? .right : .left }
    return style == ScreenTextStyle() ? nil : style
  }

  /// Takes over the size of the screen that the first window or scene is on, or of the only one.
  private func describeScreen(of result: inout Screen) {
    let named = store.objects.lazy.compactMap { $0.object(.screen) }.first.flatMap { store.index($0) }
    let screens = store.objects.lazy.filter { $0.kind == .screen || $0.className == "UIScreen" }
    guard let screen = named.map({ store.objects[$0] }) ?? screens.first,
      let bounds = screen.numbers(.bounds, 4),
      bounds[2] >= 1, bounds[3] >= 1, bounds[2] <= 100_000, bounds[3] <= 100_000
    else { return }
    result.size = CGSize(width: bounds[2], height: bounds[3])
    result.scale = screen.number(.scale)
  }

  /// Puts a view controller behind the topmost view that names it.
  private mutating func assignController(_ object: HierarchyObject, _ view: inout ScreenView) {
    guard !view.isWindow,
      let index = object.associates.first(where: { store.objects[$0].kind == .viewController })
    else { return }
    let controller = store.objects[index]
    guard controllers.insert(controller.id).inserted else { return }
    view.viewController = controller.className
    view.viewControllerAddress = controller.id
  }

  /// The superclasses of a class, nearest first, up to the first that is public.
  private mutating func chain(of name: String) -> [String]? {
    if let chain = chains[name] { return chain.isEmpty ? nil : chain }
    var chain: [String] = []
    if !UIKitClasses.isUIKit(name) || PublicClasses.isPrivate(name) {
      for superclass in store.superclasses(of: name) {
        chain.append(superclass)
        if UIKitClasses.isUIKit(superclass), !PublicClasses.isPrivate(superclass) { break }
      }
    }
    chains[name] = chain
    return chain.isEmpty ? nil : chain
  }
}
