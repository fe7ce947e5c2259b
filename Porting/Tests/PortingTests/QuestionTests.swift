import Testing

@testable import Porting

@Suite("Questions for optional methods of the files' protocols")
struct QuestionTests {
  private let proto = "@objc protocol P { @objc optional func act(_ a: Int); @objc optional func b() }\n"
  private let ported =
    "protocol P: AnyObject { func act(_ a: Int); var ported_has_act: Bool { get }; func b() }; extension P { func act(_ a: Int) {}; var ported_has_act: Bool { false }; func b() {} }\n"

  @Test("Who has an optional method says so, and who has not does not")
  func asked() {
    expectPorting(
      proto
        + "class D: P {\n  public func act(_ a: Int) {}\n  func b() {}\n}\nclass K {\n  weak var d: P?\n  func c() { if d?.responds(to: #selector(P.act(_:))) == true {} }\n}",
      to: ported
        + "class D: P {\n  public var ported_has_act: Bool { true }; public func act(_ a: Int) {}\n  func b() {}\n}\nclass K {\n  weak var d: P?\n  func c() { if d?.ported_has_act == true {} }\n}"
    )
  }

  @Test(
    "An object of any kind is asked for the protocol first; what no protocol of the files has stays a selector"
  )
  func others() {
    expectPorting(
      proto
        + "func c(_ d: AnyObject) -> Bool { d.responds(to: #selector(P.act(_:))) && d.responds(to: #selector(K.e)) }\nclass K { func e() {} }",
      to: ported
        + "func c(_ d: AnyObject) -> Bool { ((d as? any P)?.ported_has_act ?? false) && (d as! NSObject).responds(to: Selector(\"e\", K.e)) }\nclass K { func e() {} }"
    )
  }

  @Test("A protocol of another target answers only where that target asks itself")
  func beside() {
    func text(_ beside: String) -> String {
      Porting.port(
        [SourceText(path: "a.swift", bytes: Array("let c = d.responds(to: #selector(P.act(_:)))".utf8))],
        beside: [SourceText(path: "p.swift", bytes: Array(beside.utf8))])[0].text
    }
    #expect(text(proto).contains("responds(to: Selector("))
    #expect(text(proto + "let b = e.responds(to: #selector(P.act(_:)))").contains("ported_has_act"))
  }

  @Test("A class that only a class below it implements the method for says no, and the one below yes")
  func derived() {
    let text = port(
      proto
        + "class D: P {}\nclass E: D { func act(_ a: Int) {} }\nlet c = D().responds(to: #selector(P.act(_:)))"
    ).text
    #expect(text.contains("class D: P {func act(_ a: Int) {} ; var ported_has_act: Bool { false } }"))
    #expect(
      text.contains(
        "class E: D { override var ported_has_act: Bool { true }; override func act(_ a: Int) {} }"))
  }

  @Test("What Objective-C finds in an object and code forces is a number here")
  func forced() {
    expectPorting(
      "let a = (b[c]! as AnyObject).doubleValue!, d = (b[c]! as AnyObject).integerValue!",
      to:
        "let a = (b[c]! as AnyObject as! NSNumber).doubleValue, d = (b[c]! as AnyObject as! NSNumber).intValue"
    )
  }

  @Test("Intervals of dates have a method that rectangles lose")
  func intervals() {
    expectPorting(
      "let a = e.dateInterval.intersects(day), b = $0.intersects(theInterval), c = r.intersects(s)",
      to: "let a = e.dateInterval.intersects(day), b = $0.intersects(theInterval), c = r.overlaps(s)")
  }
}
