import Expectations
import Testing

@testable import FingerpostPicture

/// Texts of views in SVG and in JUnit's XML.
@Suite struct XMLTextTests {
  @Test("What has a meaning in XML is escaped, line breaks too, and what XML forbids is a blank")
  func escapes() {
    expect(XMLText.escaped("a < b && \"c\" > d"), is: "a &lt; b &amp;&amp; &quot;c&quot; &gt; d")
    expect(XMLText.escaped("one\ntwo"), is: "one&#10;two")
    expect(XMLText.escaped("a\u{0}b\u{7}c\td\re\u{1B}f\u{FFFE}g\u{FFFF}"), is: "a b c d e f g ")
    expect(XMLText.escaped("Käse 🧀 登录"), is: "Käse 🧀 登录")
  }
}
