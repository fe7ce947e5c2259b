import Foundation
import Synchronization

/// Which ported files compile, and what keeps the others from it.
package struct Census: Sendable {
  /// Which files the compiler sees together.
  package enum Grouping: String, CaseIterable, Sendable { case file, folder, all }

  /// What the compiler said of one file in one language mode.
  package struct Result: Sendable {
    package var compiles: Bool { errors == 0 && !isLate }
    package let errors: Int
    /// Whether the compiler was ended at the limit of time.
    package let isLate: Bool
    /// The missing symbols, the most frequent first.
    package let symbols: [String]
  }

  package struct Entry: Sendable {
    package let path: String
    /// The results, by language mode.
    package let results: [Int: Result]
  }

  package let modes: [Int]
  package let entries: [Entry]

  /// Compiles files.
  ///
  /// - Parameters:
  ///   - files: the paths of the ported files and how messages name them.
  ///   - modes: language modes, 5 and 6.
  ///   - limit: the time that the compiler gets for each file and mode.
  ///   - progress: is called with the number of compilations that ended and the number of all, on any thread.
  package static func take(
    of files: [(path: String, name: String)], with build: FingerpostBuild, modes: [Int] = [5, 6],
    grouping: Grouping = .file, limit: Duration = .seconds(60), jobs: Int = 2,
    progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) throws -> Census {
    guard let compiler = Shell.find("swiftc") else { throw FingerpostBuild.Failure.noCompiler }
    let paths = files.map(\.path)
    let work = paths.flatMap { path in modes.map { (path: path, mode: $0) } }
    let results = Mutex<[String: [Int: Result]]>([:])
    let next = Mutex(0)
    let done = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: max(1, min(jobs, work.count))) { _ in
      while true {
        let number = next.withLock { number in
          defer { number += 1 }
          return number
        }
        guard number < work.count else { return }
        let (path, mode) = work[number]
        let companions = companions(of: path, among: paths, grouping)
        let result = compile(path, companions, mode, compiler, build, limit)
        results.withLock { $0[path, default: [:]][mode] = result }
        let count = done.withLock { count in
          count += 1
          return count
        }
        progress(count, work.count)
      }
    }
    let all = results.withLock { $0 }
    return Census(modes: modes, entries: files.map { Entry(path: $0.name, results: all[$0.path] ?? [:]) })
  }

  private static func companions(of path: String, among paths: [String], _ grouping: Grouping) -> [String] {
    func folder(_ path: String) -> Substring { path[..<(path.lastIndex(of: "/") ?? path.startIndex)] }
    return switch grouping {
    case .file: []
    case .folder: paths.filter { $0 != path && folder($0) == folder(path) }
    case .all: paths.filter { $0 != path }
    }
  }

  private static func compile(
    _ path: String, _ companions: [String], _ mode: Int, _ compiler: String, _ build: FingerpostBuild,
    _ limit: Duration
  ) -> Result {
    // All checks and no code: definite initialization and isolation of closures are only checked behind the types.
    var arguments = ["-frontend", "-emit-sil", "-o", "/dev/null", "-module-name", "Client"]
    arguments += ["-swift-version", "\(mode)", "-diagnostic-style", "llvm", "-suppress-warnings"]
    if path.split(separator: "/").last != "main.swift" { arguments.append("-parse-as-library") }
    arguments += build.arguments
    arguments += ["-primary-file", path] + companions
    guard let outcome = try? Shell.run(compiler, arguments, limit: limit) else {
      return Result(errors: 1, isLate: false, symbols: ["the compiler did not start"])
    }
    guard let status = outcome.status else { return Result(errors: 0, isLate: true, symbols: []) }
    let errors = Diagnostic.errors(in: outcome.output)
    if errors.isEmpty, status != 0 {
      return Result(errors: 1, isLate: false, symbols: ["the compiler ended with status \(status)"])
    }
    let finder = errors.isEmpty ? nil : (try? InputFiles.read(path)).map(DeclarationFinder.init)
    var counts: [String: Int] = [:]
    for error in errors {
      counts[MissingSymbol.name(for: error.message, declaration: finder?[error.place]), default: 0] += 1
    }
    let symbols = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    return Result(errors: errors.count, isLate: false, symbols: symbols)
  }
}
