import Testing

@testable import Porting

@Suite("Imports and conditions")
struct ImportTests {
  @Test("A file that a condition is around gets its import before those that it has")
  func inCondition() {
    let ported = Porting.port(
      ["#if os(iOS)\nimport XCTest\nlet a = UIView()\n#endif", "import UIKit"].enumerated().map {
        SourceText(path: "\($0).swift", bytes: Array($1.utf8))
      })
    #expect(
      ported[0].text == "#if os(iOS) || os(Linux)\nimport UIKit; import XCTest\nlet a = UIView()\n#endif")
  }

  @Test(
    "AVFoundation is UIKit where only the rectangle of a shape is used of it, and tables of weak objects are UIKit's"
  )
  func partsOfOthers() {
    expectPorting(
      "import AVFoundation\nlet a = AVMakeRect(aspectRatio: b, insideRect: c)",
      to: "import UIKit\nlet a = AVMakeRect(aspectRatio: b, insideRect: c)")
    expectPorting(
      "import AVFoundation\nlet a = AVMakeRect(aspectRatio: b, insideRect: c), d = AVPlayer()",
      to: "import AVFoundation\nlet a = AVMakeRect(aspectRatio: b, insideRect: c), d = AVPlayer()",
      problems: [
        "1:1: the module AVFoundation is absent here; put what needs it between #if canImport(AVFoundation) and #endif"
      ])
    expectPorting(
      "import Foundation\nlet a = NSHashTable<AnyObject>.weakObjects()",
      to: "import UIKit; import Foundation\nlet a = NSHashTable<AnyObject>.weakObjects()")
  }

  @Test("Headers of UIKit are part of the module here; the one for subclasses stays")
  func headers() {
    expectPorting(
      "import UIKit.UIPanGestureRecognizer\nimport UIKit.UIGestureRecognizerSubclass\nimport class UIKit.UIView\n",
      to: "import UIKit\nimport UIKit.UIGestureRecognizerSubclass\nimport UIKit\n")
  }

  @Test("Modules whose types UIKit has here become UIKit")
  func insideUIKit() {
    expectPorting(
      "import CoreGraphics\n@preconcurrency import QuartzCore\nimport struct CoreGraphics.CGFloat // a number\n",
      to: "import UIKit\n@preconcurrency import UIKit\nimport UIKit // a number\n")
    expectPorting("import Darwin\nimport Darwin.C", to: "import Foundation\nimport Foundation")
  }

  @Test("A file with tests gets UIKit, which XCTest imports on iOS, where other files have it")
  func tests() {
    let tests = "@testable import A\nimport XCTest\nlet b = Thing()\n"
    let both = Porting.port([
      SourceText(path: "A.swift", bytes: Array("import UIKit\n".utf8)),
      SourceText(path: "B.swift", bytes: Array(tests.utf8)),
    ])
    #expect(both[1].text == "import UIKit; " + tests)
    expectPorting(tests, to: tests)
    // So does a file that has nothing but the framework's own header.
    let mock = "@testable import A\nlet c: IndexPath? = nil\n"
    let beside = Porting.port([
      SourceText(path: "A.swift", bytes: Array("import UIKit\n".utf8)),
      SourceText(path: "C.swift", bytes: Array(mock.utf8)),
    ])
    #expect(beside[1].text == "import UIKit; " + mock)
  }

  @Test(
    "A test on the main actor is asynchronous, which XCTest wants on Linux, and waits as asynchronous code may"
  )
  func mainActor() {
    expectPorting(
      "import XCTest\n@MainActor final class A: XCTestCase {\n  func testB() throws { wait(for: [c], timeout: 1) }\n  func testD() { let e = { self.wait(for: [c], timeout: 1) } }\n  func testF() async {}\n  func help() {}\n  func testG(_ h: Int) {}\n}\n",
      to:
        "import XCTest\n@MainActor final class A: XCTestCase {\n  func testB() async throws { await fulfillment(of: [c], timeout: 1) }\n  func testD() async { let e = { self.wait(for: [c], timeout: 1) } }\n  func testF() async {}\n  func help() {}\n  func testG(_ h: Int) {}\n}\n"
    )
    expectPorting(
      "import XCTest\nclass B: XCTestCase {}\nclass A: B {\n  @MainActor func testB() {}\n  func testC() { wait(for: [c]) }\n}\n",
      to:
        "import XCTest\nclass B: XCTestCase {}\nclass A: B {\n  @MainActor func testB() async {}\n  func testC() { wait(for: [c]) }\n}\n"
    )
    for text in ["@MainActor class A { func testB() {} }", "@MainActor struct A { func testB() {} }"] {
      expectPorting(text, to: text)
    }
  }

  @Test("The modules of kinds of data become UIKit, which has their names here")
  func kindsOfData() {
    expectPorting(
      "import MobileCoreServices\nimport UniformTypeIdentifiers\n", to: "import UIKit\nimport UIKit\n")
  }

  @Test("A name behind one of Apple's modules is of the module that has it here")
  func qualified() {
    expectPorting(
      "import UIKit\nfunc a(_ b: CGFloat) -> CGFloat { CoreGraphics.floor(b) + Darwin.sqrt(b) }\n",
      to: "import UIKit\nfunc a(_ b: CGFloat) -> CGFloat { Foundation.floor(b) + Foundation.sqrt(b) }\n")
    expectPorting(
      "import UIKit\nlet a = QuartzCore.CALayer()\n", to: "import UIKit\nlet a = UIKit.CALayer()\n")
    expectPorting(
      "enum CoreGraphics { static let a = 1 }\nlet b = CoreGraphics.a, c = d.CoreGraphics.a\n",
      to: "enum CoreGraphics { static let a = 1 }\nlet b = CoreGraphics.a, c = d.CoreGraphics.a\n")
  }

  @Test("Imports of logging and of the runtime leave an empty line")
  func logging() {
    expectPorting(
      "import os\nimport os.log\nimport OSLog // log\n@_exported import ObjectiveC\nlet a = 1\n",
      to: "\n\n// log\n\nlet a = 1\n")
  }

  @Test("A semicolon goes with its import")
  func semicolon() {
    expectPorting("import os; import UIKit\nimport UIKit; import os\n", to: "import UIKit\nimport UIKit;\n")
  }

  @Test("Uses of Apple's logging are named")
  func loggingUses() {
    expectPorting(
      "import os\nlet log: Logger = Logger()\nfunc a() { os_log(\"b\"); os_signpost(.begin) }\n",
      to: "import UIKit;\nlet log: OSLogger = OSLogger()\nfunc a() { os_log(\"b\"); os_signpost(.begin) }\n",
      problems: ["3:25: os_signpost belongs to Apple's logging, which is absent here"])
    expectPorting("struct Logger {}\nlet log = Logger()\n", to: "struct Logger {}\nlet log = Logger()\n")
  }

  @Test("A file that uses UIKit without importing it imports it in its first line of code")
  func missing() {
    expectPorting(
      "// A button\nimport Foundation\nclass B: UIButton {}\n",
      to: "// A button\nimport UIKit; import Foundation\nclass B: UIButton {}\n")
    expectPorting(
      "#if os(macOS)\nimport AppKit\n#endif\nimport Foundation\nlet screen = UIScreen.main\n",
      to:
        "#if os(macOS)\nimport AppKit\n#endif\nimport UIKit; import Foundation\nlet screen = UIScreen.main\n")
    expectPorting(
      "import Foundation\nlet a = CGAffineTransform.identity\n",
      to: "import UIKit; import Foundation\nlet a = CGAffineTransform.identity\n")
    // What is UIKit's by its name only, what the file declares, and a piece without imports need none.
    for text in [
      "import Foundation\nlet a: UInt8 = 0, b = UINT_MAX, c = UI()\n",
      "import Foundation\nclass UIThing {}\nlet thing = UIThing()\n", "let screen = UIScreen.main\n",
    ] {
      expectPorting(text, to: text)
    }
  }

  @Test("A file without imports gets UIKit where another file imports it and a header of the target would")
  func withoutImports() {
    let uikit = SourceText(path: "A.swift", bytes: Array("import UIKit\nclass A: UIView {}\n".utf8))
    let texts = [
      "// No import.\nextension A: UIScrollViewDelegate {}\n", "func b(_ point: CGPoint) {}\n", "enum C {}\n",
    ]
    let expected = [
      "// No import.\nimport UIKit; extension A: UIScrollViewDelegate {}\n",
      "import UIKit; func b(_ point: CGPoint) {}\n", "enum C {}\n",
    ]
    for (text, expected) in zip(texts, expected) {
      let files = Porting.port([uikit, SourceText(path: "B.swift", bytes: Array(text.utf8))])
      #expect(files[1].text == expected)
      #expect(port(text).text == text)
    }
  }

  @Test("Other frameworks of Apple's are named; other modules stay")
  func frameworks() {
    expectPorting(
      "import SpriteKit\nimport RxSwift\n", to: "import SpriteKit\nimport RxSwift\n",
      problems: [
        "1:1: the module SpriteKit is absent here; put what needs it between #if canImport(SpriteKit) and #endif"
      ])
  }

  @Test("os(iOS) is true on Linux, too")
  func conditions() {
    expectPorting("#if os(iOS)\n#endif", to: "#if os(iOS) || os(Linux)\n#endif")
    expectPorting(
      "#if os(iOS) || os(tvOS) // both\n#elseif os(macOS)\n#endif",
      to: "#if os(iOS) || os(Linux) || os(tvOS) // both\n#elseif os(macOS)\n#endif")
    expectPorting("#if os(iOS) && DEBUG\n#endif", to: "#if (os(iOS) || os(Linux)) && DEBUG\n#endif")
    expectPorting("#if !os(iOS)\n#endif", to: "#if !(os(iOS) || os(Linux))\n#endif")
    expectPorting("#if !(os(iOS))\n#endif", to: "#if !(os(iOS) || os(Linux))\n#endif")
    expectPorting(
      "#if canImport(UIKit) && !os(watchOS)\n#endif", to: "#if canImport(UIKit) && !os(watchOS)\n#endif")
  }

  @Test("Conditions that speak of Linux stay")
  func linux() {
    let text = "#if os(iOS)\nimport UIKit\n#elseif os(Linux)\nimport Glibc\n#endif"
    expectPorting(text, to: text)
  }

  @Test("What Linux never compiles stays")
  func inactive() {
    let mac = "#if os(macOS)\nimport AppKit\n@objc class A {}\n#endif\n"
    expectPorting(mac, to: mac)
    expectPorting(
      "#if canImport(AppKit) && !targetEnvironment(macCatalyst)\n@objc class A {}\n#elseif DEBUG || false\n@objc class B {}\n#endif",
      to:
        "#if canImport(AppKit) && !targetEnvironment(macCatalyst)\n@objc class A {}\n#elseif DEBUG || false\nclass B {}\n#endif"
    )
    expectPorting(
      "#if canImport(UIKit)\n@objc class A {}\n#else\n@objc class B {}\n#endif",
      to: "#if canImport(UIKit)\nclass A {}\n#else\n@objc class B {}\n#endif")
    expectPorting(
      "#if !os(iOS)\n@objc class A {}\n#endif", to: "#if !(os(iOS) || os(Linux))\n@objc class A {}\n#endif")
  }

  @Test("Conditions among members and behind dots")
  func nested() {
    expectPorting(
      "class A {\n#if os(iOS)\n@objc func a() { b\n#if os(iOS)\n.c()\n#endif\n}\n#endif\n}",
      to:
        "class A {\n#if os(iOS) || os(Linux)\nfunc a() { b\n#if os(iOS) || os(Linux)\n.c()\n#endif\n}\n#endif\n}"
    )
  }
}
