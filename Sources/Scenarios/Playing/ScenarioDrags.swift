import Fingerpost
import FingerpostInteractions
import FingerpostLists
import Foundation

/// What is dragged from a scenario's list and dropped on it. Each row offers one item; a drop is logged and changes no rows.
extension ScenarioListDelegate {
  func items(from path: IndexPath) -> [UIDragItem] {
    let hasItems = log(.itemsForBeginning, path, answering: hasItems)
    return hasItems ? [UIDragItem(itemProvider: NSItemProvider(object: text(path) as NSString))] : []
  }

  /// What the delegate proposes: what the scenario says, or what a list without a delegate for it would. [LIST-46]
  func operation(
    _ session: any UIDropSession, at path: IndexPath?, isOwn: Bool
  ) -> UIDropOperation {
    behavior?.log(.dropSessionDidUpdate, "(\(path.map(text) ?? ""))")
    return operation ?? (isOwn && session.allowsMoveOperation ? .move : .copy)
  }

  func log(_ callback: ScenarioCallback) { behavior?.log(callback, "") }

  func log(_ callback: ScenarioCallback, answering answer: Bool) -> Bool {
    behavior?.log(callback, "(\(answer))")
    return answer
  }

  func perform(at path: IndexPath?) { behavior?.log(.performDrop, "(\(path.map(text) ?? ""))") }
}
