import Expectations
import Fingerpost
import FingerpostPicture
import Foundation
import Testing

/// Pictures for a terminal.
@Suite struct TerminalPictureTests {
  @Test("The views that matter are drawn and named beside the screen")
  func covered() {
    expect(
      TerminalPicture(Screens.covered).text,
      is: """
        .------------------.
        |                  |  E PlayButton
        |HHHHHHHHHHHHHHHHHH|    (150 600; 90 50)
        |H   /   /   /   /H|  H ToastContainer
        |H /   /   /   /  H|    (0 60; 390 700)
        |H   /   /   /   /H|  + (196, 620)
        |H /   /   /   /  H|
        |H   /   /   /   /H|
        |H /   /   /   /  H|
        |H   /   /   /   /H|
        |H /   /   /   /  H|
        |H   /   /   /   /H|
        |H /   /   /   /  H|
        |H   /   /   /   /H|
        |H /   /   /   /  H|
        |H   /  EE+E /   /H|
        |H /   /   /   /  H|
        |H   /   /   /   /H|
        |HHHHHHHHHHHHHHHHHH|
        |                  |
        |                  |
        '------------------'
        E expected   H gets the touch   / in front of E   + tap

        """)
  }

  @Test(
    "A picture fits a terminal, whatever the screen",
    arguments: [(390, 844), (844, 390), (1366, 1024), (100, 100), (10, 5000), (5000, 10), (1, 1)])
  func fits(width: Int, height: Int) {
    let root = Screens.view(0, 0, 0, Double(width), Double(height))
    root.addSubview(Screens.view(1, Double(width) / 4, Double(height) / 4, Double(width) / 2, 3))
    root.addSubview(Screens.view(2, Double(width) / 4, Double(height) / 4, Double(width) / 2, 3))
    let picture = Screens.picture(
      of: root, size: CGSize(width: width, height: height),
      fingers: [Picture.Finger(points: [.zero, CGPoint(x: Double(width), y: Double(height))])],
      roles: [0: .hit, 1: .expected, 2: .covering], titles: [1: String(repeating: "Name", count: 100)])
    let lines = TerminalPicture(picture).text.split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast()
    #expect(lines.count <= 24)
    #expect(lines.allSatisfy { $0.count <= 78 })
    #expect(lines.contains { $0.contains("E") } && lines.contains { $0.contains("+") })
  }

  @Test("A drag is a line from + to the head of an arrow")
  func drag() {
    var picture = Screens.covered
    picture.boxes = [picture.boxes[0]]
    picture.fingers = [Picture.Finger(points: [CGPoint(x: 20, y: 430), CGPoint(x: 380, y: 430)])]
    let text = TerminalPicture(picture).text
    #expect(text.contains("|+................>|"))
    #expect(text.contains("+ touch   . path of the finger"))
  }
}
