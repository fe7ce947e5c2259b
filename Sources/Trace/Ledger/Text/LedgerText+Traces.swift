extension LedgerText {
  /// Logs and stack traces that the articles print.
  static let traces = #"""
    # Published traces
    > What five articles logged. Times are in milliseconds from the first line, as printed; only the classes that the authors logged appear.
    TRACE-1 | 1 | A0 | A quick tap on a view with its own tap recognizer (iOS 13, 2020-02-26): recognizer touchesBegan 0.0, view touchesBegan 0.6, recognizer touchesEnded 1.8, the tap's action 2.2, view touchesCancelled 2.4; the view never gets touchesEnded.
    TRACE-2 | 1 | A0 | A long press of 1 s on a view with its own recognizer (2020-02-27): recognizer touchesBegan 0.0, view touchesBegan 1.0, action began 1001.8 from a run-loop observer without sendEvent, view touchesCancelled 1002.3, action changed at 1080.6, 1081.0, 1193.2, 1369.7 and 1377.7, recognizer touchesEnded 1387.7, action ended 1388.0. The view gets nothing after its cancellation; the recognizer's moves were not logged.
    TRACE-3 | 1 | A0 | A tap on a `UIButton` with a tap recognizer evidently on an ancestor (2020-02-28): recognizer touchesBegan 0.0, button touchesBegan 0.5, beginTracking 0.6, recognizer touchesEnded 1.1, button touchesEnded 1.4, endTracking 1.5, the button's action 1.6. The tap's action never comes, and the button's ended is not delayed.
    TRACE-4 | 1 | A0 | A tap on a direct subclass of `UIControl` with a tap recognizer on an ancestor (2020-02-28): recognizer touchesBegan 0.0, control touchesBegan 0.8, beginTracking 1.0, recognizer touchesEnded 2.2, the tap's action 2.6, control touchesCancelled 2.8, cancelTracking 2.9.
    TRACE-5 | 1 | A2 | A holds B and, in front of it, C, which holds D (iOS 10, 2017). A down inside C and outside D logs A.hitTest, A.pointInside true, C.hitTest, C.pointInside true, D.hitTest, D.pointInside false, those six again, all within 11 ms, and C.touchesBegan at 13; B is never asked.
    TRACE-6 | 1 | A2 | In the tree of TRACE-5 a down inside A alone logs A.hitTest, A.pointInside true, C.hitTest, C.pointInside false, B.hitTest, B.pointInside false, those six again, and A.touchesBegan.
    TRACE-7 | 1 | A3 | On a view with a single-tap recognizer a short tap logs the view's touchesBegan and the tap's action, and no touchesEnded. A long hold logs the view's touchesBegan and touchesEnded, and no action; cancellations were not logged.
    TRACE-8 | 1/I | A3 | On iOS 12 or earlier the chain printed from CView runs BView, AView, root view, view controller, UIWindow, UIApplication, app delegate, without a scene. It is reconstructed from the article's text, because the picture is lost.
    TRACE-9 | 1/I | A3 | Beside the traversal that ends in the touched CView, the log shows two over the status bar's views that end in `UIStatusBarWindow`, and CView still gets touchesBegan. By WIN-5 and HIT-21 each visible window is asked, and twice; the result of the window's inherited hit test is not used, since its override drops it (WIN-15, inferred).
    TRACE-10 | 1 | A1 | Stack traces show a recognizer's touchesBegan and a view's touchesCancelled called from the gesture environment under UIApplication.sendEvent, while the window itself sends a view its other touches.
    """#
}
