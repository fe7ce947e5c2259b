public import Foundation

/// An index path of a list: a section, and a row or an item in it.
extension IndexPath {
  /// The index path of a row of a table view.
  public init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// The index path of an item of a collection view.
  public init(item: Int, section: Int) {
    // An array of two numbers would have to be allocated.
    self.init(index: section)
    append(item)
  }

  /// The section.
  ///
  /// - Precondition: the path has at least one index.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row in its section.
  ///
  /// - Precondition: the path has two indexes.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item in its section: the same number as the ``row``.
  ///
  /// - Precondition: the path has two indexes.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
