import ArgumentParser
import FingerpostHID
import Foundation

/// `fingerpost convert`: turns a recording of a device into Fingerpost's own format.
struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Turn a recording of fingers into JSON Lines that can be read and edited.",
    discussion: """
      Read are what evemu-record, “libinput record” and Android's “getevent -t” and “getevent -lt” write, the CSV of \
      labelled gestures, and Fingerpost's own format (docs/recording-format.md). The format is recognised by content; \
      - reads standard input.

        $ fingerpost convert panel.events --screen 390x844 > panel.jsonl

      A recording of evemu that does not describe its device needs the file that does: “Panel.desc” beside \
      “Panel.two-fingers.events” is found, another one is named with --description. Where nobody describes it the panel \
      is taken to end where the farthest finger was; --axes says better.

      The exit status is 0, or 2 if the recording could not be read.
      """)

  /// The formats that are written.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case jsonl
  }

  @Option(help: "The format to write; there is one so far: jsonl.")
  var to = Format.jsonl

  @OptionGroup var options: RecordingOptions

  @Argument(help: ArgumentHelp("The recording.", valueName: "file"), completion: .file())
  var file: String

  func run() throws {
    let output = StandardOutput()
    let status = MainActor.assumeIsolated {
      let status = ConvertSession(options: options) { line in
        var line = line + "\n"
        line.withUTF8 { output.write(UnsafeRawBufferPointer($0)) }
      } complain: {
        FileHandle.standardError.write(Data("\($0)\n".utf8))
      }.run(file)
      if let failure = output.failure {
        FileHandle.standardError.write(
          Data("fingerpost convert: the recording could not be written: \(failure).\n".utf8))
        return Int32(2)
      }
      return status
    }
    if status != 0 { throw ExitCode(status) }
  }
}

/// One run of `fingerpost convert`.
struct ConvertSession {
  let options: RecordingOptions
  /// Prints a line on standard output.
  let write: (String) -> Void
  /// Prints a line on standard error.
  let complain: (String) -> Void

  /// Reads a recording and writes it.
  ///
  /// - Returns: the exit status: 2 if it could not be read, else 0.
  func run(_ file: String) -> Int32 {
    do throws(RecordingFiles.Problem) {
      let recording = try options.read(file)
      for note in recording.notes { complain("\(InputFile.title(file)): note: \(note)") }
      write(RecordingWriter.header(recording.screen, recording.device))
      for frame in recording.frames { write(RecordingWriter.line(frame)) }
      return 0
    } catch {
      complain(error.message)
      return 2
    }
  }
}
