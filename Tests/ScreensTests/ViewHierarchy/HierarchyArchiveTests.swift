import Expectations
import FingerpostReading
import FingerpostScreens
import Foundation
import Testing

/// Bundles in zip archives.
@Suite("Readers: zipped view hierarchies")
nonisolated struct HierarchyArchiveTests {
  private let window = capture(object("0x1", "UIWindow"))
  private let half = properties(property("0x1.alpha", "CGf", "\"0.5\""))

  private func refusal(_ data: Data) -> String? {
    do {
      _ = try ScreenReader.read(data, name: "App.zip")
      return nil
    } catch {
      return error.description
    }
  }

  @Test("a zipped bundle is read, whether its files are packed or only stored", arguments: [true, false])
  func reading(isPacked: Bool) throws {
    var zip = ZipWriter()
    zip.add("__MACOSX/App.viewhierarchy/RequestResponses/._Response_0", Data("finder".utf8))
    zip.add("App.viewhierarchy/", Data())
    zip.add(
      "App.viewhierarchy/metadata", Data("<key>RunnableDisplayName</key><string>Shop</string>".utf8))
    // In the order of their numbers, whatever the order in the archive.
    try zip.add("App.viewhierarchy/RequestResponses/Response_10", Data(half.utf8), isPacked: isPacked)
    let opaque = half.replacing("0.5", with: "0.25")
    try zip.add("App.viewhierarchy/RequestResponses/Response_9", Data(opaque.utf8), isPacked: isPacked)
    try zip.add("App.viewhierarchy/RequestResponses/Response_0", Data(window.utf8), isPacked: isPacked)
    let screen = try ScreenReader.read(zip.data, name: "App.zip")
    #expect(screen.kind == .viewHierarchy && screen.views.map(\.alpha) == [0.5])
    #expect(screen.application == "Shop" && screen.warnings.isEmpty)
    #expect(ScreenReader.diagnosis(zip.data).contains("responses read: 3"))
  }

  @Test("an archive of the bundle's contents alone is read, and one with a comment")
  func bare() throws {
    var zip = ZipWriter()
    zip.comment = "from a colleague"
    zip.add("RequestResponses/Response_0", Data(window.utf8))
    try expect(ScreenReader.read(zip.data, name: "App.zip").views.count, is: 1)
  }

  @Test("an archive without a bundle, or with two, is refused with what to do")
  func others() {
    var zip = ZipWriter()
    zip.add("a/readme.txt", Data("text".utf8))
    expect(
      refusal(zip.data),
      is:
        "App.zip: This zip archive holds no view hierarchy of Xcode's; unpack it with `unzip` and name what it holds."
    )
    zip.add("a/RequestResponses/Response_0", Data(window.utf8))
    zip.add("b/RequestResponses/Response_0", Data(window.utf8))
    expect(refusal(zip.data)?.contains("holds 2 view hierarchies; unpack it"), is: true)
  }

  @Test("links, encryption and unknown ways of packing are refused")
  func unusual() {
    for (set, reason): ((inout ZipWriter.File) -> Void, String) in [
      ({ $0.mode = 0o120777 }, "RequestResponses/Response_0 is a link."),
      ({ $0.flags = 1 }, "is encrypted, or packed in an unusual way; unpack it with `unzip`"),
      ({ $0.method = 12 }, "is encrypted, or packed in an unusual way; unpack it with `unzip`"),
    ] {
      var zip = ZipWriter()
      zip.add("A/RequestResponses/Response_0", Data(window.utf8))
      set(&zip.files[0])
      expect(refusal(zip.data)?.contains(reason), is: true, "\(refusal(zip.data) ?? "read")")
    }
  }

  @Test("paths that lead out of the archive lead nowhere, since nothing is written")
  func paths() throws {
    let name = "fingerpost-\(UUID().uuidString)"
    var zip = ZipWriter()
    zip.add("../../../../../../tmp/\(name)/RequestResponses/Response_0", Data(window.utf8))
    try expect(ScreenReader.read(zip.data, name: "App.zip").views.count, is: 1)
    #expect(!FileManager.default.fileExists(atPath: "/tmp/\(name)"))
  }

  @Test("a damaged file in the archive is noted, and the rest read")
  func damaged() throws {
    var zip = ZipWriter()
    zip.add("A/RequestResponses/Response_0", Data(window.utf8))
    try zip.add("A/RequestResponses/Response_1", Data(half.utf8), isPacked: true)
    zip.files[1].contents[zip.files[1].contents.count / 2] ^= 0x55
    let screen = try ScreenReader.read(zip.data, name: "App.zip")
    #expect(screen.isCutOff)
    expect(screen.warningTexts, is: ["-: Response_1 could not be unpacked: it is damaged."])
    zip = ZipWriter()
    zip.add("A/RequestResponses/Response_0", Data(window.utf8))
    zip.add("A/RequestResponses/Response_1", Data(half.utf8))
    zip.files[1].contents = Data(half.replacing("0.5", with: "0.4").utf8)
    #expect(try ScreenReader.read(zip.data, name: "App.zip").isCutOff)
  }

  @Test("an archive that unpacks to more than any bundle has is refused")
  func bomb() throws {
    var zip = ZipWriter()
    let blanks = Data(repeating: 0x20, count: 64_000_000)
    for number in 0..<10 {
      if number == 0 {
        try zip.add("A/RequestResponses/Response_0", blanks, isPacked: true)
      } else {
        zip.files.append(zip.files[0])
        zip.files[number].name = "A/RequestResponses/Response_\(number)"
      }
    }
    #expect(zip.data.count < 1_000_000)
    expect(refusal(zip.data)?.contains("makes the bundle longer than 256 MB"), is: true)
  }

  @Test("an archive may be cut off anywhere, and any byte changed, without harm")
  func mutations() {
    var zip = ZipWriter()
    zip.add("A/RequestResponses/Response_0", Data(window.utf8))
    let whole = zip.data
    for length in 4..<whole.count {
      expect(refusal(whole.prefix(length))?.contains("damaged, cut off, or of an unusual kind"), is: true)
    }
    var state: UInt64 = 5
    for _ in 0..<2000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      var data = whole
      data[4 + Int((state >> 33) % UInt64(data.count - 4))] = UInt8(truncatingIfNeeded: state >> 20)
      // Whether it is read or refused does not matter here.
      _ = try? ScreenReader.read(data, name: "x")
    }
  }
}

/// Writes zip archives, right ones and wrong ones.
nonisolated struct ZipWriter {
  struct File {
    var name: String
    var contents: Data
    var length: Int
    var checksum: UInt32
    var method = 0
    var flags = 0
    var mode = 0o100644
  }

  var files: [File] = []
  var comment = ""
  /// Whether all files have the contents of the first, at one place.
  var overlaps = false

  mutating func add(_ name: String, _ contents: Data) {
    files.append(
      File(name: name, contents: contents, length: contents.count, checksum: Self.checksum(contents)))
  }

  mutating func add(_ name: String, _ contents: Data, isPacked: Bool) throws {
    guard isPacked else { return add(name, contents) }
    // Between a head of ten bytes and a tail of eight, which begins with the checksum, gzip's data is zip's.
    let packed = try HierarchyBundle.packed(contents)
    let tail = [UInt8](packed.suffix(8))
    var checksum: UInt32 = 0
    for place in 0..<4 { checksum |= UInt32(tail[place]) << UInt32(8 * place) }
    files.append(
      File(
        name: name, contents: packed.dropFirst(10).dropLast(8), length: contents.count, checksum: checksum,
        method: 8))
  }

  var data: Data {
    var data = Data()
    var directory = Data()
    for file in files {
      let isThere = overlaps && !data.isEmpty
      let offset = isThere ? 0 : data.count
      var facts = number(file.flags, 2) + number(file.method, 2) + number(0, 4)
      facts += number(Int(file.checksum), 4) + number(file.contents.count, 4)
      facts += number(file.length, 4) + number(file.name.utf8.count, 2)
      // Here are three bytes between the head and the contents, in the directory none.
      if !isThere {
        data += number(0x0403_4B50, 4) + number(20, 2) + facts
        data += number(3, 2) + Data(file.name.utf8) + Data([9, 9, 9]) + file.contents
      }
      directory += number(0x0201_4B50, 4) + number(0x0314, 2) + number(20, 2) + facts
      directory += number(0, 8) + number(file.mode << 16, 4) + number(offset, 4) + Data(file.name.utf8)
    }
    let start = data.count
    data += directory
    data += number(0x0605_4B50, 4) + number(0, 4) + number(files.count, 2) + number(files.count, 2)
    data += number(directory.count, 4) + number(start, 4) + number(comment.utf8.count, 2)
    return data + Data(comment.utf8)
  }

  private func number(_ value: Int, _ count: Int) -> Data {
    Data((0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) })
  }

  private static func checksum(_ data: Data) -> UInt32 {
    var sum = ~UInt32(0)
    for byte in data {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
