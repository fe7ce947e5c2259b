import Foundation
import Porting

/// One run of the command.
struct PortingRun {
  let command: FingerpostPort

  /// Ports, checks and prints.
  ///
  /// - Returns: 0 when all was done, else 1.
  /// - Throws: `PortingError` for a wrong use, before anything is written.
  func run() throws -> Int32 {
    let inputs = try InputFiles.find(command.paths)
    let scratch = FileManager.default.temporaryDirectory.appending(
      path: "fingerpost-port-\(UUID().uuidString)")
    defer { if command.into == nil { try? FileManager.default.removeItem(at: scratch) } }
    let targets = try InputFiles.targets(of: inputs, given: command.paths, into: command.into ?? scratch.path)
    let build = command.check ? try findBuild() : nil

    var sources: [SourceText] = []
    var places: [String] = []
    for (input, target) in zip(inputs, targets) {
      guard let source = read(input) else { continue }
      sources.append(source)
      places.append(command.inBuild.map { target.dropLast(".swift".count) + $0 } ?? target)
    }
    // Whoever reads the files beside these as their own is told what is wrong with them.
    let others =
      try command.beside.isEmpty
      ? [] : InputFiles.find(command.beside).compactMap { try? InputFiles.read($0.path) }
    var isComplete = sources.count == inputs.count
    let ported = Porting.port(sources, beside: others)
    let written = command.dryRun ? [] : save(ported, at: places)
    if !command.dryRun, written.count < ported.count { isComplete = false }
    let symbols = try saveSymbols(
      beside: sources + others, into: command.into ?? scratch.path, except: places)
    let problems = ported.flatMap(\.problems)
    if !command.json {
      for problem in problems { say(command.inBuild != nil ? problem.warning : "\(problem)") }
    }
    if command.inBuild != nil { return isComplete ? 0 : 1 }
    let census = try build.map { try takeCensus(written + symbols, $0) }
    if command.json {
      print(try Report(problems: problems, census: census).json(), terminator: "")
    } else if let census {
      print(census.text(), terminator: "")
    } else {
      print(
        "\(command.dryRun ? plan(ported) : counted(written.count, "file") + " written"), ", terminator: "")
      print("\(counted(problems.count, "thing")) left to do\(problems.isEmpty ? "." : ":")")
      print(problems.countedByFamily, terminator: "")
    }
    return isComplete && problems.isEmpty && census?.allCompile ?? true ? 0 : 1
  }

  /// Writes the results, and says which cannot be written.
  private func save(_ ported: [PortedFile], at places: [String]) -> [(path: String, name: String)] {
    zip(ported, places).compactMap { file, target in
      do {
        try InputFiles.write(command.inBuild != nil ? file.bytesForBuild : file.bytes, to: target)
        return (path: target, name: file.source.path)
      } catch {
        say("\(target): cannot be written: \(reason(error))")
        return nil
      }
    }
  }

  /// Writes the symbols of the asset catalogs that belong to the files, and says so.
  private func saveSymbols(beside sources: [SourceText], into: String, except places: [String]) throws
    -> [(path: String, name: String)]
  {
    let catalogs = InputFiles.catalogs(command.paths)
    if catalogs.isEmpty { return [] }
    let symbols = AssetSymbols(beside: sources)
    return try catalogs.compactMap { folder, catalog in
      // The plan of a build has the file also where there are no symbols.
      guard let text = symbols.text(of: catalog) ?? (command.inBuild != nil ? "" : nil) else { return nil }
      let name = InputFiles.join(folder, AssetSymbols.fileName)
      let path = InputFiles.join(into, name.dropLast(".swift".count) + (command.inBuild ?? ".swift"))
      if places.contains(path) { return nil }
      if command.inBuild == nil, !command.json {
        print("\(name): \(counted(catalog.count, "asset"))\(command.dryRun ? " would get symbols" : "")")
      }
      if !command.dryRun { try InputFiles.write(Array(text.utf8), to: path) }
      return (path, name)
    }
  }

  /// Says what would change, and how many files.
  private func plan(_ ported: [PortedFile]) -> String {
    let changes = ported.map(\.changedLines)
    for (file, lines) in zip(ported, changes) where lines > 0 {
      print("\(file.source.path): \(counted(lines, "line"))")
    }
    return "\(changes.count { $0 > 0 }) of \(ported.count) files would change"
  }

  private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  /// The text of a file, or nil after saying why there is none.
  private func read(_ input: InputFile) -> SourceText? {
    do {
      let source = try InputFiles.read(input.path)
      // Other bytes would come back changed.
      if String(validating: source.bytes, as: UTF8.self) != nil { return source }
      say("\(input.path): this file is not UTF-8; it was left out")
    } catch {
      say("\(input.path): cannot be read: \(reason(error))")
    }
    return nil
  }

  private func findBuild() throws -> FingerpostBuild {
    do {
      return try FingerpostBuild(path: command.fingerpost, say: say)
    } catch let failure as FingerpostBuild.Failure {
      throw PortingError.noCensus("\(failure)")
    }
  }

  private func takeCensus(_ files: [(path: String, name: String)], _ build: FingerpostBuild) throws -> Census
  {
    let showsProgress = isatty(STDERR_FILENO) == 1
    defer { if showsProgress { write("\r\u{1B}[K") } }
    return try Census.take(
      of: files, with: build, modes: command.mode.isEmpty ? [5, 6] : command.mode, grouping: command.group,
      limit: .seconds(command.timeout), jobs: command.jobs
    ) { done, all in
      if showsProgress { write("\rCompiled \(done) of \(all)") }
    }
  }

  private func say(_ text: String) { write(text + "\n") }

  private func reason(_ error: any Error) -> String { (error as NSError).localizedDescription }
}

private func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
