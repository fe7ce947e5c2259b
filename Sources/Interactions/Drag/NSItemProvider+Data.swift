#if !canImport(ObjectiveC)
  public import Foundation

  nonisolated extension NSItemProvider {
    /// Called for the data that were offered; it calls back with them, or with an error.
    public typealias DataLoader = (@escaping (Data?, (any Error)?) -> Void) -> Progress?

    /// Offers data of a type, which are asked for when somebody wants them. [DRAG-31]
    ///
    /// - Parameters:
    ///   - typeIdentifier: the name of the type, such as `public.plain-text`.
    ///   - visibility: who may see it; there is this application alone.
    ///   - loadHandler: called for the data.
    public final func registerDataRepresentation(
      forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
      loadHandler: @escaping DataLoader
    ) { offer(typeIdentifier, loadHandler) }

    /// Offers data of a kind, which are asked for when somebody wants them. [DRAG-31]
    public final func registerDataRepresentation(
      for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
      loadHandler: @escaping DataLoader
    ) { offer(contentType.identifier, loadHandler) }

    /// Asks for data of a type: what was offered by that name, else by a name of the same kind. [DRAG-31]
    ///
    /// - Returns: what the loader returned, else progress that is complete.
    @discardableResult
    public final func loadDataRepresentation(
      forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress {
      guard let load = loader(of: typeIdentifier) else {
        completionHandler(nil, CocoaError(.featureUnsupported))
        return Progress(totalUnitCount: 0)
      }
      return load(completionHandler) ?? Progress(totalUnitCount: 0)
    }

    /// Whether it offers a value of a type that stands for a class, such as a `String`.
    public final func canLoadObject<Value: _ObjectiveCBridgeable>(ofClass type: Value.Type) -> Bool
    where Value._ObjectiveCType: NSItemProviderReading { canLoadObject(ofClass: Value._ObjectiveCType.self) }

    /// Hands out a value of a type that stands for a class, such as a `String`; nil where it offers none.
    @discardableResult
    public final func loadObject<Value: _ObjectiveCBridgeable>(
      ofClass type: Value.Type, completionHandler: @escaping (Value?, (any Error)?) -> Void
    ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
      loadObject(ofClass: Value._ObjectiveCType.self) { object, error in
        completionHandler(
          (object as? Value._ObjectiveCType).map(Value._unconditionallyBridgeFromObjectiveC), error)
      }
    }

    /// The loader of a type that was offered, or of one that is of the same kind.
    private final func loader(of identifier: String) -> DataLoader? {
      if let exact = loaders.first(where: { $0.type == identifier }) { return exact.load }
      guard let kind = UTType(identifier) else { return nil }
      return loaders.first { UTType($0.type)?.conforms(to: kind) == true }?.load
    }

    /// The text that its data are, asked for at once, where a text is wanted. [DRAG-31]
    final func text() -> NSString? {
      var made: NSString?
      _ = loader(of: UTType.plainText.identifier)? { data, _ in
        made = data.flatMap { String(data: $0, encoding: .utf8) }.map { NSString(string: $0) }
      }
      return made
    }

    /// Whether it offers data that are a text.
    final var offersText: Bool { loader(of: UTType.plainText.identifier) != nil }
  }

  extension UIDropSession {
    /// Asks every item for a value of a type that stands for a class, such as a `String`. [DRAG-30]
    ///
    /// - Returns: progress that is complete.
    @discardableResult
    public func loadObjects<Value: _ObjectiveCBridgeable>(
      ofClass type: Value.Type, completion: @escaping ([Value]) -> Void
    ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
      loadObjects(ofClass: Value._ObjectiveCType.self) { objects in
        var values: [Value] = []
        for case let object as Value._ObjectiveCType in objects {
          values.append(Value._unconditionallyBridgeFromObjectiveC(object))
        }
        completion(values)
      }
    }
  }

  extension UIDragDropSession {
    /// Whether an item offers a value of a type that stands for a class, such as a `String`.
    public func canLoadObjects<Value: _ObjectiveCBridgeable>(ofClass type: Value.Type) -> Bool
    where Value._ObjectiveCType: NSItemProviderReading { canLoadObjects(ofClass: Value._ObjectiveCType.self) }
  }
#endif
