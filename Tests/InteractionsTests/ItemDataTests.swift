import Expectations
import Foundation
import Testing
import UIKit

/// What an item provider offers as data, and the kinds of data.
@MainActor struct ItemDataTests {
  private func provider(_ text: String, _ type: String, _ log: @escaping () -> Void = {}) -> NSItemProvider {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { done in
      log()
      done(Data(text.utf8), nil)
      return nil
    }
    return provider
  }

  @Test("DRAG-31: data of plain text are a string to whoever asks for one, and are asked for only then")
  func text() {
    var asked = 0
    let provider = provider("Ulm", kUTTypePlainText) { asked += 1 }
    #expect(provider.canLoadObject(ofClass: NSString.self))
    #expect(provider.canLoadObject(ofClass: String.self))
    #expect(!provider.canLoadObject(ofClass: NSURL.self))
    expect(asked, is: 0)
    var got: [String?] = []
    provider.loadObject(ofClass: String.self) { text, _ in got.append(text) }
    provider.loadObject(ofClass: NSString.self) { text, _ in got.append((text as? NSString)?.description) }
    expect(got, is: ["Ulm", "Ulm"])
    expect(asked, is: 2)
    #expect(!self.provider("{}", UTType.json.identifier).canLoadObject(ofClass: NSString.self))
  }

  @Test(
    "DRAG-31: data of a type are handed out, also by the name of a kind that they are of; else there is an error"
  )
  func data() {
    let provider = provider("x", UTType.png.identifier)
    var (got, errors): ([Data?], Int) = ([], 0)
    for type in ["public.png", "public.image", "public.movie", ""] {
      provider.loadDataRepresentation(forTypeIdentifier: type) { data, error in
        got.append(data)
        if error != nil { errors += 1 }
      }
    }
    expect(got, is: [Data("x".utf8), Data("x".utf8), nil, nil])
    expect(errors, is: 2)
  }

  @Test("DRAG-32: an item offers what its types conform to")
  func conforming() {
    let provider = provider("x", UTType.utf8PlainText.identifier)
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(provider.hasItemConformingToTypeIdentifier(UTType.item.identifier))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(UTType.jpeg.conforms(to: .image) && !UTType.image.conforms(to: .jpeg))
    #expect(UTType.jpeg.isSubtype(of: .image) && !UTType.jpeg.isSubtype(of: .jpeg))
    #expect(UTType("") == nil && UTType("public.jpeg") == .jpeg)
    let own = UTType(exportedAs: "org.example.row")
    #expect(own.conforms(to: own) && !own.conforms(to: .data))
  }
}
