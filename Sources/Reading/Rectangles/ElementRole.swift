/// What tools call the kinds of elements, in XCUITest's words.
nonisolated enum ElementRole {
  /// Returns the type that a role stands for: `AXButton` and `button` are `Button`.
  static func type(_ role: String?) -> String {
    guard let role, !role.isEmpty else { return "Element" }
    if let number = Int(role) { return numbered[number] ?? "Other" }
    var name = role
    if name.hasPrefix("AX"), name.dropFirst(2).first?.isUppercase == true { name = String(name.dropFirst(2)) }
    if let known = words[name.lowercased().filter { $0.isLetter || $0.isNumber }] { return known }
    guard let first = name.first, first.isLowercase else { return name }
    return first.uppercased() + name.dropFirst()
  }

  /// The types by the numbers of `XCUIElement.ElementType`. Looked up only, never walked.
  private static let numbered = [
    1: "Other", 2: "Application", 3: "Group", 4: "Window", 5: "Sheet", 7: "Alert", 9: "Button", 18: "Popover",
    19: "Keyboard", 20: "Key", 21: "NavigationBar", 22: "TabBar", 24: "Toolbar", 25: "StatusBar", 26: "Table",
    32: "CollectionView", 33: "Slider", 34: "PageIndicator", 37: "SegmentedControl", 40: "Switch",
    41: "Toggle",
    42: "Link", 43: "Image", 44: "Icon", 45: "SearchField", 46: "ScrollView", 48: "StaticText",
    49: "TextField",
    50: "SecureTextField", 52: "TextView", 57: "Map", 58: "WebView", 75: "Cell", 79: "Stepper",
  ]

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
