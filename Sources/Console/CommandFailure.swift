/// Why a command failed: one sentence for standard error, and exit status 2.
package struct CommandFailure: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }

  /// Does what may fail in other words, and has it fail in a command's.
  ///
  /// - Parameters:
  ///   - subject: what the error is about, such as an option, which then comes before it.
  ///   - body: what is done.
  /// - Throws: the failure of the body, or one with the words of its error.
  package static func wrapping<Value>(
    about subject: String? = nil, _ body: () throws -> Value
  ) throws(CommandFailure) -> Value {
    do {
      return try body()
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw CommandFailure(subject.map { "\($0): \(error)" } ?? "\(error)")
    }
  }
}
