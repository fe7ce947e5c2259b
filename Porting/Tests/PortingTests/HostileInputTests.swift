import Testing

@testable import Porting

@Suite("Input that is not what one expects")
struct HostileInputTests {
  @Test(
    "What is not Swift is copied, and said",
    arguments: [
      "}{ not swift at all ((", "class <html>", "@objc", "class A { @objc ", "#selector(", "\u{0}\u{1}@objc",
    ])
  func notSwift(text: String) {
    let ported = port(text)
    #expect(ported.text == text)
    #expect(ported.problems.count == 1)
    #expect(
      ported.messages.first?.hasSuffix("this is not Swift as the parser knows it; the file is copied") == true
    )
  }

  @Test("Empty files and files of blanks stay", arguments: ["", "\n", "  \n\t\n", "// c", "\r\n"])
  func empty(text: String) { expectPorting(text, to: text) }

  @Test("Line ends of Windows stay")
  func carriageReturns() {
    expectPorting(
      "import os\r\nclass A {\r\n  @objc\r\n  func a() {}\r\n}\r\n",
      to: "\r\nclass A {\r\n\r\n  func a() {}\r\n}\r\n")
    expectPorting("class A {\r  @objc\r  func a() {}\r}", to: "class A {\r\r  func a() {}\r}")
  }

  @Test("A mark of the byte order, tabs and an absent last line end stay")
  func marks() {
    expectPorting(
      "\u{FEFF}@objc class A {\n\t@objc\tfunc a() {}\n}", to: "\u{FEFF}class A {\n\tfunc a() {}\n}")
    expectPorting("#!/usr/bin/swift\n@objc class A {}", to: "#!/usr/bin/swift\nclass A {}")
  }

  @Test("Names of any script")
  func names() {
    expectPorting(
      "class 视图: UIView { @objc func 👆(_ s: Any) {}; func a() { b(#selector(👆), #selector(self.`init`)) } }",
      to:
        "class 视图: UIView { func 👆(_ s: Any) {}; func a() { b(Selector(\"👆:\", 视图.👆), Selector(\"init\", 视图.`init`)) } }"
    )
  }

  @Test("Columns are counted in bytes, as the compiler does")
  func columns() {
    #expect(
      port("let 👆 = 1; let s = #selector(tap)").messages == [
        "1:33: no type around this code has tap; name the type before a dot"
      ])
  }

  @Test("Code inside a text is code")
  func interpolation() {
    expectPorting(
      "class A { func a() { print(\"@objc \\(#selector(a)) #selector(a)\") } }",
      to: "class A { func a() { print(\"@objc \\(Selector(\"a\", A.a)) #selector(a)\") } }")
  }

  @Test("Deep nesting ends")
  func deepNesting() {
    for (open, close) in [
      ("(", ")"), ("[", "]"), ("{", "}"), ("if a {", "}"), ("!", ""), ("try ", ""), ("if a {} else ", "{}"),
    ] {
      for count in [20, 300, 6_000] {
        let text =
          "let a = " + String(repeating: open, count: count) + "1" + String(repeating: close, count: count)
        #expect(port(text).text == text)
      }
    }
    expectInvariants(port("class A { @objc func a() { b" + String(repeating: ".c()", count: 1_000) + " } }"))
    expectInvariants(port("let a = " + String(repeating: "1 + ", count: 1_000) + "CGRectGetMidX(b)"))
    expectInvariants(
      port(String(repeating: "#if os(iOS)\n", count: 15) + String(repeating: "#endif\n", count: 15)))
  }

  @Test("Types that inherit from each other")
  func cycle() {
    expectPorting(
      "class A: B { func a() { b(#selector(c)) } }\nclass B: A {}",
      to: "class A: B { func a() { b(Selector(\"c\", A.c)) } }\nclass B: A {}")
  }

  @Test("A file of five megabytes")
  func large() {
    // Most of it is a comment and a text, which a debug build of the parser reads in seconds.
    let part =
      "class A: UIView {\n  @objc func a(_ s: Any) { b(#selector(a(_:)), \"text text text text\") } // c\n}\n"
    let prose = String(repeating: "@objc #selector(a(_:)) os(iOS)\n", count: 80_000)
    let text = "/*\n\(prose)*/\nlet t = \"\"\"\n\(prose)\"\"\"\n" + String(repeating: part, count: 500)
    #expect(text.utf8.count > 5_000_000)
    let ported = port(text)
    #expect(ported.problems.isEmpty)
    #expect(
      ported.text.hasSuffix(
        "class A: UIView {\n  func a(_ s: Any) { b(Selector(\"a:\", A.a(_:)), \"text text text text\") } // c\n}\n"
      ))
    #expect(SourceText(path: "", bytes: ported.bytes).lineCount == ported.source.lineCount)
  }
}
