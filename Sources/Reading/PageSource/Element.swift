import Foundation

/// One element of an accessibility tree, as a test's log or a page source states it.
nonisolated struct Element {
  /// The type, as printed.
  var type: String
  var address: String?
  /// The frame on the screen, or nil if none is given.
  var frame: CGRect?
  var label: String?
  /// The accessibility identifier, where it is stated beside the label.
  var identifier: String?
  var isEnabled: Bool?
  var isVisible: Bool?
  var line: Int
}
