import ArgumentParser

/// The second files of commands that read a screen.
struct AdditionOptions: ParsableArguments {
  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "What lldb prints for gestureRecognizers, if the screen does not hold it. May be repeated.",
      valueName: "file"))
  var with: [String] = []
}
