import Foundation

/// Where icons are on the home screen: four in a row or fewer, from the top left.
struct IconGrid {
  /// How much of the screen is kept free at the top, and at the bottom, where the edge is, if there is so much.
  private static let usualTop: CGFloat = 44
  private static let usualBottom: CGFloat = 34
  /// How wide and high an icon is where there is room for it.
  private static let usualIcon: CGFloat = 60

  private let top: CGFloat
  private let columns: Int
  private let cell: CGSize
  private let icon: CGSize

  /// Divides a screen among icons; all of them find room, however small.
  init(count: Int, _ screen: CGSize) {
    columns = max(1, min(4, Int(screen.width / 90)))
    let rows = max(1, (count + columns - 1) / columns)
    top = min(Self.usualTop, screen.height * 0.1)
    let height = screen.height - top - min(Self.usualBottom, screen.height * 0.1)
    cell = CGSize(
      width: screen.width / CGFloat(columns),
      height: min(screen.width / CGFloat(columns), height / CGFloat(rows)))
    icon = CGSize(
      width: min(Self.usualIcon, cell.width * 0.8), height: min(Self.usualIcon, cell.height * 0.8))
  }

  /// The frame of the icon with a number, counted from 0.
  func frame(of index: Int) -> CGRect {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    return CGRect(
      x: (CGFloat(column) + 0.5) * cell.width - icon.width / 2,
      y: top + (CGFloat(row) + 0.5) * cell.height - icon.height / 2,
      width: icon.width, height: icon.height)
  }
}
