/// A closure of a spec.
public typealias SpecClosure = () throws -> Void
/// What shared examples are given: values by name, made for each example.
public typealias SharedExampleContext = () -> [String: Any]

/// A group of examples, and what happens around each of them.
final class ExampleGroup {
  enum Mark { case plain, focused, pending }

  enum Item {
    case group(ExampleGroup)
    case example(String, Mark, SpecClosure)
  }

  /// The group whose closure is running: what is declared belongs to it.
  nonisolated(unsafe) static var current: ExampleGroup?
  nonisolated(unsafe) static var shared: [String: (@escaping SharedExampleContext) -> Void] = [:]

  let name: String
  let mark: Mark
  let parent: ExampleGroup?
  var items: [Item] = []
  var (before, justBefore, after): ([SpecClosure], [SpecClosure], [SpecClosure]) = ([], [], [])
  var (beforeAll, afterAll): ([SpecClosure], [SpecClosure]) = ([], [])

  init(_ name: String, _ mark: Mark, in parent: ExampleGroup?) {
    (self.name, self.mark, self.parent) = (name, mark, parent)
  }

  static func add(_ name: String, _ mark: Mark, _ closure: () -> Void) {
    guard let outer = current else { return }
    let group = ExampleGroup(name, mark, in: outer)
    outer.items.append(.group(group))
    current = group
    closure()
    current = outer
  }

  var hasFocus: Bool {
    items.contains { item in
      switch item {
      case .group(let group): group.mark == .focused || group.hasFocus
      case .example(_, let mark, _): mark == .focused
      }
    }
  }

  /// Runs the examples in their order, and those of groups where these stand. What is declared beside focused ones is left out.
  func run(_ path: String, onlyFocused: Bool, report: (String, (any Error)?) -> Void) {
    let path = [path, name].filter { !$0.isEmpty }.joined(separator: ", ")
    attempt(path, beforeAll, report)
    for item in items {
      switch item {
      case .group(let group) where group.mark != .pending:
        group.run(path, onlyFocused: onlyFocused && group.mark != .focused, report: report)
      case .example(let name, let mark, let closure)
      where mark != .pending && (!onlyFocused || mark == .focused):
        let full = [path, name].joined(separator: ", ")
        let around = Array(sequence(first: self, next: \.parent))
        report(full, nil)
        attempt(full, around.reversed().flatMap(\.before), report)
        attempt(full, around.reversed().flatMap(\.justBefore), report)
        attempt(full, [closure], report)
        attempt(full, around.flatMap { $0.after.reversed() }, report)
      default: break
      }
    }
    attempt(path, afterAll, report)
  }

  private func attempt(_ name: String, _ closures: [SpecClosure], _ report: (String, (any Error)?) -> Void) {
    for closure in closures {
      do { try closure() } catch { report(name, error) }
    }
  }
}

// The words of a spec. Each belongs to the group whose closure is running.

/// Declares a group of examples.
public func describe(_ name: String, closure: () -> Void) { ExampleGroup.add(name, .plain, closure) }
/// Declares a group of examples.
public func context(_ name: String, closure: () -> Void) { ExampleGroup.add(name, .plain, closure) }
/// Declares a group of which alone the examples run.
public func fdescribe(_ name: String, closure: () -> Void) { ExampleGroup.add(name, .focused, closure) }
/// Declares a group of which alone the examples run.
public func fcontext(_ name: String, closure: () -> Void) { ExampleGroup.add(name, .focused, closure) }
/// Declares a group whose examples do not run.
public func xdescribe(_ name: String, closure: () -> Void) { ExampleGroup.add(name, .pending, closure) }
/// Declares a group whose examples do not run.
public func xcontext(_ name: String, closure: () -> Void) { ExampleGroup.add(name, .pending, closure) }
/// Declares an example.
public func it(_ name: String, closure: @escaping SpecClosure) { add(name, .plain, closure) }
/// Declares an example that runs, while those without focus do not.
public func fit(_ name: String, closure: @escaping SpecClosure) { add(name, .focused, closure) }
/// Declares an example that does not run.
public func xit(_ name: String, closure: @escaping SpecClosure) {}
/// Declares an example that does not run.
public func pending(_ name: String, closure: @escaping SpecClosure) {}

private func add(_ name: String, _ mark: ExampleGroup.Mark, _ closure: @escaping SpecClosure) {
  ExampleGroup.current?.items.append(.example(name, mark, closure))
}

/// Runs before each example of the group, after those of the groups around it.
public func beforeEach(_ closure: @escaping SpecClosure) { ExampleGroup.current?.before.append(closure) }
/// Runs after all that runs before each example.
public func justBeforeEach(_ closure: @escaping SpecClosure) {
  ExampleGroup.current?.justBefore.append(closure)
}
/// Runs after each example of the group, before those of the groups around it; the last one first.
public func afterEach(_ closure: @escaping SpecClosure) { ExampleGroup.current?.after.append(closure) }
/// Runs once before the examples of the group.
public func beforeSuite(_ closure: @escaping SpecClosure) { ExampleGroup.current?.beforeAll.append(closure) }
/// Runs once after the examples of the group.
public func afterSuite(_ closure: @escaping SpecClosure) { ExampleGroup.current?.afterAll.append(closure) }

/// Declares examples that groups take by their name.
public func sharedExamples(_ name: String, closure: @escaping () -> Void) {
  ExampleGroup.shared[name] = { _ in closure() }
}
/// Declares examples that groups take by their name, with values of theirs.
public func sharedExamples(_ name: String, closure: @escaping (@escaping SharedExampleContext) -> Void) {
  ExampleGroup.shared[name] = closure
}
/// Takes the examples that were declared by a name, as a group; the program ends if there are none.
public func itBehavesLike(_ name: String, sharedExampleContext: @escaping SharedExampleContext = { [:] }) {
  guard let examples = ExampleGroup.shared[name] else { fatalError("there are no shared examples “\(name)”") }
  ExampleGroup.add(name, .plain) { examples(sharedExampleContext) }
}
