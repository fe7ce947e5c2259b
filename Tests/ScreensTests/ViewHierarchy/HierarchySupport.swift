import FingerpostScreens
import Foundation
import Testing

@testable import FingerpostReading

/// A bundle in a folder of its own, which goes when the bundle does.
nonisolated final class HierarchyBundle {
  let path = NSTemporaryDirectory() + "fingerpost-\(UUID().uuidString).viewhierarchy"

  init(_ responses: [Data]) throws {
    try FileManager.default.createDirectory(
      atPath: path + "/RequestResponses", withIntermediateDirectories: true)
    for (number, response) in responses.enumerated() {
      try response.write(to: URL(fileURLWithPath: "\(path)/RequestResponses/Response_\(number)"))
    }
  }

  convenience init(_ responses: String...) throws {
    try self.init(responses.map { Data($0.utf8) })
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Packs as gzip does, with zlib in this process: starting gzip beside tests that start processes is a race.
  static func packed(_ data: Data) throws -> Data {
    typealias Compress =
      @convention(c) (
        UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt>, UnsafePointer<UInt8>, UInt, Int32
      ) -> Int32
    typealias Checksum = @convention(c) (UInt, UnsafePointer<UInt8>, UInt32) -> UInt
    let library = try #require(Gzip.libraries.lazy.compactMap { dlopen($0, RTLD_NOW) }.first)
    let compress = unsafeBitCast(try #require(dlsym(library, "compress2")), to: Compress.self)
    let checksum = unsafeBitCast(try #require(dlsym(library, "crc32")), to: Checksum.self)
    let input = [UInt8](data)
    var length = UInt(input.count + input.count / 100 + 64)
    var output = [UInt8](repeating: 0, count: Int(length))
    try #require(compress(&output, &length, input, UInt(input.count), 6) == 0)
    // zlib puts two bytes before the packed data and four behind; gzip ten and eight.
    var packed = Data([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]) + output[2..<Int(length) - 4]
    for number in [UInt32(truncatingIfNeeded: checksum(0, input, UInt32(input.count))), UInt32(input.count)] {
      withUnsafeBytes(of: number.littleEndian) { packed.append(contentsOf: $0) }
    }
    return packed
  }

  /// Reads it.
  func read() throws(ScreenReadError) -> Screen { try ScreenReader.read(folder: path, name: "App") }

  /// Returns the message with which it is refused, or nil if it is read.
  var refusal: String? {
    do {
      _ = try read()
      return nil
    } catch {
      return error.description
    }
  }
}

/// An object of a response; the rest is any of its other keys.
nonisolated func object(_ id: String, _ name: String, _ rest: String = "") -> String {
  "{\"objectID\":\"\(id)\",\"className\":\"\(name)\"\(rest.isEmpty ? "" : ",\(rest)")}"
}

/// A group of objects.
nonisolated func group(_ kind: String, _ objects: String...) -> String {
  "{\"groupingID\":\"com.apple.\(kind)\",\"debugHierarchyObjects\":[\(objects.joined(separator: ","))]}"
}

/// The key of an object's subviews.
nonisolated func subviews(_ objects: String...) -> String {
  "\"childGroup\":{\"groupingID\":\"com.apple.UIKit.UIView\",\"debugHierarchyObjects\":"
    + "[\(objects.joined(separator: ","))]}"
}

/// A response that begins a capture of windows.
nonisolated func capture(_ windows: String..., also rest: String = "") -> String {
  "{\"version\":2,\"topLevelGroups\":{\"com.apple.UIKit.UIWindow\":{\"groupingID\":\"com.apple.UIKit.UIWindow\","
    + "\"debugHierarchyObjects\":[\(windows.joined(separator: ","))]}}\(rest)}"
}

/// A response that tells properties.
nonisolated func properties(_ descriptions: String...) -> String {
  "{\"version\":2,\"topLevelPropertyDescriptions\":{\(descriptions.joined(separator: ","))}}"
}

/// The description of a property, with its key; the value is JSON.
nonisolated func property(_ key: String, _ format: String, _ value: String, status: Int = 4) -> String {
  let name = key.split(separator: ".").last ?? ""
  return "\"\(key)\":{\"propertyName\":\"\(name)\",\"propertyFormat\":\"\(format)\","
    + "\"propertyValue\":\(value),\"fetchStatus\":\(status)}"
}
