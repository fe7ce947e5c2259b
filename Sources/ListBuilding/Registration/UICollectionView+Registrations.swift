import Fingerpost
public import FingerpostLists
public import Foundation

extension UICollectionView {
  /// How cells of one class are made and set up for values of one type.
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Called with a cell, its place and its value.
    public typealias Handler = (Cell, IndexPath, Item) -> Void
    let name = RegistrationName.make("\(Cell.self)")
    let handler: Handler
    let nib: UINib?

    /// Creates a registration. Make it once, not each time a cell is asked for.
    public init(handler: @escaping Handler) { (self.handler, nib) = (handler, nil) }

    /// Creates a registration whose cells are those of a nib.
    public init(cellNib: UINib, handler: @escaping Handler) { (self.handler, nib) = (handler, cellNib) }
  }

  /// How supplementary views of one class are made and set up.
  @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView>
  {
    /// Called with a view, its kind and its place.
    public typealias Handler = (Supplementary, String, IndexPath) -> Void
    let name = RegistrationName.make("\(Supplementary.self)")
    let kind: String
    let handler: Handler
    let nib: UINib?

    /// Creates a registration. Make it once, not each time a view is asked for.
    public init(elementKind: String, handler: @escaping Handler) {
      (kind, self.handler, nib) = (elementKind, handler, nil)
    }

    /// Creates a registration whose views are those of a nib.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      (kind, self.handler, nib) = (elementKind, handler, supplementaryNib)
    }
  }

  /// A cell that waits, else a new one, which the registration has set up for a value.
  public final func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let name = registration.name
    if let nib = registration.nib {
      register(nib, forCellWithReuseIdentifier: name)
    } else {
      register(Cell.self, forCellWithReuseIdentifier: name)
    }
    let cell = dequeueReusableCell(withReuseIdentifier: name, for: indexPath)
    guard let cell = cell as? Cell else { preconditionFailure("the cell is not a \(Cell.self)") }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A supplementary view that waits, else a new one, which the registration has set up.
  public final func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, name) = (registration.kind, registration.name)
    if let nib = registration.nib {
      register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: name)
    } else {
      register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: name)
    }
    let view = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: name, for: indexPath)
    guard let view = view as? Supplementary else {
      preconditionFailure("the view is not a \(Supplementary.self)")
    }
    registration.handler(view, kind, indexPath)
    return view
  }
}

/// Names of their own for registrations.
enum RegistrationName {
  private static var count = 0

  static func make(_ type: String) -> String {
    count += 1
    return "\(type) \(count)"
  }
}
