import Foundation

/// The reference's own measurement of a bare socket, compiled here and run as a process of its own.
struct SocketReference {
  private let program: String

  /// Compiles `ipc/ipcbench.cpp` of a directory, which wants the headers of libdbus, libwayland, libX11 and libXtst.
  ///
  /// - Returns: nil, with a sentence, where that is not possible.
  init?(sources directory: String) {
    program = CommandLine.arguments[0] + "-reference"
    let packages = "dbus-1 wayland-server wayland-client x11 xtst"
    let compile = """
      g++ -std=c++17 -O2 $(pkg-config --cflags \(packages)) '\(directory)/ipc/ipcbench.cpp' -o '\(program)' \
      $(pkg-config --libs \(packages)) -lpthread -lrt
      """
    guard Self.run(["/bin/sh", "-c", compile]) != nil else {
      print("No reference: \(directory)/ipc/ipcbench.cpp was not compiled.")
      return nil
    }
  }

  /// Returns the time one way on a socket that keeps messages apart, in microseconds: half are below.
  func median() -> Double? {
    // R ipc seqpacket/cross W6oneway 5000 21234 0/0 p99=…
    let lines = Self.run([program, "seqpacket", "cross", "200", "5000", "200"])?.split(separator: "\n") ?? []
    let fields = lines.first { $0.contains("W6oneway") }?.split(separator: " ") ?? []
    return fields.count > 5 ? Double(fields[5]).map { $0 / 1000 } : nil
  }

  private static func run(_ words: [String]) -> String? {
    let process = Process()
    process.executableURL = URL(filePath: words[0])
    process.arguments = Array(words.dropFirst())
    let output = Pipe()
    process.standardOutput = output
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
  }
}
