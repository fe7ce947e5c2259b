import Expectations
import Foundation
import Testing
import UIKit

@Suite("Tint") struct TintTests {
  private final class Log {
    var names: [String] = []
    nonisolated deinit {}
  }

  private final class Witness: UIView {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    nonisolated deinit {}

    override func tintColorDidChange() {
      super.tintColorDidChange()
      log.names.append(name)
    }
  }

  private let log = Log()
  private let root, left, own, below, leaf: Witness

  init() {
    (root, left) = (Witness("root", log), Witness("left", log))
    (own, below, leaf) = (Witness("own", log), Witness("below", log), Witness("leaf", log))
    root.addSubview(left)
    root.addSubview(own)
    left.addSubview(leaf)
    own.addSubview(below)
    own.tintColor = .systemGreen
    log.names = []
  }

  @Test("a view has the tint of the nearest view above it that has one, and blue without") func inherited() {
    expect(leaf.tintColor, is: .systemBlue)
    expect(below.tintColor, is: .systemGreen)
    root.tintColor = .systemPink
    expect(leaf.tintColor, is: .systemPink)
    expect(below.tintColor, is: .systemGreen)
    own.tintColor = nil
    expect(below.tintColor, is: .systemPink)
    leaf.removeFromSuperview()
    expect(leaf.tintColor, is: .systemBlue)
  }

  @Test("a change is told to the view and to those that inherit it, parents first, and to no others")
  func told() {
    root.tintColor = .systemPink
    expect(log.names, is: ["root", "left", "leaf"])
    log.names = []
    own.tintColor = nil
    expect(log.names, is: ["own", "below"])
    log.names = []
    root.tintColor = .systemTeal
    expect(log.names, is: ["root", "left", "leaf", "own", "below"])
  }

  @Test("nil for a view without a tint of its own changes nothing") func nothing() {
    leaf.tintColor = nil
    expect(log.names, is: [])
    #expect(!leaf.hasTint)
  }
}

extension UIView {
  fileprivate var hasTint: Bool { tintColor != superview?.tintColor }
}
