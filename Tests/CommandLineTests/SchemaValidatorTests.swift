import Expectations
import FingerpostConsole
import Foundation
import Testing

@testable import FingerpostCommandLine

/// The validator notices what is wrong: in documents, and in reports above all.
@Suite struct SchemaValidatorTests {
  private func problems(_ schema: String, _ document: String) throws -> [String] {
    let validator = SchemaValidator(try JSONValue(Data(schema.utf8)))
    return validator.problems(try JSONValue(Data(document.utf8)))
  }

  @Test(
    "Each keyword lets right documents pass and no wrong one",
    arguments: [
      (#"{"type":"integer"}"#, "3", "3.5"), (#"{"type":"integer"}"#, "-2", "true"),
      (#"{"type":["number","null"]}"#, "null", "false"), (#"{"type":"boolean"}"#, "true", "1"),
      (#"{"type":"string"}"#, #""1""#, "1"), (#"{"type":"object"}"#, "{}", "[]"),
      (#"{"type":"array"}"#, "[]", "{}"),
      (#"{"enum":["a",null]}"#, "null", #""b""#), (#"{"const":"a"}"#, #""a""#, #""A""#),
      (#"{"const":1}"#, "1", "true"), (#"{"minimum":0}"#, "0", "-0.1"), (#"{"maximum":100}"#, "100", "101"),
      (#"{"minItems":1}"#, "[1]", "[]"), (#"{"maxItems":1}"#, "[1]", "[1,2]"),
      (#"{"pattern":"^[A-Z]+-[0-9]+$"}"#, #""HIT-6""#, #""HIT6""#),
      (#"{"items":{"type":"null"}}"#, "[null]", "[0]"),
      (#"{"required":["a"]}"#, #"{"a":null}"#, #"{"b":1}"#),
      (#"{"properties":{"a":false}}"#, #"{"b":1}"#, #"{"a":1}"#),
      (#"{"properties":{"a":true},"additionalProperties":false}"#, #"{"a":1}"#, #"{"b":1}"#),
      (#"{"anyOf":[true,true]}"#, "1", ""), (#"{"anyOf":[{"type":"null"},{"minimum":3}]}"#, "4", "1"),
      (#"{"allOf":[{"minimum":3},{"maximum":5}]}"#, "4", "6"),
      (#"{"if":{"minimum":3},"then":{"maximum":5}}"#, "2", "6"),
      (#"{"if":{"minimum":3},"else":{"const":0}}"#, "0", "1"),
      (#"{"propertyNames":{"pattern":"^[0-9]+$"}}"#, #"{"1":0}"#, #"{"a":0}"#),
      (#"{"patternProperties":{"b$":{"type":"null"}}}"#, #"{"a":1,"ab":null}"#, #"{"ab":1}"#),
      (
        #"{"patternProperties":{"b$":true},"additionalProperties":false}"#, #"{"ab":1}"#, #"{"ba":1}"#
      ),
      (#"{"oneOf":[{"type":"null"},{"minimum":3}]}"#, "4", "1"), (#"{"oneOf":[true,true]}"#, "", "1"),
      (##"{"$ref":"#/$defs/n","$defs":{"n":{"type":"null"}}}"##, "null", "1"),
      (##"{"$ref":"#/$defs/m","$defs":{"n":{"type":"null"}}}"##, "", "null"),
      (#"{"uniqueItems":true}"#, "", "[]"),
    ])
  func keywords(schema: String, right: String, wrong: String) throws {
    if !right.isEmpty { try expect(problems(schema, right), is: []) }
    if !wrong.isEmpty { #expect(try !problems(schema, wrong).isEmpty) }
  }

  @Test("A problem says where it is")
  func places() throws {
    let schema = #"{"properties":{"a":{"items":{"required":["b"]}}}}"#
    try expect(problems(schema, #"{"a":[{"b":1},{}]}"#), is: ["/a/1/b: is missing"])
    var closed = SchemaValidator(try JSONValue(Data(schema.utf8)))
    closed.isClosed = true
    expect(closed.problems(.object(["c": .null])), is: ["/c: is not described"])
  }

  @Test("A report in which anything is changed for the worse is rejected")
  func reports() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("docs/report.schema.json")
    let validator = SchemaValidator(try JSONValue(Data(contentsOf: file)))
    let run = try ExplainCommand.parsed(["screen", "--json", "--tap", "150,200", "--expect", "like:"])
    let report = try JSONValue(run.ran(on: ["screen": ReportInput.gestures.text]).bytes)
    expect(validator.problems(report), is: [])
    expect(validator.problems(report.replacing(["more"], with: .null)), is: [])
    let wrong: [([String], JSONValue?)] = [
      (["format"], .string("fingerpost-explain/3")), (["format"], nil), (["answer"], .null),
      (["answer", "kind"], .string("works")),
      (["answer", "success"], .string("yes")), (["answer", "why"], nil),
      (["answer", "acts", "0", "does"], .string("dances")),
      (["answer", "acts", "0", "at"], .null), (["answer", "acts", "0", "lateIn"], nil),
      (["answer", "hit"], .string("0x1")),
      (["input", "kind"], .string("photo")), (["input", "views"], .number(1.5)), (["touches"], .array([])),
      (["touches", "0", "walk", "0", "verdict"], .string("inside")),
      (["touches", "0", "hit", "path"], .null),
      (["expected", "reach", "percent"], .number(101)), (["cannotTell"], .string("much")),
      (["gestures", "0", "timeline", "0", "event"], .string("toe")),
      (["gestures", "0", "timeline", "1", "ms"], .string("0")),
      (["gestures", "0", "timeline", "1", "rule"], .string("six")), (["controls"], nil),
      (["standardRecognizers", "0", "part"], .number(1)),
    ]
    for (path, value) in wrong {
      let changed = report.replacing(path, with: value)
      expect(changed, isNot: report, "\(path)")
      #expect(!validator.fits(changed), "\(path)")
    }
  }
}

extension JSONValue {
  /// The same document with another value at a place, or without any there.
  fileprivate nonisolated func replacing(_ path: [String], with value: JSONValue?) -> JSONValue {
    guard let key = path.first else { return value ?? .null }
    let rest = Array(path.dropFirst())
    switch self {
    case .object(var object):
      object[key] = rest.isEmpty ? value : object[key]?.replacing(rest, with: value)
      return .object(object)
    case .array(var array):
      guard let index = Int(key), array.indices.contains(index) else { return self }
      array[index] = array[index].replacing(rest, with: value)
      return .array(array)
    default: return self
    }
  }
}
