import FingerpostAudit
import FingerpostConsole
import FingerpostScreens

@MainActor extension AuditCommand {
  /// Reads, audits and reports.
  ///
  /// - Returns: the exit status, 0 or 1.
  /// - Throws: the reason for exit status 2, in one sentence.
  func run(on console: Console) throws(CommandFailure) -> Int32 {
    try checkOptions()
    let inputs = try inputs()
    try check(inputs)
    let bound = RunBound(console, seconds: try time.seconds(on: console))
    var round = try audit(inputs, bound, on: console)
    try complain(of: round, bound, on: console)
    try mark(&round.audits, on: console)
    try save(round, on: console)
    console.report(AuditJSON.text(round.audits, minSize: minTarget))
    if github {
      console.print(AuditAnnotations.text(round.audits))
    } else {
      console.print(
        json ? AuditJSON.text(round.audits, minSize: minTarget) : AuditText(round.audits, isFull: full).text)
    }
    return (writeBaseline == nil || !round.isWhole) && round.audits.contains(where: \.fails) ? 1 : 0
  }

  private func checkOptions() throws(CommandFailure) {
    guard minTarget.isFinite, minTarget >= 0, minTarget <= 1000 else {
      throw CommandFailure("--min-target: expected a number of points from 0 to 1000.")
    }
    guard !json || !github else {
      throw CommandFailure("--github and --json both say what is printed; use one.")
    }
  }

  private func check(_ inputs: [Input]) throws(CommandFailure) {
    guard picture == nil || inputs.count == 1 else {
      throw CommandFailure("--picture shows one screen; name one file.")
    }
    guard additions.with.isEmpty || inputs.count == 1 else {
      throw CommandFailure("--with adds recognizers to one screen; name one file.")
    }
  }

  /// The audits of all screens, as far as time allowed.
  private struct Round {
    /// How many screens were to be audited, those among them that are none.
    var count: Int
    var audits: [ScreenAudit] = []
    /// The files of folders that are no screens.
    var skipped: [String] = []
    var isWhole = true
  }

  private func audit(_ inputs: [Input], _ bound: RunBound, on console: Console) throws(CommandFailure)
    -> Round
  {
    var options = Auditor.Options()
    options.minSize = minTarget
    // Short reports show no fixes.
    options.triesFixes = full || json || github || junit != nil || sarif != nil || console.report != nil
    var round = Round(count: inputs.count)
    let count = inputs.count
    for (place, input) in inputs.enumerated() {
      let screen: Screen
      do throws(CommandFailure) {
        screen = try ScreenFile.read(input.source, with: additions.with, on: console).screen()
      } catch {
        // A folder may hold more than screens.
        guard input.isOfFolder else { throw error }
        round.skipped.append(input.source.title)
        continue
      }
      var isWhole = true
      let auditor = Auditor(screen, options)
      auditor.goesOn = { done, total in
        isWhole = count == 1 ? bound.goesOn(done, total) : bound.goesOn(place, count)
        return isWhole
      }
      auditor.ending = { bound.reason }
      round.audits.append(auditor.audit(title: input.source.title))
      round.isWhole = isWhole
      guard isWhole else { break }
    }
    return round
  }

  /// Says which screens were left out or not finished.
  private func complain(of round: Round, _ bound: RunBound, on console: Console) throws(CommandFailure) {
    if round.count == 1, let interruption = round.audits.first?.interruption {
      console.complain(interruption)
    }
    let skipped = round.skipped
    if !skipped.isEmpty {
      guard skipped.count < round.count else {
        throw CommandFailure("\(files.joined(separator: ", ")): none of the files there is a screen.")
      }
      let names = skipped.prefix(3).joined(separator: ", ") + (skipped.count > 3 ? ", …" : "")
      console.complain(
        "Skipped, because \(skipped.count == 1 ? "it is no screen" : "they are no screens"): \(names)")
    }
    guard !round.isWhole, round.count > 1 else { return }
    // The last of those that were begun was not audited to its end.
    let rest = round.count - skipped.count - round.audits.count + 1
    console.complain(
      RunBound.undone(rest, of: round.count, "screens were not fully audited", because: bound.reason))
  }

  /// Marks the findings that the baseline has.
  private func mark(_ audits: inout [ScreenAudit], on console: Console) throws(CommandFailure) {
    guard let baseline else { return }
    do {
      try AuditBaseline(try console.data(of: baseline)).mark(&audits)
    } catch let problem as AuditBaseline.Problem {
      throw CommandFailure("--baseline \(baseline): \(problem).")
    } catch {
      throw error as? CommandFailure ?? CommandFailure("--baseline \(baseline): \(error)")
    }
  }

  /// Writes the files that were asked for.
  private func save(_ round: Round, on console: Console) throws(CommandFailure) {
    let audits = round.audits
    if let sarif { try console.save(AuditSARIF.text(audits, hasBaseline: baseline != nil), to: sarif) }
    if let junit { try console.save(AuditJUnit.text(audits), to: junit) }
    if let picture, let audit = audits.first { try console.save(AuditPicture(audit).svg, to: picture) }
    guard let writeBaseline else { return }
    if round.isWhole {
      try console.save(AuditBaseline.text(audits), to: writeBaseline)
    } else {
      console.complain("The baseline was not written: the audit is incomplete.")
    }
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
