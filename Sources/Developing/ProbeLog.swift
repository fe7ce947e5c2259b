import FingerpostConsole
import FingerpostProbe
import Foundation
import UIKit

/// What the probe wrote: a header, and what happened, line by line.
struct ProbeLog {
  /// Longer files are refused, and so are longer lines and files of more lines.
  static let byteLimit = 4_000_000
  static let lineByteLimit = 4_000
  static let lineLimit = 50_000

  /// The first line.
  struct Header: Decodable, Equatable {
    var format: String
    var system: String
    var device: String

    /// What the engine plays if no file says otherwise.
    static let engine = Header(
      format: FingerpostProbe.format, system: "iOS \(EventRules.standard.system) on Fingerpost",
      device: "iPhone")

    /// The rules of the system and of the device, as far as the engine knows differences.
    var eventRules: EventRules {
      let version = system.firstMatch(of: /[0-9]+/).flatMap { Int($0.output) }
      var eventRules = version.flatMap { 1...99 ~= $0 ? EventRules(system: $0) : nil } ?? .standard
      eventRules.isPad = device.hasPrefix("iPad")
      return eventRules
    }
  }

  /// One callback.
  struct Line: Decodable, Equatable {
    var probe: String
    var rule: String
    var t: Double
    var who: String
    var what: String
    /// The x and the y of a place.
    var at: [Double]?
    /// Whether a frame of the display or a timer caused it, and not a touch.
    var free: Bool?
    /// The number of the line in its file, from 1.
    var number = 0

    private enum CodingKeys: CodingKey {
      case probe, rule, t, who, what, at, free
    }
  }

  var header: Header
  var lines: [Line]

  /// Reads a log.
  ///
  /// - Throws: the lines that are not the probe's, by number; at most five.
  init(_ data: Data, name: String) throws(CommandFailure) {
    guard data.count <= Self.byteLimit else {
      throw CommandFailure("\(name): the file is longer than \(Self.byteLimit / 1_000_000) MB.")
    }
    let pieces = data.split(
      separator: UInt8(ascii: "\n"), maxSplits: Self.lineLimit, omittingEmptySubsequences: false)
    guard pieces.count <= Self.lineLimit else {
      throw CommandFailure("\(name): the file has more than \(Self.lineLimit) lines.")
    }
    let decoder = JSONDecoder()
    var header: Header?
    var lines: [Line] = []
    var problems: [String] = []
    for (index, piece) in pieces.enumerated() where !piece.allSatisfy({ $0 == 0x0D || $0 == 0x20 }) {
      let number = index + 1
      guard piece.count <= Self.lineByteLimit else {
        problems.append("\(name):\(number): the line is longer than \(Self.lineByteLimit) bytes.")
        continue
      }
      let bytes = Data(piece)
      if header == nil {
        guard let first = try? decoder.decode(Header.self, from: bytes),
          first.format == FingerpostProbe.format
        else {
          throw CommandFailure(
            "\(name):\(number): the log does not begin with {\"format\": "
              + "\"\(FingerpostProbe.format)\", \"system\": …, \"device\": …}.")
        }
        header = first
        continue
      }
      guard var line = try? decoder.decode(Line.self, from: bytes), line.at.map({ $0.count == 2 }) ?? true
      else {
        problems.append(
          "\(name):\(number): not a line of the probe's log (\"probe\", \"rule\", \"t\", \"who\", \"what\").")
        continue
      }
      line.number = number
      lines.append(line)
    }
    guard let header else { throw CommandFailure("\(name): the file is empty.") }
    guard problems.isEmpty else {
      let rest = problems.count > 5 ? ["… and \(problems.count - 5) more lines."] : []
      throw CommandFailure((problems.prefix(5) + rest).joined(separator: "\n"))
    }
    self.header = header
    self.lines = lines
  }
}
