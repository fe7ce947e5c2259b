import Foundation
import Workloads

/// What the command line asks for.
struct Options {
  var rounds = 6
  var reference: URL?
  var workloads = Workload.allCases
  var flavors = Flavor.allCases
  var sizes = true

  static let usage = """
    usage: ratios [--rounds N] [--reference DIR] [--only W2_10,W3,…] [--flavors plain,subclass,overriding] [--no-sizes]
    The reference is sought in DIR, else in the directory that FINGERPOST_BENCH_REFERENCE names.
    """

  /// An argument that makes no sense.
  struct Misuse: Error {
    let reason: String
  }

  init(_ arguments: [String], environment: [String: String]) throws {
    if let directory = environment["FINGERPOST_BENCH_REFERENCE"] { reference = URL(filePath: directory) }
    var rest = arguments[...]
    func value(of option: String) throws -> String {
      guard let value = rest.popFirst() else { throw Misuse(reason: "\(option) wants a value") }
      return value
    }
    while let option = rest.popFirst() {
      switch option {
      case "--rounds":
        guard let number = Int(try value(of: option)), number > 0 else {
          throw Misuse(reason: "--rounds must be a number above 0")
        }
        rounds = number
      case "--reference": reference = URL(filePath: try value(of: option))
      case "--only": workloads = try Self.names(in: try value(of: option))
      case "--flavors": flavors = try Self.names(in: try value(of: option))
      case "--no-sizes": sizes = false
      default: throw Misuse(reason: "what is \(option)?")
      }
    }
  }

  private static func names<Name: CaseIterable & RawRepresentable<String>>(in list: String) throws -> [Name] {
    try list.split(separator: ",").map { word in
      guard let name = Name(rawValue: String(word)) else {
        let known = Name.allCases.map(\.rawValue).joined(separator: ", ")
        throw Misuse(reason: "there is no \(word); there are \(known)")
      }
      return name
    }
  }
}
