import Expectations
import FingerpostConsole
import FingerpostShell
import FingerpostText
import Foundation
import Testing

@testable import FingerpostCommandLine

/// What is dropped or pasted onto a page, as the lab puts it together and reads it.
@MainActor @Suite("Lab: opened inputs") struct OpenedInputTests {
  private let inputs: OpenedInputs

  init() throws { inputs = try OpenedInputs(besides: ["home", "photo.yaml"]) }

  private static let dump = """
    <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
       | <UIButton: 0x3; frame = (20 100; 200 50); layer = <CALayer: 0x4>>
    """

  private func piece(_ text: String, _ part: Int = 0, of parts: Int = 1, name: String = "a.txt") throws
    -> OpenedInputs.Input?
  {
    let data = Data(text.utf8).base64EncodedString()
    let json = JSONWriter.object { json in
      json.field("name", name)
      json.field("part", part)
      json.field("parts", parts)
      json.field("data", data)
    }
    return try inputs.take(try JSONParser.read(json))
  }

  @Test("pieces are put together in their order, and the last one gives a screen") func pieces() throws {
    let half = Self.dump.count / 2
    #expect(try piece(String(Self.dump.prefix(half)), 0, of: 2) == nil)
    let input = try #require(try piece(String(Self.dump.dropFirst(half)), 1, of: 2))
    expect(input.entry.name, is: "a.txt")
    try expect(String(contentsOfFile: input.entry.path, encoding: .utf8), is: Self.dump)
    let mode = try FileManager.default.attributesOfItem(atPath: input.entry.path)[.posixPermissions] as? Int
    expect(mode, is: 0o600)
  }

  @Test("a piece that is not the next one is refused") func order() throws {
    #expect(throws: (any Error).self) { try piece(Self.dump, 1, of: 2) }
    #expect(try piece(Self.dump, 0, of: 3) == nil)
    #expect(throws: (any Error).self) { try piece(Self.dump, 2, of: 3) }
    #expect(throws: (any Error).self) { try piece("", -1, of: 3) }
  }

  @Test("what cannot be read is refused in the words of the command") func refusal() throws {
    let words = "this is no screen\n"
    var refusal = ""
    do { _ = try piece(words, name: "notes.txt") } catch { refusal = "\(error)" }
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt").path
    try Data(words.utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    var own = ""
    do { _ = try ScreenFile.read(path) } catch { own = "\(error)" }
    #expect(!own.isEmpty && refusal == own.replacing(path, with: "notes.txt"))
  }

  @Test("more than 16 MB, and more than 16 inputs, are refused") func limits() throws {
    let long = String(repeating: "a", count: 6_000_000)
    #expect(try piece(long, 0, of: 3) == nil)
    #expect(try piece(long, 1, of: 3) == nil)
    #expect {
      try piece(long, 2, of: 3)
    } throws: { "\($0)".contains("longer than 16 MB") }
    for number in 1...16 {
      try expect(piece(Self.dump)?.entry.name, is: (number == 1 ? "a.txt" : "a.txt-\(number)"))
    }
    #expect {
      try piece(Self.dump)
    } throws: { "\($0)".contains("16 files") }
  }

  @Test(
    "a name is one part of a path, and no two are the same",
    arguments: [
      ("../../etc/passwd", "passwd"), ("C:\\dumps\\x.txt", "x.txt"), ("", "pasted.txt"),
      ("home", "pasted.txt"),
      (".hidden", "hidden"), ("a b\n\u{202e}.txt", "a-b--.txt"), ("photo.yaml", "photo.yaml-2"),
    ])
  func names(given: String, name: String) throws {
    try expect(piece(Self.dump, name: given)?.entry.name, is: name)
  }

  @Test("what the input does not say comes with it") func doubts() throws {
    let broken = Self.dump.replacing("\n", with: "\n   | hello there\n")
    let input = try #require(try piece(broken))
    #expect(input.doubts.contains { $0.contains("Line 2: ") })
  }
}
