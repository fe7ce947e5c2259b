import FingerpostConsole
import FingerpostProbe
import FingerpostText
import Foundation
import UIKit

/// What the probe wrote: a header, and what happened, line by line.
struct ProbeLog {
  /// Longer files are refused, and so are longer lines and files of more lines.
  static let byteLimit = 4_000_000
  static let lineByteLimit = 4_000
  static let lineLimit = 50_000

  /// The first line.
  struct Header: Equatable {
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
  struct Line: Equatable {
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
    var header: Header?
    var lines: [Line] = []
    var problems: [String] = []
    for (index, piece) in pieces.enumerated() where !piece.allSatisfy({ $0 == 0x0D || $0 == 0x20 }) {
      let number = index + 1
      guard piece.count <= Self.lineByteLimit else {
        problems.append("\(name):\(number): the line is longer than \(Self.lineByteLimit) bytes.")
        continue
      }
      let json = try? JSONParser.read(String(decoding: piece, as: UTF8.self))
      if header == nil {
        guard let first = json.flatMap(Header.init), first.format == FingerpostProbe.format
        else {
          throw CommandFailure(
            "\(name):\(number): the log does not begin with {\"format\": "
              + "\"\(FingerpostProbe.format)\", \"system\": …, \"device\": …}.")
        }
        header = first
        continue
      }
      guard let line = json.flatMap({ Line($0, number: number) }) else {
        problems.append(
          "\(name):\(number): not a line of the probe's log (\"probe\", \"rule\", \"t\", \"who\", \"what\").")
        continue
      }
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

extension ProbeLog.Header {
  fileprivate init?(_ json: JSONValue) {
    guard let format = json["format"]?.text, let system = json["system"]?.text,
      let device = json["device"]?.text
    else { return nil }
    self.init(format: format, system: system, device: device)
  }
}

extension ProbeLog.Line {
  fileprivate init?(_ json: JSONValue, number: Int) {
    guard let probe = json["probe"]?.text, let rule = json["rule"]?.text, let t = json["t"]?.number,
      let who = json["who"]?.text, let what = json["what"]?.text
    else { return nil }
    self.init(probe: probe, rule: rule, t: t, who: who, what: what, number: number)
    if let place = json["at"], !place.isNull {
      at = place.list?.compactMap(\.number)
      guard at?.count == 2, place.list?.count == 2 else { return nil }
    }
    if let word = json["free"], !word.isNull {
      free = word.flag
      guard free != nil else { return nil }
    }
  }
}
