/* Where systems differ in what the lab needs of sockets, wakes and signals: Linux has accept4, eventfd and signalfd, the
   others have kqueue. Everything above this file is the same everywhere. */
#pragma once
#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>
#if defined(__linux__)
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#else
#include <sys/event.h>
#endif

/* What an address in numbers stands for, to listen there; as getaddrinfo. */
static inline int channel_find(const char *address, const char *port, struct addrinfo **found) {
  struct addrinfo hints;
  memset(&hints, 0, sizeof hints);
  hints.ai_flags = AI_NUMERICHOST | AI_PASSIVE;
  hints.ai_socktype = SOCK_STREAM;
  return getaddrinfo(address, port, &hints, found);
}

#if defined(__linux__)
static inline int channel_socket(int family) { return socket(family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0); }

/* The next connection that waits there; it does not block. */
static inline int channel_accept(int fd) {
  return (int)syscall(SYS_accept4, fd, 0, 0, SOCK_CLOEXEC | SOCK_NONBLOCK);
}

/* Sends what is taken at once, and raises no signal where the other end is gone. */
static inline long channel_send(int fd, const void *bytes, unsigned long count) {
  return send(fd, bytes, count, MSG_DONTWAIT | MSG_NOSIGNAL);
}

/* A descriptor by which one thread wakes another. */
static inline int channel_wake(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }
static inline void channel_signal(int fd) { eventfd_write(fd, 1); }
/* Takes back what woke; 0 if nothing had. */
static inline int channel_rest(int fd) {
  eventfd_t count;
  return eventfd_read(fd, &count) == 0;
}

/* A descriptor that can be read when a signal wants the process to end, which does not end by itself any more. */
static inline int channel_interrupts(void) {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGINT);
  sigaddset(&signals, SIGTERM);
  sigaddset(&signals, SIGHUP);
  if (sigprocmask(SIG_BLOCK, &signals, 0) < 0) return -1;
  int fd = signalfd(-1, &signals, SFD_CLOEXEC | SFD_NONBLOCK);
  /* The shell would not hear of them: they are to end the process, as ever. */
  if (fd < 0) sigprocmask(SIG_UNBLOCK, &signals, 0);
  return fd;
}

/* Takes one of the signals that came; 0 for none. */
static inline int channel_interrupt(int fd) {
  struct signalfd_siginfo info;
  return read(fd, &info, sizeof info) == (long)sizeof info ? (int)info.ssi_signo : 0;
}
#else
static inline int channel_own(int fd) {
  if (fd < 0) return -1;
  int yes = 1;
  fcntl(fd, F_SETFD, FD_CLOEXEC);
  fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) | O_NONBLOCK);
  setsockopt(fd, SOL_SOCKET, SO_NOSIGPIPE, &yes, sizeof yes);
  return fd;
}

static inline int channel_socket(int family) { return channel_own(socket(family, SOCK_STREAM, 0)); }
static inline int channel_accept(int fd) { return channel_own(accept(fd, 0, 0)); }
static inline long channel_send(int fd, const void *bytes, unsigned long count) {
  return send(fd, bytes, count, MSG_DONTWAIT);
}

static inline int channel_wake(void) {
  int fd = kqueue();
  struct kevent event;
  EV_SET(&event, 1, EVFILT_USER, EV_ADD | EV_CLEAR, 0, 0, 0);
  kevent(fd, &event, 1, 0, 0, 0);
  return fd;
}
static inline void channel_signal(int fd) {
  struct kevent event;
  EV_SET(&event, 1, EVFILT_USER, 0, NOTE_TRIGGER, 0, 0);
  kevent(fd, &event, 1, 0, 0, 0);
}
static inline int channel_rest(int fd) {
  struct kevent event;
  struct timespec none = {0, 0};
  return kevent(fd, 0, 0, &event, 1, &none) == 1;
}

static inline int channel_interrupts(void) {
  const int signals[] = {SIGINT, SIGTERM, SIGHUP};
  int fd = kqueue();
  if (fd < 0) return -1;
  for (int index = 0; index < 3; index++) {
    struct kevent event;
    signal(signals[index], SIG_IGN);
    EV_SET(&event, signals[index], EVFILT_SIGNAL, EV_ADD, 0, 0, 0);
    kevent(fd, &event, 1, 0, 0, 0);
  }
  return fd;
}
static inline int channel_interrupt(int fd) {
  struct kevent event;
  struct timespec none = {0, 0};
  return kevent(fd, 0, 0, &event, 1, &none) == 1 ? (int)event.ident : 0;
}
#endif

/* A socket for connections of a family, which neither blocks nor is inherited; of version 6 without version 4.

   What is sent is to go at once: connections take this over. A port that was asked for may be used again at once. */
static inline int channel_stream(int family, int is_asked) {
  int fd = channel_socket(family), yes = 1;
  if (fd < 0) return -1;
  setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
  if (is_asked) setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
  if (family == AF_INET6) setsockopt(fd, IPPROTO_IPV6, IPV6_V6ONLY, &yes, sizeof yes);
  return fd;
}

/* Says that nothing more is sent. */
static inline void channel_finish(int fd) { shutdown(fd, SHUT_WR); }

/* The machine's clock, which never goes back, in nanoseconds. */
static inline int64_t channel_now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

/* How long the calling thread has used a processor, in nanoseconds. */
static inline int64_t channel_thread_time(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

/* Begins a connection to an address in numbers: it is there, or failed for channel_failure's reason, once it can be written
   to. A negative reason if it cannot begin. */
static inline int channel_reach(const char *address, const char *port) {
  struct addrinfo *found;
  if (channel_find(address, port, &found) != 0) return -EADDRNOTAVAIL;
  int fd = channel_stream(found->ai_family, 0), reason = errno;
  if (fd >= 0 && connect(fd, found->ai_addr, found->ai_addrlen) < 0 && errno != EINPROGRESS) {
    reason = errno;
    close(fd);
    fd = -1;
  }
  freeaddrinfo(found);
  return fd >= 0 ? fd : -reason;
}

/* Why a connection failed; 0 if it did not. */
static inline int channel_failure(int fd) {
  int reason = 0;
  socklen_t size = sizeof reason;
  return getsockopt(fd, SOL_SOCKET, SO_ERROR, &reason, &size) == 0 ? reason : errno;
}
