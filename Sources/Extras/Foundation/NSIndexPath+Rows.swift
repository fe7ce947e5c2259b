#if !canImport(ObjectiveC)
  public import Foundation

  /// An index path of a list as the class that code before Swift 3 has.
  nonisolated extension NSIndexPath {
    /// The index path of a row of a table view.
    public convenience init(row: Int, section: Int) { self.init(item: row, section: section) }

    /// The index path of an item of a collection view.
    public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

    /// The section.
    ///
    /// - Precondition: the path has two numbers.
    public var section: Int { index(atPosition: 0) }

    /// The row of a table view.
    ///
    /// - Precondition: the path has two numbers.
    public var row: Int { index(atPosition: 1) }

    /// The item of a collection view.
    ///
    /// - Precondition: the path has two numbers.
    public var item: Int { index(atPosition: 1) }
  }
#endif
