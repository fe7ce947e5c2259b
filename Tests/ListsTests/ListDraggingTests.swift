import Expectations
import Fingerpost
import FingerpostHID
import FingerpostTimeline
import Foundation
import Testing
import UIKit

/// What a finger lifts from a list with a drag delegate, up to the beginning of a drag.
@Suite struct ListDraggingTests {
  /// A table or collection of rows of 100 points, with what its delegates are told.
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate,
    UICollectionViewDataSource, UICollectionViewDelegate, UICollectionViewDragDelegate
  {
    var lines: [String] = []
    var has = true

    nonisolated deinit {}

    func drain() -> [String] {
      defer { lines = [] }
      return lines
    }

    private func items(_ session: any UIDragSession, _ path: IndexPath) -> [UIDragItem] {
      lines.append("items \(path.item)")
      return has ? [UIDragItem(itemProvider: NSItemProvider())] : []
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      lines.append("selected \(indexPath.item)")
    }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { items(session, indexPath) }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
      lines.append("begin")
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 50 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath) }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      lines.append("selected \(indexPath.item)")
    }
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { items(session, indexPath) }
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
      lines.append("begin")
    }
  }

  private final class Scene {
    let world: World
    let source = Source()
    let list: UIScrollView
    private var place = CGPoint.zero

    init(isTable: Bool, isPad: Bool = true) {
      var rules = EventRules.standard
      rules.isPad = isPad
      let world = World(eventRules: rules, screenSize: CGSize(width: 400, height: 800))
      self.world = world
      let source = source
      list = world.run {
        let frame = CGRect(x: 0, y: 0, width: 400, height: 800)
        let window = UIWindow(frame: frame)
        let list: UIScrollView
        if isTable {
          let table = UITableView(frame: frame)
          table.rowHeight = 100
          (table.dataSource, table.delegate, table.dragDelegate) = (source, source, source)
          list = table
        } else {
          let layout = UICollectionViewFlowLayout()
          layout.itemSize = CGSize(width: 400, height: 100)
          layout.minimumLineSpacing = 0
          let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
          collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
          (collection.dataSource, collection.delegate, collection.dragDelegate) = (source, source, source)
          list = collection
        }
        window.addSubview(list)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return list
      }
    }

    nonisolated deinit {}

    func send(_ phase: Contact.Phase, _ y: Double) {
      let contact = Contact(id: 1, phase: phase, x: 200, y: y)
      world.application.handle(Frame(nanoseconds: world.timeline.now.nanoseconds, contacts: [contact]))
    }

    func wait(_ seconds: Double) {
      world.timeline.advance(to: world.timeline.now.advanced(bySeconds: seconds))
    }
  }

  @Test(
    "LIST-13: a press of 0.325 s lifts the item under the finger, and a move begins the drag",
    arguments: [true, false])
  func lifts(isTable: Bool) {
    let scene = Scene(isTable: isTable)
    scene.list.contentOffset.y = 500
    scene.wait(0.1)
    scene.send(.down, 150)
    scene.wait(0.324)
    expect(scene.source.drain(), is: [])
    scene.wait(0.002)
    expect(scene.source.drain(), is: ["items 6"])
    scene.send(.move, 100)
    expect(scene.source.drain(), is: ["begin"])
    scene.send(.up, 100)
    scene.wait(1)
    expect(scene.source.drain(), is: [])
    expect(scene.list.contentOffset.y, is: 500)
  }

  @Test("LIST-13: without items a press selects, and a drag before that scrolls", arguments: [true, false])
  func without(isTable: Bool) {
    let scene = Scene(isTable: isTable)
    scene.source.has = false
    scene.send(.down, 150)
    scene.wait(0.5)
    scene.send(.up, 150)
    expect(scene.source.drain(), is: ["items 1", "selected 1"])
    scene.source.has = true
    // What is lifted and let go without a move is an ordinary press, too.
    scene.send(.down, 250)
    scene.wait(0.5)
    scene.send(.up, 250)
    expect(scene.source.drain(), is: ["items 2", "selected 2"])
    scene.send(.down, 450)
    scene.send(.move, 400)
    scene.wait(1)
    scene.send(.up, 400)
    expect(scene.source.drain(), is: [])
    #expect(scene.list.contentOffset.y > 0)
  }

  @Test("LIST-13: drags are on by default on a pad, and off on a phone until they are switched on")
  func enabling() {
    let scene = Scene(isTable: true, isPad: false)
    guard let table = scene.list as? UITableView else { return }
    scene.world.run { #expect(!table.dragInteractionEnabled) }
    scene.send(.down, 150)
    scene.wait(0.5)
    scene.send(.up, 150)
    expect(scene.source.drain(), is: ["selected 1"])
    table.dragInteractionEnabled = true
    scene.send(.down, 150)
    scene.wait(0.5)
    expect(scene.source.drain(), is: ["items 1"])
    scene.send(.cancel, 150)
    table.dragDelegate = nil
    #expect(table.interactions.isEmpty)
  }
}
