import Expectations
import Foundation
import Testing

@testable import FingerpostPicture

/// What clipping leaves of a shape.
@Suite struct ConvexPolygonTests {
  private let square = ConvexPolygon(CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test("Two upright rectangles share an upright rectangle, to the digit")
  func rectangles() {
    let other = ConvexPolygon(CGRect(x: 59.7, y: -10, width: 200, height: 33.3))
    expect(
      square.intersection(other).rectangle, is: CGRect(x: 59.7, y: 0, width: 40.3, height: 23.299999999999997)
    )
  }

  @Test("A square cut by its turned self has eight corners, whichever way round its corners are named")
  func octagon() {
    let diamond = [(50, -20), (120, 50), (50, 120), (-20, 50)].map { CGPoint(x: $0.0, y: $0.1) }
    for points in [diamond, diamond.reversed()] {
      let shared = square.intersection(ConvexPolygon(points))
      expect(shared.points.count, is: 8)
      // Four triangles with legs of 30 are missing.
      #expect((shared.area - (10_000 - 4 * 450)).magnitude < 1e-6)
    }
  }

  @Test("Shapes that only touch, or have no area, share nothing")
  func nothingShared() {
    #expect(square.intersection(ConvexPolygon(CGRect(x: 100, y: 0, width: 9, height: 9))).points.isEmpty)
    #expect(square.intersection(ConvexPolygon(CGRect(x: 10, y: 10, width: 9, height: 0))).points.isEmpty)
    #expect(ConvexPolygon([]).intersection(square).points.isEmpty)
  }

  @Test("A region cut by many turned squares keeps a bounded number of corners")
  func boundedCorners() {
    var region = square
    for step in 0..<500 {
      let angle = Double(step) * 0.37
      let corners = (0..<4).map { corner in
        let turn = angle + Double(corner) * .pi / 2
        return CGPoint(x: 50 + 60 * cos(turn), y: 50 + 60 * sin(turn))
      }
      region = region.narrowed(to: ConvexPolygon(corners))
    }
    #expect(region.points.count <= 24)
    #expect(region.area > 5000)
  }
}
