/// What tools call the kinds of elements, in XCUITest's words.
nonisolated enum ElementRole {
  /// Returns the type that a role stands for: `AXButton` and `button` are `Button`.
  static func type(_ role: String?) -> String {
    guard let role, !role.isEmpty else { return "Element" }
    var name = role
    if name.hasPrefix("AX"), name.dropFirst(2).first?.isUppercase == true { name = String(name.dropFirst(2)) }
    if let known = words[name.lowercased().filter { $0.isLetter || $0.isNumber }] { return known }
    guard let first = name.first, first.isLowercase else { return name }
    return first.uppercased() + name.dropFirst()
  }

  // Looked up only, never walked.
  private static let words = [
    "text": "StaticText", "statictext": "StaticText", "label": "StaticText", "heading": "StaticText",
    "textfield": "TextField", "textarea": "TextView", "textview": "TextView",
    "securetextfield": "SecureTextField",
    "searchfield": "SearchField", "searchtextfield": "SearchField", "scrollarea": "ScrollView",
    "scrollview": "ScrollView", "switch": "Switch", "toggle": "Switch", "tabbar": "TabBar",
    "navigationbar": "NavigationBar", "segmentedcontrol": "SegmentedControl",
    "collectionview": "CollectionView",
    "genericelement": "Other", "unknown": "Other", "group": "Group",
  ]
}
