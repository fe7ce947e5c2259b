import Testing

@testable import Porting

@Suite("Census")
struct CensusTests {
  @Test(
    "Errors are grouped by what is missing",
    arguments: [
      ("cannot find 'UIColor' in scope", "UIColor"),
      ("cannot find type 'UIFont' in scope", "UIFont"),
      ("no such module 'RxSwift'", "import RxSwift"),
      ("value of type 'UIView?' has no member 'tintColor'", "UIView.tintColor"),
      ("type 'UIView' has no member 'animate(withDuration:animations:)' [#Group]", "UIView.animate"),
      ("value of type 'any P' has no member 'x'", "P.x"),
      (
        "main actor-isolated property 'view' can not be referenced from a nonisolated context",
        "main-actor isolation"
      ),
      ("static property 'a' is not concurrency-safe because it is mutable", "main-actor isolation"),
      ("method does not override any method from its superclass", "UIView.draw"),
      (
        "overriding non-open instance method outside of its defining module", "override of UIView.draw"
      ),
      ("'keyWindow' is unavailable: use a scene", "keyWindow (unavailable)"),
      ("expected '}' in class", "expected '}' in class"),
    ])
  func symbols(message: String, symbol: String) {
    #expect(MissingSymbol.name(for: message, declaration: "UIView.draw") == symbol)
  }

  @Test("Lines of the compiler are read")
  func diagnostics() {
    let output = """
      /a b/c:d.swift:3:14: error: cannot find 'x' in scope
        let a = x
                ^
      /a b/c:d.swift:3:14: error: cannot find 'x' in scope
      /a/e.swift:1:1: warning: unused
      <unknown>:0: error: module is broken
      """
    let errors = Diagnostic.errors(in: output)
    #expect(errors.map(\.path) == ["/a b/c:d.swift", "<unknown>:0"])
    #expect(errors.map(\.place) == [Place(line: 3, column: 14), Place(line: 1, column: 1)])
    #expect(errors.map(\.message) == ["cannot find 'x' in scope", "module is broken"])
  }

  @Test("Declarations are found by their place")
  func declarations() {
    let text =
      "class A: UIView {\n  override func draw(_ r: CGRect) {}\n  override var b: Int { 1 }\n  override init(c: Int) {}\n}"
    let finder = DeclarationFinder(SourceText(path: "", bytes: Array(text.utf8)))
    #expect(finder[Place(line: 2, column: 17)] == "UIView.draw")
    #expect(finder[Place(line: 3, column: 16)] == "UIView.b")
    #expect(finder[Place(line: 4, column: 12)] == "UIView.init(c:)")
  }

  private var census: Census {
    func result(_ symbols: [String], late: Bool = false) -> Census.Result {
      Census.Result(errors: symbols.count, isLate: late, symbols: symbols)
    }
    return Census(
      modes: [5, 6],
      entries: [
        Census.Entry(path: "a.swift", results: [5: result([]), 6: result([])]),
        Census.Entry(
          path: "b.swift", results: [5: result(["UIColor"]), 6: result(["UIColor", "z", "y", "x"])]),
        Census.Entry(path: "c.swift", results: [5: result([], late: true), 6: result(["UIColor"])]),
      ])
  }

  @Test("The census as text")
  func text() {
    #expect(
      census.text() == """
        Of 3 files compile: 1 in language mode 5, 1 in language mode 6.

        What is missing (files in mode 5 and 6)
            1    2  UIColor
            -    1  x
            -    1  y
            -    1  z

        The files
          yes  yes  a.swift
           no   no  b.swift  (UIColor, z, y, and 1 more)
         late   no  c.swift  (UIColor)

        """)
    #expect(!census.allCompile)
  }

  @Test("The census as JSON")
  func json() throws {
    let problem = Problem(path: "a.swift", place: Place(line: 1, column: 2), family: .selectors, message: "m")
    let small = Census(
      modes: [5],
      entries: [
        Census.Entry(path: "a.swift", results: [5: Census.Result(errors: 1, isLate: false, symbols: ["s"])])
      ])
    #expect(
      try Report(problems: [problem], census: small).json() == """
        {
          "compiling" : {
            "5" : 0
          },
          "files" : [
            {
              "modes" : {
                "5" : {
                  "compiles" : false,
                  "errors" : 1,
                  "late" : false,
                  "symbols" : [
                    "s"
                  ]
                }
              },
              "path" : "a.swift"
            }
          ],
          "problems" : [
            {
              "column" : 2,
              "family" : "selectors",
              "line" : 1,
              "message" : "m",
              "path" : "a.swift"
            }
          ],
          "symbols" : [
            {
              "files" : {
                "5" : 1
              },
              "name" : "s"
            }
          ]
        }

        """)
  }

  @Test("A program that does not end is ended")
  func limit() throws {
    #expect(try Shell.run("/bin/sh", ["-c", "exec sleep 600"], limit: .seconds(1)).status == nil)
    let short = try Shell.run("/bin/sh", ["-c", "echo a; echo b >&2; exit 3"], limit: .seconds(600))
    #expect(short.status == 3)
    #expect(short.output == "a\nb\n")
  }
}
