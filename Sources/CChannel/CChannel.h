/* What of Linux's sockets and processes Swift does not import: macros, and what wants _GNU_SOURCE. */
#pragma once
#include "CSockets.h"
#if defined(__linux__)
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <sys/file.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

/* Who is at the other end: process, user. */
static inline int channel_peer(int fd, int32_t *process, uint32_t *user) {
  struct {
    int32_t pid;
    uint32_t uid;
    uint32_t gid;
  } peer = {0, 0, 0};
  socklen_t length = sizeof peer;
  if (getsockopt(fd, SOL_SOCKET, SO_PEERCRED, &peer, &length) < 0) return -1;
  *process = peer.pid;
  *user = peer.uid;
  return 0;
}

/* Two ends that keep messages apart; neither is inherited by children unless the caller says so. */
static inline int channel_pair(int fds[2]) {
  return socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, fds);
}

/* A descriptor that can be read when a process has ended; needs Linux 5.3. */
static inline int channel_process(int32_t process) {
#ifdef SYS_pidfd_open
  return (int)syscall(SYS_pidfd_open, process, 0);
#else
  errno = ENOSYS;
  return -1;
#endif
}

static inline int channel_address(const char *path, struct sockaddr_un *address) {
  memset(address, 0, sizeof *address);
  address->sun_family = AF_UNIX;
  if (strlen(path) >= sizeof address->sun_path) {
    errno = ENAMETOOLONG;
    return -1;
  }
  strcpy(address->sun_path, path);
  return 0;
}

/* A socket that connections of this user come to, at a path where nothing is. No other user may even open it: Linux gives
   the file the mode that the socket has when it is bound, so that no other thread's files are made with another mask. */
static inline int channel_listen(const char *path) {
  struct sockaddr_un address;
  if (channel_address(path, &address) < 0) return -1;
  int fd = socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  if (fd < 0) return -1;
  if (fchmod(fd, 0600) == 0 && bind(fd, (struct sockaddr *)&address, sizeof address) == 0 && listen(fd, 16) == 0)
    return fd;
  int number = errno;
  close(fd);
  errno = number;
  return -1;
}

/* A connection to a socket at a path. */
static inline int channel_connect(const char *path) {
  struct sockaddr_un address;
  if (channel_address(path, &address) < 0) return -1;
  int fd = socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0);
  if (fd < 0) return -1;
  if (connect(fd, (struct sockaddr *)&address, sizeof address) == 0) return fd;
  int number = errno;
  close(fd);
  errno = number;
  return -1;
}

/* Takes the lock of a file for as long as the descriptor is open, without waiting. */
static inline int channel_lock(int fd) { return flock(fd, LOCK_EX | LOCK_NB); }

/* Names the calling thread for the system, which keeps 15 letters. */
static inline void channel_name_thread(const char *name) { prctl(PR_SET_NAME, name, 0, 0, 0); }

/* A descriptor that can be read when the main queue has work: what run loops wait for. Dispatch exports it for them, and
   no header declares it. */
extern int _dispatch_get_main_queue_handle_4CF(void);
static inline int channel_main_queue(void) { return _dispatch_get_main_queue_handle_4CF(); }

/* A descriptor that can be read some time after it was set, once. */
static inline int channel_alarm(void) { return timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC | TFD_NONBLOCK); }
static inline void channel_set_alarm(int fd, int64_t nanoseconds) {
  struct itimerspec time = {{0, 0}, {nanoseconds / 1000000000, nanoseconds % 1000000000}};
  timerfd_settime(fd, 0, &time, 0);
}

/* Waits until one of three descriptors can be read or a fourth can be written, for that many nanoseconds; for ever if they
   are negative. Negative descriptors do not count. */
static inline void channel_wait_either(int first, int second, int third, int writable, int64_t nanoseconds) {
  struct pollfd fds[4] = {{first, POLLIN, 0}, {second, POLLIN, 0}, {third, POLLIN, 0}, {writable, POLLOUT, 0}};
  struct timespec time = {nanoseconds / 1000000000, nanoseconds % 1000000000};
  syscall(SYS_ppoll, fds, writable < 0 ? 3 : 4, nanoseconds < 0 ? 0 : &time, 0, 8);
}

/* The same with nothing to be written. */
static inline void channel_wait(int first, int second, int third, int64_t nanoseconds) {
  channel_wait_either(first, second, third, -1, nanoseconds);
}
#endif
