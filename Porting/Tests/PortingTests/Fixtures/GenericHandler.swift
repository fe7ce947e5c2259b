import UIKit

class GenericHandler<Recognizer: UIGestureRecognizer>: NSObject {
  private let body: (Recognizer) -> Void
  let recognizer: Recognizer

  init(_ recognizer: Recognizer, body: @escaping (Recognizer) -> Void) {
    self.body = body
    self.recognizer = recognizer
    super.init()
    recognizer.addTarget(self, action: #selector(handle(_:)))
  }

  deinit {
    recognizer.removeTarget(self, action: #selector(GenericHandler.handle(_:)))
  }

  @objc func handle(_ sender: UIGestureRecognizer) {
    if let sender = sender as? Recognizer { body(sender) }
  }
}
