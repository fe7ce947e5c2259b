import FingerpostAudit
import FingerpostConsole
import FingerpostExplain

@MainActor extension AuditCommand {
  /// Reads, audits and reports.
  ///
  /// - Returns: the exit status, 0 or 1.
  /// - Throws: the reason for exit status 2, in one sentence.
  func run(on console: Console) throws(CommandFailure) -> Int32 {
    guard minTarget.isFinite, minTarget >= 0, minTarget <= 1000 else {
      throw CommandFailure("--min-target: expected a number of points from 0 to 1000.")
    }
    guard picture == nil || files.count == 1 else {
      throw CommandFailure("--picture shows one screen; name one file.")
    }
    guard additions.with.isEmpty || files.count == 1 else {
      throw CommandFailure("--with adds recognizers to one screen; name one file.")
    }
    var options = Auditor.Options()
    options.leastSize = minTarget
    // Short reports show no fixes.
    options.triesFixes = full || json || junit != nil
    var audits: [ScreenAudit] = []
    var isWhole = true
    let count = files.count
    for (place, file) in files.enumerated() {
      guard isWhole else { break }
      let auditor = Auditor(
        try ScreenFile.read(file, with: additions.with, on: console).screen(), options)
      auditor.goesOn = { done, total in
        isWhole = count == 1 ? console.goesOn(done, total) : console.goesOn(place, count)
        return isWhole
      }
      let audit = auditor.audit(title: InputFile.title(file))
      if count == 1, let interruption = audit.interruption { console.complain(interruption) }
      audits.append(audit)
    }
    if !isWhole, count > 1 {
      // The last of those that were begun was not audited to its end.
      console.complain(
        "Interrupted: \(count - audits.count + 1) of \(count) screens were not fully audited.")
    }
    if let baseline {
      do {
        try AuditBaseline(try console.data(of: baseline)).mark(&audits)
      } catch let problem as AuditBaseline.Problem {
        throw CommandFailure("--baseline \(baseline): \(problem).")
      } catch {
        throw error as? CommandFailure ?? CommandFailure("--baseline \(baseline): \(error)")
      }
    }
    if let junit { try console.save(AuditJUnit.text(audits), to: junit) }
    if let picture, let audit = audits.first { try console.save(AuditPicture(audit).svg, to: picture) }
    if let writeBaseline {
      if isWhole {
        try console.save(AuditBaseline.text(audits), to: writeBaseline)
      } else {
        console.complain("The baseline was not written: the audit is incomplete.")
      }
    }
    console.print(
      json ? AuditJSON.text(audits, leastSize: minTarget) : AuditText(audits, isFull: full).text)
    return (writeBaseline == nil || !isWhole) && audits.contains(where: \.fails) ? 1 : 0
  }
}
