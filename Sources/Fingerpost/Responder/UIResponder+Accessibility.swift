internal import Foundation

/// What more is said for assistive techniques: kept and read back, as none acts here.
nonisolated struct AccessibilityGroup {
  var elements: [Any]?
  var isModal = false
  var hidesElements = false
  var ignoresInvertedColors = false
  var groupsChildren = false
  var language: String?
  var frame: CGRect?

  func element(at index: Int) -> Any? {
    elements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  func place(of element: Any) -> Int {
    elements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
}

extension UIResponder {
  private static let groupKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  final var accessibilityGroup: AccessibilityGroup {
    get { Associations.value(of: self, UIResponder.groupKey) as? AccessibilityGroup ?? AccessibilityGroup() }
    set { Associations.set(newValue, of: self, UIResponder.groupKey, isWeak: false) }
  }

  /// Whether what is beside it would be ignored. Default false. Kept and read back.
  public final var accessibilityViewIsModal: Bool {
    get { accessibilityGroup.isModal }
    set { accessibilityGroup.isModal = newValue }
  }

  /// Whether what is in it would be hidden. Default false. Kept and read back.
  public final var accessibilityElementsHidden: Bool {
    get { accessibilityGroup.hidesElements }
    set { accessibilityGroup.hidesElements = newValue }
  }

  /// Whether it would keep its colors where they are inverted. Default false. Kept and read back.
  public final var accessibilityIgnoresInvertColors: Bool {
    get { accessibilityGroup.ignoresInvertedColors }
    set { accessibilityGroup.ignoresInvertedColors = newValue }
  }

  /// Whether its children would be read one after the other. Default false. Kept and read back.
  public final var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityGroup.groupsChildren }
    set { accessibilityGroup.groupsChildren = newValue }
  }

  /// The language it would be read in. Default nil. Kept and read back.
  public final var accessibilityLanguage: String? {
    get { accessibilityGroup.language }
    set { accessibilityGroup.language = newValue }
  }

  final var accessibilityPlace: CGRect {
    get {
      if let frame = accessibilityGroup.frame { return frame }
      guard let view = self as? UIView else { return .zero }
      return view.convert(view.bounds, to: UIScreen.main.coordinateSpace)
    }
    set { accessibilityGroup.frame = newValue }
  }
}
