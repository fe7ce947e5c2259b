import Expectations
import Foundation
import Testing

@testable import FingerpostLab

/// The page as it is in the program, and as one document.
@Suite struct LabPageTests {
  private var sources: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/Lab/Page")
  }

  @Test("the program has every file of the page, as it is, but for those that have types alone") func files()
    throws
  {
    let names = try FileManager.default.contentsOfDirectory(atPath: sources.path)
      .filter { !["messages.js", "tsconfig.json"].contains($0) }
    expect(LabPage.files.map(\.name).sorted(), is: names.sorted())
    for file in LabPage.files {
      try expect(
        String(contentsOf: sources.appendingPathComponent(file.name), encoding: .utf8), is: file.text)
    }
  }

  @Test("a page without a feed is smaller than 280 kB") func size() {
    #expect(LabPage.document(title: "", feed: []).utf8.count < 280_000)
  }

  @Test("each script says what it owns, and is not long") func scripts() {
    for file in LabPage.files where file.name.hasSuffix(".js") {
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines[0].hasPrefix("// Owns "), "\(file.name)")
      #expect(lines.count <= 400, "\(file.name)")
    }
  }

  @Test("every script is part of the page, behind those that it imports from") func order() throws {
    let names = LabPage.files.map(\.name).filter { $0.hasSuffix(".js") }
    let document = LabPage.document(title: "", feed: [])
    let places = try names.map { name in
      try #require(document.range(of: "\nconst \(name.dropLast(3))Module = (() => {\n"), "\(name)").lowerBound
    }
    for (name, place) in zip(names, places) {
      let end = try #require(document[place...].range(of: "\n})();")).lowerBound
      for (other, start) in zip(names, places)
      where document[place..<end].contains(" = \(other.dropLast(3))Module;\n") {
        #expect(start < place, "\(name) imports from \(other)")
      }
    }
  }

  @Test("a document needs nothing else, and no text of its feed ends an element") func document() throws {
    let document = LabPage.document(
      title: "a < b & c", feed: [#"{"m":"hello","title":"</script><!-- <b>"}"#])
    #expect(document.contains("<title>a &lt; b &amp; c</title>"))
    #expect(document.contains(#"\u003c/script>\u003c!-- \u003cb>"#))
    expect(document.ranges(of: "</script>").count, is: 2)
    #expect(!document.contains(" src="))
    #expect(!document.contains("http://") || document.ranges(of: "http://").count == 1)
    #expect(document.contains("default-src 'none'"))
    #expect(!document.contains("unsafe-inline"))
    for line in document.split(separator: "\n") {
      #expect(!line.hasPrefix("  ") || line.hasPrefix("  title="), "indented: \(line)")
      #expect(!line.hasPrefix("import ") && !line.hasPrefix("export "))
      // A type before an expression stays.
      #expect(!line.hasPrefix("/**") || line.contains("*/ ("), "a comment: \(line)")
    }
  }

  @Test("the policy of a document names the hashes of its script and its styles") func policy() {
    func digest(_ text: String) -> String { Data(SHA256.hash(text.utf8)).base64EncodedString() }
    let (script, style) = (digest(LabPage.script), digest(LabPage.style))
    expect(PageHashes.script, is: script, "write it into PageHashes.swift")
    expect(PageHashes.style, is: style, "write it into PageHashes.swift")
    let document = LabPage.document(title: "", feed: [])
    #expect(document.contains("<script type=\"module\">\(LabPage.script)</script>"))
    #expect(document.contains("<style>\(LabPage.style)</style>"))
    #expect(document.contains("script-src 'sha256-\(script)'; style-src 'sha256-\(style)'"))
  }

  @Test(
    "hashes are those of FIPS 180-4",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        String(repeating: "a", count: 1_000),
        "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"
      ),
    ])
  func hash(text: String, expected: String) {
    let digits = SHA256.hash(text.utf8).map { byte in
      let text = String(byte, radix: 16)
      return text.count == 1 ? "0\(text)" : text
    }
    expect(digits.joined(), is: expected)
  }
}
