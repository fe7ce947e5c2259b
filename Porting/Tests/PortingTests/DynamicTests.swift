import Testing

@testable import Porting

@Suite("What only Objective-C looks up by its name")
struct DynamicTests {
  @Test("A method of an AnyObject is called of the protocol that has it, or of every object")
  func anyObject() {
    expectPorting(
      "import UIKit\n@objc protocol P { func a(_ b: Int); @objc optional func c() }\nclass D {\n  weak var e: AnyObject?\n  var f: AnyObject!\n  func g(_ h: Selector) {\n    e?.a(1)\n    self.e?.c?()\n    e?.performSelector(onMainThread: h, with: nil, waitUntilDone: true)\n    f.perform(h, with: self)\n    e?.unknown()\n  }\n}\n",
      to:
        "import UIKit\nprotocol P: AnyObject { func a(_ b: Int); func c() }; extension P { func c() {} }\nclass D {\n  weak var e: AnyObject?\n  var f: AnyObject!\n  func g(_ h: Selector) {\n    (e as? any P)?.a(1)\n    (self.e as? any P)?.c()\n    (e as? NSObject)?.performSelector(onMainThread: h, with: nil, waitUntilDone: true)\n    (f as? NSObject)?.perform(h, with: self)\n    e?.unknown()\n  }\n}\n"
    )
  }

  @Test("In an extension of a protocol the type itself is known at run time alone")
  func selfOfProtocol() {
    expectPorting(
      "import UIKit\nprotocol P {}\nextension P where Self: UIView { static func a() -> Self { Self(frame: .zero) } }\nextension P { static func b() { _ = Self() } }\n",
      to:
        "import UIKit\nprotocol P {}\nextension P where Self: UIView { static func a() -> Self { UIView.make(Self.self, frame: .zero) } }\nextension P { static func b() { _ = Self() } }\n"
    )
  }

  @Test("What two protocols have, and what is called of a value with another type, stays")
  func others() {
    let text =
      "protocol P { func a() }\nprotocol Q { func a() }\nclass D { var e: AnyObject?; var f: P?; func g() { e?.a(); f?.a() } }\n"
    #expect(port(text).text == text)
  }

  @Test("The shared application by its name, and a coder of no data")
  func names() {
    expectPorting(
      "import Foundation\nlet a = NSSelectorFromString(\"sharedApplication\")\nlet b = NSKeyedUnarchiver(forReadingWith: Data())\nlet c = NSKeyedUnarchiver(forReadingWith: data)\n",
      to:
        "import UIKit; import Foundation\nlet a = Selector(\"sharedApplication\", { (_: UIApplication) in {} })\nlet b = NSKeyedUnarchiver(forReadingWith: NSKeyedArchiver(requiringSecureCoding: false).encodedData)\nlet c = NSKeyedUnarchiver(forReadingWith: data)\n"
    )
  }

  @Test("A file with selectors, or with the log, imports UIKit; one with activities what has them")
  func imports() {
    expectPorting(
      "import Foundation\nclass A { func b() { c(#selector(d)) }; func d() {} }\n",
      to: "import UIKit; import Foundation\nclass A { func b() { c(Selector(\"d\", A.d)) }; func d() {} }\n")
    expectPorting(
      "import os.log\nlet a = OSLog.disabled\nfunc b() { os_log(\"c\", log: a) }\n",
      to: "import UIKit;\nlet a = OSLog.disabled\nfunc b() { os_log(\"c\", log: a) }\n")
    expectPorting(
      "import XCTest\nclass A: XCTestCase { func testB() { XCTContext.runActivity(named: \"c\") { _ in } } }\n",
      to:
        "import FingerpostTesting; import XCTest\nclass A: XCTestCase { func testB() { XCTContext.runActivity(named: \"c\") { _ in } } }\n"
    )
  }

  @Test("An implementation that is called itself has its result for certain")
  func results() {
    expectPorting(
      "@objc protocol P { @objc optional func a(_ b: Int) -> Int }\nclass D: P {\n  func a(_ b: Int) -> Int { b }\n  func c() -> Int { a(1) }\n}\nfunc e(_ p: P) -> Int { p.a?(1) ?? D().a(2) }\n",
      to:
        "protocol P: AnyObject { func a(_ b: Int) -> Int? }; extension P { func a(_ b: Int) -> (Int)? { nil } }\nclass D: P {\n  func a(_ b: Int) -> Int? { b }\n  func c() -> Int { a(1)! }\n}\nfunc e(_ p: P) -> Int { p.a(1) ?? D().a(2)! }\n"
    )
  }

  @Test(
    "An optional method that only a derived class has comes into the class that conforms, so that it is called"
  )
  func derived() {
    expectPorting(
      "@objc public protocol P { @objc optional func a(_ b: Int) -> Int; @objc optional func c() }\nopen class D: P {\n  let e = 1\n}\nclass F: D { func a(_ b: Int) -> Int { b } }\nclass G: F {\n  public func c() {}\n  override func a(_ b: Int) -> Int { super.a(b) }\n}\n",
      to:
        "public protocol P: AnyObject { func a(_ b: Int) -> Int?; func c() }; public extension P { func a(_ b: Int) -> (Int)? { nil }; func c() {} }\nopen class D: P {\n  let e = 1\nopen func a(_ b: Int) -> (Int)? { nil } ; open func c() {} }\nclass F: D { override func a(_ b: Int) -> Int? { b } }\nclass G: F {\n  override public func c() {}\n  override func a(_ b: Int) -> Int? { super.a(b)! }\n}\n"
    )
  }

  @Test("A name that another type has as well is left alone")
  func sameName() {
    let ported = port(
      "@objc protocol P { @objc optional func a() -> Int }\nclass D: P { func a() -> Int { 1 } }\nclass E { func a() -> Int { 2 } }\nlet f = E().a()\n"
    )
    #expect(ported.text.hasSuffix("let f = E().a()\n"))
  }
}

@Suite("Values by their written types")
struct KnownReceiverTests {
  @Test(
    "A result is unwrapped where the type of the value is known, although another type has the method, too")
  func knownType() {
    let ported = port(
      "@objc protocol P { @objc optional func a() -> Int }\nclass D: P { func a() -> Int { 1 } }\nclass E { let d = D(), e: E? = nil\nfunc a() -> Int { d.a() + e!.a() } }\n"
    )
    #expect(ported.text.hasSuffix("func a() -> Int { d.a()! + e!.a() } }\n"))
  }

  @Test(
    "A controller that overrides its transitioning delegate says it by a protocol; one derived from it overrides that"
  )
  func transitioningDelegate() {
    expectPorting(
      "import UIKit\nopen class A: B {\n  override open var transitioningDelegate: T? {\n    get { super.transitioningDelegate }\n    set { super.transitioningDelegate = newValue }\n  }\n}\nclass C: A {\n  override var transitioningDelegate: T? { get { nil } set {} }\n}\n",
      to:
        "import UIKit\nopen class A: B, TransitioningDelegateOverriding {\n  open var ownTransitioningDelegate: T? {\n    get { super.keptTransitioningDelegate }\n    set { super.keptTransitioningDelegate = newValue }\n  }\n}\nclass C: A {\n  override var ownTransitioningDelegate: T? { get { nil } set {} }\n}\n"
    )
  }
}

@Suite("Overrides of tests")
struct OutsiderTests {
  @Test("A type of tests is known to the extension by a protocol")
  func outsider() {
    let base = "import UIKit\nextension UIView {\n  @objc var a: Int { 1 }\n}\n"
    let tests = "@testable import L\nclass D: UIView {\n  override var a: Int { super.a + 1 }\n}\n"
    let ported = Porting.port([
      SourceText(path: "A.swift", bytes: Array(base.utf8)),
      SourceText(path: "T.swift", bytes: Array(tests.utf8)),
    ])
    #expect(
      ported[0].text
        == "import UIKit\nextension UIView {\n  var a: Int { if let ported = self as? any Ported_a { return ported.ported_outside_a }; return ported_base_a }; var ported_base_a: Int { 1 }\n}; protocol Ported_a: AnyObject { var ported_outside_a: Int { get } }\n"
    )
    #expect(
      ported[1].text
        == "import UIKit; @testable import L\nclass D: UIView {\n  var ported_outside_a: Int { self.ported_base_a + 1 }\n}; extension D: Ported_a {}\n"
    )
  }

  @Test("Methods that differ in their labels alone have a protocol each")
  func labels() {
    let base =
      "import UIKit\nextension V {\n  @objc func a(b: Int) {}\n  @objc func a(_ c: Int, d: Int) {}\n}\n"
    let tests =
      "import UIKit\nclass D: V {\n  override func a(b: Int) {}\n  override func a(_ c: Int, d: Int) {}\n}\n"
    let ported = Porting.port([
      SourceText(path: "A.swift", bytes: Array(base.utf8)),
      SourceText(path: "Tests/T.swift", bytes: Array(("@testable import L; " + tests).utf8)),
    ])
    #expect(ported[0].text.contains("protocol Ported_a_b: AnyObject { func ported_outside_a(b: Int) }"))
    #expect(
      ported[0].text.contains("protocol Ported_a_d: AnyObject { func ported_outside_a(_ c: Int, d: Int) }"))
    #expect(ported[1].text.contains("extension D: Ported_a_b {}") && ported[1].text.contains("Ported_a_d {}"))
  }

  @Test("A variable of the property's name that a condition binds to another type is called as it is")
  func rebound() {
    expectPorting(
      "import UIKit\nprotocol P { func a() -> Int }\nclass D {\n  var e: AnyObject?\n  func g() {\n    if case let e as P = e { _ = e.a() }\n    if let e = e as? P { _ = e.a() }\n    if let e = e { _ = e.a() }\n  }\n  func h() { guard let e = e as? P else { return }; _ = e.a() }\n}\n",
      to:
        "import UIKit\nprotocol P { func a() -> Int }\nclass D {\n  var e: AnyObject?\n  func g() {\n    if case let e as P = e { _ = e.a() }\n    if let e = e as? P { _ = e.a() }\n    if let e = e { _ = (e as? any P)?.a() }\n  }\n  func h() { guard let e = e as? P else { return }; _ = e.a() }\n}\n"
    )
  }

  @Test("A value of a dictionary is an NSValue where it is asked for a rectangle")
  func boxed() {
    expectPorting(
      "import UIKit\nfunc f(_ a: [String: AnyObject]) -> CGRect? { _ = a[\"b\"]!.cgPointValue; return a[\"c\"]?.cgRectValue }\nfunc g(_ a: [String: Any]) -> CGRect? { (a[\"c\"] as? NSValue)?.cgRectValue }\n",
      to:
        "import UIKit\nfunc f(_ a: [String: AnyObject]) -> CGRect? { _ = NSValue.boxing(a[\"b\"])!.cgPointValue; return NSValue.boxing(a[\"c\"])?.cgRectValue }\nfunc g(_ a: [String: Any]) -> CGRect? { (NSValue.boxing(a[\"c\"]))?.cgRectValue }\n"
    )
  }

  @Test("A view or a controller of a class that is known at run time alone is made by a call that works here")
  func metatypes() {
    expectPorting(
      "import UIKit\nclass L: UICollectionView {}\nclass C<F: UITextField, G> where G: UIViewController {\n  func a(_ t: UIScrollView.Type, _ u: AnyClass?) {\n    _ = F(); _ = F(frame: .zero); _ = F.init()\n    _ = G(nibName: nil, bundle: nil); _ = t.init()\n    if let v = u as? L.Type { _ = v.init(frame: .zero, collectionViewLayout: w) }\n  }\n  func b<T: NSObject>(_ t: T.Type) { _ = T() }\n}\n",
      to:
        "import UIKit\nclass L: UICollectionView {}\nclass C<F: UITextField, G> where G: UIViewController {\n  func a(_ t: UIScrollView.Type, _ u: AnyClass?) {\n    _ = UIResponder.make(F.self); _ = UIView.make(F.self, frame: .zero); _ = UIResponder.make(F.self)\n    _ = UIViewController.make(G.self, nibName: nil, bundle: nil); _ = UIResponder.make(t)\n    if let v = u as? L.Type { _ = UICollectionView.make(v, frame: .zero, collectionViewLayout: w) }\n  }\n  func b<T: NSObject>(_ t: T.Type) { _ = T() }\n}\n"
    )
  }

  @Test("A selector of an optional self names the method of its class, and old names have UIKit behind them")
  func optionalSelf() {
    expectPorting(
      "import UIKit\nclass A: UIView {\n  lazy var b: UIButton = { [weak self] in let c = UIButton(); c.addTarget(self, action: #selector(self?.d), for: .touchUpInside); return c }()\n  @objc func d() {}\n}\n",
      to:
        "import UIKit\nclass A: UIView {\n  lazy var b: UIButton = { [weak self] in let c = UIButton(); c.addTarget(self, action: Selector(\"d\", A.d), for: .touchUpInside); return c }()\n  func d() {}\n}\n"
    )
    expectPorting(
      "import Foundation\nlet a = NSMapTable<NSObject, NSObject>.weakToStrongObjects()\n",
      to: "import UIKit; import Foundation\nlet a = NSMapTable<NSObject, NSObject>.weakToStrongObjects()\n")
  }
}
