import Testing

@testable import Porting

@Suite("Attributes and modifiers")
struct AttributeTests {
  @Test("Attributes of the Objective-C runtime and of Interface Builder go")
  func removed() {
    expectPorting(
      "@objcMembers class A: NSObject {\n  @objc(go) func a() {}\n  @IBAction func b(_ s: Any) {}\n  @nonobjc var c = 1\n}\n",
      to: "class A: NSObject {\n  func a() {}\n  func b(_ s: Any) {}\n  var c = 1\n}\n")
    expectPorting(
      "@IBDesignable class A: UIView {\n  @IBInspectable var a = 1\n  @IBOutlet weak var b: UIView!\n}\n",
      to: "class A: UIView {\n  var a = 1\n  weak var b: UIView!\n}\n")
    expectPorting("@objc enum A: Int { case a }", to: "enum A: Int { case a }")
    expectPorting(
      "@objc extension A { @objc var b: Int { @objc(isB) get { 1 } } }",
      to: "extension A { var b: Int { get { 1 } } }")
  }

  @Test("An attribute on a line of its own leaves an empty line")
  func ownLine() {
    expectPorting("class A {\n  @objc\n  func a() {}\n}", to: "class A {\n\n  func a() {}\n}")
    expectPorting("class A {\n  @objc @IBAction  \n  func a() {}\n}", to: "class A {\n\n  func a() {}\n}")
    expectPorting(
      "class A {\n  @objc(\n    name\n  )\n  func a() {}\n}", to: "class A {\n\n\n\n  func a() {}\n}")
  }

  @Test("Comments beside an attribute stay")
  func comments() {
    expectPorting(
      "class A {\n  @objc // for the button\n  func a() {}\n  @objc /* b */ func b() {}\n}",
      to: "class A {\n  // for the button\n  func a() {}\n  /* b */ func b() {}\n}")
  }

  @Test("Other attributes and modifiers stay")
  func others() {
    expectPorting(
      "@available(iOS 13, *) @MainActor public final class A { @discardableResult @objc public private(set) dynamic var a = 1 }",
      to:
        "@available(iOS 13, *) @MainActor public final class A { @discardableResult public private(set) var a = 1 }"
    )
  }

  @Test("The application's attribute gets its present name")
  func main() {
    expectPorting("@UIApplicationMain\nclass A: UIResponder {}", to: "@main\nclass A: UIResponder {}")
  }

  @Test("What needs the runtime is named and stays")
  func named() {
    expectPorting(
      "class A {\n  @NSManaged var a: Int\n  @NSCopying var b: X\n  let c: @convention(block) () -> Void\n}",
      to:
        "class A {\n  @NSManaged var a: Int\n  @NSCopying var b: X\n  let c: @convention(block) () -> Void\n}",
      problems: [
        "2:3: @NSManaged needs Core Data, which is absent here",
        "3:3: @NSCopying needs the Objective-C runtime; copy the value in the setter",
        "4:10: @convention(block) needs the Objective-C runtime",
      ])
  }

  @Test("Words in comments and texts stay")
  func words() {
    let text =
      "// @objc func a() { #selector(b) }\nlet a = \"@IBAction #selector(c) os(iOS)\"\nlet b = #\"@objc \"x\" \"#\n"
    expectPorting(text, to: text)
  }
}
