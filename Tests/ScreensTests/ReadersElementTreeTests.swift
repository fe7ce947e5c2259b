import Expectations
import FingerpostScreens
import FingerpostText
import Foundation
import Testing

/// XCUITest's `debugDescription`.
@Suite("Readers: element trees")
nonisolated struct ReadersElementTreeTests {
  private static let tree = """
    Attributes: Application, 0x14, pid: 8736, label: 'Shop'
    Element subtree:
     →Application, 0x14, pid: 8736, label: 'Shop'
        Window (Main), 0x15, {{0.0, 0.0}, {414.0, 896.0}}
          Other, 0x16, {{0.0, 44.0}, {414.0, 852.0}}
            StaticText, 0x17, {{68.0, 224.5}, {285.5, 26.5}}, identifier: 'hello', label: 'It's, 'Disabled' {{1, 1}, {2, 2}}'
            Button, 0x18, {{25.0, 542.0}, {369.0, 41.0}}, identifier: 'go', label: 'Go', Disabled
              Image, 0x19, {{30.0, 550.0}, {20.0, 20.0}}
          Other, 0x1a, {{inf, inf}, {0.0, 0.0}}
            Cell, 0x1b, {{10.0, 20.0}, {30.0, 40.0}}, Selected
    Path to element:
     →Application, 0x14, pid: 8736, label: 'Shop'
    Query chain:
     →Find: Target Application 'com.example.shop'
      Output: {
        Button, 0x99, {{0.0, 0.0}, {1.0, 1.0}}
      }

    """

  private func expectTree(_ screen: Screen) {
    expect(screen.kind, is: .elementTree)
    expect(screen.outline, is: "Window(Other(StaticText Button(Image)) Other(Cell))")
    expect(screen.views.map(\.address), is: ["0x15", "0x16", "0x17", "0x18", "0x19", "0x1a", "0x1b"])
    #expect(screen.warnings.isEmpty)
  }

  @Test("the subtree is read and the rest is not")
  func tree() throws {
    let screen = try read(Self.tree)
    expectTree(screen)
    expect(screen.views.map(\.isWindow), is: [true, false, false, false, false, false, false])
    expect(screen.views[2].label, is: "It's, 'Disabled' {{1, 1}, {2, 2}}")
    expect(screen.views[3].label, is: "Go")
    expect(screen.views.map(\.isEnabled), is: [nil, nil, nil, false, nil, nil, nil])
    expect(screen.views[3].line, is: 7)
    #expect(!screen.limits.isEmpty)
  }

  @Test("frames on the screen become frames in the superview")
  func frames() throws {
    let views = try read(Self.tree).views
    expect(views[2].printedFrame, is: CGRect(x: 68, y: 224.5, width: 285.5, height: 26.5))
    expect(views[2].frame, is: CGRect(x: 68, y: 180.5, width: 285.5, height: 26.5))
    expect(views[4].frame, is: CGRect(x: 5, y: 8, width: 20, height: 20))
    #expect(views[5].doubts == ["its frame is not a finite number"] && views[5].bounds == .zero)
    expect(views[6].frame, is: CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test("HIT-17: texts and images take no touches, by assumption")
  func quiet() throws {
    let views = try read(Self.tree).views
    expect(views.map(\.isUserInteractionEnabled), is: [true, true, false, true, false, true, true])
    expect(
      views[2].doubts, is: ["that it takes no touches is assumed from its class's default\(rules: "HIT-17")"])
  }

  @Test("the one line that po prints, a part without its head, quoted mail, CRLF")
  func pastes() throws {
    let escaped = Self.tree.replacing("'", with: "\\'").replacing("\n", with: "\\n")
    expectTree(try read("\"" + escaped + "\""))
    expectTree(try read("(lldb) po app\n(XCUIApplication *) $0 = \"" + escaped + "\"\n"))
    let subtree = Self.tree.split(separator: "\n").dropFirst(3).prefix(7).joined(separator: "\n")
    expectTree(try read(subtree))
    expectTree(try read(Self.tree.split(separator: "\n").map { "> " + $0 }.joined(separator: "\n")))
    expectTree(try read(Self.tree.replacing("\n", with: "\r\n")))
  }

  @Test("an application that states a frame counts, and so do labels over several lines")
  func application() throws {
    let screen = try read(
      """
      Element subtree:
       →Application, 0x1, pid: 1, {{0.0, 0.0}, {390.0, 844.0}}, label: 'A'
          Window, 0x2, {{0.0, 0.0}, {390.0, 844.0}}
            StaticText, 0x3, {{1.0, 2.0}, {3.0, 4.0}}, label: 'one
      two
      three', Disabled
            Button, 0x4, {{1.0, 2.0}, {3.0, 4.0}}
      """)
    expect(screen.outline, is: "Application(Window(StaticText Button))")
    #expect(screen.warnings.isEmpty)
  }

  @Test("a window of the status bar or the keyboard is said to let touches through")
  func systemWindows() throws {
    let screen = try read(
      """
      Window, 0x1, {{0.0, 0.0}, {390.0, 844.0}}
        Other, 0x2, {{0.0, 0.0}, {390.0, 844.0}}
      Window, 0x3, {{0.0, 0.0}, {390.0, 844.0}}
        StatusBar, 0x4, {{0.0, 0.0}, {390.0, 20.0}}
      """)
    expect(screen.outline, is: "Window(Other) Window(StatusBar)")
    expect(screen.views.map(\.doubts.isEmpty), is: [true, true, false, true])
  }

  @Test("cut anywhere, a tree is read as far as it goes")
  func everyPrefix() throws {
    let bytes = Array(Self.tree.utf8)
    let whole = try read(Self.tree).views
    for end in bytes.indices {
      guard let screen = try? read(bytes: Array(bytes[..<end])) else { continue }
      for (cut, view) in zip(screen.views, whole) where cut.doubts == view.doubts {
        expect(cut.frame, is: view.frame, "at \(end)")
      }
    }
  }
}
