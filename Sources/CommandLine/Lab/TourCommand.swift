import ArgumentParser
import FingerpostLab
import Foundation

/// Stands in until there is `fingerpost lab`.
struct TourCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "tour", shouldDisplay: false)
  @Option var html: String
  func run() throws {
    let html = html
    try MainActor.assumeIsolated {
      let feed = try LabFeed.tour()
      try OutputFile.write(Data(LabPage.document(title: "A tour", feed: feed.messages).utf8), to: html)
    }
  }
}
