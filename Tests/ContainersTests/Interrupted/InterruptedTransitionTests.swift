import Expectations
import Fingerpost
import Foundation
import Testing
import UIKit

/// Transitions that are taken back, or during which something else happens, one at a time.
@Suite struct InterruptedTransitionTests {
  private let screen = Screen()
  private let all: [Noting]
  private let puller = Puller()
  private let shows = ShowListener()

  init() {
    all = ["A", "B", "C"].map { [screen] in Noting($0, screen) }
  }

  private func navigation(_ count: Int) -> UINavigationController {
    let navigation = screen.run { UINavigationController() }
    navigation.setViewControllers(Array(all[..<count]), animated: false)
    screen.show(navigation)
    return navigation
  }

  @Test("NAV-11: a push that is taken back leaves no child behind") func takenBack() {
    let navigation = navigation(1)
    navigation.delegate = puller
    puller.isDriving = true
    screen.run { navigation.pushViewController(all[1], animated: true) }
    screen.run { puller.move(to: 0.3) }
    expect(navigation.children, is: [all[0], all[1]])
    screen.run { puller.letGo(finishing: false) }
    screen.wait(1)
    #expect(navigation.children == [all[0]] && all[1].parent == nil)
    #expect(all.map(\.phase) == ["seen", "unseen", "unseen"] && navigation.navigationBar.items?.count == 1)
  }

  @Test(
    "NAV-4: a first child that is replaced before it has appeared is not shown, and the other is announced")
  func replaced() {
    final class Hasty: Noting {
      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        navigationController?.viewControllers = [Noting("C", screen)]
      }
    }
    let navigation = screen.run { UINavigationController(rootViewController: Hasty("A", screen)) }
    navigation.delegate = shows
    screen.show(navigation)
    #expect(shows.faults == [] && navigation.topViewController?.title == "C")
    screen.run { navigation.pushViewController(all[1], animated: false) }
    screen.wait(0)
    #expect(shows.faults == [] && all[1].phase == "seen")
  }

  @Test("LIFE-2: a stack that left the screen while it was to come back tells its children nothing")
  func changedOutside() {
    let navigation = navigation(1)
    screen.run { navigation.present(all[1].full, animated: true) }
    screen.wait(1)
    screen.run { navigation.dismiss(animated: true) }
    screen.run { screen.window.rootViewController = Noting("other", screen) }
    _ = screen.drain()
    screen.run {
      navigation.pushViewController(all[2], animated: false)
      navigation.popToRootViewController(animated: false)
    }
    screen.wait(1)
    expect(screen.drain().filter { $0.hasPrefix("C") }, is: [])
    #expect(all.map(\.phase) == ["unseen", "unseen", "unseen"] && all.flatMap(\.faults) == [])
  }

  @Test("NAV-6: a child has the size of a view that turned while it was pushed, or while it was popped")
  func turned() {
    let navigation = navigation(1)
    screen.run { navigation.pushViewController(all[1], animated: true) }
    screen.turn()
    screen.wait(1)
    screen.window.layoutIfNeeded()
    expect(all[1].view.convert(all[1].view.bounds, to: nil), is: CGRect(x: 0, y: 0, width: 852, height: 393))
    screen.run { _ = navigation.popViewController(animated: true) }
    screen.turn()
    screen.wait(1)
    screen.window.layoutIfNeeded()
    expect(all[0].view.convert(all[0].view.bounds, to: nil), is: screen.window.bounds)
  }

  @Test("PRES-4: a presenter whose view was out while the window turned fills it again") func turnedBehind() {
    screen.show(all[0])
    screen.run { all[0].present(all[1].full, animated: true) }
    screen.wait(1)
    screen.turn()
    screen.run { all[0].dismiss(animated: true) }
    screen.wait(1)
    expect(all[0].view.frame, is: CGRect(x: 0, y: 0, width: 852, height: 393))
  }

  @Test("SHEET-7: a sheet is where the screen has it after a turn, also if that came while it rose")
  func turnedSheet() throws {
    screen.show(all[0])
    screen.run { all[0].present(all[1], animated: true) }
    screen.wait(0.1)
    screen.turn()
    screen.wait(2)
    let sheet = try #require(all[1].sheetPresentationController)
    expect(sheet.presentedView?.frame, is: CGRect(x: 0, y: 59, width: 852, height: 334))
    screen.turn()
    expect(sheet.presentedView?.frame, is: CGRect(x: 0, y: 59, width: 393, height: 793))
  }

  @Test("PRES-5: over a context that is not the whole screen the presenter comes back to where it was")
  func context() {
    screen.show(all[0])
    screen.run { all[0].present(all[1], animated: false) }
    all[2].modalPresentationStyle = .currentContext
    let place = CGRect(x: 20, y: 30, width: 300, height: 400)
    all[1].view.frame = place
    screen.run { all[1].present(all[2], animated: false) }
    screen.run { all[1].dismiss(animated: false) }
    expect(all[1].view.frame, is: place, "in part of it")
    all[1].view.frame = CGRect(x: 0, y: 0, width: 393, height: 793)
    screen.run { all[1].present(all[2], animated: false) }
    screen.run { all[1].dismiss(animated: false) }
    expect(all[1].view.frame, is: CGRect(x: 0, y: 0, width: 393, height: 793))
    expect(all.map(\.phase), is: ["seen", "seen", "unseen"])
  }

  @Test("PRES-9: a driver that is used again is at 0 when a transition is over, taken back or not")
  func driver() {
    let percent = UIPercentDrivenInteractiveTransition()
    let driven = DrivenPresentation(percent)
    screen.show(all[0])
    all[1].modalPresentationStyle = .custom
    all[1].transitioningDelegate = driven
    for isFinished in [false, true] {
      screen.run { all[0].present(all[1], animated: true) }
      screen.run { percent.update(0.4) }
      screen.run { if isFinished { percent.finish() } else { percent.cancel() } }
      expect(percent.percentComplete, is: 0.4, "it is not over")
      screen.wait(1)
      #expect(percent.percentComplete == 0 && percent.duration == 0)
      expect(all[1].phase, is: (isFinished ? "seen" : "unseen"))
    }
  }
}

extension Noting {
  fileprivate var full: Noting {
    modalPresentationStyle = .fullScreen
    return self
  }
}
