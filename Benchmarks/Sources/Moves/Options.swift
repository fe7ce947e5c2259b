import Foundation

/// What the command line asks for.
struct Options {
  var rounds = 6
  var reference: URL?
  var workloads = Self.known

  static let known = ["W5a", "W5b", "many", "down", "control", "scroll", "tap", "layout", "attach"]

  static let usage = """
    usage: moves [--rounds N] [--reference DIR] [--only W5a,W5b,many,down,control,scroll,tap,layout,attach]
    The reference is sought in DIR, else in the directory that FINGERPOST_BENCH_REFERENCE names.
    """

  /// An argument that makes no sense.
  struct Misuse: Error {
    let reason: String
  }

  init(_ arguments: [String], environment: [String: String]) throws {
    if let directory = environment["FINGERPOST_BENCH_REFERENCE"] { reference = URL(filePath: directory) }
    var rest = arguments[...]
    while let option = rest.popFirst() {
      guard ["--rounds", "--reference", "--only"].contains(option) else {
        throw Misuse(reason: "what is \(option)?")
      }
      guard let value = rest.popFirst() else { throw Misuse(reason: "\(option) wants a value") }
      if option == "--reference" {
        reference = URL(filePath: value)
      } else if option == "--only" {
        workloads = value.split(separator: ",").map(String.init)
        if let unknown = workloads.first(where: { !Self.known.contains($0) }) {
          throw Misuse(reason: "there is no \(unknown)")
        }
      } else if let number = Int(value), number > 0 {
        rounds = number
      } else {
        throw Misuse(reason: "--rounds must be a number above 0")
      }
    }
  }
}
