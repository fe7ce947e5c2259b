import Expectations
import FingerpostReading
import FingerpostScreens
import Foundation
import Testing

/// Folders that `xcresulttool export attachments` writes.
@Suite("Readers: attachments of UI tests")
nonisolated struct ResultFolderTests {
  private static func tree(_ label: String) -> String {
    """
    Element subtree:
     →Application, 0x14, pid: 8736, label: 'Shop'
        Window (Main), 0x15, {{0.0, 0.0}, {414.0, 896.0}}
          Button, 0x18, {{25.0, 542.0}, {369.0, 41.0}}, label: '\(label)'
    """
  }

  private static let manifest = """
    [{"testIdentifier": "CartTests/testPay()", "attachments": [
      {"exportedFileName": "1.txt", "suggestedHumanReadableName": "App UI hierarchy_0.txt", "timestamp": 100.5,
       "isAssociatedWithFailure": false},
      {"exportedFileName": "2.txt", "suggestedHumanReadableName": "Debug description_0.txt", "timestamp": 200,
       "isAssociatedWithFailure": false},
      {"exportedFileName": "3.png", "suggestedHumanReadableName": "Screenshot_0.png", "timestamp": 300,
       "isAssociatedWithFailure": false},
      {"exportedFileName": "../4.txt", "suggestedHumanReadableName": "x", "timestamp": 400}]}]
    """

  private func folder(_ files: [String: String]) throws -> String {
    let path = FileManager.default.temporaryDirectory.path + "/fingerpost-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name))
    }
    return path
  }

  private func refusal(_ path: String) -> String? {
    do {
      _ = try ScreenReader.read(folder: path, name: "folder")
      return nil
    } catch {
      return error.description
    }
  }

  @Test("the newest tree is read, that of a failure before any other, and the step is taken from the log")
  func newest() throws {
    var files = [
      "manifest.json": Self.manifest, "1.txt": Self.tree("Old"), "2.txt": Self.tree("Pay"),
      "3.png": "\u{89}PNG\0\0",
      "xcodebuild.log": """
      Test Case '-[CartTests testPay]' started.
          t =     0.00s Start Test at 2026-11-25 10:00:00.000
          t =     1.20s Tap "Cart" Button
          t =     1.80s Tap "Pay" Button
          t =     1.81s     Wait for shop to idle
      /CartTests.swift:12: error: -[CartTests testPay] : XCTAssertTrue failed
          t =     2.00s Tap "Later" Button
      """,
    ]
    var path = try folder(files)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let screen = try ScreenReader.read(folder: path, name: "folder")
    #expect(screen.kind == .elementTree && screen.views.last?.label == "Pay")
    let step = try #require(screen.failedStep)
    #expect(
      step.title == "Tap \"Pay\" Button" && step.element == "Pay" && step.type == "Button"
        && step.gesture == "tap")
    #expect(screen.warnings.contains { $0.message.hasPrefix("This is the newest of 2 trees, 2.txt;") })
    try FileManager.default.removeItem(atPath: path)
    files["manifest.json"] = Self.manifest.replacing(
      "100.5,\n   \"isAssociatedWithFailure\": false",
      with: "100.5,\n   \"isAssociatedWithFailure\": true")
    path = try folder(files)
    try expect(ScreenReader.read(folder: path, name: "folder").views.last?.label, is: "Old")
  }

  @Test("the step is also taken from a list of activities")
  func activities() throws {
    let path = try folder([
      "manifest.json": Self.manifest, "2.txt": Self.tree("Pay"),
      "activities.json": """
      {"testIdentifier": "x", "testRuns": [{"activities": [
        {"title": "Tap \\"Cart\\" Button", "isAssociatedWithFailure": false, "childActivities": []},
        {"title": "Press \\"Pay\\" Button for 1.0s", "isAssociatedWithFailure": false, "childActivities": [
          {"title": "Wait", "isAssociatedWithFailure": false}]},
        {"title": "Assertion Failure", "isAssociatedWithFailure": true},
        {"title": "Tap \\"Later\\" Button", "isAssociatedWithFailure": false}]}]}
      """,
    ])
    defer { try? FileManager.default.removeItem(atPath: path) }
    let step = try #require(try ScreenReader.read(folder: path, name: "folder").failedStep)
    #expect(step.element == "Pay" && step.gesture == "hold")
  }

  @Test("a result bundle, a manifest without attachments and one without a tree are refused with what to do")
  func refusals() throws {
    let bundle = try folder(["Info.plist": "<plist/>", "database.sqlite3": ""])
    let empty = try folder(["manifest.json": "[]"])
    let pictures = try folder(["manifest.json": Self.manifest, "3.png": "\u{89}PNG\0\0"])
    defer { for path in [bundle, empty, pictures] { try? FileManager.default.removeItem(atPath: path) } }
    expect(
      refusal(bundle),
      is: "folder: This is a result bundle, whose format is Xcode's own; export its attachments with "
        + "`xcrun xcresulttool export attachments --path RESULT.xcresult --output-path FOLDER` and name that folder."
    )
    expect(refusal(empty)?.contains("manifest.json lists no attachments"), is: true)
    expect(refusal(pictures)?.contains("is an element tree; attach one in the test with"), is: true)
  }
}
