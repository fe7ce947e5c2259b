import Expectations
import Foundation
import Testing

@testable import fingerpost_dev

@Suite("a checkout")
nonisolated struct CheckoutTests {
  @Test("only a manifest that declares the package fingerpost makes a checkout")
  func checkout() throws {
    #expect(Checkout.isOurs("let package = Package(\n  name: \"fingerpost\",\n"))
    #expect(
      !Checkout.isOurs("let package = Package(name: \"app\", dependencies: [.package(name: \"fingerpost\")])")
    )
    let folder = FileManager.default.temporaryDirectory.appending(path: "fingerpost-\(UUID().uuidString)")
    let inner = folder.appending(path: "a/b")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("Package(name: \"fingerpost\")".utf8).write(to: folder.appending(path: "Package.swift"))
    expect(Checkout(around: inner.path)?.text(of: "Package.swift"), is: "Package(name: \"fingerpost\")")
    #expect(Checkout(around: "/") == nil)
  }
}
