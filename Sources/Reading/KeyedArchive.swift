import FingerpostScreens
import Foundation

/// A binary property list, as Lookin and Xcode's tests save their hierarchies; none is read.
nonisolated struct KeyedArchive {
  /// Whether it is what Lookin saves.
  private let isLookin: Bool

  /// Looks for the mark of such a list, or answers nil.
  init?(_ data: Data) {
    guard data.starts(with: Array("bplist00".utf8)) else { return nil }
    isLookin = data.withUnsafeBytes { buffer in
      guard let base = buffer.bindMemory(to: UInt8.self).baseAddress else { return false }
      return Bytes(base: base, count: buffer.count).find("LookinHierarchy") != nil
    }
  }

  /// What it is, and what to do instead.
  func refusal(_ name: String) -> ScreenReadError {
    let found = isLookin ? "This is a hierarchy that Lookin saved" : "This is a binary property list"
    let other = InputFormat.all.first { $0.kinds == [.viewHierarchy] }
    return .unreadable(
      name: name, line: nil,
      message: "\(found), which is not read; \(other.map { "\($0.obtained), and name that file" } ?? "").")
  }
}
