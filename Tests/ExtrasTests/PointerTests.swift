import Expectations
import Foundation
import Testing
import UIKit

@Suite struct PointerTests {
  @Test("a pointer interaction is kept by its view, and what a pointer would look like is read back")
  func interaction() {
    Stage().run { _ in
      let view = UIView()
      let interaction = UIPointerInteraction()
      view.addInteraction(interaction)
      expect(interaction.view, isSame: view)
      view.removeInteraction(interaction)
      expect(interaction.view, is: nil)
      let style = UIPointerStyle(effect: .lift(UITargetedPreview(view: view)))
      #expect(style.effect?.preview.view === view && style.shape == nil)
    }
  }
}
