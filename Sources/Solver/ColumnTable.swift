/// For each symbol the rows that may name it, the newest first; lists in one pool, so that a symbol has no memory of its own.
struct ColumnTable {
  private struct Node {
    var slot: Int32
    var next: Int32
  }

  private struct List {
    var first: Int32 = -1
    var last: Int32 = -1
    var count: Int32 = 0
  }

  private var nodes: [Node] = []
  private var lists: [List] = []
  /// The first of the nodes that are not used.
  private var free: Int32 = -1

  mutating func appendSymbol() { lists.append(List()) }

  func isEmpty(_ symbol: Int32) -> Bool { lists[Int(symbol)].count == 0 }

  func count(of symbol: Int32) -> Int { Int(lists[Int(symbol)].count) }

  /// The first node of a symbol's list, or -1.
  func first(of symbol: Int32) -> Int32 { lists[Int(symbol)].first }

  /// The row of a node, which is moved to the next one, or to -1.
  func step(_ node: inout Int32) -> Int32 {
    let found = nodes[Int(node)]
    node = found.next
    return found.slot
  }

  mutating func append(_ slot: Int32, to symbol: Int32) {
    var node = free
    if node >= 0 {
      free = nodes[Int(node)].next
      nodes[Int(node)] = Node(slot: slot, next: lists[Int(symbol)].first)
    } else {
      node = Int32(nodes.count)
      nodes.append(Node(slot: slot, next: lists[Int(symbol)].first))
    }
    if lists[Int(symbol)].count == 0 { lists[Int(symbol)].last = node }
    lists[Int(symbol)].first = node
    lists[Int(symbol)].count += 1
  }

  /// Takes the list of a symbol away, without giving its nodes back: ``giveBack(from:)`` does.
  mutating func take(_ symbol: Int32) -> (first: Int32, last: Int32) {
    let list = lists[Int(symbol)]
    lists[Int(symbol)] = List()
    return (list.first, list.last)
  }

  mutating func giveBack(_ list: (first: Int32, last: Int32)) {
    guard list.first >= 0 else { return }
    nodes[Int(list.last)].next = free
    free = list.first
  }

  mutating func clear(_ symbol: Int32) { giveBack(take(symbol)) }
}
