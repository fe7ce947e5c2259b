import FingerpostLabServer
import Foundation

/// A page on disk that leads a browser to the lab.
///
/// What a browser is started with is shown to every user of the machine, so that is the name of this file, and the token
/// is in it. Nobody else can read it, and it goes when the token was used.
nonisolated final class LabRedirect: Sendable {
  /// The token that is in it, good for one page.
  let token = LabGate.secret()
  /// The address of the file.
  let url: String
  private let folder: OwnFolder

  /// Writes the file.
  ///
  /// - Parameter address: the address of the lab, without a token.
  /// - Throws: a sentence where that is not possible.
  init(to address: String) throws(LabProblem) {
    folder = try OwnFolder()
    let path = "\(folder.path)/lab.html"
    url = "file://\(path)"
    let target = "\(address)#token=\(token)"
    let page = """
      <!DOCTYPE html><meta charset="utf-8"><meta name="referrer" content="no-referrer"><title>fingerpost lab</title>
      <meta http-equiv="refresh" content="0;url=\(target)"><a href="\(target)">Open the lab</a>

      """
    let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o600]
    guard FileManager.default.createFile(atPath: path, contents: Data(page.utf8), attributes: attributes)
    else {
      folder.remove()
      throw LabProblem("\(path) could not be written.")
    }
  }

  /// Removes the file.
  func remove() { folder.remove() }

  /// The program that opens an address in the user's browser.
  private static var opener: String {
    #if os(macOS)
      "open"
    #else
      "xdg-open"
    #endif
  }

  /// Opens it in the user's browser.
  ///
  /// - Parameter failed: called with the reason where there is no browser to open; perhaps later, on another thread.
  func open(_ failed: @escaping @Sendable (String) -> Void) {
    let name = Self.opener
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    guard let path = folders.map({ "\($0)/\(name)" }).first(where: FileManager.default.isExecutableFile)
    else {
      return failed("there is no \(name) here")
    }
    let opener = Process()
    opener.executableURL = URL(fileURLWithPath: path)
    opener.arguments = [url]
    opener.standardError = FileHandle.nullDevice
    opener.standardOutput = FileHandle.nullDevice
    opener.terminationHandler = { opener in
      if opener.terminationStatus != 0 { failed("\(name) ended with status \(opener.terminationStatus)") }
    }
    do {
      try opener.run()
    } catch {
      failed("\(name) cannot be started")
    }
  }
}
