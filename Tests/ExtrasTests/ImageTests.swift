import Expectations
import Foundation
import Testing
import UIKit

/// Notes the context that it draws into.
private final class Drawer: UIView {
  var context: CGContext?

  override func draw(_ rect: CGRect) {
    context = UIGraphicsGetCurrentContext()
    UIColor.blue.set()
    UIBezierPath(rect: rect).fill()
  }
}

@Suite struct ImageTests {
  @Test(
    "an image has the size that the first bytes of its data say",
    arguments: [
      [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 30, 0,
        0, 0, 20,
      ],
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 11, 8, 0, 20, 0, 30, 1, 1, 0x11, 0],
      [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 30, 0, 20, 0],
    ] as [[UInt8]])
  func data(bytes: [UInt8]) {
    expect(UIImage(data: Data(bytes))?.size, is: CGSize(width: 30, height: 20))
    expect(UIImage(data: Data(bytes), scale: 2)?.size, is: CGSize(width: 15, height: 10))
    expect(UIImage(data: Data(bytes.prefix(8))), is: nil)
  }

  @Test("a symbol is as large as its configuration says")
  func symbol() {
    let configuration = UIImage.SymbolConfiguration(pointSize: 34)
    let image = UIImage(systemName: "plus", withConfiguration: configuration)
    expect(image?.size, is: CGSize(width: 44, height: 44))
    expect(image?.withRenderingMode(.alwaysTemplate).symbolConfiguration, isSame: configuration)
  }

  @Test("an image that is drawn has its size, and what is drawn is kept meanwhile")
  func renderer() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20))
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.cgContext.translateBy(x: 5, y: 0)
      context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
      let shape = context.cgContext.shapes.last
      expect(shape?.color, is: UIColor.red.cgColor)
      expect(shape?.path.boundingBox, is: CGRect(x: 6, y: 1, width: 2, height: 2))
      expect(UIGraphicsGetCurrentContext(), isSame: context.cgContext)
    }
    expect(image.size, is: CGSize(width: 10, height: 20))
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("LAY-7: a view draws into a context of its own")
  func drawing() {
    let stage = Stage()
    let view = stage.run { window in
      let view = Drawer(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
      window.addSubview(view)
      return view
    }
    stage.tap(10, 10)
    expect(view.context?.shapes.map(\.path.boundingBox), is: [view.bounds])
    expect(view.context?.shapes.first?.color, is: UIColor.blue.cgColor)
  }
}
