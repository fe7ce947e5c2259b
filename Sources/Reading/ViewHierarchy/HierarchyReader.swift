import FingerpostScreens
import Foundation

/// Reads view hierarchies as Xcode exports them; docs/viewhierarchy.md describes what is used.
nonisolated struct HierarchyReader {
  /// No hierarchy is longer, in bytes after unpacking.
  static let maxBytes = 512_000_000

  private let name: String
  private let gzip: Gzip?
  private var left = HierarchyReader.maxBytes
  private(set) var work: UnpackingWork
  private var store = HierarchyStore()

  init(name: String, gzip: Gzip? = Gzip(), work: UnpackingWork = UnpackingWork()) {
    self.name = name
    self.gzip = gzip
    self.work = work
  }

  /// Returns whether the data is a zip archive or a single response: packed, or with the keys of one.
  static func recognizes(_ data: Data) -> Bool {
    if Gzip.isGzip(data) || HierarchyArchive.recognizes(data) { return true }
    return data.withUnsafeBytes { buffer in
      guard let base = buffer.bindMemory(to: UInt8.self).baseAddress else { return false }
      let bytes = Bytes(base: base, count: buffer.count)
      guard bytes[bytes.trimmed(0..<bytes.count).lowerBound] == .openBrace,
        bytes.find("\"fingerpost-export/") == nil
      else { return false }
      let marks: [StaticString] = [
        "\"topLevelGroups\"", "\"topLevelPropertyDescriptions\"", "\"debugHierarchyObjects\"",
      ]
      return marks.contains { bytes.find($0) != nil }
    }
  }

  /// Reads a bundle.
  static func read(folder path: String, name: String) throws(ScreenReadError) -> Screen {
    var reader = HierarchyReader(name: name)
    try reader.add(HierarchyFolder(path, name: name))
    return try reader.screen()
  }

  /// Reads a single response, or a bundle that is packed as a zip archive.
  static func read(_ data: Data, name: String) throws(ScreenReadError) -> Screen {
    var reader = HierarchyReader(name: name)
    try reader.add(file: data)
    return try reader.screen()
  }

  /// Adds a single response, or a bundle that is packed as a zip archive.
  mutating func add(file data: Data) throws(ScreenReadError) {
    if HierarchyArchive.recognizes(data) {
      try add(HierarchyArchive(data, name: name, gzip: gzip))
    } else {
      try add(data, title: "The response")
    }
  }

  /// Adds the responses of a bundle.
  mutating func add(_ source: some HierarchySource) throws(ScreenReadError) {
    store.metadata = source.metadata(work: &work).map(HierarchyMetadata.init)
    var limit = HierarchyLimits.maxBytes
    for response in source.names {
      guard let data = try source.read(response, limit: limit, work: &work) else {
        store.counts.unreadableResponses.append("\(response) could not be unpacked: it is damaged.")
        continue
      }
      limit -= data.count
      try add(data, title: response)
    }
  }

  /// Adds a response; one that cannot be read is counted and left out.
  mutating func add(_ data: Data, title: String) throws(ScreenReadError) {
    let text = try unpacked(data, title)
    guard let text, !text.isEmpty else {
      if text != nil { store.counts.unreadableResponses.append("\(title) is empty.") }
      return
    }
    left -= text.count
    text.withUnsafeBytes { buffer in
      guard let base = buffer.bindMemory(to: UInt8.self).baseAddress else { return }
      do throws(JSONTape.Failure) {
        store.add(try JSONTape(Bytes(base: base, count: buffer.count)))
      } catch {
        store.counts.unreadableResponses.append(
          "\(title) could not be read: \(error.reason) (byte \(error.offset)).")
      }
    }
  }

  /// Returns the screen, or says in one sentence why there is none.
  func screen() throws(ScreenReadError) -> Screen {
    try HierarchyAssembler.screen(of: store, name: name)
  }

  /// What was and was not understood, without any text or name of the input.
  var diagnosis: [String] { HierarchyDiagnosis(store).lines }

  /// Returns the text of a response, or nil where it is damaged, which is noted.
  private mutating func unpacked(_ data: Data, _ title: String) throws(ScreenReadError) -> Data? {
    guard Gzip.isGzip(data) else {
      if data.count > left { throw tooLong(title) }
      return data
    }
    guard let gzip else {
      throw .unreadable(
        name: name, line: nil,
        message:
          "\(title) is packed with gzip, and the library zlib is not installed; unpack it with gunzip, "
          + "or install zlib.")
    }
    do {
      return try gzip.unpack(data, limit: left, work: &work)
    } catch .tooLong {
      throw tooLong(title)
    } catch .tooMuchWork {
      throw UnpackingWork.refusal(of: name)
    } catch {
      let reason = error == .cutOff ? "it is cut off" : "it is damaged"
      store.counts.unreadableResponses.append("\(title) could not be unpacked: \(reason).")
      return nil
    }
  }

  private func tooLong(_ title: String) -> ScreenReadError {
    .unreadable(
      name: name, line: nil,
      message:
        "\(title) makes the view hierarchy longer than \(Self.maxBytes / 1_000_000) MB; no screen needs so much."
    )
  }
}
