import FingerpostReading
import FingerpostScreens
import Foundation
import Testing

/// Reads a screen from text.
nonisolated func read(_ text: String) throws(ScreenReadError) -> Screen {
  try ScreenReader.read(Data(text.utf8), name: "paste")
}

/// Reads a screen from bytes that need not be a text.
nonisolated func read(bytes: [UInt8]) throws(ScreenReadError) -> Screen {
  try ScreenReader.read(Data(bytes), name: "paste")
}

/// Returns the message with which the text is refused, or nil if it is read.
nonisolated func refusal(of text: String) -> String? {
  do {
    _ = try read(text)
    return nil
  } catch {
    return error.description
  }
}

nonisolated extension Screen {
  /// The tree as one line, `A(B(C) D)`, so that a test can state it as one string.
  var outline: String {
    var children: [[Int]] = Array(repeating: [], count: views.count)
    for index in views.indices {
      if let parent = views[index].parent { children[parent].append(index) }
    }
    func text(_ index: Int) -> String {
      let inner = children[index].map(text).joined(separator: " ")
      return views[index].className + (inner.isEmpty ? "" : "(\(inner))")
    }
    return roots.map(text).joined(separator: " ")
  }

  /// The warnings as text, each with its line.
  var warningTexts: [String] {
    warnings.map { "\($0.line.map(String.init) ?? "-"): \($0.message)" }
  }
}

/// Returns a line of a dump with the usual frame.
nonisolated func node(_ name: String, _ rest: String = "layer = <CALayer: 0x2>") -> String {
  "<\(name): 0x1; frame = (0 0; 10 10); \(rest)>"
}
