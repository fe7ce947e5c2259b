/// Where and why a document is not XML, or more than is read.
package struct XMLFault: Error, Equatable {
  /// The line of the document, from 1.
  package var line: Int
  package var reason: Reason

  package init(line: Int, reason: Reason) {
    self.line = line
    self.reason = reason
  }

  /// Whether the document ends in another place than its first element does.
  package var isEnd: Bool { reason == .endsEarly || reason == .contentAfterRoot }

  package enum Reason: Equatable, Sendable {
    /// The document ends before its first element does.
    case endsEarly
    case isEmpty
    case contentAfterRoot
    case textOutside
    case declaresTypes
    case misplacedDeclaration
    case badCharacter
    case badName
    case badEntity
    case unknownEntity
    case badReference
    case lessInValue
    case missingValue
    case missingQuotes
    case missingSpace
    case repeatedAttribute
    case missingBracket
    case wrongEnd
    case hyphensInComment
    case sectionEndInText
    /// An element has more attributes than ``XMLReader/maxAttributes``.
    case tooManyAttributes
    /// Elements nest deeper than ``XMLReader/maxDepth``.
    case tooDeep

    /// The reason as a clause.
    package var clause: String {
      switch self {
      case .endsEarly: "it ends before its first element does"
      case .isEmpty: "it has no element"
      case .contentAfterRoot: "something follows its first element"
      case .textOutside: "text stands before its first element"
      case .declaresTypes: "it declares types or entities, which are not read"
      case .misplacedDeclaration: "an XML declaration stands inside the document"
      case .badCharacter: "it holds a character that XML does not allow"
      case .badName: "a name was expected after `<` or `&`"
      case .badEntity: "an `&` begins no entity that ends with `;`"
      case .unknownEntity: "it uses an entity that is not declared"
      case .badReference: "the number of a character is not one"
      case .lessInValue: "a `<` stands inside an attribute's value"
      case .missingValue: "an attribute has no value"
      case .missingQuotes: "an attribute's value has no quotes"
      case .missingSpace: "a space is missing between two attributes"
      case .repeatedAttribute: "an element has the same attribute twice"
      case .missingBracket: "a tag has no closing `>`"
      case .wrongEnd: "a closing tag does not match the open element"
      case .hyphensInComment: "a comment holds `--`"
      case .sectionEndInText: "`]]>` stands outside a CDATA section"
      case .tooManyAttributes: "an element has more than \(XMLReader.maxAttributes) attributes"
      case .tooDeep: "elements nest more than \(XMLReader.maxDepth) levels deep"
      }
    }
  }
}
