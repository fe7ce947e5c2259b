/* What of Linux's sockets and processes Swift does not import: macros, and what wants _GNU_SOURCE. */
#pragma once
#if defined(__linux__)
#include <errno.h>
#include <stdint.h>
#include <sys/socket.h>
#include <sys/syscall.h>
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

/* Two ends that keep messages apart; neither is inherited by children unless somebody says so. */
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
#endif
