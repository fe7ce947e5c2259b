#if !canImport(CoreGraphics)
  import Expectations
  import Foundation
  import Testing
  import UIKit

  @Suite struct DrawingStyleTests {
    private func draw(_ body: (CGContext) -> Void) -> [CGContext.Shape] {
      UIGraphicsBeginImageContext(CGSize(width: 100, height: 100))
      defer { UIGraphicsEndImageContext() }
      guard let context = UIGraphicsGetCurrentContext() else { return [] }
      body(context)
      return context.shapes
    }

    @Test(
      "VAL-40: how a line looks and what falls behind it is kept with each shape, until the state is taken back"
    )
    func styles() {
      let shapes = draw { context in
        context.saveGState()
        context.setLineCap(.round)
        context.setLineJoin(.bevel)
        context.setLineDash(phase: 1, lengths: [2, 3])
        context.setAlpha(0.5)
        context.setBlendMode(.multiply)
        context.setShadow(offset: CGSize(width: 1, height: 2), blur: 3, color: UIColor.red.cgColor)
        context.stroke(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.restoreGState()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      }
      #expect(shapes.count == 2 && shapes.last?.style == CGContext.Style())
      let style = shapes.first?.style
      #expect(style?.lineCap == .round && style?.lineJoin == .bevel && style?.dashes == [2, 3])
      #expect(style?.dashPhase == 1 && style?.alpha == 0.5 && style?.blendMode == .multiply)
      #expect(style?.shadow?.color == UIColor.red.cgColor && style?.shadow?.blur == 3)
    }

    @Test("VAL-40: a path is drawn as it says, and the context's own line stays as it was")
    func paths() {
      let path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20))
      path.lineCapStyle = .square
      path.lineWidth = 7
      path.setLineDash([4, 2], count: 2, phase: 3)
      var width: CGFloat = 0
      let shapes = draw { context in
        path.stroke()
        width = context.lineWidth
        path.setLineDash(nil, count: 0, phase: 0)
        path.stroke(with: .screen, alpha: 0.25)
        path.addClip()
        context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
      }
      #expect(width == 1 && shapes[0].style.lineCap == .square && shapes[0].style.dashes == [4, 2])
      #expect(shapes[1].style.dashes.isEmpty && shapes[1].style.blendMode == .screen)
      #expect(shapes[1].style.alpha == 0.25 && shapes[2].style.alpha == 1)
      expect(shapes[2].clip?.boundingBox, is: CGRect(x: 10, y: 10, width: 20, height: 20))
    }

    @Test(
      "VAL-40: colors that run are a shape of their own; without colors, or with other things, there is none")
    func gradients() throws {
      let colors = [UIColor.red.cgColor, UIColor.green.cgColor, UIColor.blue.cgColor]
      let even = try #require(CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil))
      #expect(even.locations == [0, 0.5, 1] && even.colors == colors)
      let placed = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [0, 0.2, 1])
      expect(placed?.locations, is: [0, 0.2, 1])
      let parts = CGGradient(
        colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: [1, 0, 0, 1, 0, 0, 1, 0.5],
        locations: nil,
        count: 2)
      expect(parts?.colors.last, is: CGColor(red: 0, green: 0, blue: 1, alpha: 0.5))
      #expect(CGGradient(colorsSpace: nil, colors: [] as [CGColor] as CFArray, locations: nil) == nil)
      #expect(CGGradient(colorsSpace: nil, colors: [1] as CFArray, locations: nil) == nil)
      let shapes = draw { context in
        context.translateBy(x: 10, y: 0)
        context.drawLinearGradient(even, start: .zero, end: CGPoint(x: 30, y: 40), options: [])
        context.drawRadialGradient(
          even, startCenter: CGPoint(x: 50, y: 50), startRadius: 0, endCenter: CGPoint(x: 50, y: 50),
          endRadius: 20, options: .drawsAfterEndLocation)
      }
      #expect(shapes.map(\.kind) == [.gradient, .gradient] && shapes[0].gradient === even)
      expect(shapes[0].path.boundingBox, is: CGRect(x: 10, y: 0, width: 30, height: 40))
      expect(shapes[1].path.boundingBox, is: CGRect(x: 40, y: 30, width: 40, height: 40))
    }

    @Test("VAL-50: the outline of a line covers what the line covers, by its width, ends and corners")
    func outlines() {
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 10, y: 10))
      path.addLine(to: CGPoint(x: 50, y: 10))
      path.addLine(to: CGPoint(x: 50, y: 50))
      func covers(_ cap: CGLineCap, _ join: CGLineJoin, _ x: CGFloat, _ y: CGFloat) -> Bool {
        path.copy(strokingWithWidth: 10, lineCap: cap, lineJoin: join, miterLimit: 10)
          .contains(CGPoint(x: x, y: y))
      }
      #expect(
        covers(.butt, .miter, 30, 14) && !covers(.butt, .miter, 30, 16) && !covers(.butt, .miter, 9, 10))
      #expect(covers(.square, .miter, 6, 6) && !covers(.round, .miter, 6, 6) && covers(.round, .miter, 6, 10))
      #expect(covers(.butt, .miter, 54.5, 5.5) && !covers(.butt, .bevel, 54.5, 5.5))
      #expect(
        !covers(.butt, .round, 54.5, 5.5) && covers(.butt, .round, 53, 7) && covers(.butt, .bevel, 52, 8))
      #expect(!covers(.butt, .miter, 30, 30))
      let ring = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
        .copy(strokingWithWidth: 20, lineCap: .butt, lineJoin: .round, miterLimit: 10)
      #expect(ring.contains(CGPoint(x: 50, y: 5)) && ring.contains(CGPoint(x: 91, y: 50)))
      #expect(!ring.contains(CGPoint(x: 50, y: 50)) && !ring.contains(CGPoint(x: 50, y: 12)))
      let empty = CGMutablePath().copy(strokingWithWidth: 5, lineCap: .round, lineJoin: .round, miterLimit: 1)
      #expect(empty.isEmpty)
    }

    @Test("VAL-50: a context puts the outline in place of its path, in its own coordinates")
    func stroked() {
      let shapes = draw { context in
        context.scaleBy(x: 2, y: 2)
        context.setLineWidth(4)
        context.addLines(between: [CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10)])
        context.replacePathWithStrokedPath()
        expect(context.boundingBoxOfPath, is: CGRect(x: 10, y: 8, width: 20, height: 4))
        context.clip()
        #expect(context.isPathEmpty)
        context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
      }
      expect(shapes.first?.clip?.boundingBox, is: CGRect(x: 20, y: 16, width: 40, height: 8))
    }
  }
#endif
