import FingerpostAudit
import FingerpostConsole
import FingerpostScreens

@MainActor extension AuditCommand {
  /// Reads, audits and reports.
  ///
  /// - Returns: the exit status, 0 or 1.
  /// - Throws: the reason for exit status 2, in one sentence.
  func run(on console: Console) throws(CommandFailure) -> Int32 {
    guard minTarget.isFinite, minTarget >= 0, minTarget <= 1000 else {
      throw CommandFailure("--min-target: expected a number of points from 0 to 1000.")
    }
    guard !json || !github else {
      throw CommandFailure("--github and --json both say what is printed; use one.")
    }
    let inputs = try inputs()
    guard picture == nil || inputs.count == 1 else {
      throw CommandFailure("--picture shows one screen; name one file.")
    }
    guard additions.with.isEmpty || inputs.count == 1 else {
      throw CommandFailure("--with adds recognizers to one screen; name one file.")
    }
    var options = Auditor.Options()
    options.minSize = minTarget
    // Short reports show no fixes.
    options.triesFixes = full || json || github || junit != nil || sarif != nil || console.report != nil
    let bound = RunBound(console, seconds: try time.seconds(on: console))
    var audits: [ScreenAudit] = []
    var isWhole = true
    let count = inputs.count
    var skipped: [String] = []
    for (place, input) in inputs.enumerated() {
      guard isWhole else { break }
      let screen: Screen
      do throws(CommandFailure) {
        screen = try ScreenFile.read(input.source, with: additions.with, on: console).screen()
      } catch {
        // A folder may hold more than screens.
        guard input.isOfFolder else { throw error }
        skipped.append(input.source.title)
        continue
      }
      let auditor = Auditor(screen, options)
      auditor.goesOn = { done, total in
        isWhole = count == 1 ? bound.goesOn(done, total) : bound.goesOn(place, count)
        return isWhole
      }
      auditor.ending = { bound.reason }
      let audit = auditor.audit(title: input.source.title)
      if count == 1, let interruption = audit.interruption { console.complain(interruption) }
      audits.append(audit)
    }
    if !skipped.isEmpty {
      guard skipped.count < count else {
        throw CommandFailure("\(files.joined(separator: ", ")): none of the files there is a screen.")
      }
      let names = skipped.prefix(3).joined(separator: ", ") + (skipped.count > 3 ? ", …" : "")
      console.complain(
        "Skipped, because \(skipped.count == 1 ? "it is no screen" : "they are no screens"): \(names)")
    }
    if !isWhole, count > 1 {
      // The last of those that were begun was not audited to its end.
      let rest = count - skipped.count - audits.count + 1
      console.complain(
        RunBound.undone(rest, of: count, "screens were not fully audited", because: bound.reason))
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
    if let sarif { try console.save(AuditSARIF.text(audits, hasBaseline: baseline != nil), to: sarif) }
    if let junit { try console.save(AuditJUnit.text(audits), to: junit) }
    if let picture, let audit = audits.first { try console.save(AuditPicture(audit).svg, to: picture) }
    if let writeBaseline {
      if isWhole {
        try console.save(AuditBaseline.text(audits), to: writeBaseline)
      } else {
        console.complain("The baseline was not written: the audit is incomplete.")
      }
    }
    console.report(AuditJSON.text(audits, minSize: minTarget))
    if github {
      console.print(AuditAnnotations.text(audits))
    } else {
      console.print(
        json ? AuditJSON.text(audits, minSize: minTarget) : AuditText(audits, isFull: full).text)
    }
    return (writeBaseline == nil || !isWhole) && audits.contains(where: \.fails) ? 1 : 0
  }

  /// A screen to audit.
  private struct Input {
    var source: ScreenFile.Input
    /// Whether it was found in a folder that was named.
    var isOfFolder: Bool
  }

  /// The files that were named, and those of folders; or the application that is asked.
  private func inputs() throws(CommandFailure) -> [Input] {
    if attaching.isUsed || files.isEmpty {
      guard files.count < 2 else {
        throw CommandFailure("--attach asks one app and reads no files; name its HOST:PORT alone.")
      }
      return [Input(source: try attaching.input(files.first), isOfFolder: false)]
    }
    var inputs: [Input] = []
    for file in files {
      if ScreenFolder.isFolder(file) {
        inputs += try ScreenFolder.files(in: file).map { Input(source: .file($0), isOfFolder: true) }
      } else {
        inputs.append(Input(source: .file(file), isOfFolder: false))
      }
    }
    return inputs
  }
}
