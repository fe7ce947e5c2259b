import FingerpostTrace
import Foundation
import Testing

@testable import FingerpostCommandLine

@Suite("fingerpost rule")
nonisolated struct RuleCommandTests {
  /// A page on which HIT-6 is pinned and nothing else is.
  var page: RulePage {
    var scan = PinScan(ledger: .shared)
    scan.addTests("@Test(\"HIT-6: a child outside its parent is not hit\")", path: "Tests/HitTests.swift")
    return RulePage(ledger: .shared, scan: scan)
  }

  @Test("an id prints the rule whole, within 80 columns but for what pins it")
  func whole() throws {
    let text = try RuleCommand.text(for: ["excl-3"], page: page)
    #expect(
      text == """
        EXCL-3  Touches and events: multiple and exclusive touch

          Only hit views are compared, so exclusivity does not extend to a view's
          subviews. Names in the runtime hint at a private way to include the subtree.

        Evidence   inferred (I)
        Sources    RT  names of classes, variables and methods in iOS 12's runtime
        Pinned by  nothing: not built yet
        """)
  }

  @Test("what pins a rule is named in a checkout, and outside one the reason why not")
  func pins() throws {
    let inside = try RuleCommand.text(for: ["HIT-6"], page: page)
    #expect(inside.hasSuffix("\nPinned by  Tests/HitTests.swift: a child outside its parent is not hit"))
    let outside = try RuleCommand.text(for: ["HIT-6"], page: RulePage(ledger: .shared, scan: nil))
    #expect(
      outside.hasSuffix(
        "\n\nThe pins of a rule are shown only inside a checkout of fingerpost, where its tests are."
          .replacing("its tests", with: "its\ntests")))
    #expect(try RuleCommand.text(for: ["FR-8"], page: page).hasSuffix("\nPinned by  nothing: out of scope"))
  }

  @Test("a family lists its rules with their marks")
  func family() throws {
    #expect(
      try RuleCommand.text(for: ["mot"], page: page) == """
        Motion, remote control and presses: motion
          - MOT-1  D    A shake is a `motionBegan` and later a `motionEnded` or a …
          - MOT-2  D    Three things cancel a shake: the app becoming inactive, the …
          - MOT-3  O    Without a first responder the key window takes its place: …
          - MOT-4  D    A shake that no responder handles brings up the undo prompt if …
          - MOT-5  D    Readings of accelerometer, gyroscope and magnetometer do not …
          - MOT-6  D    A motion event runs no hit test and reaches no gesture …
          x MOT-7  D    Core Motion hands the readings of accelerometer, gyroscope and …

        0 of 6 built: + is pinned by a test or a scenario, - is not yet, x is out of
        scope.
        """)
    #expect(try RuleCommand.text(for: ["hit"], page: page).contains("\n  + HIT-6   D+O  A view"))
    #expect(try RuleCommand.text(for: ["fr"], page: page).contains("\n  x FR-8"))
  }

  @Test("without arguments every rule is listed, no line wider than 80")
  func everything() throws {
    let lines = try RuleCommand.text(for: [], page: page).split(separator: "\n")
    let listed = lines.filter { $0.hasPrefix("  ") }.compactMap {
      $0.split(separator: " ").dropFirst().first.map(String.init)
    }
    #expect(listed == Ledger.rules.map(\.id))
    #expect(lines.filter { $0.count > 80 } == [])
  }

  @Test("an unknown id is an error that names the nearest")
  func unknown() {
    #expect(throws: UnknownRule(name: "htt-6", nearest: "HIT-6")) {
      try RuleCommand.text(for: ["HIT-6", "htt-6"], page: page)
    }
    #expect(
      UnknownRule(name: "htt-6", nearest: "HIT-6").description
        == "there is no rule or family \"htt-6\"; the nearest is HIT-6.")
  }

  @Test("only a manifest that declares the package fingerpost makes a checkout")
  func checkout() throws {
    #expect(Checkout.isOurs("let package = Package(\n  name: \"fingerpost\",\n"))
    #expect(
      !Checkout.isOurs("let package = Package(name: \"app\", dependencies: [.package(name: \"fingerpost\")])")
    )
    let folder = FileManager.default.temporaryDirectory.appending(path: "fingerpost-\(UUID().uuidString)")
    let inner = folder.appending(path: "a/b")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("Package(name: \"fingerpost\")".utf8).write(to: folder.appending(path: "Package.swift"))
    #expect(Checkout(around: inner.path)?.text(of: "Package.swift") == "Package(name: \"fingerpost\")")
    #expect(Checkout(around: "/") == nil)
  }
}
