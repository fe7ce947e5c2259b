import ArgumentParser
import FingerpostConsole

/// `fingerpost shell [run]`: runs a shell.
struct ShellRunCommand: ShellSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run a shell (the default).",
    discussion: """
      Each application is started as a child of the shell when its icon is tapped or when it is launched, with its port \
      as descriptor 3 and FINGERPOST_PORT=3. The shell prints what happens on standard output, one line each; what \
      applications print goes to standard error. Ctrl-C ends the shell and its applications.

        $ fingerpost shell gallery=.build/debug/gallery-app --screen 400x800
        listening: /run/user/1000/fingerpost, screen 400x800

      An application may also be a file with a screen (all that “fingerpost explain” reads), such as \
      photo=Examples/photo.yaml: “fingerpost show” shows it and \
      prints what touches do on it.

      Without applications there is an empty home screen, and without devices frames come only from “fingerpost shell \
      inject”. The exit status is 0, or 2 if the shell could not be started.
      """)

  @Flag(help: "Do not run a shell, but show the state of the running one, as “fingerpost shell list” does.")
  var list = false

  @Option(
    help: ArgumentHelp(
      "The devices to read: all (the default), none, or a path such as /dev/input/event4. May be repeated.",
      valueName: "all|none|path"))
  var devices: [String] = []

  @Flag(
    help: """
      Grab the devices, so that no other program sees the same touches; this includes keyboards.
      """)
  var grab = false

  @Flag(
    help: """
      Poll acceleration sensors that have no buffer, so that shakes are noticed; this costs processor time.
      """)
  var pollAccelerometers = false

  @Option(
    help: ArgumentHelp(
      """
      How long an application may leave a touch unhandled before it counts as not responding; 5 by default. none waits \
      forever, which you want under a debugger.
      """, valueName: "seconds|none"))
  var patience: String?

  @Option(
    help: ArgumentHelp(
      """
      A variable of the environment that applications get as well. May be repeated. They always get \
      PATH, HOME, USER, LOGNAME, SHELL, LANG, LANGUAGE, LC_*, TZ, TMPDIR, LD_LIBRARY_PATH and FINGERPOST_*.
      """, valueName: "name"))
  var env: [String] = []

  @Option(
    help: ArgumentHelp(
      "As root: the user that shell and applications run as when the devices are open.", valueName: "name"))
  var user: String?

  @Flag(help: "Print one JSON object for each line.")
  var json = false

  @Flag(help: "Do not print what touches do on screens from files.")
  var quiet = false

  // The lab's own, so that its shell does not outlive it.
  @Option(help: .hidden) var parent: Int32?

  @OptionGroup var additions: AdditionOptions
  @OptionGroup var panel: PanelOptions
  @OptionGroup var folder: ShellFolderOption

  @Argument(
    help: ArgumentHelp(
      "The applications, in the order of their icons. Without a name, the file's name is used.",
      valueName: "[name=]path"))
  var applications: [String] = []

  var title: String { list ? "fingerpost shell list" : "fingerpost shell run" }
}
