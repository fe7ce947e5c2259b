import FingerpostAttach
import GalleryScreens
import UIKit

/// The example application as a process: `fingerpost shell` starts it, and fingers touch it.
///
/// What the screens note goes to standard output, a line each. With `FINGERPOST_ATTACH` in its environment it can be asked
/// about its screen (docs/attach.md).
@main
final class GalleryApp: AppDelegate {
  override func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    #if DEBUG
      if ProcessInfo.processInfo.environment["FINGERPOST_ATTACH"] != nil { FingerpostAttach.start() }
    #endif
    return true
  }
}
