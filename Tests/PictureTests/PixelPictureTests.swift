import Expectations
import FingerpostPicture
import Foundation
import Testing

/// Pictures as PNG files.
@Suite struct PixelPictureTests {
  private func box(_ id: Int, _ rect: CGRect, _ roles: Picture.Roles = []) -> Picture.Box {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    return Picture.Box(
      id: id, parent: nil, title: "", text: nil, roles: roles, corners: corners, unclippedPart: corners,
      clipping: .none, opacity: 1, isHidden: false, isUserInteractionEnabled: true)
  }

  private func number(_ bytes: [UInt8], at place: Int) -> Int {
    bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  @Test("a picture is a PNG of the screen's size, small, and the same each time")
  func file() {
    let picture = Picture(
      screenSize: CGSize(width: 393, height: 852),
      boxes: [
        box(0, CGRect(x: 0, y: 0, width: 393, height: 852)),
        box(1, CGRect(x: 20, y: 600, width: 350, height: 50), .expected),
        box(2, CGRect(x: 0, y: 500, width: 393, height: 200), [.hit, .covering]),
      ], fingers: [Picture.Finger(points: [CGPoint(x: 196, y: 620)])])
    let png = PixelPicture(picture).png
    expect(png.prefix(8), is: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(number(png, at: 16) == 393 && number(png, at: 20) == 852)
    #expect(png.count < 60_000)
    expect(png.suffix(8), is: [0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
    expect(PixelPicture(picture).png, is: png)
    // Another finger is another picture.
    var other = picture
    other.fingers = [Picture.Finger(points: [CGPoint(x: 10, y: 10), CGPoint(x: 300, y: 800)])]
    expect(PixelPicture(other).png, isNot: png)
  }

  @Test("a large screen is drawn smaller, and shapes beyond the screen do no harm")
  func sizes() {
    let far = CGRect(x: -1e6, y: -1e6, width: 3e6, height: 3e6)
    let picture = Picture(
      screenSize: CGSize(width: 4000, height: 2000),
      boxes: [box(0, far, [.hit, .expected]), box(1, far, .covering)])
    let png = PixelPicture(picture).png
    #expect(number(png, at: 16) == 1000 && number(png, at: 20) == 500)
  }
}
