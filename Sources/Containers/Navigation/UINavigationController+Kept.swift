import Fingerpost
public import Foundation

// swift-format-ignore
/// When bars would go by themselves: values that are kept and read back. No bar here goes but by code. [BAR-11]
extension UINavigationController {
  /// Whether a swipe up would hide the bars. Default false.
  public final var hidesBarsOnSwipe: Bool { get { kept(false) } set { keep(newValue) } }
  /// Whether a tap would hide the bars. Default false.
  public final var hidesBarsOnTap: Bool { get { kept(false) } set { keep(newValue) } }
  /// Whether the keyboard would hide the bars. Default false.
  public final var hidesBarsWhenKeyboardAppears: Bool { get { kept(false) } set { keep(newValue) } }
  /// Whether a phone on its side would hide the bars. Default false.
  public final var hidesBarsWhenVerticallyCompact: Bool { get { kept(false) } set { keep(newValue) } }
}

extension UINavigationController {
  /// How long a bar slides, in seconds.
  public nonisolated static var hideShowBarDuration: CGFloat { 0.2 }
}
