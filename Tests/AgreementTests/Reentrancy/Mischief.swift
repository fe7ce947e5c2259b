import Fingerpost
import Foundation
import UIKit

/// Changes things at random from inside callbacks: what is attached to what, what is enabled, who answers.
///
/// It keeps to what code written for UIKit may do at any time. A run asks it at each callback and each question.
@MainActor
final class Mischief {
  private var random: SplitMix64
  /// How many more things it will do.
  private var budget: Int
  private let chance: Int
  private(set) var deeds: [String] = []

  init(seed: UInt64) {
    random = SplitMix64(seed: seed ^ 0x6D69_7363_6869_6566)
    budget = random.number(1...12)
    chance = random.pick([3, 10, 30, 100])
  }

  /// Does something, or nothing.
  func strike(_ reading: FirstReading) {
    guard budget > 0, !reading.views.isEmpty, random.percent(chance) else { return }
    budget -= 1
    if random.percent(45) { changeViews(reading) } else { changeRecognizers(reading) }
  }

  // MARK: - Views

  private func changeViews(_ reading: FirstReading) {
    let number = random.number(0...reading.views.count - 1)
    let view = reading.views[number]
    let other = reading.views[random.number(0...reading.views.count - 1)]
    let name = reading.contest.views[number].name
    switch random.number(0...9) {
    case 0...2 where number > 0:
      did("\(name).removeFromSuperview()")
      view.removeFromSuperview()
    case 3...5 where number > 0 && !other.isDescendant(of: view):
      did("addSubview(\(name))")
      other.addSubview(view)
    case 6:
      did("\(name).isHidden")
      view.isHidden.toggle()
    case 7:
      did("\(name).isUserInteractionEnabled")
      view.isUserInteractionEnabled.toggle()
    case 8:
      did("W.isHidden")
      reading.views[0].isHidden.toggle()
    default:
      did("\(name).isMultipleTouchEnabled, isExclusiveTouch")
      view.isMultipleTouchEnabled.toggle()
      view.isExclusiveTouch.toggle()
    }
  }

  // MARK: - Recognisers

  private func changeRecognizers(_ reading: FirstReading) {
    guard !reading.recognizers.isEmpty else { return }
    let number = random.number(0...reading.recognizers.count - 1)
    let recognizer = reading.recognizers[number]
    let name = reading.contest.recognizers[number].name
    switch random.number(0...11) {
    case 0...2:
      did("removeGestureRecognizer(\(name))")
      recognizer.view?.removeGestureRecognizer(recognizer)
    case 3...4:
      let view = random.number(0...reading.views.count - 1)
      did("\(reading.contest.views[view].name).addGestureRecognizer(\(name))")
      reading.views[view].addGestureRecognizer(recognizer)
    case 5...7:
      did("\(name).isEnabled")
      recognizer.isEnabled.toggle()
    case 8:
      did("\(name).delegate")
      recognizer.delegate = nil
    case 9:
      did("\(name): targets")
      recognizer.removeTarget(nil, action: nil)
      reading.addTarget(number)
    case 10: changeFlags(recognizer, name)
    default: relate(number, reading)
    }
  }

  private func changeFlags(_ recognizer: UIGestureRecognizer, _ name: String) {
    did("\(name): flags")
    if random.percent(50) { recognizer.cancelsTouchesInView.toggle() }
    if random.percent(50) { recognizer.delaysTouchesBegan.toggle() }
    if random.percent(50) { recognizer.delaysTouchesEnded.toggle() }
  }

  /// Adds a requirement, or lets go of a recogniser for good.
  private func relate(_ number: Int, _ reading: FirstReading) {
    let other = random.number(0...reading.recognizers.count - 1)
    if random.percent(50), other != number {
      did("require \(number) to fail \(other)")
      reading.require(number, toFail: other)
    } else {
      did("let go of \(reading.contest.recognizers[number].name)")
      reading.letGo(number)
    }
  }

  private func did(_ deed: String) { deeds.append(deed) }
}
