import Foundation

/// Kiwi, whose headers are found when the program runs, compiled with Peers/solving.cpp and run as a process of its own.
struct Peer {
  private let program: URL
  private let input: URL

  /// Why there is none.
  private struct Absent: Error {
    let reason: String
  }

  /// Compiles it, or says in a sentence why there is none.
  ///
  /// - Parameter headers: the directory that holds `kiwi/kiwi.h`, or nil for the compiler's own.
  static func prepared(_ headers: URL?, _ problem: Problem) -> Peer? {
    do {
      return try Peer(headers, problem)
    } catch let absent as Absent {
      print("No Kiwi, because \(absent.reason); the times are ours alone.")
    } catch {
      print("No Kiwi, because of \(error); the times are ours alone.")
    }
    return nil
  }

  private init(_ headers: URL?, _ problem: Problem) throws {
    if let headers {
      let header = headers.appending(path: "kiwi/kiwi.h")
      guard FileManager.default.isReadableFile(atPath: header.path) else {
        throw Absent(reason: "there is no kiwi/kiwi.h in \(headers.path)")
      }
    }
    let scratch = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(
      path: "reference")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    (program, input) = (scratch.appending(path: "kiwi"), scratch.appending(path: "solving.txt"))
    try Data(problem.text.utf8).write(to: input)
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments =
      ["g++", "-std=c++17", "-O3", "-march=x86-64-v3", "-DNDEBUG"] + (headers.map { ["-I", $0.path] } ?? [])
      + [package.appending(path: "Peers/solving.cpp").path, "-o", program.path]
    if headers == nil { compiler.standardError = FileHandle.nullDevice }
    try compiler.run()
    compiler.waitUntilExit()
    guard compiler.terminationStatus == 0 else {
      throw Absent(
        reason: headers == nil
          ? "neither --kiwi nor FINGERPOST_BENCH_KIWI names its headers, and g++ knows none"
          : "g++ is missing or did not compile it (status \(compiler.terminationStatus))")
    }
  }

  /// Nanoseconds for the first solution, nanoseconds for an edit with all values read, and the sum of tops and heights.
  func measure(builds: Int, edits: Int) -> (first: Double, edit: Double, sum: Double)? {
    let process = Process()
    process.executableURL = program
    process.arguments = ["\(builds)", "\(edits)"]
    let output = Pipe()
    process.standardOutput = output
    guard let file = try? FileHandle(forReadingFrom: input) else { return nil }
    process.standardInput = file
    guard (try? process.run()) != nil else { return nil }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    // R kiwi 6400000.0 22000.0 123456.000000 654321.0
    let fields = text.split(whereSeparator: \.isWhitespace)
    guard fields.count == 6, let first = Double(fields[2]), let edit = Double(fields[3]),
      let sum = Double(fields[4])
    else { return nil }
    return (first, edit, sum)
  }
}
