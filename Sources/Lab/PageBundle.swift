/// The page's scripts as one, for a page without a server, which cannot import from other files.
///
/// Each module becomes a function that is called at once and returns what the module exports, so what it keeps to itself
/// stays out of sight of the others. Modules come behind those that they import from. Comments and indentation are left
/// out: no text in the scripts goes over the end of a line.
struct PageBundle {
  /// The text of each file by its name.
  let files: [String: String]
  /// The one script.
  private(set) var script = ""
  private var done: Set<Substring> = []

  /// Makes one script of a file, of those that it imports from, and of those that they do.
  ///
  /// - Parameters:
  ///   - files: the text of each file by its name.
  ///   - entry: the file that starts the page.
  init(_ files: [String: String], entry: String) {
    self.files = files
    add(entry[...])
  }

  private mutating func add(_ file: Substring) {
    guard done.insert(file).inserted, let text = files[String(file)] else { return }
    var body: [Substring] = []
    var exports: [Substring] = []
    var lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }[...]
    while var line = lines.popFirst() {
      if line.hasPrefix("import ") {
        while !line.hasSuffix(";"), let next = lines.popFirst() { line += next }
        // import { names } from './file.js';
        let parts = line.dropFirst("import ".count).split(separator: "'")
        let source = parts[1].dropFirst("./".count)
        add(source)
        body.append("const \(parts[0].dropLast(" from ".count)) = \(name(source));")
      } else if line.hasPrefix("export ") {
        let declaration = line.dropFirst("export ".count)
        // async function name(…, const name = …, class Name {
        let words = declaration.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        if let at = words.firstIndex(where: { ["function", "const", "class"].contains($0) }) {
          exports.append(words[at + 1])
        }
        body.append(untyped(declaration))
      } else if isComment(line) {
        if line.contains("/**"), !line.contains("*/") {
          lines = lines.drop { !$0.contains("*/") }.dropFirst()
        }
      } else {
        body.append(untyped(line))
      }
    }
    script += "const \(name(file)) = (() => {\n\(body.joined(separator: "\n"))\n"
    script += "return { \(exports.joined(separator: ", ")) };\n})();\n"
  }

  /// Whether nothing but a comment begins on a line. One before an expression says its type, and ends before it.
  private func isComment(_ text: Substring) -> Bool {
    text.hasPrefix("//") || (text.hasPrefix("/**") && (text.hasSuffix("*/") || !text.contains("*/")))
  }

  /// A line without the types that stand before its expressions.
  private func untyped(_ line: Substring) -> Substring {
    guard let start = line.firstRange(of: "/** "), let end = line[start.upperBound...].firstRange(of: "*/ ")
    else {
      return line
    }
    return line[..<start.lowerBound] + untyped(line[end.upperBound...])
  }

  /// What the exports of a file are called in the script.
  private func name(_ file: Substring) -> String {
    "\(file.prefix { $0 != "." })Module"
  }
}
