import FingerpostScreens
import FingerpostTrace

/// The parts of a walk's lines that are the same for every touch, ready as bytes.
nonisolated final class WalkFragments {
  /// The bytes of all views: for each `{"class":…,"address":…`, then `,"depth":…,"verdict":"`.
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  /// Where a view's bytes begin and where its name ends; the next view's begin where its own end.
  private let places: [(start: Int, nameEnd: Int)]
  private let longest: Int

  init(_ views: [ScreenView], _ lineage: Lineage) {
    var bytes: [UInt8] = []
    var places: [(start: Int, nameEnd: Int)] = []
    var longest = 0
    bytes.reserveCapacity(views.count * 80)
    places.reserveCapacity(views.count + 1)
    for (index, view) in views.enumerated() {
      let start = bytes.count
      bytes.append(contentsOf: Self.name(class: view.className, address: view.address).utf8)
      places.append((start, bytes.count))
      bytes.append(contentsOf: ",\"depth\":\(lineage.depths[index]),\"verdict\":\"".utf8)
      longest = max(longest, bytes.count - start)
    }
    places.append((bytes.count, bytes.count))
    self.bytes = .allocate(capacity: bytes.count)
    _ = self.bytes.initialize(from: bytes)
    self.places = places
    self.longest = longest
  }

  deinit { bytes.deallocate() }

  static func name(class name: String, address: String?) -> String {
    "{\"class\":\(JSONText.quoted(name)),\"address\":\(address.map(JSONText.quoted) ?? "null")"
  }

  /// Writes `{"class":…,"address":…` of a view, without the closing brace.
  func writeName(of view: Int, to writer: ByteWriter) {
    let (start, end) = places[view]
    writer.append(UnsafeBufferPointer(rebasing: bytes[start..<end]))
  }

  /// Writes the line of a walk for one visit.
  func write(_ visit: Visit, of view: Int, verdict: StaticString, to writer: ByteWriter) {
    let start = places[view].start
    let count = places[view + 1].start - start
    writer.reserve(longest + verdict.utf8CodeUnitCount + 2 * ByteWriter.longestNumber + 16)
    if let base = bytes.baseAddress {
      writer.end.update(from: base + start, count: count)
      writer.end += count
    }
    writer.copyUnchecked(verdict)
    writer.appendUnchecked(visit.x)
    writer.copyUnchecked(",\"y\":")
    writer.appendUnchecked(visit.y)
    writer.end.pointee = UInt8(ascii: "}")
    writer.end += 1
  }
}

nonisolated extension ByteWriter {
  /// Copies a literal where its bytes have been reserved.
  @inline(__always)
  func copyUnchecked(_ string: StaticString) {
    end.update(from: string.utf8Start, count: string.utf8CodeUnitCount)
    end += string.utf8CodeUnitCount
  }
}

nonisolated extension VisitResult {
  /// The verdict of a walk's line as its bytes go on to the point.
  func fragment(isHit: Bool) -> StaticString {
    switch self {
    case .inside: isHit ? "hit\",\"x\":" : "passedThrough\",\"x\":"
    case .outside, .notInvertible: "outside\",\"x\":"
    case .hidden: "hidden\",\"x\":"
    case .transparent: "transparent\",\"x\":"
    case .notInteractive: "notInteractive\",\"x\":"
    }
  }
}
