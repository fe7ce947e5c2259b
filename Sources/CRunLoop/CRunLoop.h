/* What of Foundation's run loop Swift does not import on Linux, although the library has it. */
#pragma once
#if defined(__APPLE__)
#include <CoreFoundation/CoreFoundation.h>
typedef CFStringRef run_loop_mode;
typedef CFRunLoopObserverRef run_loop_observer;
typedef CFRunLoopActivity run_loop_activity;
#else
typedef const void *run_loop_mode;
typedef void *run_loop_observer;
typedef unsigned long run_loop_activity;
extern void *CFRunLoopGetMain(void);
extern void CFRunLoopAddCommonMode(void *loop, run_loop_mode mode);
extern run_loop_observer CFRunLoopObserverCreate(const void *allocator, run_loop_activity activities, unsigned char repeats,
                                                 long order, void (*callout)(run_loop_observer, run_loop_activity, void *),
                                                 void *context);
extern void CFRunLoopAddObserver(void *loop, run_loop_observer observer, run_loop_mode mode);
#endif

/* Makes a mode, named by an NSString, one of the common modes of the main run loop: what was added for those is in it. */
static inline void run_loop_add_common_mode(const void *mode) {
  CFRunLoopAddCommonMode(CFRunLoopGetMain(), (run_loop_mode)mode);
}

/* What a run loop does: it is about to wait; it has waited. */
static const run_loop_activity run_loop_will_wait = 1ul << 5;
static const run_loop_activity run_loop_has_waited = 1ul << 6;

/* Has a function called from now on before and after each wait of the main run loop in a mode, named by an NSString: last
   of all before the wait, as what draws on Apple's systems is. */
static inline void run_loop_observe_waits(
    const void *mode, void (*callout)(run_loop_observer, run_loop_activity, void *)) {
  run_loop_observer observer =
      CFRunLoopObserverCreate(0, run_loop_will_wait | run_loop_has_waited, 1, 2000000, callout, 0);
  CFRunLoopAddObserver(CFRunLoopGetMain(), observer, (run_loop_mode)mode);
}

/* Tells FingerpostTesting, if the program has it, that a world exists which no other loop moves. Its own symbol, because
   nothing of a test needs to name that module. */
static inline void run_loop_moves_world(void) {
#if defined(__linux__)
  extern void fingerpost_testing_begins(void) __attribute__((weak));
  if (fingerpost_testing_begins) fingerpost_testing_begins();
#endif
}
