public import FingerpostScreens

/// One kind of input: what it is called, how to get it, and what it can answer.
///
/// The help, `fingerpost formats`, docs/explain.md and refusals are made of ``InputFormat/all``.
public nonisolated struct InputFormat: Sendable {
  /// What people call it.
  public let name: String
  /// How to get it, in one line.
  public let obtained: String
  /// What it has, and what it can and cannot answer.
  public let answers: String
  /// What the reader makes of it.
  public let kinds: [Screen.Kind]
  /// What stands in inputs that may have been meant as one.
  let marks: [StaticString]

  /// All that is read, those that say most first.
  public static let all = [
    InputFormat(
      name: "Fingerpost's export",
      obtained: "lldb: `fingerpost-export screen.json`, from tools/fingerpost_lldb.py; or --attach",
      answers: "all windows, recognizers, targets, delegates, overrides: everything but what code does",
      kinds: [.export], marks: ["fingerpost"]),
    InputFormat(
      name: "recursiveDescription",
      obtained: "lldb: `expr -l objc -O -- [[UIWindow keyWindow] recursiveDescription]`",
      answers: "the views of one window; recognizers where `po view.gestureRecognizers` is pasted below",
      kinds: [.recursiveDescription], marks: ["<UI", ": 0x", "; frame", "UIView", "state:"]),
    InputFormat(
      name: "Xcode's view hierarchy",
      obtained: "Xcode: Debug View Hierarchy, then File → Export View Hierarchy…",
      answers: "all windows and the bounds of all views; no recognizers, which `--with FILE` adds",
      kinds: [.viewHierarchy], marks: ["DebugHierarchy", "topLevelGroups"]),
    InputFormat(
      name: "Sentry's view hierarchy", obtained: "an error's attachment view-hierarchy.json",
      answers:
        "all windows, classes, frames, alpha, controllers; not which views take touches, nor recognizers",
      kinds: [.sentry], marks: ["rendering_system", "view_controller"]),
    InputFormat(
      name: "EarlGrey's hierarchy", obtained: "the log of a test that failed, from `========== Window 1`",
      answers: "views, frames, which take touches; not what lies in front, nor recognizers",
      kinds: [.earlGrey], marks: ["AX.frame", "|--"]),
    InputFormat(
      name: "Detox's hierarchy",
      obtained: "Detox: the artifacts of a test that failed, or `device.generateViewHierarchyXml()`",
      answers: "views and frames in whole points; not which views take touches, nor recognizers",
      kinds: [.detox], marks: ["ViewHierarchy", " visibility=\""]),
    InputFormat(
      name: "XCUITest's element tree", obtained: "a UI test: `print(app.debugDescription)`",
      answers:
        "which element holds a point, what is disabled or too small; not what lies in front, and no code",
      kinds: [.elementTree], marks: ["Element subtree", ", {{", "XCUIElement"]),
    InputFormat(
      name: "a page source",
      obtained: "Appium or WebDriverAgent: `driver.page_source`, `GET /source`, as XML or JSON",
      answers: "the same", kinds: [.pageSource], marks: ["<?xml", "</", "isVisible", "XCUIElementType"]),
    InputFormat(
      name: "an accessibility tree",
      obtained:
        "`axe describe-ui`, `idb ui describe-all`, XcodeBuildMCP's `snapshot_ui` or `describe_ui`, `maestro hierarchy`",
      answers: "the same; a flat list says less still", kinds: [.accessibilityTree],
      marks: ["\"AX", "\"role\"", "\"children\"", "\"bounds\"", "{", "["]),
    InputFormat(
      name: "attachments of a UI test",
      obtained:
        "`xcrun xcresulttool export attachments --path RESULT.xcresult --output-path FOLDER`, and name the folder",
      answers:
        "the newest element tree in it, and the step at which the test failed if its log lies beside it",
      kinds: [], marks: ["exportedFileName", "bplist"]),
    InputFormat(
      name: "a scenario", obtained: "written by hand",
      answers: "everything, since it is a screen written for this engine", kinds: [.scenario],
      marks: ["windows:", "script:"]),
  ]

  /// The names of all that is read, in a sentence.
  public static var names: String {
    all.dropLast().map(\.name).joined(separator: ", ") + " and " + (all.last?.name ?? "")
  }

  /// Returns the format that an input which is not read comes nearest to: the first of whose marks it has.
  static func nearest(to bytes: Bytes) -> InputFormat {
    let end = min(bytes.count, 65_536)
    return all.first { $0.marks.contains { bytes.find($0, to: end) != nil } } ?? all[1]
  }

  /// What messages say of the nearest format.
  static func advice(for bytes: Bytes) -> String {
    let format = nearest(to: bytes)
    return "the nearest that is read is \(format.name) (\(format.obtained)); `fingerpost formats` lists all"
  }
}
