import Foundation
import Testing

@testable import Porting

/// Runs the built command.
@Suite("Command")
struct CommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String...) throws -> Shell.Outcome {
    // The products of a build lie beside the tests.
    var url = URL(filePath: CommandLine.arguments[0])
    if let bundle = Bundle.allBundles.first(where: { $0.bundlePath.hasSuffix(".xctest") }) {
      url = bundle.bundleURL
    }
    let program = url.deletingLastPathComponent().appending(path: "fingerpost-port")
    return try Shell.run(program.path, arguments, limit: .seconds(300))
  }

  @Test("Files are written below the folder, and the status is 0")
  func writes() throws {
    try folder.write("@objc class A {}", to: "In/Sub/a.swift")
    let outcome = try run(folder.path + "/In", "--into", folder.path + "/Out")
    #expect(outcome.output == "1 file written, 0 things left to do.\n")
    #expect(outcome.status == 0)
    #expect(try folder.read("Out/In/Sub/a.swift") == "class A {}")
    #expect(try folder.read("In/Sub/a.swift") == "@objc class A {}")
  }

  @Test("What is left to do is said, and the status is 1")
  func problems() throws {
    try folder.write("class A {\n  @NSManaged var a: Int\n}", to: "a.swift")
    try InputFiles.write([0xFF, 0xFE], to: folder.path + "/b.swift")
    let outcome = try run(folder.path + "/a.swift", folder.path + "/b.swift", "--into", folder.path + "/Out")
    #expect(
      outcome.output == """
        \(folder.path)/b.swift: this file is not UTF-8; it was left out
        \(folder.path)/a.swift:2:3: @NSManaged needs Core Data, which is absent here
        1 file written, 1 thing left to do:
            1  attributes

        """)
    #expect(outcome.status == 1)
  }

  @Test("A dry run says what would change and what would be left, by kind, and writes nothing")
  func dryRun() throws {
    try folder.write("@objc class A {\n  @NSManaged var a: Int\n  @objc func b() {}\n}", to: "In/a.swift")
    try folder.write("import UIKit\nlet c = #selector(d), e = #selector(f)\n", to: "In/b.swift")
    try folder.write("class G {}", to: "In/c.swift")
    let outcome = try run(folder.path + "/In", "--dry-run")
    #expect(outcome.output.contains("In/a.swift: 2 lines\n"))
    #expect(!outcome.output.contains("c.swift: "))
    #expect(
      outcome.output.contains(
        "1 of 3 files would change, 3 things left to do:\n    2  selectors\n    1  attributes\n"))
    #expect(outcome.status == 1)
    #expect(
      try run(folder.path + "/In/c.swift", "--dry-run").output
        == "0 of 1 files would change, 0 things left to do.\n")
    #expect(try run(folder.path + "/In", "--dry-run", "--json").status == 2)
  }

  @Test("Asset catalogs get one file of symbols for their target, which a dry run names")
  func assets() throws {
    try folder.write("{}", to: "In/Sources/A/R.xcassets/card.imageset/Contents.json")
    try folder.write("import UIKit\nlet a = UIImage.card", to: "In/Sources/A/a.swift")
    let name = "In/Sources/A/GeneratedAssetSymbols.swift"
    #expect(
      try run(folder.path + "/In", "--dry-run").output
        == "\(name): 1 asset would get symbols\n0 of 1 files would change, 0 things left to do.\n")
    let outcome = try run(folder.path + "/In", "--into", folder.path + "/Out")
    #expect(outcome.output == "\(name): 1 asset\n1 file written, 0 things left to do.\n")
    #expect(outcome.status == 0)
    #expect(try folder.read("Out/\(name)").contains("static var card: UIImage { UIImage(resource: .card) }"))
    let catalog = folder.path + "/In/Sources/A/R.xcassets"
    #expect(
      try run(
        folder.path + "/In/Sources/A/a.swift", catalog, "--into", folder.path + "/Build", "--in-build",
        ".ported.swift"
      ).output.isEmpty)
    #expect(try folder.read("Build/GeneratedAssetSymbols.ported.swift").contains("card"))
  }

  @Test("For a build each file names its original, what is left to do is a warning, and the status is 0")
  func inBuild() throws {
    try folder.write("@objc class A {\n  @NSManaged var a: Int\n}", to: "In/a.swift")
    let outcome = try run(folder.path + "/In", "--into", folder.path + "/Out", "--in-build", ".ported.swift")
    let original = folder.path + "/In/a.swift"
    #expect(outcome.output == "\(original):2:3: warning: @NSManaged needs Core Data, which is absent here\n")
    #expect(outcome.status == 0)
    #expect(
      try folder.read("Out/In/a.ported.swift")
        == "#sourceLocation(file: \"\(original)\", line: 1)\nclass A {\n  @NSManaged var a: Int\n}")
    try InputFiles.write([0xFF, 0xFE], to: folder.path + "/In/b.swift")
    #expect(
      try run(folder.path + "/In", "--into", folder.path + "/Out", "--in-build", ".ported.swift").status == 1)
  }

  @Test("What the files beside it declare is known, and not written")
  func beside() throws {
    try folder.write("@objc protocol P { @objc optional func a() -> Int }", to: "Beside/p.swift")
    try folder.write("class B: P { func a() -> Int { 1 } }", to: "In/b.swift")
    let (into, beside) = (folder.path + "/Out", folder.path + "/Beside")
    #expect(try run(folder.path + "/In", "--into", into, "--beside", beside).status == 0)
    #expect(try folder.read("Out/In/b.swift") == "class B: P { func a() -> Int? { 1 } }")
    #expect(!FileManager.default.fileExists(atPath: into + "/Beside"))
    #expect(try run(folder.path + "/In", "--into", into, "--beside", folder.path + "/absent").status == 2)
  }

  @Test("A wrong use is status 2 and writes nothing")
  func wrongUse() throws {
    try folder.write("@objc class A {}", to: "a.swift")
    let out = folder.path + "/Out"
    #expect(try run(folder.path + "/absent", "--into", out).status == 2)
    #expect(try run(folder.path + "/a.swift").status == 2)
    #expect(try run("--into", out).status == 2)
    #expect(try run(folder.path + "/a.swift", "--into", folder.path).status == 2)
    #expect(try run(folder.path + "/a.swift", "--into", out, "--check", "--mode", "4").status == 2)
    let absent = try run(folder.path + "/a.swift", "--into", out, "--check", "--fingerpost", folder.path)
    #expect(absent.status == 2)
    #expect(absent.output.contains(folder.path + ": neither a package of Fingerpost nor a build folder"))
    #expect(!FileManager.default.fileExists(atPath: out))
  }

  @Test("The help teaches, and its status is 0")
  func help() throws {
    let outcome = try run("--help")
    #expect(outcome.status == 0)
    for word in ["--into", "--check", "--json", "#selector", "Exit status"] {
      #expect(outcome.output.contains(word))
    }
  }
}
