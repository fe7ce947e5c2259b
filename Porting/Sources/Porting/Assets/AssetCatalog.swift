import Foundation

/// The colors and images of asset catalogs, by the folders that provide namespaces.
package struct AssetCatalog {
  /// The colors by their names, with the components that their files say: red, green, blue, alpha, on light and dark screens.
  private(set) var colors: [String: ColorValues] = [:]
  private(set) var images: Set<String> = []
  private(set) var spaces: [String: AssetCatalog] = [:]

  /// What a color's file says of it.
  struct ColorValues: Equatable {
    var light: [Double]?
    var dark: [Double]?
  }

  package init() {}

  /// How many assets there are.
  package var count: Int { colors.count + images.count + spaces.values.reduce(0) { $0 + $1.count } }

  /// Adds what is in the folder of a catalog. Links are not followed.
  package mutating func read(_ folder: String) { read(folder, depth: 0) }

  private mutating func read(_ folder: String, depth: Int) {
    // No catalog is as deep; a name of any length has to be one of a path.
    guard depth < 32, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
    for item in names.sorted() where !item.hasPrefix(".") {
      let path = InputFiles.join(folder, item)
      let kind = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
      guard kind == .typeDirectory, !item.contains(where: { "\"\\".contains($0) || $0.isNewline }) else {
        continue
      }
      let url = URL(filePath: item)
      let name = url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "colorset": colors[name] = Self.values(of: path)
      case "imageset": images.insert(name)
      // An application's icons and the like have no symbols.
      case let other where other.hasSuffix("set") || other.hasSuffix("stack") || other == "launchimage":
        continue
      default:
        let contents = Self.contents(of: path)
        if (contents["properties"] as? [String: Any])?["provides-namespace"] as? Bool == true {
          spaces[item, default: AssetCatalog()].read(path, depth: depth + 1)
        } else {
          read(path, depth: depth + 1)
        }
      }
    }
  }

  private static func contents(of folder: String) -> [String: Any] {
    guard let data = FileManager.default.contents(atPath: InputFiles.join(folder, "Contents.json")),
      data.count < 1 << 20
    else { return [:] }
    return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
  }

  private static func values(of folder: String) -> ColorValues {
    var values = ColorValues()
    for entry in contents(of: folder)["colors"] as? [[String: Any]] ?? [] {
      let appearances = entry["appearances"] as? [[String: String]] ?? []
      guard let color = (entry["color"] as? [String: Any])?["components"] as? [String: Any] else { continue }
      if appearances.isEmpty {
        values.light = values.light ?? components(color)
      } else if appearances.count == 1, appearances[0]["value"] == "dark" {
        values.dark = values.dark ?? components(color)
      }
    }
    return values
  }

  /// Components as catalogs write them: `0xFF` and `255` of 255, `1.000` of 1.
  private static func components(_ color: [String: Any]) -> [Double]? {
    func value(_ name: String) -> Double? {
      guard let text = color[name].map({ "\($0)" }) else { return nil }
      let number: Double? =
        if text.lowercased().hasPrefix("0x") {
          Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        } else if text.contains(".") || name == "alpha" { Double(text) } else {
          Double(text).map { $0 / 255 }
        }
      return number.flatMap { $0.isFinite ? min(max($0, 0), 1) : nil }
    }
    let white = value("white")
    guard let red = value("red") ?? white, let green = value("green") ?? white,
      let blue = value("blue") ?? white
    else { return nil }
    return [red, green, blue, value("alpha") ?? 1]
  }
}
