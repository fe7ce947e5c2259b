import Expectations
import Fingerpost
import FingerpostReading
import FingerpostScreens
import FingerpostText
import Foundation
import Testing

@Suite struct ElementWindowsTests {
  private let source = """
    <AppiumAUT>
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" x="0" y="0" width="390" height="844">
        <XCUIElementTypeWindow x="0" y="0" width="390" height="844">
          <XCUIElementTypeOther x="0" y="0" width="390" height="844">
            <XCUIElementTypeButton x="20" y="100" width="100" height="44" name="Order"/>
          </XCUIElementTypeOther>
        </XCUIElementTypeWindow>
        <XCUIElementTypeWindow x="0" y="0" width="390" height="844">
          <XCUIElementTypeOther x="0" y="0" width="390" height="844">
            <XCUIElementTypeOther x="0" y="844" width="390" height="300"/>
          </XCUIElementTypeOther>
        </XCUIElementTypeWindow>
        <XCUIElementTypeWindow x="0" y="0" width="390" height="844">
          <XCUIElementTypeStatusBar x="0" y="0" width="390" height="44"/>
        </XCUIElementTypeWindow>
      </XCUIElementTypeApplication>
    </AppiumAUT>
    """

  @Test(
    "WIN-8: windows over the application's own are taken to let touches through, and the report can say so")
  func systemWindows() throws {
    let screen = try ScreenReader.read(Data(source.utf8), name: "page.xml")
    let names = screen.views.filter { $0.hitOverride == .passThrough }.map(\.className)
    expect(
      names,
      is: [
        "XCUIElementTypeApplication", "XCUIElementTypeWindow", "XCUIElementTypeOther",
        "XCUIElementTypeWindow",
      ])
    #expect(
      screen.views.allSatisfy { $0.hitOverride == nil || $0.doubts.contains { $0.rules == ["WIN-8"] } })
    let built = ScreenBuilder(screen).build()
    func hit(_ x: Double, _ y: Double) -> String? {
      for window in built.world.application.windows.reversed() {
        let point = window.convert(CGPoint(x: x, y: y), from: nil as UIWindow?)
        if let view = window.hitTest(point, with: nil), let index = built.views.firstIndex(of: view) {
          return screen.views[index].className
        }
      }
      return nil
    }
    expect(hit(50, 120), is: "XCUIElementTypeButton")
    expect(hit(300, 400), is: "XCUIElementTypeOther")
    expect(hit(50, 20), is: "XCUIElementTypeStatusBar")
    expect(hit(500, 20), is: nil)
  }
}
