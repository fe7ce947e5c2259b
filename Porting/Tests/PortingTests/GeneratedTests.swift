import Testing

@testable import Porting

/// Mixtures of the forms, made by a generator with a seed.
@Suite("Generated files")
struct GeneratedTests {
  private struct Generator {
    var state: UInt64

    mutating func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }

    mutating func one<Element>(of list: [Element]) -> Element { list[next(list.count)] }

    mutating func space() -> String {
      one(of: [" ", "  ", "\t", "\n", " /* @objc */ ", " // #selector(a)\n", "\r\n"])
    }

    mutating func attributes() -> String {
      (0..<next(3)).map { _ in
        one(of: ["@objc", "@IBAction", "@IBOutlet", "@objc(n\(next(9)):)", "@discardableResult", "@nonobjc"])
          + space()
      }.joined()
    }

    mutating func expression(_ depth: Int = 0) -> String {
      let inner = depth < 3 ? expression(depth + 1) : "b"
      return one(of: [
        "#selector(m\(next(4)))", "#selector(self.m\(next(4))(_:))", "#selector(T\(next(3)).m\(next(4)))",
        "\"@objc #selector(x)\"",
        "#selector(m1 as () -> Void)", "#selector(getter: p\(next(3)))", "#keyPath(T0.p\(next(3)))",
        "CGRectGetMidX(\(inner))",
        "CGRectContainsPoint(\(inner), \(inner))", "f(\(inner))?.m1?(\(inner))", "Selector(\"m\(next(4)):\")",
        "#selector(\(space())value.m\(next(4))\(space()))",
        "\"\\(\(inner.contains("//") ? "b" : inner.isOneLine ? inner : "c"))\"",
      ])
    }

    mutating func member(_ depth: Int) -> String {
      switch next(8) {
      case 0: return "\(attributes())func m\(next(4))() {\(space())_ = \(expression())\(space())}"
      case 1: return "\(attributes())func m\(next(4))(_ s: UIControlEvents) { let a = \(expression()) }"
      case 2: return "\(attributes())dynamic var p\(next(3)): UITouchPhase?"
      case 3: return "\(attributes())override func reset() {}"
      case 4: return "#if os(iOS)\(next(2) == 0 ? " && DEBUG" : "")\n\(member(depth + 1))\n#endif"
      case 5 where depth < 2: return type(depth + 1)
      case 6: return "\(attributes())static func s\(next(2))() {}"
      default: return "func reset() {}"
      }
    }

    mutating func type(_ depth: Int = 0) -> String {
      let heads = [
        "class T\(next(3)): UIPanGestureRecognizer", "extension T\(next(3))",
        "class T\(next(3)): T\(next(3))", "struct V",
      ]
      var text = "\(next(2) == 0 ? "@objc" + space() : "")\(one(of: heads)) {\n"
      for _ in 0..<next(5) { text += member(depth) + "\n" }
      return text + "}"
    }

    mutating func file() -> String {
      var text =
        one(of: ["", "\u{FEFF}", "#!/bin/x\n"]) + one(of: ["import os\n", "import UIKit.UITouch\n", ""])
      for _ in 0..<(1 + next(5)) { text += type() + "\n" }
      let proto = "@objc protocol Q\(next(2)) { @objc optional func m1(_ a: Int) }\n"
      return text + (next(2) == 0 ? proto : "")
    }
  }

  @Test("Lines, comments and texts stay, and a second run changes nothing", arguments: 0..<60)
  func invariants(seed: Int) {
    var generator = Generator(state: UInt64(seed) &* 977 &+ 1)
    let text = generator.file()
    let ported = port(text)
    #expect(!ported.messages.contains { $0.hasSuffix("the file is copied") }, "\(text)")
    #expect(!ported.text.contains("@objc(") && !ported.text.contains("dynamic"))
    expectInvariants(ported)
  }
}

extension String {
  fileprivate var isOneLine: Bool { !utf8.contains(where: \.endsLine) }
}
