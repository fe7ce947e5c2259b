import FingerpostScreens
import FingerpostText

/// The fields that name a view, `"class":…,"address":…`, ready as bytes: they are repeated in each line of each walk.
nonisolated struct NameFields {
  private let fields: [[UInt8]]

  init(_ views: [ScreenView]) {
    fields = views.map { view in
      Array(JSONWriter.members { $0.name(view.className, view.address) }.utf8)
    }
  }

  /// The fields of a view.
  subscript(view: Int) -> [UInt8] { fields[view] }
}

nonisolated extension JSONWriter {
  /// Writes the fields of a name.
  func name(_ className: String?, _ address: String?) {
    field("class", className)
    field("address", address)
  }
}
