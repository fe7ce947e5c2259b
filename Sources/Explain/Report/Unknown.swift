/// Something that an input cannot tell and that could change the answer.
struct Unknown: Equatable {
  /// What is not known, one sentence.
  var sentence: String
  /// A line for lldb that settles it, where there is one.
  var command: String?
}
