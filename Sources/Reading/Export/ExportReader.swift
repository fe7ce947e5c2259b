import FingerpostScreens
import FingerpostText
import Foundation

/// Reads the export of the lldb command that comes with Fingerpost; docs/export-format.md describes it.
nonisolated struct ExportReader {
  static let format = "fingerpost-export/1"

  private let name: String
  private let lines: [Int]
  private var warnings = WarningList()
  private var views: [ScreenView] = []
  private var unknownKeys: Set<String> = []

  static func read(_ bytes: Bytes, name: String) throws(ScreenReadError) -> Screen {
    guard let range = ExportText.object(bytes) else {
      throw .unreadable(name: name, line: nil, message: "The export has no JSON object `{ … }`.")
    }
    let data = Data(UnsafeBufferPointer(start: bytes.base + range.lowerBound, count: range.count))
    let document: ExportDocument
    do {
      document = try JSONDecoder().decode(ExportDocument.self, from: data)
    } catch {
      throw .unreadable(
        name: name, line: nil,
        message: "This is not valid JSON: \(ExportText.reason(data)) Expected \(format).")
    }
    var reader = ExportReader(name: name, lines: ExportText.viewLines(bytes, range))
    return try reader.screen(of: document)
  }

  private init(name: String, lines: [Int]) {
    self.name = name
    self.lines = lines
  }

  private mutating func screen(of document: ExportDocument) throws(ScreenReadError) -> Screen {
    guard let format = document.format else {
      throw .unreadable(
        name: name, line: nil,
        message:
          "This JSON has no `format`, as Fingerpost's export has (\"\(Self.format)\"), and no elements with "
          + "rectangles, as AXe, idb and Maestro print; `fingerpost formats` lists what is read.")
    }
    guard format == Self.format else {
      throw .unreadable(
        name: name, line: nil,
        message: "This is \"\(format)\"; this version of Fingerpost reads \"\(Self.format)\".")
    }
    guard let exported = document.views, !exported.isEmpty else {
      throw .unreadable(name: name, line: nil, message: "The export has no views.")
    }
    if exported.count > ScreenReader.maxViews { throw ScreenReader.tooMany(name, line: nil) }
    for note in document.notes { warnings.add(nil, note) }
    for problem in document.problems { warnings.add(nil, problem) }
    unknownKeys.formUnion(document.unknownKeys)
    for (index, view) in exported.enumerated() { add(view.value, at: index) }
    place(document.windows)
    for key in unknownKeys.sorted() {
      warnings.add(nil, "The key `\(key)` is unknown and was ignored.")
    }
    var screen = Screen(kind: .export, views: views, warnings: warnings.finished(), limits: Self.limits)
    screen.contentLines = views.count
    screen.eventRules = document.eventRules
    screen.ignoresTouches = document.ignoresTouches
    screen.addKnownOverrides()
    return screen
  }

  private func line(_ index: Int) -> Int { index < lines.count ? lines[index] : 0 }

  private mutating func add(_ exported: ExportView?, at index: Int) {
    guard let exported else {
      warnings.add(line(index), "This is not a view; expected an object.")
      var view = ScreenView(className: "unreadable", line: line(index))
      view.doubts.append("it is unreadable")
      views.append(view)
      return
    }
    for problem in exported.problems { warnings.add(line(index), problem) }
    unknownKeys.formUnion(exported.unknownKeys)
    var view = exported.view
    view.line = line(index)
    view.isWindow =
      UIKitClasses.isWindow(view.className)
      || (view.superclasses ?? []).contains(where: UIKitClasses.isWindow)
    view.setPublicWindowLevel()
    if let parent = exported.parent {
      if parent >= 0, parent < index {
        view.parent = parent
      } else {
        warnings.add(view.line, "The parent \(parent) does not come before this view, which was made a root.")
        view.doubts.append("its superview is unreadable")
      }
    }
    views.append(view)
  }

  // MARK: - Windows

  /// Gives windows their levels, and the roots the order in which the windows are listed.
  private mutating func place(_ windows: [ExportWindow]) {
    var order: [Int] = []
    var listed: Set<Int> = []
    for window in windows {
      for problem in window.problems { warnings.add(nil, problem) }
      unknownKeys.formUnion(window.unknownKeys)
      guard let index = window.view, views.indices.contains(index), views[index].parent == nil,
        listed.insert(index).inserted
      else {
        warnings.add(
          nil, "A window was left out: \(window.view.map { "view \($0)" } ?? "it") is not a root view.")
        continue
      }
      views[index].isWindow = true
      if let level = window.level {
        views[index].windowLevel = level
        views[index].isWindowLevelKnown = true
      }
      order.append(index)
    }
    let roots = views.indices.filter { views[$0].parent == nil }
    let wanted = order + roots.filter { !listed.contains($0) }
    if wanted != roots { reorder(roots: wanted) }
  }

  /// Moves whole trees, so that the roots stand in the given order.
  private mutating func reorder(roots: [Int]) {
    var rank = Array(repeating: 0, count: views.count)
    for (place, root) in roots.enumerated() { rank[root] = place }
    // A parent comes before its subviews, so that its own rank is known already.
    for index in views.indices {
      if let parent = views[index].parent { rank[index] = rank[parent] }
    }
    let order = views.indices.sorted { (rank[$0], $0) < (rank[$1], $1) }
    var place = Array(repeating: 0, count: views.count)
    for (new, old) in order.enumerated() { place[old] = new }
    views = order.map { old in
      var view = views[old]
      view.parent = view.parent.map { place[$0] }
      return view
    }
  }

  private static let limits = [
    "The export says which methods a class overrides, not what they do.",
    "The export shows one instant; what animations, delegates and layout do next does not show.",
  ]
}
