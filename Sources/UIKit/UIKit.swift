// Code that imports UIKit counts on Foundation as well: `NSCoder`, `CGPoint` and `TimeInterval` come with it.
@_exported import Fingerpost
@_exported import FingerpostContainers
@_exported import FingerpostExtras
@_exported import FingerpostInteractions
@_exported import FingerpostKeyboard
@_exported import FingerpostListBuilding
@_exported import FingerpostLists
@_exported import FingerpostPort
@_exported import Foundation
