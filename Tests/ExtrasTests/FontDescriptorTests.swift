import Expectations
import Foundation
import Testing
import UIKit

@Suite struct FontDescriptorTests {
  @Test("LAY-6: traits lead to the system's fonts as they are named otherwise, and are read back from names")
  func traits() throws {
    let plain = UIFont.systemFont(ofSize: 15).fontDescriptor
    #expect(plain.symbolicTraits == [] && plain.pointSize == 15)
    let bold = try #require(plain.withSymbolicTraits(.traitBold))
    expect(UIFont(descriptor: bold, size: 0), is: .boldSystemFont(ofSize: 15))
    expect(bold.symbolicTraits, is: .traitBold)
    let italic = try #require(plain.withSymbolicTraits(.traitItalic))
    expect(UIFont(descriptor: italic, size: 20), is: .italicSystemFont(ofSize: 20))
    let mono = try #require(bold.withSymbolicTraits([.traitBold, .traitMonoSpace]))
    expect(UIFont(descriptor: mono, size: 0), is: .monospacedSystemFont(ofSize: 15, weight: .semibold))
    expect(bold.withSymbolicTraits([])?.postscriptName, is: ".SFUI-Regular")
    // What is heavier than bold and leans stays so.
    let heavy = UIFont.systemFont(ofSize: 15, weight: .heavy).fontDescriptor
    let both = try #require(heavy.withSymbolicTraits(heavy.symbolicTraits.union(.traitItalic)))
    #expect(both.postscriptName == ".SFUI-HeavyItalic" && both.symbolicTraits == [.traitBold, .traitItalic])
  }

  @Test(
    "LAY-6: of names of others a family, a member and traits make names; wishes that no name has are kept")
  func names() throws {
    let roman = UIFontDescriptor(name: "Avenir-Roman", size: 12)
    #expect(roman.postscriptName == "Avenir-Roman" && roman.symbolicTraits == [])
    expect(roman.withFace("Bold Oblique").symbolicTraits, is: [.traitBold, .traitItalic])
    expect(roman.withFamily("Georgia").postscriptName, is: "Georgia")
    #expect(roman.withDesign(.rounded) == nil && roman.withSize(30).pointSize == 30)
    let wide = try #require(roman.withSymbolicTraits([.traitBold, .traitExpanded]))
    #expect(wide.postscriptName == "Avenir-Bold" && wide.symbolicTraits == [.traitBold, .traitExpanded])
    let said = UIFontDescriptor(fontAttributes: [
      .family: "Georgia", .traits: [UIFontDescriptor.TraitKey.symbolic: UInt32(3)], .size: 9,
    ])
    #expect(UIFont(descriptor: said, size: 0).fontName == "Georgia-BoldItalic" && said.pointSize == 9)
    let weighed = UIFontDescriptor(fontAttributes: [
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.medium]
    ])
    expect(UIFont(descriptor: weighed, size: 16), is: .systemFont(ofSize: 16, weight: .medium))
    expect(UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline).pointSize, is: 17)
    expect(UIFont(descriptor: UIFontDescriptor(), size: 0), is: .systemFont(ofSize: 17))
  }

  @Test("LAY-6: bold text that leans is as wide as bold text, and wider than plain text")
  func widths() throws {
    let text = NSString("Half a sentence")
    func width(_ traits: UIFontDescriptor.SymbolicTraits) -> CGFloat {
      let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor.withSymbolicTraits(traits)
      guard let descriptor else { return 0 }
      return text.size(withAttributes: [.font: UIFont(descriptor: descriptor, size: 0)]).width
    }
    #expect(width(.traitBold) == width([.traitBold, .traitItalic]) && width(.traitBold) > width([]))
    expect(width([]), is: width(.traitItalic))
  }

  @Test("Literals of colors and images are those that they name")
  func literals() {
    let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    expect(color, is: UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    let other = #colorLiteral(red: 0, green: 0, blue: 0, alpha: 0)
    #expect(type(of: other) == UIColor.self)
    let image = #imageLiteral(resourceName: "star")
    expect(image, is: UIImage(named: "star"))
  }
}
