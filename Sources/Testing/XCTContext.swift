#if !canImport(ObjectiveC)
  /// A named part of a test, as XCTest has it on Apple's systems.
  public nonisolated protocol XCTActivity {
    /// What the part is called.
    var name: String { get }
  }

  /// Runs named parts of a test, which XCTest has on Apple's systems alone; `fingerpost-port` imports it.
  public nonisolated final class XCTContext {
    private struct Activity: XCTActivity { let name: String }

    private init() {}

    /// Runs a part of a test at once, and returns what it returns.
    ///
    /// - Parameters:
    ///   - name: what the part is called.
    ///   - block: the part; it is given its activity.
    public class func runActivity<Result>(
      named name: String, block: (any XCTActivity) throws -> Result
    ) rethrows -> Result { try block(Activity(name: name)) }
  }
#endif
