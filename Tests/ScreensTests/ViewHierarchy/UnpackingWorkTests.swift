import Expectations
import Foundation
import Testing

@testable import FingerpostReading

/// What a damaged bundle costs, in counted bytes: docs/security.md states the limit.
@Suite("Readers: the work of unpacking")
nonisolated struct UnpackingWorkTests {
  private let window = Data(capture(object("0x1", "UIWindow")).utf8)

  /// Reads an archive or a response with a limit, and returns what that cost and why it was refused.
  private func cost(_ data: Data, limit: Int) -> (spent: Int, refusal: String?) {
    var reader = HierarchyReader(name: "App", work: UnpackingWork(limit: limit))
    do {
      try reader.add(file: data)
      _ = try reader.screen()
      return (reader.work.spent, nil)
    } catch {
      return (reader.work.spent, "\(error)")
    }
  }

  /// An archive whose responses are all the same bytes, packed or stored, with another sum than it says.
  private func overlapping(_ count: Int, _ contents: Data, isPacked: Bool) throws -> Data {
    var zip = ZipWriter(overlaps: true)
    try zip.add("A/RequestResponses/Response_0", contents, isPacked: isPacked)
    zip.files[0].checksum ^= 1
    for number in 1..<count {
      zip.files.append(zip.files[0])
      zip.files[number].name = "A/RequestResponses/Response_\(number)"
    }
    return zip.data
  }

  @Test("what is damaged counts as much as what is read", arguments: [true, false])
  func damagedCounts(isPacked: Bool) throws {
    let contents = Data((0..<50_000).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 5) })
    let one = cost(try overlapping(1, contents, isPacked: isPacked), limit: .max)
    #expect(one.spent >= 50_000)
    let ten = cost(try overlapping(10, contents, isPacked: isPacked), limit: .max)
    expect(ten.spent, is: 10 * one.spent)
  }

  @Test("overlapping entries that are all damaged are given up on at the limit", arguments: [true, false])
  func overlaps(isPacked: Bool) throws {
    let zip = try overlapping(10_000, Data(repeating: 0x20, count: 4_000_000), isPacked: isPacked)
    let (spent, refusal) = cost(zip, limit: 20_000_000)
    expect(refusal?.contains("takes more work than the largest one"), is: true)
    // One more piece was in hand.
    #expect(spent <= 20_000_000 + 8_000_000)
  }

  @Test("the parts of a response cost what they have and a constant, however many there are")
  func parts() throws {
    let part = try HierarchyBundle.packed(Data())
    func response(_ count: Int) throws -> Data {
      try HierarchyBundle.packed(window) + (0..<count).reduce(into: Data()) { data, _ in data += part }
    }
    let base = cost(try response(0), limit: .max)
    expect(base.refusal, is: nil)
    for count in [1, 1000, 20_000] {
      let some = cost(try response(count), limit: .max)
      expect(some.refusal, is: nil)
      expect(some.spent - base.spent, is: count * (UnpackingWork.perPart + part.count))
    }
    let (spent, refusal) = cost(try response(20_000), limit: 1_000_000)
    #expect(refusal?.contains("takes more work") == true && spent <= 1_010_000)
  }

  @Test("the largest bundle that is allowed costs no more than the limit")
  func largest() {
    // An archive of packed responses: each byte of it is read, each of what it unpacks to written, and both once more.
    expect(UnpackingWork.max, is: 1_280_000_000)
    let (archive, hierarchy) = (HierarchyLimits.maxBytes, HierarchyReader.maxBytes)
    #expect(archive + archive + archive + hierarchy <= UnpackingWork.max)
  }
}
