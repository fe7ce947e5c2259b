/// A wrong use of the tool, or something that `--check` does not find.
package enum PortingError: Error, Equatable, CustomStringConvertible {
  case noSuchPath(String)
  case noSwiftFiles([String])
  case overwritesInput(String)
  case insideInput(folder: String, input: String)
  case sameTarget(String, first: String, second: String)
  case noCensus(String)

  package var description: String {
    switch self {
    case .noSuchPath(let path): "\(path): no such file or folder"
    case .noSwiftFiles(let paths): "\(paths.joined(separator: ", ")): no Swift files there"
    case .overwritesInput(let path):
      "\(path) is an input and would be overwritten; choose another folder for --into"
    case .insideInput(let folder, let input):
      "\(folder) lies inside the input \(input); choose a folder outside of it for --into"
    case .sameTarget(let target, let first, let second):
      "\(first) and \(second) would both be written to \(target)"
    case .noCensus(let reason): reason
    }
  }
}
