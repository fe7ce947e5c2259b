import Foundation
import Testing

@testable import Porting

@Suite("Symbols of asset catalogs")
struct AssetTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Names and symbols as Xcode has made them.
  @Test(
    "Names become the symbols that Xcode makes of them",
    arguments: [
      ("card", "card"), ("alex n friend", "alexNFriend"), ("glass_crack", "glassCrack"),
      ("fetus-heart-splash", "fetusHeartSplash"), ("CFConfezione", "cfConfezione"),
      ("BGLighGray", "bgLighGray"), ("IMG02", "IMG_02"), ("AL-0", "AL_0"), ("A-1-1-0", "A_1_1_0"),
      ("BMR", "BMR"), ("M", "M"), ("Empty man PP", "emptyManPP"), ("PAN_pop_sample", "panPopSample"),
      ("icon_ID ", "iconID"), ("grayGLayer", "grayGLayer"), ("logo_mvp80", "logoMvp80"),
      ("16_9", "_16_9"), ("1gridPopupBg2", "_1GridPopupBg2"), ("292C38", "_292_C_38"),
      ("A2D8FF", "A_2_D_8_FF"), ("FFE05D", "FFE_05_D"), ("c50000", "c50000"),
      ("7Wonders_1_Chi", "_7Wonders1Chi"),
      ("ac_fm_10_1", "acFm101"), ("alphabets_10_j", "alphabets10J"), ("meal_1x", "meal1X"),
      ("primary-30%", "primary30"), ("color_24292B", "color24292B"), ("M-stadt", "mStadt"),
      ("Default", "`default`"), ("image 123", "image123"), ("image", "image"), ("cat_image", "cat"),
      ("FileImage", "file"), ("AccentColor", "accentColor"),
    ])
  func symbols(name: String, symbol: String) {
    #expect(AssetName.symbol(of: name, suffix: "image") == symbol)
  }

  @Test(
    "The last word color goes from a color, a name without letters of ASCII has no symbol, folders begin large"
  )
  func others() {
    #expect(AssetName.symbol(of: "background-color", suffix: "color") == "background")
    #expect(AssetName.symbol(of: "ColorColor", suffix: "color") == "color")
    #expect(AssetName.symbol(of: "Color", suffix: "color") == "color")
    #expect(AssetName.symbol(of: "かぐや", suffix: "image") == nil)
    #expect(AssetName.namespace(of: "iconPreviews") == "IconPreviews")
    #expect(AssetName.namespace(of: "GameUI") == "GameUI")
  }

  private func write(_ path: String, _ text: String = "{}") throws {
    try folder.write(text, to: "In/Sources/Card/Assets.xcassets/\(path)/Contents.json")
  }

  private func text(beside code: String = "") -> String {
    let catalogs = InputFiles.catalogs([folder.path + "/In"])
    #expect(catalogs.map(\.folder) == ["In/Sources/Card"])
    return AssetSymbols(beside: [SourceText(path: "a.swift", bytes: Array(code.utf8))])
      .text(of: catalogs[0].catalog) ?? ""
  }

  @Test("Colors have what the catalog says of them, and folders that provide namespaces are enumerations")
  func whole() throws {
    try write(
      "card.colorset",
      """
      {"colors": [
        {"color": {"components": {"red": "0xFF", "green": "51", "blue": "0.250", "alpha": "1.000"}}},
        {"appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"components": {"white": "0.500", "alpha": "0.500"}}}]}
      """)
    try write("red.colorset")
    try write("Icons", "{\"properties\": {\"provides-namespace\": true}}")
    try write("Icons/16_9.imageset")
    try write("Plain/back.imageset")
    try write("AppIcon.appiconset")
    #expect(
      text().split(separator: "\n").dropFirst(3).joined(separator: "\n") == """
        extension ColorResource {
          static let card = ColorResource(name: "card", bundle: .main, light: [1.0, 0.2, 0.25, 1.0], dark: [0.5, 0.5, 0.5, 0.5])
          static let red = ColorResource(name: "red", bundle: .main)
        }
        extension UIColor {
          static var card: UIColor { UIColor(resource: .card) }
        }
        extension ImageResource {
          static let back = ImageResource(name: "back", bundle: .main)
          enum Icons {
            static let _16_9 = ImageResource(name: "Icons/16_9", bundle: .main)
          }
        }
        extension UIImage {
          static var back: UIImage { UIImage(resource: .back) }
          enum Icons {
            static var _16_9: UIImage { UIImage(resource: .Icons._16_9) }
          }
        }
        """)
  }

  @Test("Of two names with one symbol the first has it, and what the code declares itself stays its own")
  func conflicts() throws {
    try write("emoji 1.imageset")
    try write("emoji_1.imageset")
    #expect(text().contains("static let emoji1 = ImageResource(name: \"emoji 1\""))
    #expect(!text().contains("emoji_1"))
    let own = text(beside: "extension UIImage { static let emoji1 = UIImage() }")
    #expect(own.contains("static let emoji1 = ImageResource"))
    #expect(!own.contains("extension UIImage"))
    #expect(text(beside: "struct ImageResource {}").isEmpty)
  }

  @Test("Broken files, deep folders and names that no text can have do not matter")
  func hostile() throws {
    try write("a.colorset", "{")
    try write(
      "b.colorset",
      "{\"colors\": [{\"color\": {\"components\": {\"red\": \"nan\", \"green\": [], \"blue\": 1}}}]}")
    try write(#"x"y\z.imageset"#)
    try write((0..<40).map { "f\($0)" }.joined(separator: "/") + "/deep.imageset")
    #expect(text().contains("static let a = ColorResource(name: \"a\", bundle: .main)"))
    #expect(text().contains("static let b = ColorResource(name: \"b\", bundle: .main)"))
    #expect(!text().contains("ImageResource"))
  }
}
