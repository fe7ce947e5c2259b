import Expectations
import FingerpostConsole
import Foundation
import OwnProcess
import Testing

@testable import FingerpostCommandLine

/// What `fingerpost audit` prints and writes, and with which status it ends.
@Suite(.ownProcess) struct AuditSessionTests {
  /// A screen with a button under a veil, a small button, and one without a fault.
  private static let dump = """
    <UIWindow: 0x10; frame = (0 0; 400 800); layer = <UIWindowLayer: 0x1>>
       | <Shop.Screen: 0x11; baseClass = UIView; frame = (0 0; 400 800); backgroundColor = UIExtendedGrayColorSpace 1 1; layer = <CALayer: 0x2>>
       |    | <UIButton: 0x20; frame = (20 60; 100 50); layer = <CALayer: 0x3>>
       |    |    | <UIButtonLabel: 0x21; frame = (10 10; 80 30); text = 'Buy'; userInteractionEnabled = NO; layer = <CALayer: 0x3>>
       |    | <Shop.Veil: 0x30; baseClass = UIView; frame = (0 50; 400 100); layer = <CALayer: 0x4>>
       |    | <UIButton: 0x40; frame = (20 200; 100 30); layer = <CALayer: 0x5>>
       |    | <UIButton: 0x50; frame = (20 300; 100 50); layer = <CALayer: 0x6>>
    """

  /// The same screen on another day: other addresses, more views, other numbers in texts.
  private static let later = """
    <UIWindow: 0x910; frame = (0 0; 400 800); layer = <UIWindowLayer: 0x1>>
       | <UITransitionView: 0x912; frame = (0 0; 400 800); layer = <CALayer: 0x2>>
       |    | <Shop.Screen: 0x911; baseClass = UIView; frame = (0 0; 400 800); backgroundColor = UIExtendedGrayColorSpace 1 1; layer = <CALayer: 0x2>>
       |    |    | <UILabel: 0x919; frame = (20 20; 100 20); text = 'New'; userInteractionEnabled = NO; layer = <CALayer: 0x3>>
       |    |    | <UIButton: 0x920; frame = (24 64; 100 50); layer = <CALayer: 0x3>>
       |    |    |    | <UIButtonLabel: 0x921; frame = (10 10; 80 30); text = 'Buy'; userInteractionEnabled = NO; layer = <CALayer: 0x3>>
       |    |    | <UISwitch: 0x925; frame = (200 160; 51 44); layer = <CALayer: 0x3>>
       |    |    | <Shop.Veil: 0x930; baseClass = UIView; frame = (0 50; 400 100); layer = <CALayer: 0x4>>
    """

  private final class Files {
    var written: [String: String] = [:]
    nonisolated deinit {}
  }

  private func audit(
    _ names: [String] = ["screen.txt"], files: [String: String] = ["screen.txt": dump],
    written: Files = Files(), _ set: (inout AuditCommand) -> Void = { _ in },
    on console: (inout Console) -> Void = { _ in }
  ) throws(CommandFailure) -> (status: Int32, text: String) {
    var run = try CommandFailure.wrapping { try AuditCommand.parsed(names) }
    set(&run)
    let ran = try run.ran(on: written.written.merging(files) { $1 }, console)
    written.written.merge(ran.files) { $1 }
    return (ran.status, ran.text)
  }

  @Test("Ctrl-C ends an audit with what was found, and no baseline is written")
  func interrupted() throws {
    let written = Files()
    var (asked, complaints): ([[Int?]], [String]) = ([], [])
    let (status, text) = try audit(written: written) {
      $0.writeBaseline = "known.json"
    } on: {
      $0.complain = { complaints.append($0) }
      $0.goesOn = { done, total in
        asked.append([done, total])
        return done < 1
      }
    }
    expect(asked, is: [[0, 3], [1, 3]])
    expect(status, is: 1)
    #expect(text.contains("Interrupted: 2 of 3 targets were not audited."))
    #expect(text.contains("Buy"))
    #expect(written.written.isEmpty)
    expect(
      complaints,
      is: [
        "Interrupted: 2 of 3 targets were not audited.",
        "The baseline was not written: the audit is incomplete.",
      ])
  }

  @Test("The screens in a folder and its subfolders are audited, and what is no screen is named and skipped")
  func folder() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("audit-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let inner = folder.appendingPathComponent("login")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    try Data(Self.dump.utf8).write(to: folder.appendingPathComponent("b.txt"))
    try Data(Self.dump.utf8).write(to: inner.appendingPathComponent("a.txt"))
    try Data("Hello".utf8).write(to: inner.appendingPathComponent("notes.txt"))
    try Data("Hello".utf8).write(to: folder.appendingPathComponent("README.md"))
    let ran = try AuditCommand.parsed([folder.path]).ended()
    expect(ran.status, is: 1)
    expect(ran.lines.first, is: "2 errors, 2 warnings in 2 screens.")
    expect(ran.errors, is: ["Skipped, because it is no screen: \(inner.path)/notes.txt"])
    try FileManager.default.removeItem(at: inner.appendingPathComponent("a.txt"))
    let failed = try AuditCommand.parsed([inner.path]).ended()
    #expect(
      failed.status == 2 && failed.errors.first?.contains("none of the files there is a screen") == true)
  }

  @Test("Ctrl-C ends an audit of several screens, and says how many are left")
  func interruptedScreens() throws {
    var (asked, complaints): ([[Int?]], [String]) = ([], [])
    let files = ["a.txt": Self.dump, "b.txt": Self.dump, "c.txt": Self.dump]
    let (_, text) = try audit(["a.txt", "b.txt", "c.txt"], files: files) { _ in
    } on: {
      $0.complain = { complaints.append($0) }
      $0.goesOn = { done, total in
        asked.append([done, total])
        return done < 1
      }
    }
    expect(asked, is: [[0, 3], [0, 3], [0, 3], [1, 3]])
    expect(complaints, is: ["Interrupted: 2 of 3 screens were not fully audited."])
    #expect(text.contains("a.txt: UIButton") && !text.contains("b.txt: UIButton"))
  }

  private func message(_ names: [String], _ files: [String: String], _ set: (inout AuditCommand) -> Void)
    -> String?
  {
    do {
      _ = try audit(names, files: files, set)
      return nil
    } catch {
      return error.description
    }
  }

  @Test("The worst finding comes first, each on a line, and status 1")
  func short() throws {
    let (status, text) = try audit()
    expect(status, is: 1)
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("screen.txt: 1 error, 1 warning. 3 targets on 400 × 800 pt; a tap acts on "))
    #expect(lines.contains("error    UIButton “Buy” never acts: Veil lies over it (69.5, 84.5)"))
    #expect(lines.contains("warning  UIButton is small for a finger: 100 × 30 pt (69.5, 214.5)"))
    #expect(
      lines.firstIndex { $0.hasPrefix("error") } ?? 9 < lines.firstIndex { $0.hasPrefix("warning") } ?? 0)
  }

  @Test("--full gives reason, tried fixes, rules and name of each finding")
  func full() throws {
    let (_, text) = try audit { $0.full = true }
    let joined = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(joined.contains("1. error: UIButton “Buy” never acts: Veil lies over it."))
    #expect(joined.contains("A tap at (69.5, 84.5) never reaches UIButton"))
    #expect(joined.contains("Fix, one of these, each tried: veil.isUserInteractionEnabled = false"))
    #expect(joined.contains("HIT-7, HIT-12 · covered-"))
    #expect(joined.contains("→ 100 × 44 pt of UIButton can be reached"))
  }

  @Test("--min-target changes what is small")
  func minSize() throws {
    let (_, text) = try audit { $0.minTarget = 30 }
    #expect(!text.contains("small"))
    let (_, large) = try audit { $0.minTarget = 60 }
    #expect(large.contains("100 × 50 pt"))
    expect(
      message(["screen.txt"], ["screen.txt": Self.dump]) { $0.minTarget = -1 }?.hasPrefix("--min-target"),
      is: true)
  }

  @Test("--json is one object with the findings")
  func json() throws {
    let (status, text) = try audit { $0.json = true }
    expect(status, is: 1)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    expect(object["format"] as? String, is: "fingerpost-audit/1")
    expect(object["fails"] as? Bool, is: true)
    let screen = try #require((object["screens"] as? [[String: Any]])?.first)
    let finding = try #require((screen["findings"] as? [[String: Any]])?.first)
    expect(finding["kind"] as? String, is: "covered")
    expect(finding["severity"] as? String, is: "error")
    expect((finding["cause"] as? [String: Any])?["class"] as? String, is: "Shop.Veil")
    expect((finding["targets"] as? [[String: Any]])?.first?["address"] as? String, is: "0x20")
    expect((finding["fixes"] as? [[String: Any]])?.isEmpty, is: false)
    expect(finding["rules"] as? [String], is: ["HIT-7", "HIT-12"])
  }

  @Test("A finding keeps its name while other things on the screen change")
  func names() throws {
    let files = Files()
    let (status, _) = try audit(written: files) { $0.writeBaseline = "known.json" }
    expect(status, is: 0)
    let (again, text) = try audit(written: files) { $0.baseline = "known.json" }
    expect(again, is: 0)
    #expect(text.hasPrefix("screen.txt: nothing new, 2 in the baseline. "))
    let (later, rest) = try audit(files: ["screen.txt": Self.later], written: files) {
      $0.baseline = "known.json"
    }
    expect(later, is: 0, "\(rest)")
    #expect(rest.contains("1 in the baseline"))
  }

  @Test("A finding keeps its name when a number in a title changes or its row moves, and no longer")
  func numbers() throws {
    func dump(_ title: String, row: Int) -> String {
      """
      <UIWindow: 0x10; frame = (0 0; 400 800); layer = <UIWindowLayer: 0x1>>
         | <UIButton: 0x40; frame = (20 700; 100 30); layer = <CALayer: 0x5>>
         |    | <UIButtonLabel: 0x41; frame = (10 5; 80 20); text = '\(title)'; userInteractionEnabled = NO; layer = <CALayer: 0x3>>
         | <UITableView: 0x20; frame = (0 0; 400 600); layer = <CALayer: 0x3>>
         |    | <UITableViewCell: 0x21; frame = (0 0; 400 60); layer = <CALayer: 0x3>>
         |    | <UITableViewCell: 0x22; frame = (0 \(row); 400 60); layer = <CALayer: 0x3>>
         |    |    | <UITableViewCellContentView: 0x23; frame = (0 0; 400 60); layer = <CALayer: 0x3>>
         |    |    |    | <Shop.Star: 0x24; baseClass = UIButton; frame = (350 15; 30 30); layer = <CALayer: 0x3>>
      """
    }
    let files = Files()
    _ = try audit(files: ["screen.txt": dump("Cart (3)", row: 60)], written: files) {
      $0.writeBaseline = "known"
    }
    func new(_ text: String) throws -> Bool {
      try audit(files: ["screen.txt": text], written: files) { $0.baseline = "known" }.status == 1
    }
    #expect(try !new(dump("Cart (7)", row: 60)))
    let moved = dump("Cart (3)", row: 60).replacing("0x21; frame = (0 0;", with: "0x21; frame = (0 240;")
    #expect(try !new(moved))
    let first = dump("Cart (3)", row: 60).split(separator: "\n").filter { !$0.contains("0x21") }
    #expect(try !new(first.joined(separator: "\n")))
    #expect(try new(dump("Pay", row: 60)))
  }

  @Test("--baseline fails on what is new, and on another screen")
  func baseline() throws {
    let files = Files()
    _ = try audit(files: ["screen.txt": Self.later], written: files) { $0.writeBaseline = "known.json" }
    let (status, text) = try audit(written: files) { $0.baseline = "known.json" }
    expect(status, is: 1)
    #expect(text.contains("small") && !text.contains("Veil lies"))
    let (other, _) = try audit(["other.txt"], files: ["other.txt": Self.later], written: files) {
      $0.baseline = "known.json"
    }
    expect(other, is: 1)
    let wrong = message(["screen.txt"], ["screen.txt": Self.dump, "b": "{}"]) { $0.baseline = "b" }
    expect(wrong, is: "--baseline b: it is not a baseline of fingerpost audit (fingerpost-audit-baseline/1).")
  }

  @Test("--junit has a failure for each finding and a test that says what was audited")
  func junit() throws {
    let files = Files()
    _ = try audit(written: files) { $0.junit = "audit.xml" }
    let text = try #require(files.written["audit.xml"])
    #expect(
      text.contains("<testsuite name=\"screen.txt\" tests=\"3\" failures=\"2\" errors=\"0\" skipped=\"0\">"))
    #expect(text.contains("name=\"3 targets audited\"/>"))
    #expect(
      text.contains("<failure type=\"covered\" message=\"UIButton “Buy” never acts: Veil lies over it\">"))
    #expect(text.contains("&#10;"))
  }

  @Test("--junit skips what the baseline has")
  func junitBaseline() throws {
    let files = Files()
    _ = try audit(written: files) { $0.writeBaseline = "known.json" }
    _ = try audit(written: files) {
      $0.baseline = "known.json"
      $0.junit = "audit.xml"
    }
    let text = try #require(files.written["audit.xml"])
    #expect(text.contains("tests=\"3\" failures=\"0\" errors=\"0\" skipped=\"2\">"))
    #expect(text.contains("<skipped message=\"in the baseline\"/>") && !text.contains("<failure"))
  }

  @Test("--picture draws the screen with the findings numbered")
  func picture() throws {
    let files = Files()
    _ = try audit(written: files) { $0.picture = "map.svg" }
    let text = try #require(files.written["map.svg"])
    for part in [
      "class=\"dead\"", "class=\"a a0\"", "badge error", "badge warning", "prefers-color-scheme:dark",
    ] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test("Several screens are one report, with the file before each finding")
  func several() throws {
    let (status, text) = try audit(["a.txt", "b.txt"], files: ["a.txt": Self.dump, "b.txt": Self.later])
    expect(status, is: 1)
    #expect(
      text.contains("error    a.txt: UIButton “Buy”") && text.contains("error    b.txt: UIButton “Buy”"))
    #expect(text.hasPrefix("2 errors, 1 warning in 2 screens.\n"))
    let warning = Self.dump.split(separator: "\n").filter { !$0.contains("Veil") }.joined(separator: "\n")
    let (_, sorted) = try audit(["w.txt", "e.txt"], files: ["w.txt": warning, "e.txt": Self.dump])
    expect(
      sorted.split(separator: "\n").map { $0.prefix(14) },
      is: [
        "1 error, 2 war", "error    e.txt", "warning  w.txt", "warning  e.txt",
      ])
    let failure = message(["a.txt", "gone.txt"], ["a.txt": Self.dump]) { _ in }
    expect(failure, is: "gone.txt could not be read: there is no such file.")
    let pictures = message(["a.txt", "b.txt"], ["a.txt": Self.dump, "b.txt": Self.dump]) {
      $0.picture = "p.svg"
    }
    expect(pictures, is: "--picture shows one screen; name one file.")
  }

  @Test("What docs/audit.md shows is what the command prints")
  func page() throws {
    let root = URL(fileURLWithPath: AuditedExample.folder).deletingLastPathComponent()
    let page = try String(contentsOf: root.appendingPathComponent("docs/audit.md"), encoding: .utf8)
    let block = try #require(page.split(separator: "```\n").first { $0.hasPrefix("$ fingerpost audit ") })
    let lines = block.split(separator: "\n", maxSplits: 1)
    let file = String(lines[0].dropFirst("$ fingerpost audit ".count))
    let dump = try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
    let (status, text) = try audit([file], files: [file: dump])
    expect(status, is: 1)
    expect(text, is: String(lines[1]))
  }

  @Test("Of a half-read input nothing is called a fault")
  func halfRead() throws {
    let lines = Self.dump.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let broken = (lines[...2] + (0..<6).map { _ in "   |    | <UIBu frame = " } + lines[3...]).joined(
      separator: "\n")
    let (status, text) = try audit(files: ["screen.txt": broken])
    expect(status, is: 0)
    #expect(text.contains("Only part of the input could be read") && !text.contains("error"))
  }

  @Test("The examples have the findings that their stories tell", arguments: AuditedExample.all)
  func examples(example: AuditedExample) throws {
    let ran = try AuditCommand.parsed([AuditedExample.folder + example.file, "--json"]).ran()
    let object = try #require(try JSONSerialization.jsonObject(with: ran.bytes) as? [String: Any])
    let screen = try #require((object["screens"] as? [[String: Any]])?.first)
    let findings = try #require(screen["findings"] as? [[String: Any]])
    let kinds = findings.map { finding in
      let cause = (finding["cause"] as? [String: Any])?["class"] as? String
      return "\(finding["kind"] as? String ?? "")\(cause.map { " by \($0)" } ?? "")"
    }
    expect(kinds, is: example.kinds, "\(example.file)")
    expect(ran.status, is: (findings.contains { $0["severity"] as? String != "note" } ? 1 : 0))
  }
}

/// What an audit of an example finds.
nonisolated struct AuditedExample: CustomTestStringConvertible {
  var file: String
  var kinds: [String]

  var testDescription: String { file }

  static let folder =
    String(
      URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().path) + "/Examples/"

  static let all = [
    Self(file: "covered-by-invisible-view.txt", kinds: ["covered by Nocturne.ToastContainer"]),
    Self(file: "covered-by-invisible-view.viewhierarchy", kinds: ["covered by Nocturne.ToastContainer"]),
    Self(file: "outside-its-parent.txt", kinds: ["outsideParent by Basket.BottomBar"]),
    Self(file: "ancestor-not-interactive.txt", kinds: ["switchedOff by Wayfinder.CoverPhoto", "small"]),
    Self(file: "alpha-0.01.txt", kinds: ["tooTransparent", "lateHighlight by Lumen.ModeStrip"]),
    Self(file: "rotated.txt", kinds: ["small", "small"]),
    Self(file: "scrolled.txt", kinds: ["lateHighlight by Larder.RecipeScrollView"]),
    Self(file: "late-highlight.txt", kinds: ["lateHighlight by UIScrollView"]),
    Self(file: "keyboard-tap.txt", kinds: ["taken by Tessera.SignInView", "small"]),
    Self(file: "one-recognizer-two-views.txt", kinds: ["noRecognizer", "small"]),
    Self(file: "photo.yaml", kinds: []),
    Self(file: "feed.yaml", kinds: ["lateHighlight by UIScrollView", "small", "small"]),
  ]
}
