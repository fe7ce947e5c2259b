// FingerpostAttach: tells the command `fingerpost` what the screen of an application is, and what touches do to it.
//
// Part of Fingerpost (docs/attach.md). Licensed under the Apache License, Version 2.0; see LICENSE there.
// Drop this one file into an application, call `FingerpostAttach.start()` where it begins, and ask from a terminal:
//
//     fingerpost explain --attach --tap 312,70 --expect PlayButton
//
// It is in debug builds only, uses public API of iOS 14 and later alone (docs/attach.md lists it) and needs Xcode 16.3.
// It changes no view and no recognizer, and listens on the machine itself, for whoever has the token that it writes to
// a private file. While no client asks, one thread sleeps; while one watches, each window has a recognizer more.
//
// It has not run on iOS yet. It is compiled and run against Fingerpost's own UIKit on Linux, where the truth is known.

#if DEBUG
  import Foundation
  import UIKit
  import UIKit.UIGestureRecognizerSubclass

  #if canImport(Darwin)
    import Darwin
    import ObjectiveC
  #elseif canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// The part of Fingerpost that is inside an application.
  public enum FingerpostAttach {
    /// The name of what is spoken here, which every request begins with.
    nonisolated static let format = "fingerpost-attach/1"

    /// Begins to listen, once, and prints the address and the place of the token on standard error.
    ///
    /// - Parameters:
    ///   - port: the port of the loopback address; 0, the default, for one that is free.
    ///   - texts: whether labels and titles are told, cut to 40 characters. Identifiers always are.
    @MainActor public static func start(port: UInt16 = 0, texts: Bool = true) {
      guard listener == nil else { return }
      do {
        let begun = try AttachListener(port: port, folder: AttachToken.folder, texts: texts)
        listener = begun
        tokenPath = begun.token.path.map { strdup($0) }
        removeTokenAtExit()
        begun.start()
        // On a device there is no folder that a Mac could look into; its log is the developer's own.
        let place = begun.token.path.map { "in \($0)" } ?? begun.token.secret
        say("on 127.0.0.1:\(begun.port); the token is \(place)")
      } catch {
        say("it could not begin: \((error as? AttachError)?.description ?? error.localizedDescription)")
      }
    }

    /// The screen as it is now, in the format of docs/export-format.md.
    ///
    /// - Parameter texts: whether labels and titles are told, cut to 40 characters.
    @MainActor public static func screen(texts: Bool = true) -> Data {
      Data(ScreenTeller(texts: texts).document().utf8)
    }

    /// Watches for the client of an outlet from now on; nil ends it.
    @MainActor static func watch(texts: Bool = true, _ outlet: AttachOutlet?) {
      live?.end()
      live = outlet.map { AttachWatch(texts: texts, polls: true, tell: $0.add) }
      outlet?.add(Data("ok watch\n".utf8))
    }

    @MainActor private static var (live, listener): (AttachWatch?, AttachListener?)
    /// The file with the token, as C wants it when the process ends; it is written once.
    nonisolated(unsafe) private static var tokenPath: UnsafeMutablePointer<CChar>?

    nonisolated private static func removeTokenAtExit() {
      atexit { if let path = FingerpostAttach.tokenPath { unlink(path) } }
    }

    nonisolated private static func say(_ sentence: String) {
      try? FileHandle.standardError.write(contentsOf: Data("FingerpostAttach: \(sentence)\n".utf8))
    }
  }

  private nonisolated protocol Tellable: Sendable { var json: String { get } }

  nonisolated extension Bool: Tellable { fileprivate var json: String { self ? "true" : "false" } }
  nonisolated extension Int: Tellable { fileprivate var json: String { "\(self)" } }
  nonisolated extension CGFloat: Tellable { fileprivate var json: String { Double(self).json } }
  nonisolated extension Double: Tellable {
    /// All its digits; what is not finite is a text, since JSON has no such number.
    fileprivate var json: String {
      guard isFinite else { return isNaN ? "\"nan\"" : self > 0 ? "\"inf\"" : "\"-inf\"" }
      let isWhole = self == rounded() && abs(self) < 1e15 && (self != 0 || sign == .plus)
      return isWhole ? String(Int64(self)) : "\(self)"
    }
  }
  nonisolated extension String: Tellable {
    fileprivate var json: String {
      var result = "\""
      for scalar in unicodeScalars {
        switch scalar {
        case "\"", "\\": result += "\\\(scalar)"
        case "\u{0}"..."\u{1f}", "\u{7f}", "\u{2028}", "\u{2029}":
          let digits = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: result.unicodeScalars.append(scalar)
        }
      }
      return result + "\""
    }
  }
  nonisolated extension Array: Tellable where Element: Tellable {
    fileprivate var json: String { "[\(map(\.json).joined(separator: ","))]" }
  }

  nonisolated extension CGPoint: Tellable { fileprivate var json: String { [x, y].json } }
  nonisolated extension CGSize: Tellable { fileprivate var json: String { [width, height].json } }
  nonisolated extension CGRect: Tellable {
    fileprivate var json: String { [origin.x, origin.y, size.width, size.height].json }
  }

  private nonisolated struct JSONText: Tellable { let json: String }
  private nonisolated let null: any Tellable = JSONText(json: "null")

  /// An object of JSON, as the text of its members. One without a value is left out.
  private nonisolated struct JSONObject: Tellable, ExpressibleByDictionaryLiteral {
    private var members = ""
    var json: String { "{\(members)}" }

    init(dictionaryLiteral rows: (String, (any Tellable)?)...) {
      for case (let key, let value?) in rows { add("\"\(key)\":\(value.json)") }
    }

    init(_ parts: Self...) { for part in parts where !part.members.isEmpty { add(part.members) } }

    private mutating func add(_ text: String) { members += members.isEmpty ? text : ",\(text)" }
  }

  private nonisolated func words<Flags: SetAlgebra>(
    _ flags: Flags?, _ all: KeyValuePairs<String, Flags>
  ) -> [String]? { flags.map { flags in all.filter { flags.isSuperset(of: $0.value) }.map(\.key) } }

  /// What iOS 13 deprecates and nothing replaces: whether touches are ignored on purpose.
  @MainActor private protocol Deaf { var isIgnoringInteractionEvents: Bool { get } }
  extension UIApplication: Deaf {}

  /// Writes down all windows, their views and recognizers.
  @MainActor private final class ScreenTeller {
    private let texts: Bool
    private var classes: [ObjectIdentifier: ClassKnowledge] = [:]
    init(texts: Bool) { self.texts = texts }

    func document() -> String {
      var (views, windows): ([String], [String]) = ([], [])
      for window in Self.windows {
        windows.append(
          JSONObject([
            "view": views.count, "level": window.windowLevel.rawValue, "key": window.isKeyWindow,
            "scene": window.windowScene.map(Self.address),
          ]).json)
        addTree(of: window, to: &views)
      }
      return "\(origin.json.dropLast()),\"views\":[\n\(views.joined(separator: ",\n"))],"
        + "\"windows\":[\n\(windows.joined(separator: ",\n"))]}"
    }

    /// The windows that are shown, back to front: those of one level in the order of their scene.
    static var windows: [UIWindow] {
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        .filter { $0.activationState != .background && $0.activationState != .unattached }
      var all = scenes.flatMap(\.windows)
      #if !canImport(ObjectiveC)  // On iOS every window has a scene.
        if all.isEmpty { all = UIApplication.shared.windows }
      #endif
      return all.enumerated().sorted {
        ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
      }.map(\.element)
    }

    private var origin: JSONObject {
      var (system, screen): (String?, JSONObject?)
      #if canImport(ObjectiveC)
        system = "\(UIDevice.current.systemName) \(UIDevice.current.systemVersion)"
        screen = (Self.windows.first?.windowScene?.screen).map { JSONObject(["bounds": $0.bounds]) }
      #endif
      return JSONObject([
        "format": "fingerpost-export/1", "tool": "FingerpostAttach 0.1.0",
        "application": Bundle.main.bundleIdentifier, "system": system, "screen": screen,
        "ignoresInteractionEvents": (UIApplication.shared as any Deaf).isIgnoringInteractionEvents,
      ])
    }

    /// Adds a tree from its root, each view before its subviews. A loop, since trees may be deeper than a stack.
    private func addTree(of window: UIWindow, to views: inout [String]) {
      var pending: [(view: UIView, parent: Int?)] = [(window, nil)]
      while let (view, parent) = pending.popLast() {
        for subview in view.subviews.reversed() { pending.append((subview, views.count)) }
        views.append(object(view, parent).json)
      }
    }

    private func object(_ view: UIView, _ parent: Int?) -> JSONObject {
      let (animations, control) = (view.layer.animationKeys() ?? [], view as? UIControl)
      let recognizers = (view.gestureRecognizers ?? []).filter { !($0 is AttachRecognizer) }
      return JSONObject(
        ["parent": parent ?? null], identity(of: view),
        ["label": label(of: view)], geometry(of: view),
        [
          "alpha": view.alpha == 1 ? nil : view.alpha, "hidden": view.isHidden ? true : nil,
          "userInteractionEnabled": view.isUserInteractionEnabled ? nil : false,
          "multipleTouchEnabled": view.isMultipleTouchEnabled, "exclusiveTouch": view.isExclusiveTouch,
          "clipsToBounds": view.clipsToBounds ? true : nil, "enabled": control?.isEnabled,
          "targets": control.flatMap(targets), "animations": animations.isEmpty ? nil : animations,
          "viewController": (view.next as? UIViewController).map { Self.object($0) },
          "overrides": knowledge(of: view).overrides, "gestureRecognizers": recognizers.map(object),
          "scrolling": (view as? UIScrollView).map(scrolling),
        ])
    }

    private func geometry(of view: UIView) -> JSONObject {
      let (layer, t) = (view.layer, view.layer.transform)
      let a = CATransform3DGetAffineTransform(t)
      let flat: [CGFloat]? = a == .identity ? nil : [a.a, a.b, a.c, a.d, a.tx, a.ty]
      let top: [CGFloat] = [t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24]
      let all = top + [t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44]
      let hasMiddle = layer.anchorPoint == CGPoint(x: 0.5, y: 0.5)
      return [
        "bounds": view.bounds, "center": layer.position,
        "anchorPoint": hasMiddle ? nil : layer.anchorPoint,
        "transform": CATransform3DIsAffine(t) ? flat : all,
        "zPosition": layer.zPosition == 0 ? nil : layer.zPosition,
      ]
    }

    private func label(of view: UIView) -> String? {
      if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { return identifier }
      let text = texts ? (view as? UIButton)?.currentTitle ?? (view as? UILabel)?.text : nil
      return text.flatMap { $0.isEmpty ? nil : String($0.prefix(40)) }
    }

    private static let events: KeyValuePairs<String, UIControl.Event> = [
      "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
      "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter,
      "touchDragExit": .touchDragExit, "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
      "touchCancel": .touchCancel, "valueChanged": .valueChanged,
      "primaryActionTriggered": .primaryActionTriggered, "menuActionTriggered": .menuActionTriggered,
      "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged,
      "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
    ]

    /// A control's targets, unless some of what it does is no target's: then nothing is said, for a part would mislead.
    private func targets(of control: UIControl) -> [JSONObject]? {
      var rows: [(target: AnyObject?, action: String, events: [String])] = []
      var isWhole = true
      control.enumerateEventHandlers { closure, pair, events, _ in
        // A method reference, which is an action here, has no name.
        guard closure == nil, let pair, !"\(pair.1)".isEmpty else { return isWhole = false }
        let (target, action) = (pair.0.map { $0 as AnyObject }, "\(pair.1)")
        let names = words(events, Self.events) ?? []
        guard !names.isEmpty else { return }
        if let place = rows.firstIndex(where: { $0.target === target && $0.action == action }) {
          rows[place].events += names.filter { !rows[place].events.contains($0) }
        } else {
          rows.append((target, action, names))
        }
      }
      guard isWhole else { return nil }
      return rows.map { Self.object($0.target, ["action": $0.action, "events": $0.events]) }
    }

    private func scrolling(of view: UIScrollView) -> JSONObject {
      let insets = view.contentInset
      let told = [insets.top, insets.left, insets.bottom, insets.right]
      return JSONObject([
        "contentSize": view.contentSize, "contentInset": insets == .zero ? nil : told,
        "delaysContentTouches": view.delaysContentTouches,
        "canCancelContentTouches": view.canCancelContentTouches, "scrollEnabled": view.isScrollEnabled,
        "pagingEnabled": view.isPagingEnabled, "directionalLockEnabled": view.isDirectionalLockEnabled,
        "bounces": view.bounces, "alwaysBounceVertical": view.alwaysBounceVertical,
        "alwaysBounceHorizontal": view.alwaysBounceHorizontal, "minimumZoomScale": view.minimumZoomScale,
        "maximumZoomScale": view.maximumZoomScale,
      ])
    }

    private func object(_ one: UIGestureRecognizer) -> JSONObject {
      let printed = PrintedRecognizer(one.description)
      var className: String?
      #if !canImport(ObjectiveC)
        // Here the classes of UIKit's own recognizers have other names than they print.
        className = printed.className
      #endif
      return JSONObject(
        identity(of: one, calling: className),
        [
          "name": one.name.flatMap { $0.isEmpty ? nil : $0 }, "state": Self.word(for: one.state),
          "enabled": one.isEnabled ? nil : false,
          "delegate": one.delegate.map { Self.object($0, ["implements": Self.methods(of: $0)]) } ?? null,
          "cancelsTouchesInView": one.cancelsTouchesInView, "delaysTouchesBegan": one.delaysTouchesBegan,
          "delaysTouchesEnded": one.delaysTouchesEnded,
          "allowedTouchTypes": one.allowedTouchTypes.map(\.doubleValue),
          "allowedPressTypes": one.allowedPressTypes.map(\.doubleValue),
          "requiresExclusiveTouchType": one.requiresExclusiveTouchType,
        ], numbers(of: one),
        [
          "mustFail": printed.mustFail, "mustFailFor": printed.mustFailFor,
          "targets": printed.targets.isEmpty ? nil : printed.targets,
        ])
    }

    private func numbers(of recognizer: UIGestureRecognizer) -> JSONObject {
      let (tap, press) = (recognizer as? UITapGestureRecognizer, recognizer as? UILongPressGestureRecognizer)
      let (swipe, pan) = (recognizer as? UISwipeGestureRecognizer, recognizer as? UIPanGestureRecognizer)
      // The default is the largest number that there is, which another width may show as -1.
      let most = pan.map(\.maximumNumberOfTouches).flatMap { (0..<1 << 31).contains($0) ? $0 : nil }
      let touches = tap?.numberOfTouchesRequired ?? press?.numberOfTouchesRequired
      let edges = (pan as? UIScreenEdgePanGestureRecognizer)?.edges
      return [
        "numberOfTapsRequired": tap?.numberOfTapsRequired ?? press?.numberOfTapsRequired,
        "numberOfTouchesRequired": touches ?? swipe?.numberOfTouchesRequired,
        "buttonMaskRequired": tap?.buttonMaskRequired.rawValue,
        "minimumPressDuration": press?.minimumPressDuration, "allowableMovement": press?.allowableMovement,
        "direction": words(swipe?.direction, ["right": .right, "left": .left, "up": .up, "down": .down]),
        "minimumNumberOfTouches": pan?.minimumNumberOfTouches, "maximumNumberOfTouches": most,
        "allowedScrollTypesMask": words(
          pan?.allowedScrollTypesMask, ["discrete": .discrete, "continuous": .continuous]),
        "edges": words(edges, ["top": .top, "left": .left, "bottom": .bottom, "right": .right]),
      ]
    }

    private static func methods(of delegate: any UIGestureRecognizerDelegate) -> [String]? {
      #if canImport(ObjectiveC)
        let all = [
          "gestureRecognizerShouldBegin:", "gestureRecognizer:shouldReceiveTouch:",
          "gestureRecognizer:shouldReceivePress:", "gestureRecognizer:shouldReceiveEvent:",
          "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:",
          "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:",
          "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:",
        ]
        return all.filter { delegate.responds(to: NSSelectorFromString($0)) }
      #else
        return nil
      #endif
    }

    private func knowledge(of object: NSObject) -> ClassKnowledge {
      let id = ObjectIdentifier(type(of: object))
      let known = classes[id] ?? ClassKnowledge(of: object)
      classes[id] = known
      return known
    }

    private func identity(of object: NSObject, calling name: String? = nil) -> JSONObject {
      let known = knowledge(of: object)
      return [
        "class": name ?? known.name, "superclasses": known.superclasses, "address": Self.address(of: object),
      ]
    }

    private static func object(_ object: AnyObject?, _ more: JSONObject = [:]) -> JSONObject {
      guard let object else {
        return JSONObject(["class": null, "address": null], more)
      }
      let name = ClassKnowledge.name(of: type(of: object))
      return JSONObject(["class": name, "address": address(of: object)], more)
    }

    static func address(of object: AnyObject) -> String {
      "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    }

    static func word(for state: UIGestureRecognizer.State) -> String {
      let words = ["possible", "began", "changed", "ended", "cancelled", "failed"]
      return words.indices.contains(state.rawValue) ? words[state.rawValue] : "possible"
    }
  }

  /// What is known of a class, looked up once for all its objects.
  private nonisolated struct ClassKnowledge {
    let name: String
    /// The superclasses, nearest first, up to the first that UIKit defines.
    let superclasses: [String]
    /// Which of the methods that decide about a hit it overrides; nil where that cannot be known.
    let overrides: [String]?

    init(of object: NSObject) {
      name = Self.name(of: type(of: object))
      superclasses = Self.superclasses(of: object)
      overrides = object is UIView ? Self.overrides(of: type(of: object)) : nil
    }

    static func name(of type: AnyClass) -> String {
      let (name, parts) = (String(reflecting: type), String(reflecting: type).split(separator: "."))
      return parts.count == 2 && ["Fingerpost", "__C"].contains(parts[0]) ? String(parts[1]) : name
    }

    #if canImport(ObjectiveC)
      private static func superclasses(of object: NSObject) -> [String] {
        var found: [String] = []
        var type: AnyClass = Swift.type(of: object)
        while !isOfSystem(class_getImageName(type)), let above = class_getSuperclass(type) {
          found.append(name(of: above))
          type = above
        }
        return found
      }

      private static func isOfSystem(_ image: UnsafePointer<CChar>?) -> Bool {
        let name = image.map { (String(cString: $0) as NSString).lastPathComponent }
        return ["UIKitCore", "UIKit", "SwiftUI", "SwiftUICore"].contains(name)
      }

      private static func overrides(of type: AnyClass) -> [String]? {
        var found: [String] = []
        for selector in ["hitTest:withEvent:", "pointInside:withEvent:", "gestureRecognizerShouldBegin:"] {
          let code = class_getMethodImplementation(type, NSSelectorFromString(selector))
          var info = Dl_info()
          guard let code, dladdr(unsafeBitCast(code, to: UnsafeRawPointer.self), &info) != 0,
            let image = info.dli_fname
          else { return nil }
          if !isOfSystem(image) { found.append(selector) }
        }
        return found
      }
    #else
      private static func superclasses(of object: NSObject) -> [String] {
        var found: [String] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let one = mirror, !String(reflecting: one.subjectType).hasPrefix("Fingerpost.") {
          mirror = one.superclassMirror
          if let above = mirror?.subjectType as? AnyClass { found.append(name(of: above)) }
        }
        return found
      }

      private static func overrides(of type: AnyClass) -> [String]? { nil }
    #endif
  }

  /// What only a recognizer's description says: targets, and which recognizers wait for each other.
  /// Any class can print what it likes, so nothing is taken from a text that does not look like UIKit's.
  private nonisolated struct PrintedRecognizer {
    private(set) var (className, targets): (String?, [JSONObject]) = (nil, [])
    private(set) var (mustFail, mustFailFor): ([String]?, [String]?)

    init(_ text: String) {
      guard text.hasPrefix("<"), text.contains("state = ") else { return }
      className = Self.matches("^<([\\w.]+)[:;]", in: text).first?[0]
      // What follows is of other recognizers.
      let own = text.range(of: " = {").map { String(text[..<$0.lowerBound]) } ?? text
      targets = Self.matches("action=(.*?), target=<([^ :]*).*?0x([0-9a-fA-F]+)", in: own).map {
        JSONObject(["class": $0[1], "address": "0x\($0[2].lowercased())", "action": $0[0]])
      }
      mustFail = Self.addresses(of: "must-fail", in: text)
      mustFailFor = Self.addresses(of: "must-fail-for", in: text)
    }

    /// The recognizers in the braces after a word: a class and a colon begin each, which views and targets in it have not.
    private static func addresses(of word: String, in text: String) -> [String] {
      let inside = matches("\(word) = \\{([^}]*)", in: text).first?[0] ?? ""
      return matches("<[^ :;<]*: 0x([0-9a-fA-F]+)", in: inside).map { "0x\($0[0].lowercased())" }
    }

    private static func matches(_ pattern: String, in text: String) -> [[String]] {
      let matches = try? NSRegularExpression(pattern: pattern, options: .dotMatchesLineSeparators)
        .matches(in: text, range: NSRange(text.startIndex..., in: text))
      return (matches ?? []).map { match in
        (1..<match.numberOfRanges).map { Range(match.range(at: $0), in: text).map { String(text[$0]) } ?? "" }
      }
    }
  }

  /// Sees the touches of a window and nothing more: it recognizes, cancels and delays nothing, and nothing ends it.
  /// It stays possible until the gesture is over, and then fails, so that nothing waits for it forever.
  @MainActor private final class AttachRecognizer: UIGestureRecognizer {
    private weak var watch: AttachWatch?

    init(_ watch: AttachWatch) {
      self.watch = watch
      super.init(target: nil, action: nil)
      name = "FingerpostAttach"
      (cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded) = (false, false, false)
      (requiresExclusiveTouchType, allowedPressTypes) = (false, [])
    }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
    /// Asked when another one recognizes, the one moment at which its state is sure.
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
      watch?.recognized(other)
      return false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      watch?.note(touches, "began", at: event.timestamp)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesMoved(touches, with: event)
      watch?.note(touches, "moved", at: event.timestamp)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesEnded(touches, with: event)
      watch?.note(touches, "ended", at: event.timestamp)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesCancelled(touches, with: event)
      watch?.note(touches, "cancelled", at: event.timestamp)
    }

    func letGo() { state = .failed }
  }

  /// Tells each event of an application, and what it does, a line each (docs/attach.md).
  @MainActor final class AttachWatch {
    /// How long no finger is down, in seconds, until a gesture is over: longer than a double tap waits.
    static let pause = 0.6

    private struct Seen {
      weak var object: NSObject?
      var words: [String]
    }
    private let (texts, polls): (Bool, Bool)
    private let tell: (Data) -> Void
    private var own: [AttachRecognizer] = []
    private var (fingers, seen, firstResponder): (Int, [Seen], String) = (0, [], "")
    private var (last, observers): (TimeInterval?, [any NSObjectProtocol]) = (nil, [])
    /// What is posted that belongs to no touch, by the words that tell it.
    private static let posts: KeyValuePairs<String, Notification.Name> = [
      "keyboardWillShow": UIResponder.keyboardWillShowNotification,
      "keyboardWillHide": UIResponder.keyboardWillHideNotification,
      "didBecomeActive": UIApplication.didBecomeActiveNotification,
      "willResignActive": UIApplication.willResignActiveNotification,
      "didEnterBackground": UIApplication.didEnterBackgroundNotification,
    ]

    /// Begins to watch: events, and where it polls, what comes of them between, a frame at a time.
    init(texts: Bool, polls: Bool, tell: @escaping (Data) -> Void) {
      ((self.texts, self.polls), self.tell) = ((texts, polls), tell)
      addRecognizers()
      let home = ObjectIdentifier(Thread.current)  // UIKit posts where its objects live.
      observers = Self.posts.map { word, name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
          guard ObjectIdentifier(Thread.current) == home else { return }
          let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
          MainActor.assumeIsolated { self?.say(CACurrentMediaTime(), ["posted": word, "frame": frame]) }
        }
      }
    }

    private func addRecognizers() {
      for window in ScreenTeller.windows where !own.contains(where: { $0.view === window }) {
        own.append(AttachRecognizer(self))
        window.addGestureRecognizer(own[own.count - 1])
      }
    }

    func end() {
      finish(at: CACurrentMediaTime())
      for recognizer in own { recognizer.view?.removeGestureRecognizer(recognizer) }
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    fileprivate func note(_ touches: Set<UITouch>, _ phase: String, at now: TimeInterval) {
      let isFirst = fingers == 0 && (last.map { now - $0 > Self.pause } ?? true)
      let isNew = phase == "began"
      if isFirst, isNew { begin(at: now) }
      last = now
      let rows = touches.map { touch in
        let point = touch.location(in: nil)
        return (touch: touch, at: touch.window?.convert(point, to: nil as UIWindow?) ?? point)
      }.sorted { ($0.at.y, $0.at.x) < ($1.at.y, $1.at.x) }
      let objects = rows.map { touch, at in
        let recognizers = isNew ? (touch.gestureRecognizers ?? []).filter { !($0 is AttachRecognizer) } : []
        if isNew { add(recognizers, touch.view) }
        return JSONObject([
          "touch": ScreenTeller.address(of: touch), "at": at, "taps": touch.tapCount,
          "type": touch.type.rawValue, "force": touch.force, "radius": touch.majorRadius,
          "view": isNew ? touch.view.map(ScreenTeller.address) : nil,
          "recognizers": isNew ? recognizers.map(ScreenTeller.address) : nil,
        ])
      }
      say(now, ["phase": phase, "touches": objects])
      look(at: now)
      if phase != "moved" { fingers = max(0, fingers + (isNew ? touches.count : -touches.count)) }
    }

    fileprivate func recognized(_ other: UIGestureRecognizer) { look(at: CACurrentMediaTime(), sure: other) }

    private func begin(at now: TimeInterval) {
      finish(at: now)
      addRecognizers()
      say(now, ["screen": JSONText(json: ScreenTeller(texts: texts).document())])
      firstResponder = Self.firstResponder
      last = now
      poll()
    }

    private func poll() {
      guard polls else { return }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1.0 / 60) { [weak self] in
        MainActor.assumeIsolated { self?.lookOn() }
      }
    }

    private func lookOn() {
      guard let last else { return }
      let now = CACurrentMediaTime()
      look(at: now)
      guard fingers == 0, now - last > Self.pause else { return poll() }
      finish(at: now)
      for recognizer in own { recognizer.letGo() }
    }

    private func finish(at now: TimeInterval) {
      guard last != nil else { return }
      look(at: now)
      let responder = Self.firstResponder
      say(now, ["firstResponder": responder == firstResponder ? nil : responder, "over": true])
      (last, fingers, seen) = (nil, 0, [])
    }

    private func add(_ recognizers: [NSObject], _ view: UIView?) {
      let control = sequence(first: view) { $0?.superview }.first { $0 is UIControl }
      for object in recognizers + [control].compactMap({ $0 ?? nil })
      where !seen.contains(where: { $0.object === object }) {
        seen.append(Seen(object: object, words: object is UIControl ? [] : ["possible"]))
      }
    }

    /// Tells what has changed of the recognizers and controls of the gesture; of the one that has just recognized, its state.
    private func look(at now: TimeInterval, sure: NSObject? = nil) {
      for place in seen.indices {
        guard let object = seen[place].object, sure == nil || sure === object else { continue }
        var words = (object as? UIGestureRecognizer).map { [ScreenTeller.word(for: $0.state)] } ?? []
        if let control = object as? UIControl {
          let flags = [control.isTracking, control.isTouchInside, control.isHighlighted]
          words = zip(["tracking", "inside", "highlighted"], flags).filter(\.1).map(\.0)
        }
        guard sure != nil || words != seen[place].words else { continue }
        seen[place].words = words
        say(now, ["of": ScreenTeller.address(of: object), "is": words, "recognizes": sure.map { _ in true }])
      }
    }

    private func say(_ now: TimeInterval, _ members: JSONObject) {
      tell(Data("\(JSONObject(["t": now], members).json.filter { $0 != "\n" })\n".utf8))
    }

    private static var firstResponder: String {
      var pending: [UIView] = ScreenTeller.windows
      while let view = pending.popLast() {
        if view.isFirstResponder { return ScreenTeller.address(of: view) }
        pending += view.subviews
      }
      return ""
    }
  }

  nonisolated struct AttachError: Error, CustomStringConvertible {
    let description: String
    init(_ what: String) { description = "\(what): \(String(cString: strerror(errno)))" }
  }

  /// The secret of one run of an application, in a file that only its user can read.
  nonisolated struct AttachToken {
    /// The file; nil on a device.
    let path: String?
    let secret = (0..<64).map { _ in String(Int.random(in: 0..<16), radix: 16) }.joined()

    /// `.fingerpost/attach` in the user's folder, in a simulator that of the Mac's user; nil on a device, which has none.
    static var folder: URL? {
      let environment = ProcessInfo.processInfo.environment
      var home = environment["SIMULATOR_HOST_HOME"]
      #if os(Linux) || os(macOS)
        home = home ?? environment["HOME"] ?? NSHomeDirectory()
      #endif
      return home.map { URL(fileURLWithPath: $0).appendingPathComponent(".fingerpost/attach") }
    }

    /// Makes a secret and writes it down, with the port that it opens.
    init(port: UInt16, in folder: URL?) throws {
      path = folder?.appendingPathComponent("\(port)").path
      guard let folder, let path else { return }
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      // One that was there may be open to others, or lead elsewhere.
      var status = stat()
      let isFolder = lstat(folder.path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      guard isFolder, chmod(folder.path, 0o700) == 0 else {
        throw AttachError("\(folder.path) is no folder of this user's")
      }
      unlink(path)
      let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0o600)
      guard file >= 0 else { throw AttachError(path) }
      defer { close(file) }
      let name = ProcessInfo.processInfo.processName.filter { !$0.isNewline }
      let text = Array("\(secret)\n\(name)\n".utf8)
      guard write(file, text, text.count) == text.count else { throw AttachError(path) }
    }
  }

  /// What the main thread has for a client. One that does not take it costs no more than the limit.
  nonisolated final class AttachOutlet: @unchecked Sendable {
    private let (lock, some) = (NSLock(), DispatchSemaphore(value: 0))
    private let limit: Int
    private var (waiting, lost) = (Data(), 0)

    init(limit: Int = .max) { self.limit = limit }

    /// Adds a line, or loses it where too much is waiting: then all that follow are lost as well, until something is taken.
    func add(_ line: Data) {
      lock.lock()
      if lost > 0 || waiting.count + line.count > limit { lost += 1 } else { waiting += line }
      lock.unlock()
      some.signal()
    }

    /// Takes all that is waiting, and the line that says how many were lost after it; nothing if there is none in time.
    func take(within seconds: TimeInterval) -> Data {
      _ = some.wait(timeout: .now() + seconds)
      lock.lock()
      defer { lock.unlock() }
      defer { (waiting, lost) = (Data(), 0) }
      return lost == 0 ? waiting : waiting + Data("{\"lost\":\(lost)}\n".utf8)
    }
  }

  /// Answers whoever has the token, one client at a time, on a thread of its own; one that watches has another thread.
  nonisolated final class AttachListener: @unchecked Sendable {
    let port: UInt16
    let token: AttachToken
    private let texts: Bool
    // Both are used on the listener's thread alone, once that runs.
    private var door: Int32
    private weak var watcher: AttachOutlet?

    /// How long, in seconds, a client may take nothing, one that watches may, and the main thread may be busy.
    private static let (patience, watcherPatience, mainPatience) = (2.0, 30.0, 10.0)
    /// The longest request, and how many bytes may wait for one that watches.
    private static let (longest, mostWaiting) = (200, 8_000_000)

    init(port wanted: UInt16, folder: URL?, texts: Bool) throws {
      (door, port) = try Self.open(wanted)
      self.texts = texts
      do { token = try AttachToken(port: port, in: folder) } catch {
        close(door)
        throw error
      }
    }

    static func open(_ wanted: UInt16) throws -> (door: Int32, port: UInt16) {
      #if canImport(Glibc)
        let stream = Int32(SOCK_STREAM.rawValue)
      #else
        let stream = SOCK_STREAM
      #endif
      let made = socket(AF_INET, stream, 0)
      guard made >= 0 else { throw AttachError("no socket") }
      // Children of the application are not to have it.
      _ = fcntl(made, F_SETFD, FD_CLOEXEC)
      var yes: Int32 = 1
      if wanted != 0 { setsockopt(made, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size)) }
      var address = sockaddr_in()
      #if canImport(Darwin)
        address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
      #endif
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = wanted.bigEndian
      address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let status = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { place in
          bind(made, place, size) == 0 && listen(made, 4) == 0 && getsockname(made, place, &size) == 0
        }
      }
      if status { return (made, UInt16(bigEndian: address.sin_port)) }
      defer { close(made) }
      throw AttachError("port \(wanted)")
    }

    func start() {
      Thread.detachNewThread { [self] in
        Thread.current.name = "FingerpostAttach"
        while true {
          let client = accept(door, nil, nil)
          if client >= 0 {
            if !serve(client) { close(client) }
          } else if errno != EINTR {
            // iOS takes the door away from an application that it suspends: it is opened again at the same port.
            Thread.sleep(forTimeInterval: 1)
            close(door)
            door = (try? Self.open(port).door) ?? -1
          }
        }
      }
    }

    /// Answers a client; true if it watches from now on, and closes the connection itself.
    private func serve(_ client: Int32) -> Bool {
      _ = fcntl(client, F_SETFD, FD_CLOEXEC)
      _ = fcntl(client, F_SETFL, fcntl(client, F_GETFL) | O_NONBLOCK)
      #if canImport(Darwin)
        var yes: Int32 = 1
        setsockopt(client, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
      #endif
      guard let request = request(of: client) else { return false }
      let words = request.split(separator: " ", omittingEmptySubsequences: false)
      guard words.count == 3, words[0] == FingerpostAttach.format else {
        return refuse(client, "this port speaks \(FingerpostAttach.format)")
      }
      guard Self.areEqual(words[1], token.secret) else {
        return refuse(client, "the token is not this run's")
      }
      switch words[2] {
      case "screen":
        let screen = screen()
        guard !screen.isEmpty else {
          return refuse(client, "the main thread has been busy for 10 s; pause the app to see with what")
        }
        return tell(Data("ok \(screen.count)\n".utf8) + screen, client) && false
      case "watch":
        guard watcher == nil else { return refuse(client, "another client watches, or has just left") }
        let outlet = AttachOutlet(limit: Self.mostWaiting)
        watcher = outlet
        Thread.detachNewThread { [self] in watch(outlet, client) }
        return true
      default: return refuse(client, "only `screen` and `watch` can be asked for")
      }
    }

    private func request(of client: Int32) -> String? {
      let end = Date().addingTimeInterval(Self.patience)
      var line: [UInt8] = []
      var piece = [UInt8](repeating: 0, count: Self.longest)
      while line.count <= Self.longest, wait(for: client, Int16(POLLIN), until: end) {
        let count = recv(client, &piece, piece.count, 0)
        guard count > 0 else { return nil }
        line += piece[..<count]
        if let feed = line.firstIndex(of: 10) { return String(decoding: line[..<feed], as: UTF8.self) }
      }
      return nil
    }

    private func refuse(_ client: Int32, _ reason: String) -> Bool {
      tell(Data("error \(reason)\n".utf8), client) && false
    }

    private func tell(_ data: Data, _ client: Int32, patience: TimeInterval = patience) -> Bool {
      #if canImport(Darwin)
        let flags: Int32 = 0
      #else
        let flags = Int32(MSG_NOSIGNAL)
      #endif
      var rest = data[...]
      while !rest.isEmpty {
        let end = Date().addingTimeInterval(patience)
        guard wait(for: client, Int16(POLLOUT), until: end) else { return false }
        let count = rest.withUnsafeBytes { send(client, $0.baseAddress, min($0.count, 1 << 16), flags) }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }

    private func wait(for client: Int32, _ event: Int16, until end: Date) -> Bool {
      while case let left = end.timeIntervalSinceNow, left > 0 {
        var entry = pollfd(fd: client, events: event, revents: 0)
        let count = poll(&entry, 1, Int32(left * 1000) + 1)
        if count > 0 { return true }
        if count < 0, errno != EINTR { return false }
      }
      return false
    }

    /// Compares without telling by its time how much was right.
    private static func areEqual(_ one: Substring, _ other: String) -> Bool {
      let (one, other) = (Array(one.utf8), Array(other.utf8))
      return one.count == other.count && zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    private func screen() -> Data {
      let (answer, texts) = (AttachOutlet(), texts)
      DispatchQueue.main.async { [weak answer] in
        answer?.add(MainActor.assumeIsolated { FingerpostAttach.screen(texts: texts) })
      }
      return answer.take(within: Self.mainPatience)
    }

    private func watch(_ outlet: AttachOutlet, _ client: Int32) {
      DispatchQueue.main.async { [texts] in
        MainActor.assumeIsolated { FingerpostAttach.watch(texts: texts, outlet) }
      }
      var goesOn = true
      while goesOn {
        goesOn = tell(outlet.take(within: 0.5), client, patience: Self.watcherPatience)
        var byte: UInt8 = 0
        // Whoever watches says nothing more.
        if recv(client, &byte, 1, 0) >= 0 || errno != EAGAIN { goesOn = false }
      }
      close(client)
      DispatchQueue.main.async { MainActor.assumeIsolated { FingerpostAttach.watch(nil) } }
    }
  }
#endif
