import FingerpostLab
import Foundation

extension LabRun {
  /// Writes a page with runs, one screen for each.
  ///
  /// - Throws: why the file could not be written.
  static func write(
    _ runs: [LabRun], title: String? = nil, command: String, to file: String
  ) throws(CommandFailure) {
    try OutputFile.write(Data(page(runs, title: title, command: command).utf8), to: file)
  }
}
