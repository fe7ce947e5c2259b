import Testing

@testable import Porting

@Suite("Overrides of what extensions declare")
struct DispatchTests {
  @Test(
    "The extension asks which type the object is of, and calls what would be overridden by a name of its own")
  func method() {
    expectPorting(
      "extension UIView {\n  @objc open func a(_ b: Int, c: Int = 1) -> Int { b }\n}\nextension Cell {\n  override func a(_ b: Int, c: Int) -> Int { super.a(b, c: c) + 1 }\n}\nclass Cell: UIView {}\n",
      to:
        "extension UIView {\n  public func a(_ b: Int, c: Int = 1) -> Int { if let ported = self as? Cell { return ported.ported_Cell_a(b, c: c) }; return ported_base_a(b, c: c) }; open func ported_base_a(_ b: Int, c: Int = 1) -> Int { b }\n}\nextension Cell {\n  func ported_Cell_a(_ b: Int, c: Int) -> Int { self.ported_base_a(b, c: c) + 1 }\n}\nclass Cell: UIView {}\n"
    )
  }

  @Test("The most derived type is asked for first, and its super is the next one")
  func order() {
    let ported = port(
      "extension UIView { @objc func a() {} }\nclass A: UIView { override func a() { super.a() } }\nclass B: A { override func a() { super.a() } }\n"
    )
    #expect(ported.messages == [])
    #expect(
      ported.text
        == "extension UIView { func a() { if let ported = self as? B { return ported.ported_B_a() }; if let ported = self as? A { return ported.ported_A_a() }; return ported_base_a() }; func ported_base_a() {} }\nclass A: UIView { func ported_A_a() { self.ported_base_a() } }\nclass B: A { func ported_B_a() { self.ported_A_a() } }\n"
    )
    expectInvariants(ported)
  }

  @Test("Properties are read and set by the type that overrides them")
  func property() {
    expectPorting(
      "extension A { @objc var b: Int { 1 }; @objc var c: Int { get { 1 } set {} } }\nclass A: UIView {}\nclass D: A { override var b: Int { 2 }; override var c: Int { get { super.c } set {} } }\n",
      to:
        "extension A { var b: Int { if let ported = self as? D { return ported.ported_D_b }; return ported_base_b }; var ported_base_b: Int { 1 }; var c: Int { get { if let ported = self as? D { return ported.ported_D_c }; return ported_base_c } set { if let ported = self as? D { ported.ported_D_c = newValue; return }; ported_base_c = newValue } }; var ported_base_c: Int { get { 1 } set {} } }\nclass A: UIView {}\nclass D: A { var ported_D_b: Int { 2 }; var ported_D_c: Int { get { self.ported_base_c } set {} } }\n"
    )
  }

  @Test("What two extensions declare, what is private or static, and overrides of UIKit's own methods stay")
  func others() {
    let text =
      "extension A { func a() {} }\nextension B { func a() {}; static func c() {}; private func d() {} }\nclass E: F { override func a() {}; override func layoutSubviews() {}; override class func c() {} }\n"
    #expect(port(text).text == text)
  }
}

@Suite("Layers, classes and attributes")
struct RuntimeTests {
  @Test("A layer's property without storage is kept by its name; elsewhere @NSManaged is named")
  func managed() {
    expectPorting(
      "class A: CAShapeLayer {\n  @NSManaged var b: CGFloat\n  @NSManaged weak var c: UIView!\n}\n",
      to:
        "class A: CAShapeLayer {\n  var b: CGFloat { get { managedValue(forKey: \"b\") } set { setManagedValue(newValue, forKey: \"b\") } }\n  var c: UIView! { get { managedValue(forKey: \"c\") } set { setManagedValue(newValue, forKey: \"c\", isWeak: true) } }\n}\n"
    )
    #expect(port("class A: NSManagedObject { @NSManaged var b: Int }").messages.count == 1)
  }

  @Test("A class is asked for its name as Foundation has it")
  func description() {
    expectPorting(
      "let a = type(of: b).description(); let c = Cell.description(); let d = e.description()",
      to:
        "let a = NSStringFromClass(type(of: b)); let c = NSStringFromClass(Cell.self); let d = e.description()"
    )
    let own = "class Cell { static func description() -> String { Cell.description() } }"
    expectPorting(own, to: own)
  }

  @Test("Rectangles that touch are asked as iOS answers, unless the files have such a method of their own")
  func intersects() {
    expectPorting(
      "let a = b.frame.intersects(c); let d = e.intersects(integersIn: f)",
      to: "let a = b.frame.overlaps(c); let d = e.intersects(integersIn: f)")
    let own = "struct A { func intersects(_ a: A) -> Bool { true } }; let b = c.intersects(d)"
    expectPorting(own, to: own)
  }

  @Test("A blank before the bracket of @available is no error, and goes")
  func blank() {
    expectPorting(
      "  @available (iOS 9, *)\n@objc func a() {}\n// @available (x)\n",
      to: "  @available(iOS 9, *)\nfunc a() {}\n// @available (x)\n")
    #expect(port("@available (iOS 9, *)\nfunc {").messages.count == 1)
  }
}
