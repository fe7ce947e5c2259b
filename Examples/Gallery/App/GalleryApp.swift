import GalleryScreens
import UIKit

/// The example application as a process: `fingerpost shell` starts it, and fingers touch it.
///
/// What the screens note goes to standard output, a line each.
@main
final class GalleryApp: AppDelegate {}
