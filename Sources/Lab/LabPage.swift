import CLabPage

/// The page of the lab: files that are part of the program.
public enum LabPage {
  /// A file of the page.
  public struct File: Sendable {
    /// Its name, by which others of the page refer to it.
    public let name: String
    /// What it holds.
    public let text: String
  }

  /// All files: the document, the style sheets, then the scripts.
  public static let files: [File] = (0..<lab_file_count()).map { index in
    let bytes = UnsafeBufferPointer(start: lab_file_bytes(index), count: lab_file_size(index))
    return File(name: String(cString: lab_file_name(index)), text: String(decoding: bytes, as: UTF8.self))
  }

  /// All style sheets, as one, without indentation and comments, each of which is a line.
  static let style: String = {
    var style = "\n"
    for sheet in files where sheet.name.hasSuffix(".css") {
      for line in sheet.text.split(separator: "\n") where !line.hasPrefix("/*") {
        style.append(contentsOf: line.drop { $0 == " " })
        style.append("\n")
      }
    }
    return style
  }()

  /// All scripts, as one.
  static let script =
    "\n"
    + PageBundle(Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.text) }), entry: "app.js").script

  /// What the document may run and load: what is in it.
  private static let policy =
    "default-src 'none'; script-src 'sha256-\(PageHashes.script)'; style-src 'sha256-\(PageHashes.style)'; "
    + "img-src data:; base-uri 'none'; form-action 'none'"

  /// The page as one document with a feed in it, which needs no other file and no server.
  ///
  /// - Parameters:
  ///   - title: what the window is called.
  ///   - feed: the messages, a JSON object each.
  public static func document(title: String, feed: [String]) -> String {
    let data = "[\n" + feed.joined(separator: ",\n") + "\n]"
    var lines: [String] = []
    let page = files.first { $0.name == "index.html" }?.text ?? ""
    for line in page.split(separator: "\n") {
      if line.contains("<link rel=\"stylesheet\"") {
        // All style sheets come where the first is linked.
        if !lines.contains(where: { $0.hasPrefix("<style>") }) { lines.append("<style>\(style)</style>") }
      } else if line.hasPrefix("<script type=\"module\"") {
        lines.append("<script type=\"application/json\" id=\"feed\">\(harmless(data))</script>")
        lines.append("<script type=\"module\">\(script)</script>")
      } else if line.hasPrefix("<title>") {
        lines.append("<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">")
        lines.append("<title>\(escaped(title))</title>")
      } else {
        lines.append(String(line))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// JSON that cannot end the element that holds it, whatever its texts say.
  private static func harmless(_ json: String) -> String {
    // A < stands in texts only, where an escape sequence means the same.
    json.replacing("<", with: "\\u003c")
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }
}
