/* What of Foundation's run loop Swift does not import on Linux, although the library has it. */
#pragma once
#if defined(__linux__)

extern void *CFRunLoopGetMain(void);
extern void CFRunLoopAddCommonMode(void *loop, const void *mode);

/* Makes a mode, named by an NSString, one of the common modes of the main run loop: what was added for those is in it. */
static inline void channel_add_common_mode(const void *mode) {
  CFRunLoopAddCommonMode(CFRunLoopGetMain(), mode);
}
#endif
