import Testing

@testable import Porting

@Suite("What is SwiftUI's")
struct SwiftUITests {
  /// Expects what a file becomes, that its lines stay and that a second run changes nothing.
  private func expectLeftOut(
    _ before: String, to after: String, problems: [String] = [], _ location: SourceLocation = #_sourceLocation
  ) {
    let ported = port(before)
    #expect(ported.text == after, sourceLocation: location)
    #expect(ported.messages == problems, sourceLocation: location)
    #expect(port(bytes: ported.bytes).text == after, sourceLocation: location)
  }

  @Test("Previews become comments, and the import is UIKit's")
  func previews() {
    expectLeftOut(
      "import SwiftUI\nclass A: UIView {}\n@available(iOS 13, *)\nstruct P: PreviewProvider {\n  static var previews: some View { V() } // a\n}\n#if DEBUG\nstruct V: UIViewRepresentable {}\n#endif\n",
      to:
        "import UIKit\nclass A: UIView {}\n/* @available(iOS 13, *)\nstruct P: PreviewProvider {\n  static var previews: some View { V() } // a\n} */\n#if DEBUG\n/* struct V: UIViewRepresentable {} */\n#endif\n"
    )
    expectLeftOut(
      "import UIKit\n#Preview(\"A\") { A() }\nlet a = 1\n",
      to: "import UIKit\n/* #Preview(\"A\") { A() } */\nlet a = 1\n")
  }

  @Test("A declaration that uses SwiftUI is left out and named, and so are the extensions of its type")
  func others() {
    expectLeftOut(
      "import SwiftUI\nstruct R: View { var body: some View { Text(\"a\") } }\nextension R { func b() {} }\nstruct C { let d = UIColor.State.on, e = Color.red }\nstruct F { let d = g.State }\n",
      to:
        "import UIKit\n/* struct R: View { var body: some View { Text(\"a\") } } */\n/* extension R { func b() {} } */\n/* struct C { let d = UIColor.State.on, e = Color.red } */\nstruct F { let d = g.State }\n",
      problems: [
        "2:1: this uses SwiftUI, which is absent here, and is left out",
        "3:1: this uses SwiftUI, which is absent here, and is left out",
        "4:1: this uses SwiftUI, which is absent here, and is left out",
      ])
    let two = Porting.port([
      SourceText(path: "A.swift", bytes: Array("import SwiftUI\nstruct R: View {}\n".utf8)),
      SourceText(path: "B.swift", bytes: Array("import UIKit\nextension R: P {}\nlet a = R()\n".utf8)),
    ])
    #expect(two[1].text == "import UIKit\n/* extension R: P {} */\nlet a = R()\n")
  }

  @Test("Without the import such names are the code's own, and so are those that its files declare")
  func ownNames() {
    for text in [
      "import UIKit\nstruct A: View { let b: Color }\n",
      "import UIKit\nfunc a() { Preview() }\n",
    ] { expectPorting(text, to: text) }
    expectLeftOut(
      "import SwiftUI\nenum State { case a }\nlet b = State.a\n",
      to: "import UIKit\nenum State { case a }\nlet b = State.a\n")
    // What is there only where SwiftUI is stays, too: Linux never compiles it.
    let text = "#if canImport(SwiftUI)\nimport SwiftUI\nstruct A: View {}\n#endif\n"
    expectPorting(text, to: text)
    // A text that would end the comment keeps its declaration as it is.
    expectLeftOut(
      "import SwiftUI\nstruct A: View { let b = \"*/\" }\n",
      to: "import UIKit\nstruct A: View { let b = \"*/\" }\n")
  }
}
