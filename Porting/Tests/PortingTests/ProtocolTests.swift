import Testing

@testable import Porting

@Suite("Protocols and overrides")
struct ProtocolTests {
  @Test("What a method of UIKit's returns that was optional stays optional where code looks at that")
  func optionalResults() {
    expectPorting(
      "if let a = d.collectionView?(c, layout: l, sizeForItemAt: p) { b(a) }",
      to: "if let a = (d as Optional)?.collectionView(c, layout: l, sizeForItemAt: p) { b(a) }")
    expectPorting(
      "let a = (d as! D).tableView?(t, heightForRowAt: p)",
      to: "let a = ((d as! D) as Optional)?.tableView(t, heightForRowAt: p)")
    expectPorting(
      "let a = d.tableView?(t, heightForRowAt: p)!.rounded()",
      to: "let a = (d as Optional)?.tableView(t, heightForRowAt: p)!.rounded()")
    // Nil as soon as the delegate is, or nothing that is looked at.
    expectPorting(
      "if let a = d?.tableView?(t, heightForRowAt: p) { b(a) }",
      to: "if let a = d?.tableView(t, heightForRowAt: p) { b(a) }")
    expectPorting("d.tableView?(t, didSelectRowAt: p)", to: "d.tableView(t, didSelectRowAt: p)")
    expectPorting(
      "let a: CGFloat = d.tableView!(t, heightForRowAt: p)",
      to: "let a: CGFloat = d.tableView(t, heightForRowAt: p)")
    // A method of the files' own of the same name has an optional result; UIKit's has not.
    let own = "protocol P: AnyObject { func collectionView(_ c: C, depthAt i: Int) -> Int? }\n"
    expectPorting(
      own + "let a: CGSize = d.collectionView!(c, layout: l, sizeForItemAt: p)",
      to: own + "let a: CGSize = d.collectionView(c, layout: l, sizeForItemAt: p)")
  }

  @Test("A protocol of Objective-C is one for classes, so that weak variables may hold it")
  func classBound() {
    expectPorting("@objc protocol P {}", to: "protocol P: AnyObject {}")
    expectPorting("@objc public protocol P: Q {}", to: "public protocol P: AnyObject, Q {}")
    for bound in ["AnyObject", "NSObjectProtocol", "class"] {
      expectPorting("@objc(FPP) protocol P: \(bound) {}", to: "protocol P: \(bound) {}")
    }
    expectPorting("protocol P {}", to: "protocol P {}")
  }

  @Test("Optional methods get a default implementation in the protocol's last line")
  func optional() {
    expectPorting(
      "@objc public protocol P: AnyObject {\n  @objc optional func a(_ x: Int, at y: [Int] /* c */)\n  @objc optional func b() -> Int?\n} // P\n",
      to:
        "public protocol P: AnyObject {\n  func a(_ x: Int, at y: [Int] /* c */)\n  func b() -> Int?\n}; public extension P { func a(_ x: Int, at y: [Int]) {}; func b() -> Int? { nil } } // P\n"
    )
  }

  @Test("Calls of methods that are no longer optional lose their question mark")
  func calls() {
    expectPorting(
      "@objc protocol P { @objc optional func a(); func c() }\nfunc f(p: P?) { p?.a?(); p!.a!(); p?.c(); x?() }",
      to:
        "protocol P: AnyObject { func a(); func c() }; extension P { func a() {} }\nfunc f(p: P?) { p?.a(); p!.a(); p?.c(); x?() }"
    )
  }

  @Test("A list's delegate with context menus says that it has some, once")
  func menus() {
    let menu = "tableView(_ t: T, contextMenuConfigurationForRowAt p: P, point: Q) -> C? { nil }"
    expectPorting(
      "class A: B {\n  func f() {}\n  @available(iOS 13, *)\n  public override func \(menu)\n}",
      to:
        "class A: B {\n  func f() {}\n  public override var showsContextMenus: Bool { true }; @available(iOS 13, *)\n  public override func \(menu)\n}"
    )
    expectPorting(
      "extension A {\n  func \(menu)\n  func collectionView(_ c: V, contextMenuConfigurationForItemAt p: P, point: Q) -> C? { nil }\n}",
      to:
        "extension A {\n  var showsContextMenus: Bool { true }; func \(menu)\n  func collectionView(_ c: V, contextMenuConfigurationForItemAt p: P, point: Q) -> C? { nil }\n}"
    )
    let edit = "tableView(_ t: T, shouldShowMenuForRowAt p: P) -> Bool { true }"
    expectPorting(
      "class A: B {\n  override func \(edit)\n  override func \(menu)\n}",
      to:
        "class A: B {\n  override var showsEditMenus: Bool { true }; override func \(edit)\n  override var showsContextMenus: Bool { true }; override func \(menu)\n}"
    )
    expectPorting(
      "protocol A { func tableView(_ t: T, contextMenuConfigurationForRowAt p: P, point: Q) }",
      to:
        "protocol A { func tableView(_ t: T, contextMenuConfigurationForRowAt p: P, point: Q) }")
  }

  @Test("UIKit's delegates have default implementations here")
  func delegates() {
    expectPorting(
      "let a = delegate?.gestureRecognizerShouldBegin?(g) ?? true",
      to: "let a = delegate?.gestureRecognizerShouldBegin(g) ?? true")
    expectPorting(
      "animator.addCompletion? { _ in }; let b = field.delegate!.textFieldShouldClear!(field)",
      to: "animator.addCompletion{ _ in }; let b = field.delegate!.textFieldShouldClear(field)")
  }

  @Test("A closure with the name of a delegate's method keeps its question mark")
  func closures() {
    let text = "self.textField?(a); self.gestureRecognizer?(a, b); self.finished?()"
    expectPorting(text, to: text)
  }

  @Test("Optional requirements with a result get an optional one, and so do implementations")
  func optionalResult() {
    expectPorting(
      "@objc protocol P {\n  @objc optional func a(_ b: Int) -> Int\n}\nclass A: P {\n  func a(_ b: Int) -> Int { 1 }\n  func a(c: Int) -> Int { 1 }\n}\nlet c = p?.a?(1) ?? 2; let d = p!.a!(1)\n",
      to:
        "protocol P: AnyObject {\n  func a(_ b: Int) -> Int?\n}; extension P { func a(_ b: Int) -> (Int)? { nil } }\nclass A: P {\n  func a(_ b: Int) -> Int? { 1 }\n  func a(c: Int) -> Int { 1 }\n}\nlet c = p?.a(1) ?? 2; let d = p!.a(1)!\n"
    )
  }

  @Test("A method that is called by force and is absent leaves what it would be assigned to as it is")
  func assignedByForce() {
    expectPorting(
      "@objc protocol P { @objc optional func a(_ b: Int) -> Int }\nfunc c(_ p: P) -> Int { var d = 1; d = p.a!(2); return p.a!(d) }\n",
      to:
        "protocol P: AnyObject { func a(_ b: Int) -> Int? }; extension P { func a(_ b: Int) -> (Int)? { nil } }\nfunc c(_ p: P) -> Int { var d = 1; d = p.a(2) ?? d; return p.a(d)! }\n"
    )
  }

  @Test("A result is not unwrapped where another protocol has the method, and must")
  func sameMethodOfTwo() {
    expectPorting(
      "@objc protocol P { @objc optional func a(_ b: Int) -> Int }\nprotocol Q { func a(_ b: Int) -> Int }\nclass D: P { func a(_ b: Int) -> Int { 1 } }\nfunc e(_ q: Q) -> Int { q.a(1) }\n",
      to:
        "protocol P: AnyObject { func a(_ b: Int) -> Int? }; extension P { func a(_ b: Int) -> (Int)? { nil } }\nprotocol Q { func a(_ b: Int) -> Int }\nclass D: P { func a(_ b: Int) -> Int? { 1 } }\nfunc e(_ q: Q) -> Int { q.a(1) }\n"
    )
  }

  @Test("An optional method as a value is called with the result that code has where there is none")
  func methodValue() {
    let (before, after) = (
      "@objc protocol P { @objc optional func p(_ v: V, sizeAt i: Int) -> Int; @objc optional func p(_ v: V, at i: Int) }\n",
      "protocol P: AnyObject { func p(_ v: V, sizeAt i: Int) -> Int?; func p(_ v: V, at i: Int) }; extension P { func p(_ v: V, sizeAt i: Int) -> (Int)? { nil }; func p(_ v: V, at i: Int) {} }\n"
    )
    for (old, new) in [
      (
        "func f() -> Int {\n  guard let g = self.d?.p(_:sizeAt:) else { return 3 }\n  return g(self, 1)\n}",
        "func f() -> Int {\n  guard let g = self.d?.p(_:sizeAt:) else { return 3 }\n  return g(self, 1) ?? 3\n}"
      ),
      (
        "func f() -> Int {\n  guard let g = d?.p(_:sizeAt:) else {\n    return a + b\n  }\n  let c = g(v, 1) * 2\n  return c\n}",
        "func f() -> Int {\n  guard let g = d?.p(_:sizeAt:) else {\n    return a + b\n  }\n  let c = (g(v, 1) ?? (a + b)) * 2\n  return c\n}"
      ),
      (
        "func f() {\n  guard let g = d?.p(_:at:) else { return }\n  g(v, 1)\n}",
        "func f() {\n  guard let g = d?.p(_:at:) else { return }\n  g(v, 1)\n}"
      ),
      (
        "guard let g = d?.q(_:sizeAt:) else { return 3 }; g(v)",
        "guard let g = d?.q(_:sizeAt:) else { return 3 }; g(v)"
      ),
      (
        "func f() { if let g = d?.p { h = g(v, 1) } }",
        "func f() { if let g = d?.p { h = g(v, 1) ?? h } }"
      ),
    ] { expectPorting(before + old, to: after + new) }
    let message =
      "a method that was optional is a value here, which returns nil where the method is absent; say what counts then"
    expectPorting(
      before + "func f() { if let g = d?.p(_:sizeAt:) { h(g(v, 1)) } }",
      to: after + "func f() { if let g = d?.p(_:sizeAt:) { h(g(v, 1)) } }",
      problems: ["2:43: " + message])
  }

  @Test("The optional result of a call is unwrapped where a member of it follows")
  func chain() {
    expectPorting(
      "@objc protocol P { @objc optional func a() -> CGSize }\nlet b = p?.a?().width\n",
      to:
        "protocol P: AnyObject { func a() -> CGSize? }; extension P { func a() -> (CGSize)? { nil } }\nlet b = p?.a()?.width\n"
    )
  }

  @Test(
    "An optional property is a requirement of another name, which its implementations get, and is read as before"
  )
  func optionalProperty() {
    expectPorting(
      "@objc protocol P {\n  @objc optional var b: Int { get }\n  @objc optional var c: any Q { get set }\n  @objc optional var d: String? { get }\n}\nclass A: P {\n  public var b = 3\n  let e = 4\n}\nclass B { var b = 3 }\nlet f = p?.b ?? 0\n",
      to:
        "protocol P: AnyObject {\n  var ported_b: Int? { get }\n  var ported_c: (any Q)? { get }\n  var ported_d: String? { get }\n}; extension P { var ported_b: Int? { nil }; var b: Int? { ported_b }; var ported_c: (any Q)? { nil }; var c: (any Q)? { ported_c }; var ported_d: String? { nil }; var d: String? { ported_d } }\nclass A: P {\n  public var b = 3; public var ported_b: Int? { let ported: Int = b; return ported }\n  let e = 4\n}\nclass B { var b = 3 }\nlet f = p?.b ?? 0\n"
    )
  }

  @Test("A recognizer's method that iOS hides without the header for subclasses is an override")
  func hidden() {
    expectPorting(
      "class A: UIPanGestureRecognizer {\n  func reset() {}\n  @objc public func touchesBegan(_ t: Set<UITouch>, with e: UIEvent) {}\n  func reset(now: Bool) {}\n  static func ignore() {}\n}",
      to:
        "class A: UIPanGestureRecognizer {\n  override func reset() {}\n  override public func touchesBegan(_ t: Set<UITouch>, with e: UIEvent) {}\n  func reset(now: Bool) {}\n  static func ignore() {}\n}"
    )
    expectPorting(
      "class A: UIGestureRecognizer {}\nclass B: A { func reset() {} }",
      to: "class A: UIGestureRecognizer {}\nclass B: A { override func reset() {} }")
    expectPorting("class A: NSObject { func reset() {} }", to: "class A: NSObject { func reset() {} }")
    expectPorting(
      "class A: UIGestureRecognizer { override func reset() { func reset() {} } }",
      to: "class A: UIGestureRecognizer { override func reset() { func reset() {} } }")
  }

  @Test("A hidden method that cannot become an override is named")
  func hiddenNamed() {
    let message =
      "UIKit's recognizers have reset(), which is hidden on iOS alone; give this method another name"
    for text in [
      "class A: UIPanGestureRecognizer { private func reset() {} }",
      "class A: UIPanGestureRecognizer {}; extension A { func reset() {} }",
    ] {
      let ported = port(text)
      #expect(ported.text == text)
      #expect(ported.problems.map(\.message) == [message])
    }
  }

  @Test("Overrides in extensions get another name, and the class calls them")
  func movedOverrides() {
    expectPorting(
      "class A: UIView {\n}\nextension A {\n  override func draw(_ rect: CGRect) { super.draw(rect) }\n  open override var isHidden: Bool { get { true } set {} }\n}\n",
      to:
        "class A: UIView {\noverride func draw(_ rect: CGRect) { ported_draw(rect) } ; open override var isHidden: Bool { get { ported_isHidden } set { ported_isHidden = newValue } } }\nextension A {\n  func ported_draw(_ rect: CGRect) { super.draw(rect) }\n  public var ported_isHidden: Bool { get { true } set {} }\n}\n"
    )
  }

  @Test("An override in an extension that says which systems have it is moved as well")
  func availableOverrides() {
    expectPorting(
      "class A: UIView {}\nextension A {\n  @available(*, deprecated)\n  override open var b: UIView? { return super.b }\n}",
      to:
        "class A: UIView {override open var b: UIView? { ported_b } }\nextension A {\n  @available(*, deprecated)\n  public var ported_b: UIView? { return super.b }\n}"
    )
  }

  @Test("Observers of an override in an extension become methods, which the class calls")
  func observingOverrides() {
    expectPorting(
      "class A: UIView {}\nextension A {\n  override var isB: Bool {\n    willSet { c(newValue) }\n    didSet(old) { c(old) }\n  }\n}",
      to:
        "class A: UIView {override var isB: Bool { willSet { ported_isB(willSet: newValue) } didSet { ported_isB(didSet: oldValue) } } }\nextension A {\n\n    func ported_isB(willSet newValue: Bool) { c(newValue) }\n    func ported_isB(didSet old: Bool) { c(old) }\n\n}"
    )
  }

  @Test("A proxy of a delegate gets a superclass that passes on; other classes keep theirs")
  func proxies() {
    let target = "override func forwardingTarget(for s: Selector!) -> Any? { b }"
    expectPorting(
      "class A: NSObject, B {\n  \(target)\n}", to: "class A: ForwardingObject, B {\n  \(target)\n}")
    for other in [
      "class A: UIView {\n  override func responds(to s: Selector!) -> Bool { true }\n}",
      "class A: NSObject {\n  func responds(to s: Selector!) -> Bool { true }\n}",
    ] { expectPorting(other, to: other) }
  }

  @Test(
    "An observer of values by name gets a superclass that has the method, also if an extension overrides it")
  func observers() {
    let method =
      "override func observeValue(forKeyPath k: String?, of o: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {"
    expectPorting(
      "class A: NSObject {\n  \(method) b() }\n}", to: "class A: ForwardingObject {\n  \(method) b() }\n}")
    expectPorting(
      "class A: NSObject {\n}\nextension A {\n  \(method) b() }\n}",
      to:
        "class A: ForwardingObject {\n\(method) ported_observeValue(forKeyPath: k, of: o, change: change, context: context) } }\nextension A {\n  func ported_observeValue(forKeyPath k: String?, of o: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) { b() }\n}"
    )
    let view = "class A: UIView {\n  \(method) b() }\n}"
    expectPorting(view, to: view)
  }

  @Test("An override takes a selector as what it overrides does")
  func selectorsOfOverrides() {
    expectPorting(
      "class A: UIView {\n  override func responds(to s: Selector) -> Bool { b(s) }\n  func responds(to s: Selector) {}\n}",
      to:
        "class A: UIView {\n  override func responds(to s: Selector!) -> Bool { b(s) }\n  func responds(to s: Selector) {}\n}"
    )
  }

  @Test("Empty texts and timers get the arguments that make them here")
  func emptyCalls() {
    expectPorting(
      "let a = NSMutableAttributedString(); let t = Timer(); let b = NSAttributedString(string: c)",
      to:
        "let a = NSMutableAttributedString(string: \"\"); let t = Timer(timeInterval: 0, repeats: false, block: { _ in }); let b = NSAttributedString(string: c)"
    )
    expectPorting("struct Timer {}\nlet t = Timer()", to: "struct Timer {}\nlet t = Timer()")
  }

  @Test("What Foundation has on Apple's systems alone imports UIKit here")
  func importsForConstants() {
    expectPorting(
      "import Foundation\nlet a = NSEC_PER_SEC", to: "import UIKit; import Foundation\nlet a = NSEC_PER_SEC")
    expectPorting("RunLoopMode.commonModes", to: "RunLoop.Mode.common")
  }

  @Test("The delegates of bars and split views have default implementations here")
  func barDelegates() {
    expectPorting(
      "delegate?.tabBar?(self, didSelect: item); delegate?.splitViewController?(a, show: b, sender: c); tabBar?(1)",
      to:
        "delegate?.tabBar(self, didSelect: item); delegate?.splitViewController(a, show: b, sender: c); tabBar?(1)"
    )
  }

  @Test("An override in an extension whose parameters have no names gets names to pass on")
  func unnamedParameters() {
    expectPorting(
      "class A: B {\n}\nextension A {\n  override func f(at _: Int, _: Int) -> Bool { true }\n}\n",
      to:
        "class A: B {\noverride func f(at ported_0: Int, _ ported_1: Int) -> Bool { ported_f(at: ported_0, ported_1) } }\nextension A {\n  func ported_f(at _: Int, _: Int) -> Bool { true }\n}\n"
    )
  }

  @Test("Optional methods of lists lose their question mark; closures with such a name keep it")
  func optionalListMethods() {
    expectPorting(
      "let a = b.numberOfSections?(in: c) ?? 1, d = e?.collectionView?(c, cellForItemAt: f)",
      to: "let a = b.numberOfSections(in: c) ?? 1, d = e?.collectionView(c, cellForItemAt: f)")
    expectPorting("a.tableView?(b)", to: "a.tableView?(b)")
  }

  @Test("Overrides that only Objective-C allows are named")
  func extensionOverrides() {
    expectPorting(
      "extension A { override func layoutSubviews() {} }",
      to: "extension A { override func layoutSubviews() {} }",
      problems: ["1:29: an override in an extension needs the Objective-C runtime; move it into the class"])
    expectPorting(
      "class A: UIView {}\nextension A { func a<T>(_ b: T) {} }\nclass B: A { override func a<T>(_ b: T) {} }",
      to:
        "class A: UIView {}\nextension A { func a<T>(_ b: T) {} }\nclass B: A { override func a<T>(_ b: T) {} }",
      problems: [
        "3:28: a is declared in an extension, where only the Objective-C runtime allows overrides; move it into the class"
      ])
  }
}
