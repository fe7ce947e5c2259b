import Expectations
import Foundation
import Testing
import UIKit

@Suite("Paths")
struct PathTests {
  private func at(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

  @Test("PATH-1: a rectangle has its left and top edges, as bounds do")
  func rect() {
    let path = UIBezierPath(rect: CGRect(x: 10, y: 20, width: 30, height: 40))
    expect(path.bounds, is: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(path.contains(at(10, 20)) && path.contains(at(39.9, 59.9)))
    for outside in [at(9.9, 30), at(40, 30), at(20, 19.9), at(20, 60)] { #expect(!path.contains(outside)) }
  }

  @Test("PATH-1: an oval and a circle hold what is in them to a thousandth of their radius")
  func oval() {
    let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 200, height: 100))
    let circle = UIBezierPath(
      arcCenter: at(50, 50), radius: 50, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    for step in 0..<72 {
      let (x, y) = (cos(Double(step) * .pi / 36), sin(Double(step) * .pi / 36))
      for (share, isIn) in [(0.999, true), (1.001, false)] {
        expect(oval.contains(at(100 + 100 * share * x, 50 + 50 * share * y)), is: isIn)
        expect(circle.contains(at(50 + 50 * share * x, 50 + 50 * share * y)), is: isIn)
      }
    }
  }

  @Test("PATH-1: an arc goes the way that it is told to, and is closed by a line to ask for points")
  func arcs() {
    for (isClockwise, isBelow) in [(true, true), (false, false)] {
      let path = UIBezierPath(
        arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: isClockwise)
      #expect(path.contains(at(0, 5)) == isBelow && path.contains(at(0, -5)) == !isBelow)
      #expect(abs(path.currentPoint.x + 10) < 1e-9)
    }
    let quarter = UIBezierPath()
    quarter.move(to: .zero)
    quarter.addArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    quarter.close()
    #expect(quarter.contains(at(5, 5)) && !quarter.contains(at(-1, 5)) && !quarter.contains(at(9, 9)))
    expect(quarter.currentPoint, is: .zero)
  }

  @Test("PATH-1: round corners are outside, others are not")
  func rounded() {
    let square = CGRect(x: 0, y: 0, width: 100, height: 100)
    let all = UIBezierPath(roundedRect: square, cornerRadius: 20)
    let one = UIBezierPath(
      roundedRect: square, byRoundingCorners: [.topRight], cornerRadii: CGSize(width: 20, height: 20))
    for (path, corners) in [(all, [false, false, false, false]), (one, [true, false, true, true])] {
      let places = [at(2, 2), at(98, 2), at(98, 98), at(2, 98)]
      expect(places.map(path.contains), is: corners)
      #expect(path.contains(at(50, 1)) && path.contains(at(50, 50)))
    }
    let pill = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 20), cornerRadius: 50)
    #expect(pill.contains(at(20, 1)) && !pill.contains(at(1, 1)))
  }

  @Test("PATH-1: a ring is a hole by the even-odd rule, and none by winding")
  func rules() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
    path.append(UIBezierPath(rect: CGRect(x: 25, y: 25, width: 50, height: 50)))
    #expect(path.contains(at(50, 50)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(at(50, 50)) && path.contains(at(10, 10)))
  }

  @Test("PATH-1: curves, transforms and copies")
  func curves() {
    let path = UIBezierPath()
    path.addLine(to: at(5, 5))
    #expect(path.isEmpty && path.bounds.isNull && !path.contains(.zero))
    path.move(to: .zero)
    path.addQuadCurve(to: at(100, 0), controlPoint: at(50, 100))
    #expect(path.contains(at(50, 49)) && !path.contains(at(50, 51)))
    path.addCurve(to: .zero, controlPoint1: at(100, -40), controlPoint2: at(0, -40))
    #expect(path.contains(at(50, -29)) && !path.contains(at(50, -31)))
    let copy = UIBezierPath(cgPath: path.cgPath)
    path.apply(CGAffineTransform(translationX: 1000, y: 0))
    #expect(path.contains(at(1050, 10)) && !path.contains(at(50, 10)) && copy.contains(at(50, 10)))
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test("PATH-1, HIT-12: a view can take touches by a path; a shape layer alone excludes nothing")
  func view() {
    let stage = Stage()
    let probe = stage.add("v", 100, 100, 100, 100)
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(ovalIn: probe.bounds).cgPath
    probe.layer.addSublayer(shape)
    stage.tap(0, 102, 102)
    expect(stage.drainLog().count, is: 2)
    probe.pointInsideOverride = { [shape] in shape.path?.contains($0) ?? false }
    stage.tap(1, 102, 102)
    expect(stage.drainLog(), is: [])
    stage.tap(2, 150, 150)
    expect(stage.drainLog().count, is: 2)
    let copy = CAShapeLayer(layer: shape)
    #expect(copy.path == shape.path && copy.fillRule == .nonZero && copy.strokeEnd == 1)
  }

  @Test("PATH-1: an arc between two lines touches both, and rounds the corner")
  func tangents() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 40)
    #expect(abs(path.currentPoint.x - 100) < 1e-6 && abs(path.currentPoint.y - 40) < 1e-6)
    path.addLine(to: CGPoint(x: 0, y: 100))
    path.closeSubpath()
    #expect(path.contains(CGPoint(x: 88, y: 14)) && !path.contains(CGPoint(x: 95, y: 5)))
    // Without a corner, and without a circle, it is a line to it.
    let line = CGMutablePath()
    line.move(to: .zero)
    line.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 90, y: 0), radius: 10)
    expect(line.currentPoint, is: CGPoint(x: 50, y: 0))
    line.addArc(
      tangent1End: CGPoint(x: 50, y: 50), tangent2End: CGPoint(x: 0, y: 50), radius: 10,
      transform: CGAffineTransform(scaleX: 1, y: 1))
    #expect(abs(line.currentPoint.x - 40) < 1e-6 && abs(line.currentPoint.y - 50) < 1e-6)
  }
}
