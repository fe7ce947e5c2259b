import ArgumentParser
import FingerpostConsole

/// `fingerpost lab`: a page in a browser that shows a shell and takes fingers for it.
struct LabCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "lab",
    abstract: "Show screens in a browser, touch them there, and see what becomes of each finger.",
    discussion: """
      Shows screens from files, which are anything that “fingerpost explain” reads, and prints the address of a page. \
      Applications as processes need Linux: programs at the paths that follow get a shell that ends with the lab, and \
      without any the lab joins the shell that runs. Ctrl-C ends the lab, and the shell that it started.

        $ fingerpost lab Examples/photo.yaml --open
        $ fingerpost lab gallery=.build/debug/gallery-app --screen 393x852
        $ fingerpost lab --folder /run/user/1000/fingerpost
        $ fingerpost lab --tour
        $ fingerpost lab --attach

      With --attach the page shows a running application that has tools/attach/FingerpostAttach.swift in it: its screen, \
      its real touches, what the engine makes of them, and below each lane what UIKit did (docs/attach.md). The \
      application's HOST:PORT may follow; without one it is the only one on this machine.

      Only this machine can reach the page. The address that is printed is good for one page, and another is printed for \
      the next (docs/security.md). The exit status is 0, 1 if the shell ended by itself, or 2 if the lab could not be opened.
      """)

  @Flag(help: "Show the tour: five scenes, each with one thing to try.")
  var tour = false

  @Option(
    help: ArgumentHelp("Write the tour to this file, as a page that needs no lab.", valueName: "file"),
    completion: .file())
  var html: String?

  @Flag(help: "Show a running application, which is asked and not touched (docs/attach.md).")
  var attach = false

  @Option(
    name: .customLong("attach-token-file"),
    help: ArgumentHelp(
      "With --attach: the token of an application elsewhere; - reads standard input.", valueName: "file"))
  var attachTokenFile: String?

  @Flag(help: "Open the page in the browser.")
  var open = false

  @Option(help: ArgumentHelp("The port; by default a free one.", valueName: "number"))
  var port: UInt16 = 0

  @Option(
    help: ArgumentHelp(
      "Listen at this address, which other machines can reach. Needs --token-file, and nothing is encrypted.",
      valueName: "address"))
  var listen: String?

  @Option(
    help: ArgumentHelp(
      "A file that only you can read, or - for standard input, with the token that opens the first page: at least 16 letters and digits; by default a random one.",
      valueName: "file"), completion: .file())
  var tokenFile: String?

  @Option(
    help: ArgumentHelp("The size of the screen in points, such as 390x844.", valueName: "widthxheight"))
  var screen: String?

  @OptionGroup var additions: AdditionOptions

  @Flag(help: "Print the engine's trace of screens from files on standard error.")
  var trace = false

  @OptionGroup var folder: ShellFolderOption

  @Argument(
    help: ArgumentHelp(
      "The applications, in the order of their icons. Without any, the shell that runs is joined.",
      valueName: "[name=]path"))
  var applications: [String] = []

  func validate() throws {
    if html != nil, !tour { throw ValidationError("--html writes the tour; add --tour.") }
    if tour, !applications.isEmpty || folder.folder != nil {
      throw ValidationError("--tour has screens of its own; leave applications and --folder out.")
    }
    if listen != nil, tokenFile == nil {
      throw ValidationError("--listen needs --token-file: whoever can reach the address could use the lab.")
    }
    if !applications.isEmpty, folder.folder != nil {
      throw ValidationError("--folder joins a shell, which has its own applications; leave one of them out.")
    }
    if attach, tour || screen != nil || folder.folder != nil || trace || !additions.with.isEmpty {
      throw ValidationError(
        "--attach shows a running application; leave other screens and their options out.")
    }
    if attach, applications.count > 1 { throw ValidationError("--attach takes one HOST:PORT.") }
    if attachTokenFile != nil, !attach { throw ValidationError("--attach-token-file needs --attach.") }
    if applications.isEmpty, !tour, screen != nil {
      throw ValidationError("--screen is for a shell that the lab starts; name an application.")
    }
  }
}
