import FingerpostLabServer
import Foundation

/// A folder that only this user may enter.
nonisolated struct OwnFolder {
  let path: String

  /// Creates an empty one, in the user's folder for such things if there is one.
  ///
  /// - Throws: a sentence where that is not possible.
  init() throws(LabProblem) {
    let places = [ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"], "/tmp"]
    let place = places.compactMap { $0 }.first { access($0, W_OK) == 0 } ?? "/tmp"
    var path = Array("\(place)/fingerpost-lab-XXXXXX".utf8CString)
    guard mkdtemp(&path) != nil else {
      throw LabProblem("\(place): a folder cannot be created there: \(String(cString: strerror(errno)))")
    }
    self.path = String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Removes it with what is in it.
  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
