/// Which of the standard edit actions a class overrides. [ACT-3, EDIT-1]
///
/// UIKit asks the Objective-C runtime whether a class has a method. Swift has no such question, but each class has a table
/// of its methods, in which an inherited method is the same entry as in the superclass. The places of the actions in that
/// table are found at the first use, by comparing three classes of this file. Nothing is read beyond the size that the
/// table states, and if it looks otherwise than expected, no class overrides anything: then `canPerformAction` has to be
/// overridden, too. docs/decisions.md, 103.
enum EditActionTable {
  /// How the table of a class begins, as far as its size.
  private struct Header {
    var kind: UInt
    var superclass: UInt
    #if canImport(ObjectiveC)
      var objectiveC: (UInt, UInt, UInt)
    #endif
    var flags: UInt32
    var instanceAddressPoint: UInt32
    var instanceSize: UInt32
    var instanceAlignment: UInt16
    var reserved: UInt16
    var classSize: UInt32
    var classAddressPoint: UInt32
  }

  /// The place of each action, in words from the beginning.
  private static let places: [StandardEditAction: Int] = {
    let inherited = entries(of: UIResponder.self)
    let (none, all) = (entries(of: HasNoEditAction.self), entries(of: HasEveryEditAction.self))
    guard none.count >= inherited.count, all.count >= inherited.count else { return [:] }
    let first = MemoryLayout<Header>.size / MemoryLayout<UInt>.size
    let found = inherited.indices.dropFirst(first).filter {
      none[$0] == inherited[$0] && all[$0] != inherited[$0]
    }
    let actions = StandardEditAction.allCases
    // Methods are in the order of their declarations.
    guard found.count == actions.count else { return [:] }
    return Dictionary(uniqueKeysWithValues: zip(actions, found))
  }()

  /// Whether a class overrides the method of an action.
  static func overrides(_ action: StandardEditAction, in type: UIResponder.Type) -> Bool {
    guard let place = places[action] else { return false }
    return entry(place, of: type) != entry(place, of: UIResponder.self)
  }

  private static func table(of type: UIResponder.Type) -> UnsafePointer<UInt> {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  }

  private static func entry(_ place: Int, of type: UIResponder.Type) -> UInt { table(of: type)[place] }

  private static func entries(of type: UIResponder.Type) -> [UInt] {
    let start = table(of: type)
    let header = start.withMemoryRebound(to: Header.self, capacity: 1) { $0.pointee }
    let bytes = Int(header.classSize) - Int(header.classAddressPoint)
    guard bytes > 0 else { return [] }
    return Array(UnsafeBufferPointer(start: start, count: bytes / MemoryLayout<UInt>.size))
  }
}

/// A class that overrides none of the actions.
private final class HasNoEditAction: UIResponder {}

/// A class that overrides all of them. There is never an object of it.
private final class HasEveryEditAction: UIResponder {
  private var performed = 0

  override func cut(_ sender: Any?) { performed += 1 }
  override func copy(_ sender: Any?) { performed += 1 }
  override func paste(_ sender: Any?) { performed += 1 }
  override func pasteAndMatchStyle(_ sender: Any?) { performed += 1 }
  override func pasteAndGo(_ sender: Any?) { performed += 1 }
  override func pasteAndSearch(_ sender: Any?) { performed += 1 }
  override func select(_ sender: Any?) { performed += 1 }
  override func selectAll(_ sender: Any?) { performed += 1 }
  override func delete(_ sender: Any?) { performed += 1 }
  override func makeTextWritingDirectionLeftToRight(_ sender: Any?) { performed += 1 }
  override func makeTextWritingDirectionRightToLeft(_ sender: Any?) { performed += 1 }
  override func toggleBoldface(_ sender: Any?) { performed += 1 }
  override func toggleItalics(_ sender: Any?) { performed += 1 }
  override func toggleUnderline(_ sender: Any?) { performed += 1 }
  override func increaseSize(_ sender: Any?) { performed += 1 }
  override func decreaseSize(_ sender: Any?) { performed += 1 }
  override func find(_ sender: Any?) { performed += 1 }
  override func findAndReplace(_ sender: Any?) { performed += 1 }
  override func findNext(_ sender: Any?) { performed += 1 }
  override func findPrevious(_ sender: Any?) { performed += 1 }
  override func useSelectionForFind(_ sender: Any?) { performed += 1 }
  override func duplicate(_ sender: Any?) { performed += 1 }
  override func move(_ sender: Any?) { performed += 1 }
  override func rename(_ sender: Any?) { performed += 1 }
  override func export(_ sender: Any?) { performed += 1 }
  override func printContent(_ sender: Any?) { performed += 1 }
}
