import Expectations
import Foundation
import Testing

@testable import FingerpostHID

/// Holds docs/recording-format.md to the code: its example is read, and its words are those that are read.
@Suite("The page of the recording format")
struct RecordingFormatPageTests {
  private func page() throws -> String {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("docs/recording-format.md")
    return try String(contentsOf: url, encoding: .utf8)
  }

  @Test("the example reads, and writes as it is") func example() throws {
    let parts = try page().components(separatedBy: "```")
    let example = try #require(parts.first { $0.hasPrefix("json\n") }).dropFirst(5)
    let options = Recording.Options(mapping: TouchMapping(screen: .standard))
    let recording = try Recording(reading: Array(example.utf8), options: options)
    expect(recording.frames.count, is: 3)
    #expect(RecordingWriter.text(recording) == example)
  }

  @Test("every key and every word is on the page") func words() throws {
    let page = try page()
    let keys =
      LineWords.header + LineWords.screen + LineWords.device + LineWords.frame + LineWords.contact
      + LineWords.press + LineWords.hover + LineWords.scroll
    for key in keys { #expect(page.contains("`\(key)`"), "\(key)") }
    var words = LineWords.phases.map(\.word) + LineWords.kinds.map(\.word) + LineWords.hoverPhases.map(\.word)
    words += LineWords.scrollPhases.map(\.word)
    words += LineWords.pressPhases.map(\.word) + LineWords.pressKinds.map(\.word)
    words += LineWords.shakes.map(\.word) + LineWords.commands.map(\.word)
    for word in words { #expect(page.contains("`\"\(word)\"`"), "\(word)") }
  }
}
