import UIKit

/// Opens the application where no system does it. The screens know nothing of this.
package enum Gallery {
  /// The names of the screens and what they are about.
  package static var screens: [(name: String, summary: String)] {
    Screen.allCases.map { ($0.rawValue, $0.summary) }
  }

  /// Starts the application on one of its screens, or with their list.
  ///
  /// - Parameters:
  ///   - screen: the name of the screen, or nil for the list.
  ///   - log: takes what the screens note.
  package static func open(_ screen: String?, log: @escaping (String) -> Void) {
    let delegate = AppDelegate()
    delegate.log = log
    UIApplication.shared.launch(
      delegate, userInfo: screen.map { ["screen": $0] })
  }
}
