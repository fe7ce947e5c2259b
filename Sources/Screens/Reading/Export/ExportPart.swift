/// What an object of an export says.
nonisolated protocol ExportPart {
  /// Reads an object.
  init(_ object: ExportObject)
}
