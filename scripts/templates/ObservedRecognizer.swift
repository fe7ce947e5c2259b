import UIKit

/// __What__ that tells a test of its resets.
__Declaration__, Observed {
  var onReset: ((State) -> Void)?

  override func reset() {
    onReset?(state)
    super.reset()
  }
}
