/// What hears of a popover, which on a phone is a sheet: nothing more than of any sheet is told. [SHEET-6, SHEET-7]
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
