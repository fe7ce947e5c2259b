import Foundation
import Testing

@testable import FingerpostExplain

@Suite struct ByteWriterTests {
  private func text(_ write: (ByteWriter) -> Void) -> String {
    var text = ""
    let writer = ByteWriter(flushingAt: 64) { text += String(decoding: $0, as: UTF8.self) }
    write(writer)
    writer.flush()
    return text
  }

  @Test(
    "A number is written as JSON has it",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (10, "10"), (99, "99"), (100, "100"), (0.5, "0.5"),
      (-0.25, "-0.25"), (312.125, "312.125"), (0.1, "0.1"), (573.333, "573.333"), (1e-6, "0.000001"),
      (-20.000001, "-20.000001"), (123_456_789.5, "123456789.5"), (1e9, "1000000000"),
      (1e14, "100000000000000"),
      (1e300, "1e+300"), (1e-7, "1e-07"), (0.1 + 0.2, "0.30000000000000004"), (.nan, "null"),
      (.infinity, "null"), (-.infinity, "null"),
    ])
  func number(value: Double, expected: String) {
    #expect(text { $0.append(value) } == expected)
  }

  @Test("Every number reads back as itself and takes no more letters than the standard library's text")
  func shortest() {
    var random = SplitMix64(seed: 5)
    for round in 0..<20_000 {
      let value =
        switch round % 5 {
        case 0: random.number(-1000...1000)
        case 1: (random.number(-1000...1000) * 1000).rounded() / 1000
        case 2: (random.number(-1000...1000) * 64).rounded() / 64
        case 3: random.number(-1e10...1e10)
        default: Double(bitPattern: random.next())
        }
      guard value.isFinite else { continue }
      let written = text { $0.append(value) }
      #expect(Double(written) == value, "\(value)")
      #expect(written.count <= value.description.count, "\(value)")
    }
  }

  @Test("Whole numbers keep their sign")
  func integers() {
    #expect(text { $0.append(0) } == "0")
    #expect(text { $0.append(-12_345) } == "-12345")
    #expect(text { $0.append(Int.max) } == "\(Int.max)")
    #expect(text { $0.append(Int.min) } == "\(Int.min)")
  }

  @Test("Pieces larger than the buffer arrive whole and in order")
  func pieces() {
    let long = String(repeating: "abc", count: 5000)
    let written = text { writer in
      writer.append("1")
      writer.append(long)
      writer.append("2")
    }
    #expect(written == "1" + long + "2")
  }
}
