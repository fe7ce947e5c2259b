import Expectations
import FingerpostScenarios
import FingerpostTrace
import Foundation
import Testing

/// What docs/articles.md names exists, and the scripts, their titles and the ledger agree with it.
@Suite("docs/articles.md") struct ArticlesPageTests {
  private nonisolated static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private nonisolated static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  private let page: String

  init() throws {
    page = try Self.text(of: "docs/articles.md")
  }

  /// What is between backticks.
  private func words(in text: some StringProtocol) -> [String] {
    String(text).matches(of: /`([^`]+)`/).map { String($0.1) }
  }

  private func rules(in text: some StringProtocol) -> [String] {
    String(text).matches(of: /\b[A-Z]+-[0-9]+[a-z]?\b/).map { String($0.0) }
  }

  /// The rows of the tables below a heading, as their cells; of all tables where it is nil.
  private func rows(below heading: String? = nil) -> [[String]] {
    var isMeant = heading == nil
    var rows: [[String]] = []
    for line in page.split(separator: "\n") {
      if let heading, line.hasPrefix("## ") { isMeant = line == "## \(heading)" }
      guard isMeant, line.hasPrefix("| "), !line.hasPrefix("| in the articles"),
        !line.hasPrefix("| the article")
      else { continue }
      rows.append(line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) })
    }
    return rows
  }

  private func isScript(_ word: String) -> Bool {
    word.wholeMatch(of: /(00[0-4]|menu|bars)-[a-z0-9-]+/) != nil
  }

  @Test("every file and every folder that it names is there") func paths() {
    let folders = ["Sources/", "Tests/", "Examples/", "scripts/", "docs/"]
    let paths = words(in: page).filter { word in folders.contains { word.hasPrefix($0) } }
    #expect(paths.count > 40)
    for path in paths {
      #expect(FileManager.default.fileExists(atPath: Self.root.appendingPathComponent(path).path), "\(path)")
    }
  }

  @Test("every script that it names is there, and every script of an article is named") func scripts() {
    let named = Set(words(in: page).filter(isScript))
    let scripts = Set(GalleryScriptTests.names.map { String($0.dropLast(".yaml".count)) })
    expect(named.subtracting(scripts), is: [])
    expect(scripts.filter { $0.hasPrefix("00") }.filter { !named.contains($0) }.sorted(), is: [])
  }

  @Test("every type that it gives as the place of something is declared") func types() throws {
    let sources = ["Sources", "Examples/Gallery"].flatMap { folder in
      (try? FileManager.default.subpathsOfDirectory(atPath: Self.root.appendingPathComponent(folder).path))?
        .filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" } ?? []
    }
    var declared: Set<String> = []
    for path in sources {
      for match in try Self.text(of: path).matches(of: /\b(?:class|struct|enum|protocol) ([A-Z]\w+)/) {
        declared.insert(String(match.1))
      }
    }
    var named: [String] = []
    for row in rows() where row.count == 4 && row[0].contains("(") {
      named += words(in: row[1]).compactMap {
        $0.wholeMatch(of: /([A-Z]\w+)(?:\.[\w(:)]+)?/).map { String($0.1) }
      }
    }
    #expect(named.count > 40)
    for name in named { #expect(declared.contains(name), "\(name) is declared nowhere") }
  }

  @Test("every rule that it names is in the ledger") func rulesExist() {
    let named = rules(in: page)
    #expect(named.count > 40)
    for rule in named { expect(Ledger.shared.rule(rule)?.id, is: rule, "\(rule)") }
  }

  @Test("a claim that UIKit contradicts has evidence, and a rule that its script plays")
  func contradictions() throws {
    let rows = rows(below: "What UIKit contradicts")
    #expect(rows.count > 10)
    for row in rows {
      try #require(row.count == 4, "\(row)")
      #expect(!row[1].isEmpty && !row[2].isEmpty && !rules(in: row[3]).isEmpty, "\(row)")
      for script in words(in: row[3]).filter(isScript) {
        let path = "Examples/Gallery/Scripts/\(script).yaml"
        let played = try Scenario.load(text: try Self.text(of: path), name: script).rules
        #expect(!Set(played).isDisjoint(with: rules(in: row[3])), "\(script) plays none of the row's rules")
      }
    }
  }

  @Test("a script that says of itself that it corrects its article is among the contradictions")
  func corrections() throws {
    let named = Set(rows(below: "What UIKit contradicts").flatMap { words(in: $0.last ?? "") })
    var corrected = 0
    for name in GalleryScriptTests.names {
      let script = String(name.dropLast(".yaml".count))
      let title = try Scenario.load(
        text: try Self.text(of: "Examples/Gallery/Scripts/\(name)"), name: name
      ).title
      guard title.contains("corrected") else { continue }
      corrected += 1
      #expect(named.contains(script), "\(script)")
    }
    #expect(corrected > 4)
  }
}
