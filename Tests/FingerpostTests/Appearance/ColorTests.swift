import Expectations
import Foundation
import Testing
import UIKit

@Suite("Colors") struct ColorTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  private func parts(_ color: UIColor) -> [Double] {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    return [red, green, blue, alpha].map { ($0.native * 1000).rounded() / 1000 }
  }

  @Test("the parts come back as they were given, whichever way") func parts() {
    expect(parts(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)), is: [0.1, 0.2, 0.3, 0.4])
    expect(parts(UIColor(white: 0.5, alpha: 0.25)), is: [0.5, 0.5, 0.5, 0.25])
    expect(parts(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 0.5, alpha: 1)), is: [0, 0.5, 0, 1])
    expect(parts(UIColor(cgColor: UIColor.orange.cgColor)), is: [1, 0.5, 0, 1])
    expect(parts(.clear), is: [0, 0, 0, 0])
  }

  @Test("hue, saturation and brightness come back", arguments: [0, 0.1, 0.3, 0.5, 0.7, 0.9])
  func hue(_ wanted: Double) {
    let color = UIColor(hue: CGFloat(wanted), saturation: 0.6, brightness: 0.8, alpha: 1)
    var (hue, saturation, brightness) = (CGFloat(0), CGFloat(0), CGFloat(0))
    color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    #expect(abs(hue.native - wanted) < 1e-9 && abs(saturation.native - 0.6) < 1e-9)
    expect(brightness.native, near: 0.8, within: 1e-9)
  }

  @Test("only a gray has a white") func white() {
    var white = CGFloat(-1)
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
    expect(white, is: -1)
    #expect(UIColor.lightGray.getWhite(&white, alpha: nil))
    expect(white.native, near: 2.0 / 3, within: 1e-9)
  }

  @Test("a system color is one on light screens and another on dark ones, as Apple lists them")
  func system() {
    expect(parts(UIColor.systemBlue.resolvedColor(with: light)), is: [0, 0.478, 1, 1])
    expect(parts(UIColor.systemBlue.resolvedColor(with: dark)), is: [0.039, 0.518, 1, 1])
    expect(parts(UIColor.label.resolvedColor(with: dark)), is: [1, 1, 1, 1])
    expect(parts(UIColor.systemBackground.resolvedColor(with: dark)), is: [0, 0, 0, 1])
    expect(parts(UIColor.systemBackground), is: [1, 1, 1, 1], "light where nothing is said")
    dark.performAsCurrent { expect(parts(.systemBackground), is: [0, 0, 0, 1]) }
    expect(parts(.systemBackground), is: [1, 1, 1, 1])
  }

  @Test("a dynamic color asks its closure for the traits at hand, each time") func dynamic() {
    var asked: [UIUserInterfaceStyle] = []
    let color = UIColor { traits in
      asked.append(traits.userInterfaceStyle)
      return traits.userInterfaceStyle == .dark ? .systemRed : UIColor(white: 0.2, alpha: 1)
    }
    expect(asked, is: [])
    expect(parts(color.resolvedColor(with: dark)), is: [1, 0.271, 0.227, 1], "one in the other")
    expect(parts(color.resolvedColor(with: light)), is: [0.2, 0.2, 0.2, 1])
    expect(asked, is: [.dark, .light])
  }

  @Test("another alpha leaves a dynamic color dynamic") func alpha() {
    let color = UIColor.label.withAlphaComponent(0.5)
    expect(parts(color.resolvedColor(with: light)), is: [0, 0, 0, 0.5])
    expect(parts(color.resolvedColor(with: dark)), is: [1, 1, 1, 0.5])
    let chosen = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }.withAlphaComponent(0.25)
    expect(parts(chosen.resolvedColor(with: dark)), is: [1, 1, 1, 0.25])
  }

  @Test("a color that resolves to itself forever is nothing, and does not hang") func circle() {
    final class Box { var color: UIColor? }
    let box = Box()
    let color = UIColor { _ in box.color ?? .red }
    box.color = color
    expect(parts(color), is: [0, 0, 0, 0])
    box.color = nil
  }

  @Test("colors with equal parts are equal, and a set holds one of them") func equality() {
    expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1), is: UIColor.red)
    expect(UIColor.systemRed, isNot: UIColor.red)
    expect(Set([UIColor(white: 0, alpha: 1), .black, .label]).count, is: 2)
  }

  @Test("a view's traits are those that it or a view above it states") func traits() {
    let (root, middle, leaf) = (UIView(), UIView(), UIView())
    root.addSubview(middle)
    middle.addSubview(leaf)
    expect(leaf.traitCollection.userInterfaceStyle, is: .light)
    root.overrideUserInterfaceStyle = .dark
    expect(leaf.traitCollection.userInterfaceStyle, is: .dark)
    middle.overrideUserInterfaceStyle = .light
    expect(leaf.traitCollection.userInterfaceStyle, is: .light)
    middle.overrideUserInterfaceStyle = .unspecified
    middle.layer.backgroundColor = UIColor.red.cgColor
    root.backgroundColor = .systemBackground
    expect(root.layer.backgroundColor, is: UIColor.black.cgColor)
  }
}
