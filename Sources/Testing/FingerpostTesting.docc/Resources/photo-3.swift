import FingerpostTesting
import Testing
import UIKit

/// A photo that a tap likes and a press of half a second opens.
final class Photo: UIView {
  private(set) var likes = 0
  private(set) var isOpen = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Photo.like))
    addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: Photo.open))
  }

  required init?(coder: NSCoder) { nil }

  func like() { likes += 1 }

  func open(_ press: UILongPressGestureRecognizer) { if press.state == .began { isOpen = true } }
}

@MainActor @Test func aTapLikes() throws {
  let photo = Photo(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let fingers = try EventGenerator(view: photo)
  try fingers.fingerTap()
  #expect(photo.likes == 1)
  #expect(!photo.isOpen)
}

@MainActor @Test func aLongPressOpensAndDoesNotLike() throws {
  let photo = Photo(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let fingers = try EventGenerator(view: photo)
  try fingers.fingerDown()
  try fingers.wait(0.4)
  #expect(!photo.isOpen)
  try fingers.wait(0.2)
  #expect(photo.isOpen)
  try fingers.fingerUp()
  #expect(photo.likes == 0)
}
