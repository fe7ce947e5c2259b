extension PortedFile {
  /// The result with a first line that names the file as it was: what compilers, debuggers and tests print is a place in
  /// that file, as every line is where it was.
  ///
  /// A path that a text of Swift would spell differently is not named.
  package var bytesForBuild: [UInt8] {
    let path = source.path
    if path.contains(where: { $0 == "\"" || $0 == "\\" || $0.isNewline }) { return bytes }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    return Array("#sourceLocation(file: \"\(path)\", line: 1)\n".utf8) + text
  }
}
