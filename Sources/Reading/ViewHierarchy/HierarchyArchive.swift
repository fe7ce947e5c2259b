import Foundation

/// A bundle in a zip archive, as people send them: read from memory, so that nothing is written anywhere.
///
/// Archives that are encrypted, in several parts, larger than 4 GB or packed in an unusual way are refused; a tool such as
/// `unzip` may open them.
nonisolated struct HierarchyArchive: HierarchySource {
  /// A file in the archive.
  private struct Entry {
    var name: String
    var isLink: Bool
    var isEncrypted: Bool
    var method: Int
    var checksum: Int
    var size: Int
    var offset: Int
  }

  /// No archive of a bundle has more files.
  private static let maxEntries = 65_535

  let names: [String]
  private let data: Data
  private let name: String
  private let gzip: Gzip?
  /// The files of the bundle by their names; looked up only, never walked.
  private let entries: [String: Entry]

  /// Whether the data begins as an archive does.
  static func recognizes(_ data: Data) -> Bool { data.starts(with: [0x50, 0x4B, 0x03, 0x04]) }

  /// Lists the responses.
  init(_ data: Data, name: String, gzip: Gzip?) throws(ScreenReadError) {
    (self.data, self.name, self.gzip) = (data, name, gzip)
    guard let list = Self.list(data) else {
      throw Self.refusal(name, "This zip archive is damaged, cut off, or of an unusual kind")
    }
    var entries: [String: Entry] = [:]
    var responses: [String] = []
    var bundles: Set<String> = []
    for entry in list {
      let parts = entry.name.split(separator: "/", omittingEmptySubsequences: false)
      // The Mac's Finder adds this folder of its own.
      guard parts.first != "__MACOSX", let last = parts.last else { continue }
      if parts.dropLast().last == "RequestResponses", HierarchyLimits.number(of: last) != nil {
        bundles.insert(parts.dropLast(2).joined(separator: "/"))
        if entries.updateValue(entry, forKey: String(last)) == nil { responses.append(String(last)) }
      }
    }
    guard bundles.count == 1, let bundle = bundles.first else {
      throw Self.refusal(
        name,
        bundles.isEmpty
          ? "This zip archive holds no view hierarchy of Xcode's"
          : "This zip archive holds \(bundles.count) view hierarchies")
    }
    let path = bundle.isEmpty ? "metadata" : bundle + "/metadata"
    entries["metadata"] = list.first { $0.name == path }
    self.entries = entries
    names = try HierarchyLimits.inOrder(responses, of: name)
  }

  func read(_ response: String, limit: Int, work: inout UnpackingWork) throws(ScreenReadError) -> Data? {
    guard let entry = entries[response] else { return nil }
    guard !entry.isLink else {
      throw .unreadable(name: name, line: nil, message: "RequestResponses/\(response) is a link.")
    }
    do throws(Gzip.Failure) {
      if let contents = try contents(of: entry, limit: limit, work: &work) { return contents }
    } catch {
      if error == .tooMuchWork { throw UnpackingWork.refusal(of: name) }
      guard error == .tooLong else { return nil }
      throw .unreadable(
        name: name, line: nil,
        message: "RequestResponses/\(response) makes the bundle longer than "
          + "\(HierarchyLimits.maxBytes / 1_000_000) MB.")
    }
    throw Self.refusal(name, "This zip archive is encrypted, or packed in an unusual way")
  }

  func metadata(work: inout UnpackingWork) -> Data? {
    guard let entry = entries["metadata"], !entry.isLink else { return nil }
    return try? contents(of: entry, limit: HierarchyMetadata.maxBytes, work: &work)
  }

  private static func refusal(_ name: String, _ reason: String) -> ScreenReadError {
    .unreadable(
      name: name, line: nil, message: "\(reason); unpack it with `unzip` and name what it holds.")
  }

  /// Returns what a file holds; nil where this cannot unpack it.
  private func contents(
    of entry: Entry, limit: Int, work: inout UnpackingWork
  ) throws(Gzip.Failure) -> Data? {
    guard !entry.isEncrypted, let start = start(of: entry) else { return nil }
    let packed = data[start..<start + entry.size]
    let whole: Data?
    switch entry.method {
    case 8: whole = try gzip?.inflate(packed, limit: limit, work: &work)
    case 0 where packed.count > limit: throw .tooLong
    case 0:
      try work.charge(2 * packed.count)
      whole = Data(packed)
    default: whole = nil
    }
    if let whole, let gzip, gzip.checksum(of: whole) != entry.checksum { throw .malformed }
    return whole
  }

  // MARK: - The format

  /// Where the contents of a file begin, which is behind a head of any length.
  private func start(of entry: Entry) -> Int? {
    guard entry.offset + 30 <= data.count, Self.number(data, entry.offset, 4) == 0x0403_4B50 else {
      return nil
    }
    let start =
      entry.offset + 30 + Self.number(data, entry.offset + 26, 2) + Self.number(data, entry.offset + 28, 2)
    return start + entry.size <= data.count ? data.startIndex + start : nil
  }

  /// The files that the directory at the end of an archive lists, or nil where there is none.
  private static func list(_ data: Data) -> [Entry]? {
    guard let end = end(of: data) else { return nil }
    let count = number(data, end + 10, 2)
    var place = number(data, end + 16, 4)
    guard count <= maxEntries else { return nil }
    var entries: [Entry] = []
    for _ in 0..<count {
      guard place + 46 <= end, number(data, place, 4) == 0x0201_4B50 else { return nil }
      let lengths = [28, 30, 32].map { number(data, place + $0, 2) }
      let next = place + 46 + lengths.reduce(0, +)
      guard next <= end else { return nil }
      let start = data.startIndex + place + 46
      let attributes = number(data, place + 38, 4) >> 16
      entries.append(
        Entry(
          name: String(decoding: data[start..<start + lengths[0]], as: UTF8.self),
          isLink: attributes & 0o170000 == 0o120000, isEncrypted: number(data, place + 8, 2) & 1 == 1,
          method: number(data, place + 10, 2), checksum: number(data, place + 16, 4),
          size: number(data, place + 20, 4),
          offset: number(data, place + 42, 4)))
      place = next
    }
    return entries
  }

  /// Where the record begins with which an archive ends, except for a comment.
  private static func end(of data: Data) -> Int? {
    let last = data.count - 22
    guard last >= 0 else { return nil }
    for place in stride(from: last, through: max(0, last - 65_535), by: -1)
    where number(data, place, 4) == 0x0605_4B50 && place + 22 + number(data, place + 20, 2) == data.count {
      return place
    }
    return nil
  }

  /// A number of so many bytes, the least significant first.
  private static func number(_ data: Data, _ offset: Int, _ count: Int) -> Int {
    let start = data.startIndex + offset
    return data[start..<start + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
