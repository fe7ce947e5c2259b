import Foundation
import Testing

@testable import Porting

/// Ports one file.
func port(_ text: String, path: String = "File.swift") -> PortedFile {
  port(bytes: Array(text.utf8), path: path)
}

func port(bytes: [UInt8], path: String = "File.swift") -> PortedFile {
  Porting.port([SourceText(path: path, bytes: bytes)])[0]
}

extension PortedFile {
  var text: String { String(decoding: bytes, as: UTF8.self) }
  var messages: [String] { problems.map { "\($0.place.line):\($0.place.column): \($0.message)" } }
}

/// Expects what a file becomes, that nothing is left to say, that its lines stay, and that a second run changes
/// nothing.
func expectPorting(
  _ before: String, to after: String, problems: [String] = [], _ location: SourceLocation = #_sourceLocation
) {
  let ported = port(before)
  #expect(ported.text == after, sourceLocation: location)
  #expect(ported.messages == problems, sourceLocation: location)
  expectInvariants(ported, location)
}

/// What holds for every file: the lines stay, a second run changes nothing, comments and texts stay.
func expectInvariants(_ ported: PortedFile, _ location: SourceLocation = #_sourceLocation) {
  let after = SourceText(path: ported.source.path, bytes: ported.bytes)
  #expect(after.lineCount == ported.source.lineCount, sourceLocation: location)
  let again = port(bytes: ported.bytes)
  #expect(again.text == ported.text, "A second run changes something.", sourceLocation: location)
  let (old, new) = (ParsedFile(source: ported.source), ParsedFile(source: after))
  #expect(old.comments == new.comments, sourceLocation: location)
  #expect(new.hasTexts(of: old), "A text changed.", sourceLocation: location)
  #expect(
    old.firstSyntaxError != nil || new.firstSyntaxError == nil, "It no longer parses.",
    sourceLocation: location)
}
