public import Fingerpost
public import FingerpostLists
public import Foundation

/// What a list of a collection looks like, and what a swipe across its rows shows. [LIST-31]
public nonisolated struct UICollectionLayoutListConfiguration {
  /// How a list looks.
  public nonisolated enum Appearance: Int, Sendable {
    /// Rows across the whole width, headers that stay in view.
    case plain
    /// Sections apart from one another.
    case grouped
    /// Sections apart from one another and from the sides.
    case insetGrouped
    /// A list at the side; it has the places of ``insetGrouped``.
    case sidebar
    /// A list at the side without sections that are apart; it has the places of ``plain``.
    case sidebarPlain
  }

  /// What the headers of sections are.
  public nonisolated enum HeaderMode: Int, Sendable {
    /// There are none.
    case none
    /// Supplementary views.
    case supplementary
    /// The first item of each section, which has the place of any other.
    case firstItemInSection
  }

  /// What the footers of sections are.
  public nonisolated enum FooterMode: Int, Sendable {
    /// There are none.
    case none
    /// Supplementary views.
    case supplementary
  }

  /// Called when a finger swipes across a row; nil for no actions.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?

  /// Called for the lines of a row, with those of the list; the ones that it is to have.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// How the list looks.
  public let appearance: Appearance
  /// Kept and read back; nothing is drawn. Default true.
  public var showsSeparators: Bool = true
  /// Kept and read back; nothing is drawn. Default the lines of the look.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// What could give a row other lines. It is kept and read back; nothing is drawn. Default nil.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// Kept and read back; nothing is drawn. Default nil.
  public var backgroundColor: UIColor?
  /// What the headers are. Default none.
  public var headerMode = HeaderMode.none
  /// What the footers are. Default none.
  public var footerMode = FooterMode.none
  /// The room above a header, in points; nil for that of the look. Default nil.
  public var headerTopPadding: CGFloat?
  /// The actions behind the leading end of a row. Default nil, for none. [LIST-12]
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The actions behind the trailing end of a row. Default nil, for none. [LIST-12]
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates a list of a look.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// Whether a swipe may show actions.
  var hasActions: Bool {
    leadingSwipeActionsConfigurationProvider != nil || trailingSwipeActionsConfigurationProvider != nil
  }

  private var isApart: Bool { appearance != .plain && appearance != .sidebarPlain }

  /// The section that it stands for. The figures of sections that are apart were measured. [LIST-31]
  @MainActor fileprivate var section: NSCollectionLayoutSection {
    func full(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    }
    let item = NSCollectionLayoutItem(layoutSize: full(.estimated(44)))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: full(.estimated(44)), subitems: [item]))
    section.list = self
    let side: CGFloat = appearance == .insetGrouped || appearance == .sidebar ? 16 : 0
    let top = headerTopPadding ?? (isApart && headerMode == .supplementary ? 17.667 : 0)
    section.contentInsets = NSDirectionalEdgeInsets(
      top: isApart && headerMode != .supplementary ? 35 : 0, leading: side, bottom: 0, trailing: side)
    if headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: full(.estimated(28)), elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top)
      header.pinToVisibleBounds = !isApart
      header.topPadding = top
      section.boundarySupplementaryItems.append(header)
    }
    if footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: full(.estimated(28)), elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return section
  }
}

extension NSCollectionLayoutSection {
  /// Creates a section of rows, one below the other, each as high as its cell asks for. [LIST-31]
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { configuration.section }
}

extension UICollectionViewCompositionalLayout {
  /// Creates a layout of sections of rows. [LIST-31]
  public class func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  { UICollectionViewCompositionalLayout { _, _ in configuration.section } }
}
