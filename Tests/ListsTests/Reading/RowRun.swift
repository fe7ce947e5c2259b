import Fingerpost
import FingerpostHID
import FingerpostTimeline
import Foundation
import UIKit

/// What a run shows of fingers and recognizers, from which the second reading works out what rows are told.
enum RowMark {
  /// What the table shows of itself at a finger's down, before it has it.
  struct Down {
    var finger: Int
    var x: Double
    var y: Double
    var offset: Double
    /// Whether the rows move by themselves.
    var isMoving: Bool
    var isDragging: Bool
  }

  case down(Down)
  case move
  case up(Int)
  case cancel
  /// A deadline that was due.
  case time
  /// A recognizer got a finger.
  case got(recognizer: Int, finger: Int)
  /// A recognizer ignores a finger that it got.
  case ignored(recognizer: Int, finger: Int)
  case action(recognizer: Int, UIGestureRecognizer.State)
  /// A recognizer has finished, with or without an action, and starts again.
  case reset(recognizer: Int)
  /// How many fingers the table's own pan has, and where its content is, after a step.
  case after(panFingers: Int, offset: Double)

  var isTime: Bool { if case .time = self { true } else { false } }
}

/// Plays a case on the engine and keeps what the delegate and the cells are told, and what the recognizers show.
final class RowRun: NSObject, UITableViewDataSource, UITableViewDelegate {
  let contest: RowContest
  private(set) var log: [String] = []
  private(set) var marks: [(at: Int64, mark: RowMark)] = []
  private let world: World
  private let table = UITableView(
    frame: CGRect(x: 0, y: 0, width: RowContest.width, height: RowContest.height), style: .plain)
  private let above = UIView(frame: CGRect(x: 0, y: 0, width: RowContest.width, height: RowContest.height))
  private var recognizers: [Int: UIGestureRecognizer] = [:]
  private var referees: [RowReferee] = []
  private var isListening = false
  private var fingers: [Int: CGPoint] = [:]

  /// The number of the table's own pan.
  static let tablePan = -1

  private init(_ contest: RowContest) {
    self.contest = contest
    var rules = EventRules.standard
    rules.isPad = contest.isPad
    rules.tableUnhighlightsLast = contest.unhighlightsLast
    rules.tableDeselectsFirst = contest.deselectsFirst
    world = World(
      eventRules: rules, screenSize: CGSize(width: RowContest.width, height: RowContest.height))
  }

  static func play(_ contest: RowContest) -> RowRun {
    let run = RowRun(contest)
    run.world.run {
      let window = run.build()
      withExtendedLifetime(window) {
        for step in contest.steps {
          run.advance(to: step.at)
          run.perform(step.deed)
        }
        run.advance(to: run.now + 4_000_000_000)
        run.noteEnd()
      }
    }
    return run
  }

  private var now: Int64 { world.timeline.now.nanoseconds }
  func note(_ line: String) { if isListening { log.append("\(now) \(line)") } }
  func mark(_ mark: RowMark) { marks.append((now, mark)) }

  /// Whether the table's own pan withholds the end of a touch while it is undecided.
  var tablePanDelaysEnded: Bool { table.panGestureRecognizer.delaysTouchesEnded }

  // MARK: - Building

  private func build() -> UIWindow {
    table.rowHeight = RowContest.rowHeight
    table.allowsMultipleSelection = contest.isMultiple
    table.allowsSelection = contest.allowsSelection
    table.delaysContentTouches = contest.delaysContentTouches
    table.dataSource = self
    table.delegate = self
    above.addSubview(table)
    let window = UIWindow(frame: above.frame)
    window.addSubview(above)
    for (number, plan) in contest.recognizers.enumerated() {
      switch plan.place {
      case .aboveTable: above.addGestureRecognizer(make(number, plan))
      case .table: table.addGestureRecognizer(make(number, plan))
      case .cell, .content, .part: break
      }
    }
    table.panGestureRecognizer.addTarget { [unowned self] in
      mark(.action(recognizer: Self.tablePan, $0.state))
    }
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    for (row, plan) in contest.rows.enumerated() where plan.isSelected {
      table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    isListening = true
    return window
  }

  private func make(_ number: Int, _ plan: RowContest.Recognizer) -> UIGestureRecognizer {
    if let made = recognizers[number] { return made }
    let recognizer: UIGestureRecognizer
    let scribe = RowScribe(self, number)
    switch plan.kind {
    case .tap, .doubleTap:
      let tap = ScribedTap(scribe)
      tap.numberOfTapsRequired = plan.kind == .tap ? 1 : 2
      recognizer = tap
    case .longPress: recognizer = ScribedPress(scribe)
    case .pan, .sidewaysPan, .verticalPan: recognizer = ScribedPan(scribe)
    case .swipeLeft, .swipeUp:
      let swipe = ScribedSwipe(scribe)
      swipe.direction = plan.kind == .swipeLeft ? .left : .up
      recognizer = swipe
    }
    recognizer.cancelsTouchesInView = plan.cancels
    recognizer.delaysTouchesBegan = plan.delaysBegan
    recognizer.delaysTouchesEnded = plan.delaysEnded
    let referee = RowReferee(plan)
    recognizer.delegate = referee
    referees.append(referee)
    recognizer.addTarget { [unowned self] in mark(.action(recognizer: number, $0.state)) }
    recognizers[number] = recognizer
    return recognizer
  }

  // MARK: - Playing

  private func advance(to end: Int64) {
    while let deadline = world.timeline.nextDeadline, deadline.nanoseconds <= end {
      world.timeline.advance(to: deadline)
      finish(.time)
    }
    world.timeline.advance(to: Instant(nanoseconds: end))
  }

  /// Marks the end of a step, and lays out.
  private func finish(_ step: RowMark?) {
    if let step { mark(step) }
    mark(.after(panFingers: table.panGestureRecognizer.numberOfTouches, offset: table.contentOffset.y))
    table.layoutIfNeeded()
  }

  private func perform(_ deed: RowContest.Deed) {
    switch deed {
    case .down(let finger, let x, let y):
      fingers[finger] = CGPoint(x: x, y: y)
      mark(
        .down(
          RowMark.Down(
            finger: finger, x: x, y: y, offset: table.contentOffset.y,
            isMoving: table.isDecelerating || isBeyondEdge && !table.isDragging,
            isDragging: table.isDragging)))
      send([(finger, .down)])
    case .move(let finger, let x, let y):
      guard fingers[finger] != nil else { return }
      fingers[finger] = CGPoint(x: x, y: y)
      mark(.move)
      send([(finger, .move)])
    case .up(let finger):
      guard fingers[finger] != nil else { return }
      mark(.up(finger))
      send([(finger, .up)])
      fingers[finger] = nil
    case .cancel:
      mark(.cancel)
      send(fingers.keys.sorted().map { ($0, .cancel) })
      fingers = [:]
    }
    finish(nil)
  }

  /// Notes what is selected at the end, and what looks so.
  private func noteEnd() {
    let selected = (table.indexPathsForSelectedRows ?? []).map(\.row).sorted()
    let look = contest.rows.indices.filter {
      table.cellForRow(at: IndexPath(row: $0, section: 0))?.isSelected == true
    }
    log += ["selected \(selected)", "look so \(look)"]
  }

  private var isBeyondEdge: Bool {
    table.contentOffset.y < 0 || table.contentOffset.y > table.contentSize.height - table.bounds.height
  }

  private func send(_ reports: [(Int, Contact.Phase)]) {
    world.application.handle(
      Frame(
        nanoseconds: now,
        contacts: reports.map { finger, phase in
          let place = fingers[finger] ?? .zero
          return Contact(id: finger, phase: phase, x: place.x, y: place.y)
        }))
  }

  // MARK: - Rows

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { contest.rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = indexPath.row
    let cell = ScribedCell(row: row, run: self)
    let place = CGRect(x: 150, y: 0, width: 150, height: RowContest.rowHeight)
    var part: UIView?
    switch contest.rows[row].content {
    case .button: part = UIButton(frame: place)
    case .keeper: part = TouchKeeper(frame: place)
    case .sideways:
      let list = UIScrollView(frame: place)
      list.contentSize = CGSize(width: 600, height: RowContest.rowHeight)
      list.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 600, height: RowContest.rowHeight)))
      part = list
    case nil: break
    }
    if let part { cell.contentView.addSubview(part) }
    for (number, plan) in contest.recognizers.enumerated() {
      if plan.place == .cell(row) { cell.addGestureRecognizer(make(number, plan)) }
      if plan.place == .content(row) { cell.contentView.addGestureRecognizer(make(number, plan)) }
      if plan.place == .part(row) { part?.addGestureRecognizer(make(number, plan)) }
    }
    return cell
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    (cell as? ScribedCell)?.isShown = true
  }

  // MARK: - What the delegate is told

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    note("shouldHighlight \(indexPath.row)")
    return contest.rows[indexPath.row].mayHighlight
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    note("didHighlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    note("didUnhighlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willSelect \(indexPath.row)")
    return contest.rowSelected(by: indexPath.row).map { IndexPath(row: $0, section: 0) }
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willDeselect \(indexPath.row)")
    return contest.rows[indexPath.row].mayDeselect ? indexPath : nil
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("didSelect \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note("didDeselect \(indexPath.row)")
  }
}

extension RowContest {
  /// What `willSelect` answers for a row.
  func rowSelected(by row: Int) -> Int? {
    rows[row].selects.map { min(max(row + $0, 0), rows.count - 1) }
  }
}
