#if !canImport(CoreGraphics)
  import Expectations
  import Foundation
  import Testing
  import UIKit

  @Suite struct ClippingTests {
    @Test("LAY-7: what clips is kept with what is drawn after it, until the state is taken back")
    func clips() throws {
      UIGraphicsBeginImageContext(CGSize(width: 100, height: 100))
      defer { UIGraphicsEndImageContext() }
      let context = try #require(UIGraphicsGetCurrentContext())
      let whole = CGRect(x: 0, y: 0, width: 100, height: 100)
      context.saveGState()
      context.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
      context.clip()
      context.fill(whole)
      context.clip(to: CGRect(x: 5, y: 6, width: 7, height: 8))
      NSAttributedString(string: "x").draw(with: whole, options: .usesLineFragmentOrigin, context: nil)
      context.restoreGState()
      context.fill(whole)
      let clips = context.shapes.map { $0.clip?.boundingBox }
      expect(
        clips,
        is: [CGRect(x: 10, y: 10, width: 20, height: 20), CGRect(x: 5, y: 6, width: 7, height: 8), nil])
      expect(context.shapes.map(\.kind), is: [.fill, .text("x"), .fill])
      // The path that clips is not drawn.
      expect(context.path, is: nil)
    }
  }
#endif
