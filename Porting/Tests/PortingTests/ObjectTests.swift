import Foundation
import SwiftSyntax
import Testing

@testable import Porting

@Suite("What only the Objective-C runtime does, and what NSObject has there")
struct ObjectTests {
  @Test("Functions of the runtime are named with what to do instead; those that are here stay")
  func functions() {
    let text = """
      import UIKit
      func a(_ b: AnyClass, _ c: Selector) {
        let d = class_getInstanceMethod(b, c)
        method_exchangeImplementations(d!, d!)
        object_setClass(UIView().layer, CALayer.self)
        objc_setAssociatedObject(b, "e", 1, .OBJC_ASSOCIATION_RETAIN)
        _ = NSPredicate(format: "f == 1")
      }

      """
    let ported = port(text)
    #expect(ported.text == text)
    #expect(ported.problems.map(\.place.line) == [3, 4, 5, 7])
    #expect(ported.problems.allSatisfy { $0.family == .runtime })
    #expect(ported.messages[1].contains("override the method in a class of your own"))
  }

  @Test("A function of the files with such a name is theirs")
  func ownFunctions() {
    #expect(port("func class_name() {}\nfunc a() { class_name() }\n").problems.isEmpty)
  }

  @Test("Objects of structures are made where code asks for them")
  func boxing() {
    expectPorting(
      "import UIKit\nfunc a(_ b: [String: Any]?, _ c: AnyObject) -> Bool {\n  if let d = b?[\"e\"] as? NSValue { _ = d }\n  let f = (b?[\"e\"] as AnyObject).cgPointValue\n  _ = (b?[\"e\"] as AnyObject).cgPointValue.y\n  _ = (b?[\"e\"] as AnyObject).doubleValue\n  return c.isEqual(f)\n}\n",
      to:
        "import UIKit\nfunc a(_ b: [String: Any]?, _ c: AnyObject) -> Bool {\n  if let d = NSValue.boxing(b?[\"e\"]) { _ = d }\n  let f = NSValue.boxing((b?[\"e\"] as AnyObject))?.cgPointValue\n  _ = NSValue.boxing((b?[\"e\"] as AnyObject))!.cgPointValue.y\n  _ = (b?[\"e\"] as AnyObject as! NSNumber).doubleValue\n  return (c as! NSObject).isEqual(f)\n}\n"
    )
  }

  @Test(
    "A class of NSObject gets what it, or one derived from it, overrides; a layout observes by the protocol")
  func objects() {
    expectPorting(
      "import UIKit\nclass A: NSObject {}\nclass B: A { override func awakeFromNib() {} }\nclass C: NSObject {}\nclass L: UICollectionViewFlowLayout {\n  override func observeValue(forKeyPath a: String?, of b: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {\n    super.observeValue(forKeyPath: a, of: b, change: change, context: context)\n  }\n}\n",
      to:
        "import UIKit\nclass A: ForwardingObject {}\nclass B: A { override func awakeFromNib() {} }\nclass C: NSObject {}\nclass L: UICollectionViewFlowLayout, KeyValueObserver {\n  func observeValue(forKeyPath a: String?, of b: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {\n    ()\n  }\n}\n"
    )
  }

  @Test("What objects may override is what the class has that they are given")
  func members() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/Fingerpost/Responder/ForwardingObject.swift")
    let file = ParsedFile(source: SourceText(path: sources.path, bytes: Array(try Data(contentsOf: sources))))
    let found = ActiveNodes(file.tree).compactMap { $0.as(ClassDeclSyntax.self) }
      .filter { $0.name.text == "ForwardingObject" }
      .flatMap { $0.activeMembers.compactMap { ExtensionDispatch.key(of: $0) } }
    #expect(found.count == ClientIndex.ofObjects.count && Set(found) == ClientIndex.ofObjects)
  }

  @Test("Overrides in extensions of nested classes, and of a class and one derived from it, are moved")
  func extensions() {
    expectPorting(
      "import UIKit\nclass A { class V: UIView {} }\nclass B { class V: UIView {} }\nextension A.V { override func layoutSubviews() {} }\n",
      to:
        "import UIKit\nclass A { class V: UIView {override func layoutSubviews() { ported_layoutSubviews() } } }\nclass B { class V: UIView {} }\nextension A.V { func ported_layoutSubviews() {} }\n"
    )
    expectPorting(
      "import UIKit\nclass A: UIView {\n}\nclass B: A {\n}\nextension A { override func layoutSubviews() {} }\nextension B { override func layoutSubviews() {} }\n",
      to:
        "import UIKit\nclass A: UIView {\noverride func layoutSubviews() { ported_A_layoutSubviews() } }\nclass B: A {\noverride func layoutSubviews() { ported_B_layoutSubviews() } }\nextension A { func ported_A_layoutSubviews() {} }\nextension B { func ported_B_layoutSubviews() {} }\n"
    )
  }

  @Test("A spec gets its test, the net its module, a type's import its module's")
  func others() {
    expectPorting(
      "import Quick\nclass A: QuickSpec {\n  override func spec() {}\n}\n",
      to:
        "import Quick\nclass A: QuickSpec {\n  override func spec() {}\n@MainActor func testSpec() async { runExamples() } }\n"
    )
    expectPorting(
      "import Foundation\nlet a = URLSession.shared\n",
      to: "import FoundationNetworking; import Foundation\nlet a = URLSession.shared\n")
    expectPorting(
      "import class UIKit.UIImage\nlet a = Bundle.main\n", to: "import UIKit\nlet a = Bundle.main\n")
    expectPorting("public class A { open let a = 1 }\n", to: "public class A { public let a = 1 }\n")
  }
}
