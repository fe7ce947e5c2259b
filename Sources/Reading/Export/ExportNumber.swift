import Foundation

/// A number, or the text that stands for one that JSON cannot express.
nonisolated struct ExportNumber: Decodable {
  let value: Double

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      value = number
      return
    }
    switch try container.decode(String.self) {
    case "nan": value = .nan
    case "inf": value = .infinity
    case "-inf": value = -.infinity
    default: throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a number")
    }
  }
}
