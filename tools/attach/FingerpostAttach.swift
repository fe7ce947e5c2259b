// FingerpostAttach: tells `fingerpost explain --attach` what the screen of an application is, from inside.
//
// Part of Fingerpost (docs/attach.md). Licensed under the Apache License, Version 2.0; see LICENSE there.
//
// Drop this one file into an application, call `FingerpostAttach.start()` where it begins, and ask from a terminal:
//
//     fingerpost explain --attach --tap 312,70 --expect PlayButton
//
// It is in debug builds only. It uses public API of iOS 14 and later alone (docs/attach.md lists it) and needs Xcode 16.3.
// It changes no view and no recognizer, and listens on the machine itself, for whoever has the token that it writes to a
// private file. While no client asks, one thread sleeps.
//
// It has not run on iOS yet. It is compiled and run against Fingerpost's own UIKit on Linux, where the truth is known.

#if DEBUG
  import Foundation
  import UIKit

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

    /// Begins to listen, once; a second call changes nothing.
    ///
    /// The address and the place of the token are printed once, on standard error.
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
    @MainActor public static func screen(texts: Bool = true) -> Data { ScreenTeller(texts: texts).document() }

    @MainActor private static var listener: AttachListener?
    /// The file with the token, as C wants it when the process ends; it is written once.
    nonisolated(unsafe) private static var tokenPath: UnsafeMutablePointer<CChar>?

    nonisolated private static func removeTokenAtExit() {
      atexit { if let path = FingerpostAttach.tokenPath { unlink(path) } }
    }

    nonisolated static func say(_ sentence: String) {
      try? FileHandle.standardError.write(contentsOf: Data("FingerpostAttach: \(sentence)\n".utf8))
    }
  }

  // MARK: - The screen

  /// Writes down all windows, their views and recognizers.
  @MainActor private final class ScreenTeller {
    private let texts: Bool
    private var out = JSONText()
    private var classes: [ObjectIdentifier: ClassKnowledge] = [:]

    init(texts: Bool) { self.texts = texts }

    func document() -> Data {
      let windows = Self.windows
      out.open()
      out.member("format", "fingerpost-export/1")
      out.member("tool", "FingerpostAttach 0.1.0")
      tellOrigin()
      var rows: [(window: UIWindow, view: Int)] = []
      var count = 0
      out.key("views")
      out.openArray()
      for window in windows {
        rows.append((window, count))
        tellTree(of: window, &count)
      }
      out.closeArray()
      out.key("windows")
      out.openArray()
      for row in rows {
        out.openLine()
        out.member("view", Double(row.view))
        out.member("level", Double(row.window.windowLevel.rawValue))
        out.member("key", row.window.isKeyWindow)
        if let scene = row.window.windowScene { out.member("scene", Self.address(of: scene)) }
        out.close()
      }
      out.closeArray()
      out.close()
      return Data(out.bytes)
    }

    /// The windows that are shown, back to front: those of one level in the order of their scene.
    private static var windows: [UIWindow] {
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        .filter { $0.activationState != .background && $0.activationState != .unattached }
      var all = scenes.flatMap(\.windows)
      #if !canImport(ObjectiveC)
        // On iOS every window has a scene.
        if all.isEmpty { all = UIApplication.shared.windows }
      #endif
      return all.enumerated()
        .map { (level: $0.element.windowLevel.rawValue, place: $0.offset, window: $0.element) }
        .sorted { ($0.level, $0.place) < ($1.level, $1.place) }.map(\.window)
    }

    private func tellOrigin() {
      if let identifier = Bundle.main.bundleIdentifier { out.member("application", identifier) }
      #if canImport(ObjectiveC)
        out.member("system", "\(UIDevice.current.systemName) \(UIDevice.current.systemVersion)")
        if let screen = Self.windows.first?.windowScene?.screen {
          out.key("screen")
          out.open()
          out.member("bounds", screen.bounds)
          out.close()
        }
      #endif
    }

    /// Tells a tree from its root, each view before its subviews. A loop, since trees may be deeper than a stack.
    private func tellTree(of window: UIWindow, _ count: inout Int) {
      var pending: [(view: UIView, parent: Int?)] = [(window, nil)]
      while let (view, parent) = pending.popLast() {
        tell(view, parent)
        for subview in view.subviews.reversed() { pending.append((subview, count)) }
        count += 1
      }
    }

    private func tell(_ view: UIView, _ parent: Int?) {
      out.openLine()
      if let parent { out.member("parent", Double(parent)) } else { out.null("parent") }
      let known = tellClass(of: view)
      if let label = label(of: view) { out.member("label", label) }
      tellGeometry(of: view)
      if view.alpha != 1 { out.member("alpha", Double(view.alpha)) }
      if view.isHidden { out.member("hidden", true) }
      if !view.isUserInteractionEnabled { out.member("userInteractionEnabled", false) }
      out.member("multipleTouchEnabled", view.isMultipleTouchEnabled)
      out.member("exclusiveTouch", view.isExclusiveTouch)
      if view.clipsToBounds { out.member("clipsToBounds", true) }
      if let control = view as? UIControl { tellControl(control) }
      if let keys = view.layer.animationKeys(), !keys.isEmpty { out.member("animations", keys) }
      if let controller = view.next as? UIViewController {
        out.key("viewController")
        tellObject(controller)
      }
      if let overrides = known.overrides { out.member("overrides", overrides) }
      tellRecognizers(of: view)
      if let scrollView = view as? UIScrollView { tellScrolling(of: scrollView) }
      out.close()
    }

    private func tellGeometry(of view: UIView) {
      let layer = view.layer
      out.member("bounds", view.bounds)
      out.member("center", [Double(layer.position.x), Double(layer.position.y)])
      if layer.anchorPoint != CGPoint(x: 0.5, y: 0.5) {
        out.member("anchorPoint", [Double(layer.anchorPoint.x), Double(layer.anchorPoint.y)])
      }
      let t = layer.transform
      if CATransform3DIsAffine(t) {
        let a = CATransform3DGetAffineTransform(t)
        if a != .identity { out.member("transform", [a.a, a.b, a.c, a.d, a.tx, a.ty].map { Double($0) }) }
      } else {
        let entries = [
          t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42,
          t.m43, t.m44,
        ]
        out.member("transform", entries.map { Double($0) })
      }
      if layer.zPosition != 0 { out.member("zPosition", Double(layer.zPosition)) }
    }

    /// What helps to find a view: its identifier, else what it reads.
    private func label(of view: UIView) -> String? {
      if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { return identifier }
      guard texts else { return nil }
      let text = (view as? UIButton)?.currentTitle ?? (view as? UILabel)?.text
      guard let text, !text.isEmpty else { return nil }
      return String(text.prefix(40))
    }

    // MARK: - Controls and scroll views

    private static let events: [(UIControl.Event, String)] = [
      (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"), (.touchDragInside, "touchDragInside"),
      (.touchDragOutside, "touchDragOutside"), (.touchDragEnter, "touchDragEnter"),
      (.touchDragExit, "touchDragExit"), (.touchUpInside, "touchUpInside"),
      (.touchUpOutside, "touchUpOutside"), (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
      (.primaryActionTriggered, "primaryActionTriggered"), (.menuActionTriggered, "menuActionTriggered"),
      (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
      (.editingDidEnd, "editingDidEnd"), (.editingDidEndOnExit, "editingDidEndOnExit"),
    ]

    /// A control's targets, unless some of what it does is no target's: then nothing is said, for a part would mislead.
    private func tellControl(_ control: UIControl) {
      out.member("enabled", control.isEnabled)
      var rows: [(target: AnyObject?, action: String, events: [String])] = []
      var isWhole = true
      control.enumerateEventHandlers { closure, pair, events, _ in
        // A method reference, which is an action here, has no name.
        guard closure == nil, let pair, !"\(pair.1)".isEmpty else {
          isWhole = false
          return
        }
        let (target, action) = (pair.0.map { $0 as AnyObject }, "\(pair.1)")
        let names = Self.events.filter { events.contains($0.0) }.map(\.1)
        guard !names.isEmpty else { return }
        if let place = rows.firstIndex(where: { $0.target === target && $0.action == action }) {
          rows[place].events += names.filter { !rows[place].events.contains($0) }
        } else {
          rows.append((target, action, names))
        }
      }
      guard isWhole else { return }
      out.key("targets")
      out.openArray()
      for row in rows {
        out.open()
        if let target = row.target {
          out.member("class", ClassKnowledge.name(of: type(of: target)))
          out.member("address", Self.address(of: target))
        } else {
          out.null("class")
          out.null("address")
        }
        out.member("action", row.action)
        out.member("events", row.events)
        out.close()
      }
      out.closeArray()
    }

    private func tellScrolling(of view: UIScrollView) {
      out.key("scrolling")
      out.open()
      out.member("contentSize", [Double(view.contentSize.width), Double(view.contentSize.height)])
      let insets = view.contentInset
      if insets != .zero {
        out.member("contentInset", [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) })
      }
      out.member("delaysContentTouches", view.delaysContentTouches)
      out.member("canCancelContentTouches", view.canCancelContentTouches)
      out.member("scrollEnabled", view.isScrollEnabled)
      out.member("pagingEnabled", view.isPagingEnabled)
      out.member("directionalLockEnabled", view.isDirectionalLockEnabled)
      out.member("bounces", view.bounces)
      out.member("alwaysBounceVertical", view.alwaysBounceVertical)
      out.member("alwaysBounceHorizontal", view.alwaysBounceHorizontal)
      out.member("minimumZoomScale", Double(view.minimumZoomScale))
      out.member("maximumZoomScale", Double(view.maximumZoomScale))
      out.close()
    }

    // MARK: - Recognizers

    private func tellRecognizers(of view: UIView) {
      out.key("gestureRecognizers")
      out.openArray()
      for recognizer in view.gestureRecognizers ?? [] { tell(recognizer) }
      out.closeArray()
    }

    private func tell(_ recognizer: UIGestureRecognizer) {
      let printed = PrintedRecognizer(recognizer.description)
      out.open()
      #if canImport(ObjectiveC)
        _ = tellClass(of: recognizer)
      #else
        // Here the classes of UIKit's own recognizers have other names than they print.
        _ = tellClass(of: recognizer, calling: printed.className)
      #endif
      if let name = recognizer.name, !name.isEmpty { out.member("name", name) }
      out.member("state", Self.word(for: recognizer.state))
      if !recognizer.isEnabled { out.member("enabled", false) }
      tellDelegate(of: recognizer)
      out.member("cancelsTouchesInView", recognizer.cancelsTouchesInView)
      out.member("delaysTouchesBegan", recognizer.delaysTouchesBegan)
      out.member("delaysTouchesEnded", recognizer.delaysTouchesEnded)
      out.member("allowedTouchTypes", recognizer.allowedTouchTypes.map(\.doubleValue))
      out.member("allowedPressTypes", recognizer.allowedPressTypes.map(\.doubleValue))
      out.member("requiresExclusiveTouchType", recognizer.requiresExclusiveTouchType)
      tellNumbers(of: recognizer)
      if let relations = printed.relations {
        out.member("mustFail", relations.mustFail)
        out.member("mustFailFor", relations.mustFailFor)
      }
      if !printed.targets.isEmpty {
        out.key("targets")
        out.openArray()
        for target in printed.targets {
          out.open()
          out.member("class", target.className)
          out.member("address", target.address)
          out.member("action", target.action)
          out.close()
        }
        out.closeArray()
      }
      out.close()
    }

    private func tellNumbers(of recognizer: UIGestureRecognizer) {
      switch recognizer {
      case let tap as UITapGestureRecognizer:
        out.member("numberOfTapsRequired", Double(tap.numberOfTapsRequired))
        out.member("numberOfTouchesRequired", Double(tap.numberOfTouchesRequired))
        out.member("buttonMaskRequired", Double(tap.buttonMaskRequired.rawValue))
      case let press as UILongPressGestureRecognizer:
        out.member("numberOfTapsRequired", Double(press.numberOfTapsRequired))
        out.member("numberOfTouchesRequired", Double(press.numberOfTouchesRequired))
        out.member("minimumPressDuration", press.minimumPressDuration)
        out.member("allowableMovement", Double(press.allowableMovement))
      case let swipe as UISwipeGestureRecognizer:
        out.member("numberOfTouchesRequired", Double(swipe.numberOfTouchesRequired))
        let all: [(UISwipeGestureRecognizer.Direction, String)] = [
          (.right, "right"), (.left, "left"), (.up, "up"), (.down, "down"),
        ]
        out.member("direction", all.filter { swipe.direction.contains($0.0) }.map(\.1))
      case let pan as UIPanGestureRecognizer:
        out.member("minimumNumberOfTouches", Double(pan.minimumNumberOfTouches))
        // The default is the largest number that there is, which another width may show as -1.
        if (0..<1 << 31).contains(pan.maximumNumberOfTouches) {
          out.member("maximumNumberOfTouches", Double(pan.maximumNumberOfTouches))
        }
        guard let edgePan = pan as? UIScreenEdgePanGestureRecognizer else { break }
        let all: [(UIRectEdge, String)] = [
          (.top, "top"), (.left, "left"), (.bottom, "bottom"), (.right, "right"),
        ]
        out.member("edges", all.filter { edgePan.edges.contains($0.0) }.map(\.1))
      default: break
      }
    }

    private func tellDelegate(of recognizer: UIGestureRecognizer) {
      guard let delegate = recognizer.delegate else { return out.null("delegate") }
      out.key("delegate")
      out.open()
      out.member("class", ClassKnowledge.name(of: type(of: delegate)))
      out.member("address", Self.address(of: delegate))
      #if canImport(ObjectiveC)
        let methods = [
          "gestureRecognizerShouldBegin:", "gestureRecognizer:shouldReceiveTouch:",
          "gestureRecognizer:shouldReceivePress:", "gestureRecognizer:shouldReceiveEvent:",
          "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:",
          "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:",
          "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:",
        ]
        out.member("implements", methods.filter { delegate.responds(to: NSSelectorFromString($0)) })
      #endif
      out.close()
    }

    // MARK: - Objects

    /// Tells class, superclasses and address of a view or recognizer.
    private func tellClass(of object: NSObject, calling name: String? = nil) -> ClassKnowledge {
      let type = type(of: object)
      let known = classes[ObjectIdentifier(type)] ?? ClassKnowledge(of: object)
      classes[ObjectIdentifier(type)] = known
      out.member("class", name ?? known.name)
      out.member("superclasses", known.superclasses)
      out.member("address", Self.address(of: object))
      return known
    }

    private func tellObject(_ object: AnyObject) {
      out.open()
      out.member("class", ClassKnowledge.name(of: type(of: object)))
      out.member("address", Self.address(of: object))
      out.close()
    }

    private static func address(of object: AnyObject) -> String {
      "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    }

    private static func word(for state: UIGestureRecognizer.State) -> String {
      switch state {
      case .possible: return "possible"
      case .began: return "began"
      case .changed: return "changed"
      case .ended: return "ended"
      case .cancelled: return "cancelled"
      case .failed: return "failed"
      @unknown default: return "possible"
      }
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

    /// The name with its module, but for classes of UIKit's.
    static func name(of type: AnyClass) -> String {
      let name = String(reflecting: type)
      for module in ["Fingerpost.", "__C."] where name.hasPrefix(module) {
        return String(name.dropFirst(module.count))
      }
      return name
    }

    #if canImport(ObjectiveC)
      private static func superclasses(of object: NSObject) -> [String] {
        var found: [String] = []
        var type: AnyClass = Swift.type(of: object)
        while !isOfSystem(type), let above = class_getSuperclass(type) {
          found.append(name(of: above))
          type = above
        }
        return found
      }

      private static let systemImages = ["UIKitCore", "UIKit", "SwiftUI", "SwiftUICore"]

      private static func isOfSystem(_ type: AnyClass) -> Bool {
        guard let image = class_getImageName(type) else { return false }
        return systemImages.contains((String(cString: image) as NSString).lastPathComponent)
      }

      private static func overrides(of type: AnyClass) -> [String]? {
        let selectors = ["hitTest:withEvent:", "pointInside:withEvent:", "gestureRecognizerShouldBegin:"]
        var found: [String] = []
        for selector in selectors {
          guard let code = class_getMethodImplementation(type, NSSelectorFromString(selector)) else {
            return nil
          }
          var info = Dl_info()
          guard dladdr(unsafeBitCast(code, to: UnsafeRawPointer.self), &info) != 0, let image = info.dli_fname
          else { return nil }
          if !systemImages.contains((String(cString: image) as NSString).lastPathComponent) {
            found.append(selector)
          }
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
  ///
  /// Any class can print what it likes. So the text is cut at fixed words, and nothing is taken from one without them.
  private nonisolated struct PrintedRecognizer {
    private(set) var className: String?
    private(set) var targets: [(className: String, address: String, action: String)] = []
    private(set) var relations: (mustFail: [String], mustFailFor: [String])?

    init(_ text: String) {
      guard text.hasPrefix("<"), text.contains("state = ") else { return }
      let head = text.dropFirst().prefix { $0 != ":" && $0 != ";" }
      if !head.isEmpty, head.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) {
        className = String(head)
      }
      let own = Self.before(" = {", in: text)
      for piece in own.components(separatedBy: "action=").dropFirst() {
        let parts = piece.components(separatedBy: ", target=<")
        guard parts.count > 1, let place = Self.address(in: parts[1]) else { continue }
        let name = parts[1].prefix { $0 != " " && $0 != ":" }
        targets.append((String(name), place, parts[0]))
      }
      relations = (Self.addresses(of: "must-fail", in: text), Self.addresses(of: "must-fail-for", in: text))
    }

    private static func before(_ mark: String, in text: String) -> String {
      text.range(of: mark).map { String(text[..<$0.lowerBound]) } ?? text
    }

    /// The recognizers in the braces after a word: the first address in each pair of angle brackets at the start of a line.
    private static func addresses(of word: String, in text: String) -> [String] {
      guard let start = text.range(of: "\(word) = {") else { return [] }
      let inside = before("}", in: String(text[start.upperBound...]))
      return inside.components(separatedBy: "<").dropFirst().compactMap { piece in
        // A class and a colon begin a recognizer; views and targets in it have no colon.
        let name = piece.prefix { $0 != ":" && $0 != " " && $0 != ";" }
        let rest = piece.dropFirst(name.count)
        return rest.hasPrefix(": 0x") ? address(in: String(rest)) : nil
      }
    }

    private static func address(in text: String) -> String? {
      guard let start = text.range(of: "0x") else { return nil }
      let digits = text[start.upperBound...].prefix { $0.isHexDigit }
      return digits.isEmpty ? nil : "0x\(digits.lowercased())"
    }
  }

  /// JSON as it is written, a view a line.
  private nonisolated struct JSONText {
    private(set) var bytes: [UInt8] = []
    /// Whether the next member or element comes after another one.
    private var follows = false

    // What is opened is a value: of a key, or an element of an array.

    mutating func open() { begin("{") }
    mutating func close() { end("}") }
    mutating func openArray() { begin("[") }
    mutating func closeArray() { end("]") }

    /// Opens an object on a line of its own.
    mutating func openLine() {
      raw(follows ? ",\n{" : "\n{")
      follows = false
    }

    mutating func key(_ name: String) {
      raw(follows ? ",\"\(name)\":" : "\"\(name)\":")
      follows = false
    }

    mutating func null(_ name: String) {
      key(name)
      write("null")
    }

    mutating func member(_ name: String, _ flag: Bool) {
      key(name)
      write(flag ? "true" : "false")
    }

    mutating func member(_ name: String, _ number: Double) {
      key(name)
      write(Self.text(number))
    }

    mutating func member(_ name: String, _ text: String) {
      key(name)
      write(Self.quoted(text))
    }

    mutating func member(_ name: String, _ rect: CGRect) {
      let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
      member(name, numbers.map { Double($0) })
    }

    mutating func member(_ name: String, _ numbers: [Double]) {
      key(name)
      write("[\(numbers.map(Self.text).joined(separator: ","))]")
    }

    mutating func member(_ name: String, _ texts: [String]) {
      key(name)
      write("[\(texts.map(Self.quoted).joined(separator: ","))]")
    }

    private mutating func begin(_ mark: String) {
      raw(follows ? ",\(mark)" : mark)
      follows = false
    }

    private mutating func end(_ mark: String) { write(mark) }

    private mutating func write(_ value: String) {
      raw(value)
      follows = true
    }

    private mutating func raw(_ text: String) { bytes += text.utf8 }

    /// A number with all its digits; one that is not finite as a text, since JSON has none.
    private static func text(_ number: Double) -> String {
      if number.isNaN { return "\"nan\"" }
      if number.isInfinite { return number > 0 ? "\"inf\"" : "\"-inf\"" }
      let isMinusZero = number == 0 && number.sign == .minus
      let isWhole = number == number.rounded() && abs(number) < 1e15 && !isMinusZero
      return isWhole ? String(Int64(number)) : "\(number)"
    }

    private static func quoted(_ text: String) -> String {
      var result = "\""
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        case "\u{0}"..."\u{1f}", "\u{7f}", "\u{2028}", "\u{2029}":
          let digits = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: result.unicodeScalars.append(scalar)
        }
      }
      return result + "\""
    }
  }

  // MARK: - The door

  /// A failure of the system's, in its words.
  nonisolated struct AttachError: Error, CustomStringConvertible {
    let description: String

    init(_ what: String) { description = "\(what): \(String(cString: strerror(errno)))" }
  }

  /// The secret of one run of an application, in a file that only its user can read.
  nonisolated struct AttachToken {
    /// The file; nil on a device.
    let path: String?
    let secret: String

    /// `.fingerpost/attach` in the user's folder; in a simulator that of the Mac's user, where the command looks. Nil on a
    /// device, where an application has no such folder.
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
      var random = SystemRandomNumberGenerator()
      secret = (0..<4).map { _ in
        let digits = String(random.next() as UInt64, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
      }.joined()
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

  /// Answers whoever has the token, one client at a time, on a thread of its own.
  nonisolated final class AttachListener: @unchecked Sendable {
    let port: UInt16
    let token: AttachToken
    /// Used on the listener's thread alone, once that runs.
    private var door: Int32
    private let texts: Bool

    /// What a client has for saying what it wants, and for taking the answer.
    private static let patience: TimeInterval = 2
    /// What the main thread has for describing the screen.
    private static let mainPatience: TimeInterval = 10
    /// The longest request.
    private static let longest = 200

    init(port wanted: UInt16, folder: URL?, texts: Bool) throws {
      (door, port) = try Self.open(wanted)
      self.texts = texts
      do {
        token = try AttachToken(port: port, in: folder)
      } catch {
        close(door)
        throw error
      }
    }

    /// Listens at a port; 0 for one that is free.
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
      guard status else {
        let failure = AttachError("port \(wanted)")
        close(made)
        throw failure
      }
      return (made, UInt16(bigEndian: address.sin_port))
    }

    func start() {
      let thread = Thread { [self] in
        while true {
          let client = accept(door, nil, nil)
          if client >= 0 {
            serve(client)
            close(client)
          } else if errno != EINTR {
            // iOS takes the door away from an application that it suspends: it is opened again at the same port.
            Thread.sleep(forTimeInterval: 1)
            close(door)
            door = (try? Self.open(port).door) ?? -1
          }
        }
      }
      thread.name = "FingerpostAttach"
      thread.start()
    }

    // MARK: - One client

    private func serve(_ client: Int32) {
      _ = fcntl(client, F_SETFD, FD_CLOEXEC)
      _ = fcntl(client, F_SETFL, fcntl(client, F_GETFL) | O_NONBLOCK)
      #if canImport(Darwin)
        var yes: Int32 = 1
        setsockopt(client, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
      #endif
      guard let request = request(of: client) else { return }
      let words = request.split(separator: " ", omittingEmptySubsequences: false)
      guard words.count == 3, words[0] == FingerpostAttach.format else {
        return refuse(client, "this port speaks \(FingerpostAttach.format)")
      }
      guard Self.areEqual(words[1], token.secret) else {
        return refuse(client, "the token is not this run's")
      }
      guard words[2] == "screen" else { return refuse(client, "only `screen` can be asked for") }
      guard let screen = screen() else {
        let time = "\(Int(Self.mainPatience)) s"
        return refuse(client, "the main thread has been busy for \(time); pause the app to see with what")
      }
      tell(Data("ok \(screen.count)\n".utf8) + screen, client)
    }

    /// The first line, or nil if none comes in time.
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

    private func refuse(_ client: Int32, _ reason: String) { tell(Data("error \(reason)\n".utf8), client) }

    private func tell(_ data: Data, _ client: Int32) {
      #if canImport(Darwin)
        let flags: Int32 = 0
      #else
        let flags = Int32(MSG_NOSIGNAL)
      #endif
      // As long as some of it is taken.
      var rest = data[...]
      while !rest.isEmpty {
        let end = Date().addingTimeInterval(Self.patience)
        guard wait(for: client, Int16(POLLOUT), until: end) else { return }
        let count = rest.withUnsafeBytes { send(client, $0.baseAddress, min($0.count, 1 << 16), flags) }
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }

    private func wait(for client: Int32, _ event: Int16, until end: Date) -> Bool {
      while true {
        let left = end.timeIntervalSinceNow
        guard left > 0 else { return false }
        var entry = pollfd(fd: client, events: event, revents: 0)
        let count = poll(&entry, 1, Int32(left * 1000) + 1)
        if count > 0 { return true }
        if count < 0, errno != EINTR { return false }
      }
    }

    /// Compares without telling by its time how much was right.
    private static func areEqual(_ one: Substring, _ other: String) -> Bool {
      let (one, other) = (Array(one.utf8), Array(other.utf8))
      guard one.count == other.count else { return false }
      return zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    // MARK: - The main thread

    private nonisolated final class Answer: @unchecked Sendable {
      private let lock = NSLock()
      private var isWanted = true
      private var data: Data?

      func give(_ make: () -> Data) {
        lock.lock()
        defer { lock.unlock() }
        if isWanted { data = make() }
      }

      func take() -> Data? {
        lock.lock()
        defer { lock.unlock() }
        isWanted = false
        return data
      }
    }

    private func screen() -> Data? {
      let answer = Answer()
      let isDone = DispatchSemaphore(value: 0)
      let texts = texts
      DispatchQueue.main.async {
        answer.give { MainActor.assumeIsolated { FingerpostAttach.screen(texts: texts) } }
        isDone.signal()
      }
      _ = isDone.wait(timeout: .now() + Self.mainPatience)
      // What comes later is not wanted any more.
      return answer.take()
    }
  }
#endif
