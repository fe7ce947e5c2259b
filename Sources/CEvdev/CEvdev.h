/* The kernel's input interface. Its requests are macros and its events depend on the word size, which Swift does not
   import; <linux/input.h> comes with the C library's headers, so nothing has to be installed. */
#pragma once
#if defined(__linux__)
#include <errno.h>
#include <linux/input.h>
#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/inotify.h>
#include <sys/ioctl.h>
#include <sys/signalfd.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

static inline int evdev_event_size(void) { return (int)sizeof(struct input_event); }

static inline void evdev_decode(const void *bytes, int64_t *seconds, int64_t *microseconds, uint16_t *type,
                                uint16_t *code, int32_t *value) {
  struct input_event event;
  memcpy(&event, bytes, sizeof event);
  *seconds = event.input_event_sec;
  *microseconds = event.input_event_usec;
  *type = event.type;
  *code = event.code;
  *value = event.value;
}

static inline void evdev_encode(void *bytes, int64_t seconds, int64_t microseconds, uint16_t type, uint16_t code,
                                int32_t value) {
  struct input_event event;
  memset(&event, 0, sizeof event);
  event.input_event_sec = seconds;
  event.input_event_usec = microseconds;
  event.type = type;
  event.code = code;
  event.value = value;
  memcpy(bytes, &event, sizeof event);
}

static inline int evdev_version(int fd, int *version) { return ioctl(fd, EVIOCGVERSION, version); }

static inline int evdev_id(int fd, uint16_t ids[4]) {
  struct input_id id;
  int status = ioctl(fd, EVIOCGID, &id);
  if (status < 0) return status;
  ids[0] = id.bustype;
  ids[1] = id.vendor;
  ids[2] = id.product;
  ids[3] = id.version;
  return status;
}

static inline int evdev_name(int fd, char *name) { return ioctl(fd, EVIOCGNAME(256), name); }

static inline int evdev_properties(int fd, uint8_t *bits) { return ioctl(fd, EVIOCGPROP(4), bits); }

/* 96 bytes hold the keys, of which there are more than of anything else. */
static inline int evdev_bits(int fd, int type, uint8_t *bits) { return ioctl(fd, EVIOCGBIT(type, 96), bits); }

/* Value, minimum, maximum, resolution. */
static inline int evdev_axis(int fd, int code, int32_t numbers[4]) {
  struct input_absinfo info;
  int status = ioctl(fd, EVIOCGABS(code), &info);
  if (status < 0) return status;
  numbers[0] = info.value;
  numbers[1] = info.minimum;
  numbers[2] = info.maximum;
  numbers[3] = info.resolution;
  return status;
}

/* The keys and buttons that are down; those that wait to be read are told by nothing else any more. */
static inline int evdev_keys(int fd, uint8_t *bits) { return ioctl(fd, EVIOCGKEY(96), bits); }

/* The first number says which axis is wanted, and holds it afterwards; the slots follow. */
static inline int evdev_slots(int fd, int32_t *numbers, unsigned bytes) {
  return ioctl(fd, _IOC(_IOC_READ, 'E', 0x0a, bytes), numbers);
}

/* Has events carry the time since the machine was started. Refused by some; then time is what the device says. */
static inline int evdev_monotonic(int fd) {
  int clock = 1;
  return ioctl(fd, EVIOCSCLOCKID, &clock);
}

static inline int evdev_grab(int fd, int grabs) { return ioctl(fd, EVIOCGRAB, (void *)(long)grabs); }

/* A descriptor that can be read when somebody wants the process to end. */
static inline int evdev_interrupts(void) {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGINT);
  sigaddset(&signals, SIGTERM);
  if (sigprocmask(SIG_BLOCK, &signals, 0) < 0) return -1;
  return signalfd(-1, &signals, SFD_CLOEXEC | SFD_NONBLOCK);
}

/* A descriptor that can be read when files come, go or change their rights, in folders that are added to it. */
static inline int evdev_watch(void) { return inotify_init1(IN_CLOEXEC | IN_NONBLOCK); }

/* The number of a folder's watch; below 0 where there is no such folder. */
static inline int evdev_watch_add(int fd, const char *folder) {
  return inotify_add_watch(fd, folder, IN_CREATE | IN_DELETE | IN_ATTRIB | IN_MOVED_TO | IN_MOVED_FROM | IN_ONLYDIR);
}

/* Takes the event at a place of what was read: its length, 0 at the end; its name points into the bytes. */
static inline long evdev_watch_event(const uint8_t *bytes, long length, int *watch, uint32_t *mask,
                                     const char **name) {
  struct inotify_event event;
  if (length < (long)sizeof event) return 0;
  memcpy(&event, bytes, sizeof event);
  long size = (long)sizeof event + (long)event.len;
  if (size > length) return 0;
  *watch = event.wd;
  *mask = event.mask;
  *name = event.len > 0 ? (const char *)bytes + sizeof event : "";
  return size;
}

static inline int evdev_watch_is_arrival(uint32_t mask) { return (mask & (IN_CREATE | IN_MOVED_TO)) != 0; }
static inline int evdev_watch_is_departure(uint32_t mask) { return (mask & (IN_DELETE | IN_MOVED_FROM)) != 0; }
/* The folder itself is gone, or lies elsewhere. */
static inline int evdev_watch_is_end(uint32_t mask) { return (mask & IN_IGNORED) != 0; }
static inline int evdev_watch_is_overflow(uint32_t mask) { return (mask & IN_Q_OVERFLOW) != 0; }

/* The time since the machine was started, in nanoseconds. */
static inline int64_t evdev_now(void) {
  struct timespec now;
  if (clock_gettime(CLOCK_MONOTONIC, &now) < 0) return 0;
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

/* A descriptor that can be read when a time has passed. */
static inline int evdev_timer(void) { return timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC | TFD_NONBLOCK); }

/* Nanoseconds until it can be read first, and then again and again; 0 for never. */
static inline int evdev_timer_set(int fd, int64_t first, int64_t interval) {
  struct itimerspec spec = {{interval / 1000000000, interval % 1000000000}, {first / 1000000000, first % 1000000000}};
  return timerfd_settime(fd, 0, &spec, 0);
}

/* Whether the time has passed since this was asked last. */
static inline int evdev_timer_passed(int fd) {
  uint64_t count = 0;
  return read(fd, &count, sizeof count) == (long)sizeof count;
}

/* A descriptor that can be read when either of two can. */
static inline int evdev_either(int one, int other) {
  int fd = epoll_create1(EPOLL_CLOEXEC);
  if (fd < 0) return fd;
  struct epoll_event event = {.events = EPOLLIN};
  if (epoll_ctl(fd, EPOLL_CTL_ADD, one, &event) < 0 || epoll_ctl(fd, EPOLL_CTL_ADD, other, &event) < 0) {
    close(fd);
    return -1;
  }
  return fd;
}
#endif
