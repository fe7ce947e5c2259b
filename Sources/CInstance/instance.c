#include "CInstance.h"

#if !defined(__APPLE__)
/* NSObject.init(blank:) of Sources/Fingerpost/Application/Instance.swift, which takes the class where methods take self. */
extern __attribute__((swiftcall)) void *blank(__attribute__((swift_context)) const void *metadata)
    __asm__("$s10Foundation8NSObjectC10FingerpostE5blankACyt_tcfC");

void *instance_make(const void *metadata) { return blank(metadata); }
#else
/* The Objective-C runtime makes objects of any class. */
void *instance_make(const void *metadata) { return (void *)0; }
#endif
