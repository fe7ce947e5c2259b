extension LedgerText {
  /// From the digitizer to the application's main thread.
  static let pipeline = #"""
    # The pipeline
    ## From the digitizer to the main thread
    PIPE-1 | O | A0, A1, REC | A digitizer driver turns contacts into HID frames, which reach a system event server over a Mach port; the server hands each to the application in front. That server is `backboardd` since iOS 6 and was SpringBoard before.
    PIPE-2 | 1 | A0 | With no application in front, frames go to the shell's own home screen, which receives them through the same two run-loop stages as an application.
    PIPE-3 | O | A1, RT, STK | In the application a dedicated thread, `com.apple.uikit.eventfetch-thread`, wakes on the Mach port (a version 1 run-loop source, callback `__IOHIDEventSystemClientQueueCallback`), queues what arrived and signals a version 0 source of the main run loop.
    PIPE-4 | O | STK, A0 | On the main thread the version 0 source drains the queue of HID events, turns each into a `UIEvent` and dispatches it. On iOS 13 and 14 the stack reads `__handleHIDEventFetcherDrain`, `__handleEventQueueInternal`, `__dispatchPreprocessedEventFromEventQueue`, `UIApplication.sendEvent`, `UIWindow.sendEvent`; earlier systems show `__UIApplicationHandleEventQueue`.
    PIPE-5 | D | DOC | Every callback of the event system runs on the main thread.
    PIPE-6 | D/I | W15, INF | Events leave the queue in the order in which they entered it. Moves of one contact may be merged (documented); a down or a lift never is, nor is it dropped (inferred).
    PIPE-7 | D | W15, W16b, RT | An application gets as a rule one move event per display frame (1/60 s), soon after vertical sync; the samples in between are kept for `coalescedTouches(for:)`. There are more where fingers and a Pencil are mixed or other events come between, because the order is kept.
    PIPE-8 | I | RT | A down or a lift does not wait for the display: it is delivered at once, after any pending moves of the same contact.
    PIPE-9 | D | W15 | An application that falls behind gets one move event with a longer coalesced list, never a backlog of move events.
    PIPE-10 | D | W15, W16b | Fingers are sampled at 60 Hz, on later iPads at 120 Hz (two samples per display frame), and a Pencil at 240 Hz (four per frame).
    PIPE-11 | D | W17 | A hit test sees its event half built: `event.type` can be read, while `event.allTouches` may still be empty or lack contacts.
    PIPE-12 | D+O | A1, W17 | Only the start of a contact (or of a hover, a scroll or a hovering Pencil) causes a hit test; a move, a lift or a motion event causes none.
    PIPE-13 | O | RT, GUIDE | All deliveries of an event environment use the same touches event object, so its contents change for code that keeps it.
    PIPE-14 | O/I | SO-19799961, KULMAN, RT, INF | Two private gate recognizers on each window hold back `touchesBegan` near a screen edge that has a system gesture. A tap about 20 px from the bottom gives its view began and ended within 1 to 2 ms of each other, and a press may wait there for about 1 s, unless the view controller defers that edge's system gestures. Fingerpost does so with `edges.systemGestures`, which is off; how far in a finger goes until the system takes it, 30 pt, and that a move along the edge lets it through, is inferred.
    PIPE-15 | D | W17 | Since iOS 11 an application's tap, pinch, rotation and long-press recognizers get a touch at the same time as the system's gestures, while its pans, swipes and views wait until the system gesture has failed. The first may still be cancelled when the touch turns out to be the system's.
    PIPE-16 | D | W15, DOC | When the system takes a contact away (for Control Center or an incoming call, or because the application becomes inactive), its view and each recognizer that has it get `touchesCancelled`.
    PIPE-17 | D/O | W12, W10d, RT, DOC, POSTS | While a scroll view tracks or decelerates, the main run loop is in `UITrackingRunLoopMode`: timers in the default mode do not fire, but event sources and gesture timers, which are in the common modes, still do, and so does the main queue. A delayed `perform` and a display link that are in the default mode alone wait as well. A timer that missed several times then fires once, and keeps its beat.
    ## Coalesced and predicted touches
    COAL-1 | D | W15, W16b | `coalescedTouches(for:)` is nil for a touch that the event does not contain. Otherwise the list has at least one element, oldest first, and ends with a copy of the touch as it is now.
    COAL-2 | D | W15 | Coalesced touches are frozen copies: they are separate objects from the touch and are never updated. The touch itself stays the same object from down to lift.
    COAL-3 | D | W15 | In a coalesced list each element's previous location is its predecessor's location, while the touch's own is where it was at the previous delivery.
    COAL-4 | D | W16b | Deliveries of began and of ended carry a coalesced list as well, with at least one element.
    COAL-5 | D | W15, W16b | `predictedTouches(for:)` gives copies about one display frame ahead, or none. The previous location of the first is the touch's location, and the next event's predictions replace them all. They alone have `.location` in `estimatedProperties`, which Fingerpost leaves empty.
    COAL-6 | D | W15 | A delivery may carry any number of samples besides the newest: none, or many.
    """#
}
