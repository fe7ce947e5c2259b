package import Foundation
package import Workloads

/// The hand-written C++ walk of the same trees, compiled here and run as a process of its own.
package struct Reference {
  private let program: URL
  private let data: URL

  /// Why there is no reference.
  package struct Absent: Error {
    package let reason: String
  }

  /// Compiles the reference.
  ///
  /// - Parameters:
  ///   - directory: where its sources are: `cpp/limit.cpp` and `common/`.
  ///   - scratch: where the program goes.
  package init(sources directory: URL, scratch: URL) throws {
    let source = directory.appending(path: "cpp/limit.cpp")
    guard FileManager.default.isReadableFile(atPath: source.path) else {
      throw Absent(reason: "there is no cpp/limit.cpp in \(directory.path)")
    }
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    program = scratch.appending(path: "limit")
    data = scratch
    // The walk that is compared needs no Boost; the other contestants in the program would.
    let arguments = [
      "g++", "-std=c++17", "-ffp-contract=off", "-O3", "-march=x86-64-v3", "-DNO_BOOST", source.path, "-o",
      program.path,
    ]
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = arguments
    try compiler.run()
    compiler.waitUntilExit()
    guard compiler.terminationStatus == 0 else {
      throw Absent(reason: "g++ is missing or did not compile it (status \(compiler.terminationStatus))")
    }
  }

  /// Tells the reference what each point must hit, so that its answers are checked as well.
  package func expect(_ hits: [Int32], of workload: Workload) throws {
    let bytes = hits.withUnsafeBytes { Data($0) }
    try bytes.write(to: data.appending(path: "\(workload.rawValue).exp"))
  }

  /// Compiles the reference, or says in a sentence why there is none.
  ///
  /// - Parameter directory: where its sources are, or nil when nothing named them.
  package static func prepared(_ directory: URL?) -> Reference? {
    do {
      guard let directory else {
        throw Absent(reason: "neither --reference nor FINGERPOST_BENCH_REFERENCE names its directory")
      }
      let program = URL(filePath: CommandLine.arguments[0])
      return try Reference(
        sources: directory, scratch: program.deletingLastPathComponent().appending(path: "reference"))
    } catch let absent as Absent {
      print("No reference, because \(absent.reason); the times are ours alone.")
    } catch {
      print("No reference, because of \(error); the times are ours alone.")
    }
    return nil
  }

  /// Returns the nanoseconds that one hit of a workload takes, and how many were wrong.
  package func measure(_ workload: Workload) throws -> (nanoseconds: Double, mismatches: Int) {
    let fields = try firstLine(of: workload.rawValue)
    guard fields.count >= 7, let mismatches = Int(fields[6].prefix { $0 != "/" }) else {
      throw Absent(reason: "it does not print what was expected: \(fields)")
    }
    return (try time(in: fields), mismatches)
  }

  /// Returns the nanoseconds that one move of a workload takes.
  package func nanoseconds(of workload: String) throws -> Double {
    try time(in: try firstLine(of: workload))
  }

  // R cpp naive W3 100000 456.12 0/100000
  private func time(in fields: [Substring]) throws -> Double {
    guard fields.count >= 6, fields[1] == "cpp", fields[2] == "naive", let time = Double(fields[5]) else {
      throw Absent(reason: "it does not print what was expected: \(fields)")
    }
    return time
  }

  private func firstLine(of workload: String) throws -> [Substring] {
    let process = Process()
    process.executableURL = program
    process.arguments = [workload]
    process.environment = ["BENCH_DATA": data.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    defer {
      // The line that counts is the first; the program's other contestants are not waited for.
      process.terminate()
      process.waitUntilExit()
    }
    var text = ""
    while !text.contains("\n") {
      let chunk = output.fileHandleForReading.availableData
      if chunk.isEmpty { break }
      text += String(decoding: chunk, as: UTF8.self)
    }
    return text.prefix { $0 != "\n" }.split(separator: " ")
  }
}
