import Foundation
import Testing

/// The code that the tutorial shows is that of the tests beside this file, as far as each step goes.
struct TutorialTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let catalog = folder.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/Testing/FingerpostTesting.docc")

  private func text(_ file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

  @Test func eachStepIsTheBeginningOfTheTestsAndTheLastIsAllOfThem() throws {
    let tests = try text(Self.folder.appendingPathComponent("PhotoTests.swift"))
    let tutorial = try text(Self.catalog.appendingPathComponent("Your-first-test.tutorial"))
    let steps = tutorial.matches(of: /@Code\(name: "[^"]+", file: "?([^",\)]+)"?/).map { String($0.1) }
    #expect(steps.count == 4)
    var shown = ""
    for step in steps {
      let code = try text(Self.catalog.appendingPathComponent("Resources/\(step)"))
      #expect(tests.hasPrefix(code) && code.hasPrefix(shown) && code != shown, "\(step)")
      shown = code
    }
    #expect(shown == tests)
  }
}
