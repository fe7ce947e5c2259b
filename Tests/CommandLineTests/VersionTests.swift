import Expectations
import Testing

@testable import FingerpostCommandLine

/// `fingerpost --version`.
@Suite struct VersionTests {
  @Test("the version comes first, then each format with its version, one line each") func lines() {
    let lines = VersionText.text.split(separator: "\n").map(String.init)
    expect(lines.first?.hasPrefix("fingerpost "), is: true)
    #expect(lines.dropFirst(2).allSatisfy { $0.split(separator: " ").count == 2 })
    for format in [
      "fingerpost-explain/", "fingerpost-audit/", "fingerpost-audit-baseline/", "fingerpost-export/",
      "fingerpost.conflicts.",
    ] {
      expect(lines.count { $0.contains(format) }, is: 1)
    }
  }

  @Test("a build that names no commit is not taken for a release") func development() throws {
    let first = try #require(VersionText.text.split(separator: "\n").first)
    expect(first.contains("-dev,"), is: first.hasSuffix("built from a checkout"))
  }
}
