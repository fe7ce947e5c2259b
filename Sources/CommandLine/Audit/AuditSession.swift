import FingerpostExplain
import FingerpostScenarios
import FingerpostScreens
import Foundation

/// One run of `fingerpost audit`, from its arguments to its exit status.
struct AuditSession {
  var files: [String]
  var isFull = false
  var isJSON = false
  var junit: String?
  var picture: String?
  var baseline: String?
  var newBaseline: String?
  var leastSize = 44.0
  /// Files with recognizers that the inputs do not describe.
  var additions: [String] = []

  /// Reads a file's bytes; the name `-` stands for standard input.
  var read: (String) throws(CommandFailure) -> Data = InputFile.read

  /// Asked before each target of a single screen, or each of several screens, with how many are done and how many there
  /// are; false ends the audit with what was found.
  var goesOn: (_ done: Int, _ total: Int) -> Bool = { _, _ in true }

  /// Writes a line on standard error.
  var complain: (String) -> Void = StandardError.line

  /// Writes a whole file.
  var write: (Data, String) throws(CommandFailure) -> Void = OutputFile.write

  nonisolated init(
    files: [String], isFull: Bool = false, isJSON: Bool = false, junit: String? = nil, picture: String? = nil,
    baseline: String? = nil, newBaseline: String? = nil, leastSize: Double = 44, additions: [String] = []
  ) {
    self.files = files
    self.isFull = isFull
    self.isJSON = isJSON
    self.junit = junit
    self.picture = picture
    self.baseline = baseline
    self.newBaseline = newBaseline
    self.leastSize = leastSize
    self.additions = additions
  }

  /// Reads, audits and reports.
  ///
  /// - Returns: the exit status, 0 or 1.
  /// - Throws: the reason for exit status 2, in one sentence.
  func run(to output: @escaping (UnsafeRawBufferPointer) -> Void) throws(CommandFailure) -> Int32 {
    guard leastSize.isFinite, leastSize >= 0, leastSize <= 1000 else {
      throw CommandFailure("--min-target: expected a number of points from 0 to 1000.")
    }
    guard picture == nil || files.count == 1 else {
      throw CommandFailure("--picture shows one screen; name one file.")
    }
    guard additions.isEmpty || files.count == 1 else {
      throw CommandFailure("--with adds recognizers to one screen; name one file.")
    }
    var options = Auditor.Options()
    options.leastSize = leastSize
    // Short reports show no fixes.
    options.triesFixes = isFull || isJSON || junit != nil
    var audits: [ScreenAudit] = []
    var isWhole = true
    let (goesOn, complain, count) = (goesOn, complain, files.count)
    for (place, file) in files.enumerated() {
      guard isWhole else { break }
      let screen = try ScreenFile.screen(file, with: additions, data: read)
      let auditor = Auditor(screen, options)
      auditor.goesOn = { done, total in
        isWhole = count == 1 ? goesOn(done, total) : goesOn(place, count)
        if !isWhole, count == 1 {
          complain("Interrupted: \(total - done) of \(total) targets were not audited.")
        }
        return isWhole
      }
      audits.append(auditor.audit(title: InputFile.title(file)))
    }
    if !isWhole, count > 1 {
      // The last of those that were begun was not audited to its end.
      complain("Interrupted: \(count - audits.count + 1) of \(count) screens were not fully audited.")
    }
    if let baseline {
      do {
        try AuditBaseline(try read(baseline)).mark(&audits)
      } catch let problem as AuditBaseline.Problem {
        throw CommandFailure("--baseline \(baseline): \(problem).")
      } catch let failure as CommandFailure {
        throw failure
      } catch {
        throw CommandFailure("--baseline \(baseline): \(error)")
      }
    }
    if let junit { try write(Data(AuditJUnit.text(audits).utf8), junit) }
    if let picture, let audit = audits.first { try write(Data(AuditPicture(audit).svg.utf8), picture) }
    if newBaseline != nil, !isWhole { complain("The baseline was not written: the audit is incomplete.") }
    if let newBaseline, isWhole { try write(Data(AuditBaseline.text(audits).utf8), newBaseline) }
    var text =
      isJSON ? AuditJSON.text(audits, leastSize: leastSize) : AuditText(audits, isFull: isFull).text
    text.withUTF8 { output(UnsafeRawBufferPointer($0)) }
    return (newBaseline == nil || !isWhole) && audits.contains(where: \.fails) ? 1 : 0
  }
}
