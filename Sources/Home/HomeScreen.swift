import Fingerpost
public import FingerpostHID
public import FingerpostMessages
public import FingerpostShell
import FingerpostTimeline
import FingerpostWatching
import Foundation

/// The home screen: an icon for each application, and the swipe from the bottom edge that leads back to it.
///
/// Both are made with the engine itself. The icons are controls in a window of one world, which gets what is reported while
/// no application is in front; the edge is a recognizer in the window of another, which sees what applications get.
public final class HomeScreen: @MainActor ShellHome {
  /// Where the icons are, in the order of the names.
  public private(set) var icons: [ShellIcon] = []
  /// Called with the name of an application whose icon was tapped.
  public var launch: ((String) -> Void)?
  /// Called when a finger has swiped from the bottom edge, once a swipe.
  public var goHome: (() -> Void)?

  /// Called with what the screen says of itself while it is watched.
  public var say: ((ApplicationMessage) -> Void)?

  private var signs: [String: (icon: AppIcon, name: UILabel?)] = [:]
  private let window: UIWindow
  private let world: World
  private let edge: EdgeSwipe
  private var watch: ScreenWatch?
  /// The machine's time, as far as it was told.
  private var now: Int64 = 0

  /// Creates a home screen.
  ///
  /// - Parameters:
  ///   - names: the applications, in the order of their icons.
  ///   - screen: the size of the screen.
  public init(_ names: [String], screen: RecordingScreen) {
    let size = CGSize(width: screen.width, height: screen.height)
    world = World(screenSize: size)
    edge = EdgeSwipe(size)
    window = world.run { UIWindow(frame: CGRect(origin: .zero, size: size)) }
    world.run {
      window.drawHome()
      addIcons(names)
      window.makeKeyAndVisible()
    }
    edge.act = { [unowned self] in goHome?() }
  }

  /// Adds an icon behind the others, which may move.
  public func add(_ name: String) {
    world.run {
      for sign in signs.values {
        sign.icon.removeFromSuperview()
        sign.name?.removeFromSuperview()
      }
      addIcons(icons.map(\.name) + [name])
    }
    tellWatchers()
  }

  private func addIcons(_ names: [String]) {
    icons = []
    let grid = IconGrid(count: names.count, window.bounds.size)
    for (index, name) in names.enumerated() {
      let icon = AppIcon(name, frame: grid.frame(of: index)) { [unowned self] in launch?(name) }
      icon.draw(IconColor.color(of: index))
      window.addSubview(icon)
      signs[name] = (icon, grid.nameFrame(of: index).map { window.addName(name, in: $0) })
      let middle = icon.center
      icons.append(ShellIcon(name: name, x: Double(middle.x), y: Double(middle.y)))
    }
  }

  nonisolated deinit {}

  /// When ``advance(to:)`` has something to do; nil for never.
  public var nextDeadline: Int64? {
    let times = [world.timeline.nextDeadline, edge.world.timeline.nextDeadline].map { $0?.nanoseconds }
    return (times + [watch?.nextDeadline.map { max(0, $0) }]).compactMap { $0 }.min()
  }

  /// Has the screen say what it looks like from now on, beginning with a whole picture, or stop saying it.
  public func beWatched(_ isWatched: Bool) {
    if isWatched {
      let watch = self.watch ?? ScreenWatch(world) { [unowned self] in now }
      self.watch = watch
      watch.renew()
    } else {
      watch?.end()
    }
    tellWatchers()
    if !isWatched { watch = nil }
  }

  private func tellWatchers(isDirty: Bool = true) {
    guard let watch else { return }
    watch.endTurn(now: now, clock: now, isDirty: isDirty)
    while let message = watch.next {
      watch.removeFirst()
      say?(message)
    }
  }

  /// Shows at its icon whether an application answers: one that does not is pale, and its name says so.
  public func show(_ name: String, isResponding: Bool) {
    guard let (icon, label) = signs[name] else { return }
    world.run {
      icon.isResponding = isResponding
      label?.text = isResponding ? name : "not responding"
      icon.accessibilityLabel = isResponding ? name : "\(name), not responding"
    }
    tellWatchers()
  }

  /// Takes what the hardware reports while no application is in front. [PIPE-2]
  public func handle(_ frame: Frame) {
    now = max(now, frame.nanoseconds)
    watch?.note(frame)
    world.run { world.application.handle(frame) }
    tellWatchers()
  }

  /// Sees what an application gets, for the swipe from the edge.
  public func watch(_ frame: Frame) {
    edge.world.run { edge.world.application.handle(frame) }
  }

  /// Moves the clocks, and does what is due.
  public func advance(to nanoseconds: Int64) {
    now = max(now, nanoseconds)
    var isDirty = false
    for world in [world, edge.world] {
      guard let next = world.timeline.nextDeadline, next.nanoseconds <= nanoseconds else { continue }
      world.run { world.timeline.advance(to: Instant(nanoseconds: nanoseconds)) }
      isDirty = true
    }
    tellWatchers(isDirty: isDirty)
  }
}

/// The icon of an application: a control that is tapped.
final class AppIcon: UIControl {
  /// The application.
  let name: String

  /// Creates an icon.
  ///
  /// - Parameter act: called for each tap.
  init(_ name: String, frame: CGRect, act: @escaping () -> Void) {
    self.name = name
    super.init(frame: frame)
    addAction(UIAction { _ in act() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    name = ""
    super.init(coder: coder)
  }

  nonisolated deinit {}

  /// A pressed icon is paler.
  override var isHighlighted: Bool { didSet { fade() } }
  /// So is that of an application that does not answer, and paler.
  var isResponding = true { didSet { fade() } }

  private func fade() { alpha = !isResponding ? 0.35 : isHighlighted ? 0.7 : 1 }
}

/// Where icons are on the home screen: four in a row or fewer, from the top left.
struct IconGrid {
  /// How much of the screen is kept free at the top, and at the bottom, where the edge is, if there is so much.
  private static let defaultTop: CGFloat = 44
  private static let defaultBottom: CGFloat = 34
  /// How wide and high an icon is where there is room for it.
  private static let defaultIcon: CGFloat = 60

  private let top: CGFloat
  private let columns: Int
  private let cell: CGSize
  private let icon: CGSize

  /// Divides a screen among icons; all of them find room, however small.
  init(count: Int, _ screen: CGSize) {
    columns = max(1, min(4, Int(screen.width / 90)))
    let rows = max(1, (count + columns - 1) / columns)
    top = min(Self.defaultTop, screen.height * 0.1)
    let height = screen.height - top - min(Self.defaultBottom, screen.height * 0.1)
    cell = CGSize(
      width: screen.width / CGFloat(columns),
      height: min(screen.width / CGFloat(columns), height / CGFloat(rows)))
    icon = CGSize(
      width: min(Self.defaultIcon, cell.width * 0.8), height: min(Self.defaultIcon, cell.height * 0.8))
  }

  /// The frame of the icon with a number, counted from 0.
  func frame(of index: Int) -> CGRect {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    return CGRect(
      x: (CGFloat(column) + 0.5) * cell.width - icon.width / 2,
      y: top + (CGFloat(row) + 0.5) * cell.height - icon.height / 2,
      width: icon.width, height: icon.height)
  }

  /// The frame of the name below that icon; nil where there is no room for it.
  func nameFrame(of index: Int) -> CGRect? {
    let icon = frame(of: index)
    guard cell.height - icon.height >= 24 else { return nil }
    return CGRect(x: icon.midX - cell.width / 2, y: icon.maxY + 3, width: cell.width, height: 16)
  }
}

/// The swipe from the bottom edge: a recognizer in a window over everything, which sees all contacts and takes none.
///
/// ```
///   down within 13 pt of the edge ──► 10 pt upwards: it begins ──► 60 pt upwards: home, once a swipe
/// ```
final class EdgeSwipe {
  /// How far a finger goes before it means to go home, in points.
  static let distance: CGFloat = 60

  let world: World
  /// Called once a swipe.
  var act: () -> Void = {}
  private let recognizer = UIScreenEdgePanGestureRecognizer()
  private var hasActed = false

  init(_ screen: CGSize) {
    world = World(screenSize: screen)
    world.run {
      let window = UIWindow(frame: CGRect(origin: .zero, size: screen))
      recognizer.edges = .bottom
      recognizer.addTarget(self, action: EdgeSwipe.panned)
      window.addGestureRecognizer(recognizer)
      window.makeKeyAndVisible()
    }
  }

  nonisolated deinit {}

  private func panned(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    switch recognizer.state {
    case .began: hasActed = false
    case .changed: break
    default: return
    }
    guard !hasActed, recognizer.translation(in: nil).y <= -Self.distance else { return }
    hasActed = true
    act()
  }
}
