/* What Sources/CRunLoop asks of CoreFoundation's run loop. */
#pragma once

typedef unsigned char Boolean;
typedef long CFIndex;
typedef unsigned long CFOptionFlags;
typedef const struct __CFAllocator *CFAllocatorRef;
typedef const struct __CFString *CFStringRef;
typedef struct __CFRunLoop *CFRunLoopRef;
typedef struct __CFRunLoopObserver *CFRunLoopObserverRef;
typedef CFOptionFlags CFRunLoopActivity;
typedef CFStringRef CFRunLoopMode;
typedef struct __CFRunLoopObserverContext CFRunLoopObserverContext;
typedef void (*CFRunLoopObserverCallBack)(CFRunLoopObserverRef observer, CFRunLoopActivity activity, void *info);

extern CFRunLoopRef CFRunLoopGetMain(void);
extern void CFRunLoopAddCommonMode(CFRunLoopRef loop, CFRunLoopMode mode);
extern CFRunLoopObserverRef CFRunLoopObserverCreate(CFAllocatorRef allocator, CFOptionFlags activities, Boolean repeats,
                                                    CFIndex order, CFRunLoopObserverCallBack callout,
                                                    CFRunLoopObserverContext *context);
extern void CFRunLoopAddObserver(CFRunLoopRef loop, CFRunLoopObserverRef observer, CFRunLoopMode mode);
