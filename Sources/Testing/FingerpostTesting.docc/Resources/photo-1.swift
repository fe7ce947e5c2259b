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
