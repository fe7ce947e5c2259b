/* kqueue, and a constant of sockets, as macOS has them. */
#pragma once
#include <stdint.h>
#include <time.h>

#define SO_NOSIGPIPE 0x1022
#define EVFILT_SIGNAL (-6)
#define EVFILT_USER (-10)
#define EV_ADD 0x0001
#define EV_CLEAR 0x0020
#define NOTE_TRIGGER 0x01000000

struct kevent {
  uintptr_t ident;
  int16_t filter;
  uint16_t flags;
  uint32_t fflags;
  intptr_t data;
  void *udata;
};
#define EV_SET(event, a, b, c, d, e, f) (*(event) = (struct kevent){(uintptr_t)(a), (b), (c), (d), (e), (void *)(f)})

int kqueue(void);
int kevent(int queue, const struct kevent *changes, int changed, struct kevent *events, int most, const struct timespec *time);
