import FingerpostScenarios
import FingerpostScreens
import Foundation

/// What views of some classes do with a tap: known about the class, and not shown by any input.
///
/// Reports mark everything that relies on this table.
package nonisolated enum ClassKnowledge {
  /// What a view of such a class does.
  package enum Action: String, Hashable, Sendable {
    case selected
    case edits
    case selectsText
    case caret
    case moves
    case indexes
    case turns
    case page
    case swiftUI
    case flutter
    case react
    case map
    case link
    case key
    case back

    /// What decides by itself what a touch does in such a view, by name.
    package var host: String? {
      switch self {
      case .swiftUI: "SwiftUI"
      case .flutter: "Flutter"
      case .react: "React Native"
      default: nil
      }
    }

    /// The action as a predicate of the view.
    package var predicate: String {
      switch self {
      case .selected: "is selected"
      case .edits: "begins editing"
      case .selectsText: "selects a word"
      case .caret: "moves its caret"
      case .moves: "moves its row"
      case .indexes: "goes to the section of its title"
      case .turns: "turns its wheel to this row"
      case .page: "gives the touch to its page"
      case .swiftUI: "gives the touch to SwiftUI"
      case .flutter: "gives the touch to Flutter"
      case .react: "gives the touch to React Native"
      case .map: "gives the touch to its map"
      case .link: "opens"
      case .key: "types"
      case .back: "goes back"
      }
    }
  }

  /// What a view does with a tap that it, or something passive in it, gets to the end; nil where nothing is known.
  package static func action(of view: ScreenView, isElement: Bool) -> Action? {
    if isElement { return action(ofElement: view.className) }
    for name in [view.className, view.baseClass ?? ""] + (view.superclasses ?? []) {
      guard let action = action(ofClass: name) else { continue }
      if action == .selected, isSwiftUI(view.className) { return .swiftUI }
      return action == .edits && view.isEditable == false ? nil : action
    }
    return nil
  }

  private static func action(ofClass name: String) -> Action? {
    switch name {
    case "UITableViewCell", "UICollectionViewCell", "UICollectionViewListCell": .selected
    case "UITextView": .edits
    case "WKWebView", "WKContentView", "UIWebView", "UIWebBrowserView": .page
    case "MKMapView": .map
    case "UINavigationItemButtonView": .back
    // The rows of pickers. [PICK-2]
    case "UIPickerTableViewCell", "UIPickerTableViewTitledCell", "UIPickerTableViewWrapperCell": .turns
    case "_UIHostingView": .swiftUI
    default: isHostingView(name) ? .swiftUI : embedder(of: name)
    }
  }

  /// What Flutter's and React Native's views do.
  private static func embedder(of name: String) -> Action? {
    switch KnownOverrides.framework(of: name) {
    case .flutter?: .flutter
    case .reactNative?: .react
    case nil: nil
    }
  }

  /// Whether a scroll view is one that UIKit put into its cells up to iOS 9, whose touches are the cell's.
  package static func isPartOfCell(_ view: ScreenView) -> Bool {
    view.className == "UITableViewCellScrollView"
  }

  /// Whether a class is SwiftUI's, which prints with its generic arguments and perhaps its module.
  ///
  /// Byte by byte, since it is asked of every view around every touch.
  private static func isHostingView(_ name: String) -> Bool {
    var name = name
    guard name.withUTF8({ holds("HostingView", in: $0) }) else { return false }
    if name.withUTF8({ holds("_UIHostingView", in: $0) }) { return true }
    let parts = ClassName(name)
    return parts.module == "SwiftUI" && parts.short.hasSuffix("HostingView")
  }

  /// Whether a class is one of SwiftUI's own, as its name tells.
  package static func isSwiftUI(_ name: String) -> Bool {
    guard name.hasPrefix("_Tt") || name.hasPrefix("SwiftUI") else { return false }
    let module = ClassName(name).module
    return module == "SwiftUI" || module == "SwiftUICore"
  }

  /// Whether views of a class are made by SwiftUI inside of a hosting view, which alone a controller has at hand.
  package static func isInsideSwiftUI(_ name: String) -> Bool { isSwiftUI(name) && !isHostingView(name) }

  private static func holds(_ mark: StaticString, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let count = mark.utf8CodeUnitCount
    guard bytes.count >= count, let base = bytes.baseAddress else { return false }
    return (0...bytes.count - count).contains { memcmp(base + $0, mark.utf8Start, count) == 0 }
  }

  private static func action(ofElement type: String) -> Action? {
    let prefix = "XCUIElementType"
    return switch type.hasPrefix(prefix) ? String(type.dropFirst(prefix.count)) : type {
    case "Cell": .selected
    case "TextView": .edits
    case "WebView": .page
    case "Map": .map
    case "Link": .link
    case "Key": .key
    default: nil
    }
  }
}
