/* Starting processes that inherit nothing, and ending all that came of them: what has to happen between fork and exec, or
   in a process that has no time for more. */
#pragma once
#if defined(__linux__)
#include <errno.h>
#include <fcntl.h>
#include <linux/capability.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

/* Opens /dev/null in place of standard input, output and error where they are closed, so that nothing that is opened later
   is taken for them. What else is open is not for children. */
static inline void processes_open_standard(void) {
  for (int fd = 0; fd < 3; fd++)
    if (fcntl(fd, F_GETFD) < 0) open("/dev/null", O_RDWR);
#ifdef SYS_close_range
  syscall(SYS_close_range, 3, ~0U, 4 /* CLOSE_RANGE_CLOEXEC */);
#endif
}

/* Closes everything from a descriptor on. */
static inline void processes_close_from(int fd) {
#ifdef SYS_close_range
  if (syscall(SYS_close_range, (unsigned)fd, ~0U, 0) == 0) return;
#endif
  struct rlimit limit;
  int end = getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur < 65536 ? (int)limit.rlim_cur : 65536;
  for (; fd < end; fd++) close(fd);
}

/* Gives up all capabilities, and that any program that is started could get some; 0 when there are none left. */
static inline int processes_drop_capabilities(void) {
  struct __user_cap_header_struct head = {_LINUX_CAPABILITY_VERSION_3, 0};
  struct __user_cap_data_struct none[2] = {{0, 0, 0}, {0, 0, 0}};
  /* Without the right to do so these fail, and there is less to give up. */
  for (int number = 0; number < 64; number++) prctl(PR_CAPBSET_DROP, number, 0, 0, 0);
  prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  return (int)syscall(SYS_capset, &head, none);
}

/* Whether this process could do what its user may not. */
static inline int processes_has_capabilities(void) {
  struct __user_cap_header_struct head = {_LINUX_CAPABILITY_VERSION_3, 0};
  struct __user_cap_data_struct own[2] = {{0, 0, 0}, {0, 0, 0}};
  if (syscall(SYS_capget, &head, own) < 0) return 0;
  return (own[0].permitted | own[1].permitted) != 0;
}

/* Orphans of what this process starts become its children, so that it can end them. */
static inline void processes_adopt_orphans(void) { prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0); }

/* Has this process asked to end when the one that started it does, however that ends; -1 where it has already. */
static inline int processes_end_with(int32_t parent) {
  prctl(PR_SET_PDEATHSIG, SIGTERM, 0, 0, 0);
  return getppid() == parent ? 0 : -1;
}

/* What is known of a process. */
struct processes_state {
  int32_t parent;
  int32_t session;
  char letter;
};

/* Reads it; -1 where there is no such process. It allocates nothing. */
static inline int processes_look(int32_t process, struct processes_state *state) {
  char text[512];
  char path[32];
  snprintf(path, sizeof path, "/proc/%d/stat", (int)process);
  int fd = open(path, O_RDONLY | O_CLOEXEC);
  if (fd < 0) return -1;
  ssize_t count = read(fd, text, sizeof text - 1);
  close(fd);
  if (count <= 0) return -1;
  text[count] = 0;
  /* A name may have anything in it, and ends with the last parenthesis. */
  char *rest = strrchr(text, ')');
  int parent, group, session;
  char letter;
  if (!rest || sscanf(rest + 1, " %c %d %d %d", &letter, &parent, &group, &session) != 4) return -1;
  state->parent = parent;
  state->session = session;
  state->letter = letter;
  return 0;
}

struct processes_entry {
  uint64_t inode;
  int64_t offset;
  unsigned short length;
  unsigned char type;
  char name[];
};

/* Kills what is in one of the sessions. Below a parent, if there is one, also its other children but those that are spared;
   those that have ended already are forgotten. Returns how many were killed. */
static inline int processes_sweep(const int32_t *sessions, int count, int32_t parent, const int32_t *spared, int most) {
  union {
    struct processes_entry entry;
    char bytes[4096];
  } room;
  int killed = 0;
  int folder = open("/proc", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) return 0;
  long size;
  while ((size = syscall(SYS_getdents64, folder, &room, sizeof room)) > 0) {
    for (long place = 0; place < size;) {
      struct processes_entry *entry = (struct processes_entry *)(room.bytes + place);
      place += entry->length;
      int process = 0;
      for (const char *digit = entry->name; *digit; digit++) {
        if (*digit < '0' || *digit > '9') {
          process = 0;
          break;
        }
        process = process * 10 + (*digit - '0');
      }
      struct processes_state state;
      if (process <= 1 || process == getpid() || processes_look(process, &state) < 0) continue;
      int is_meant = 0;
      for (int index = 0; index < count; index++) is_meant |= sessions[index] == state.session;
      int is_child = parent > 0 && state.parent == parent;
      for (int index = 0; index < most; index++) is_child &= spared[index] != process;
      if (state.letter == 'Z' || state.letter == 'X') {
        if (is_child && parent == getpid()) waitpid(process, 0, WNOHANG);
        continue;
      }
      if ((is_meant || is_child) && kill(process, SIGKILL) == 0) killed++;
    }
  }
  close(folder);
  return killed;
}

/* Whether a child has ended; it is not forgotten by that. 0 if not, 1 if so, -1 if it is no child. */
static inline int processes_has_ended(int32_t process) {
  siginfo_t info;
  memset(&info, 0, sizeof info);
  if (waitid(P_PID, (id_t)process, &info, WEXITED | WNOHANG | WNOWAIT) < 0) return errno == EINTR ? 0 : -1;
  return info.si_pid != 0;
}

/* How a process is started. */
struct processes_start {
  const char *path;
  char *const *arguments;
  char *const *environment;
  /* What becomes its descriptor 3. */
  int port;
  /* The keeper, which has to know of its session before it runs; below 0 where there is none. */
  int keeper;
};

/* Starts a process in a session of its own, which has only standard input, output and error and its port, no privileges,
   default signals and limits, and ends with this thread. Returns its number, or the negative reason why there is none. */
static inline int32_t processes_begin(const struct processes_start *how) {
  int report[2];
  if (syscall(SYS_pipe2, report, O_CLOEXEC) < 0) return -errno;
  sigset_t all, before;
  sigfillset(&all);
  sigprocmask(SIG_SETMASK, &all, &before);
  pid_t parent = getpid();
  pid_t process = fork();
  if (process == 0) {
    /* From here on only what may be called after a fork of one thread among several. */
    int null = open("/dev/null", O_RDONLY);
    /* Out of the way of the numbers that it is to have. */
    int port = fcntl(how->port, F_DUPFD, 10), end = fcntl(report[1], F_DUPFD, 11);
    /* By the system's call, because the library's leaves out two that may have been ignored. What it is given
       is zero, whatever its shape: the default handling, without flags, of no other signals. */
    long usual[8] = {0};
    for (int signal = 1; signal <= 64; signal++) syscall(SYS_rt_sigaction, signal, usual, 0, 8);
    sigset_t none;
    sigemptyset(&none);
    int32_t own = getpid();
    int is_ready = null >= 0 && port >= 0 && end >= 0 && setsid() >= 0 &&
                   prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) == 0 && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0;
    if (how->keeper >= 0) send(how->keeper, &own, sizeof own, MSG_NOSIGNAL | MSG_DONTWAIT);
    /* The parent may have died before that counted. */
    if (is_ready && getppid() != parent) _exit(127);
    if (is_ready) {
      struct rlimit limit;
      if (getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur > 1024) {
        limit.rlim_cur = 1024;
        setrlimit(RLIMIT_NOFILE, &limit);
      }
      processes_drop_capabilities();
      is_ready = dup2(null, 0) == 0 && dup2(2, 1) == 1 && dup2(port, 3) == 3 && dup2(end, 4) == 4 &&
                 fcntl(4, F_SETFD, FD_CLOEXEC) == 0;
    }
    if (is_ready) {
      processes_close_from(5);
      sigprocmask(SIG_SETMASK, &none, 0);
      execve(how->path, how->arguments, how->environment);
      end = 4;
    }
    int number = errno;
    ssize_t written = write(end, &number, sizeof number);
    (void)written;
    _exit(127);
  }
  int reason = process < 0 ? errno : 0;
  sigprocmask(SIG_SETMASK, &before, 0);
  close(report[1]);
  ssize_t count = 0;
  while (process > 0 && (count = read(report[0], &reason, sizeof reason)) < 0 && errno == EINTR) {}
  close(report[0]);
  if (process > 0 && count > 0) waitpid(process, 0, 0);
  return reason ? -reason : process;
}

/* Starts a keeper: a process that waits for the end of this one, however that ends, and then ends the sessions of its
   applications and removes its sockets. It is told of sessions by what this returns: a number begins one, the same
   negative ends it. */
static inline int processes_keep(int folder, const char *const *names, int count, int32_t *keeper) {
  enum { most = 256 };
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) < 0) return -1;
  pid_t process = fork();
  if (process < 0) {
    close(ends[0]);
    close(ends[1]);
    return -1;
  }
  if (process > 0) {
    close(ends[1]);
    *keeper = process;
    return ends[0];
  }
  setsid();
  sigset_t all;
  sigfillset(&all);
  sigprocmask(SIG_SETMASK, &all, 0);
  prctl(PR_SET_NAME, "fingerpost-keep", 0, 0, 0);
  /* Nothing of the shell's stays open here, least of all its lock. What stays is first put above the numbers that it gets,
     or one could take another's place. */
  int in = fcntl(ends[1], F_DUPFD, 12), place = folder < 0 ? -1 : fcntl(folder, F_DUPFD, 12);
  int null = fcntl(open("/dev/null", O_RDWR), F_DUPFD, 12);
  dup2(in, 10);
  if (place >= 0) dup2(place, 11);
  for (int fd = 0; fd < 3; fd++) dup2(null, fd);
  for (int fd = 3; fd < 10; fd++) close(fd);
  processes_close_from(place < 0 ? 11 : 12);
  uid_t own = geteuid();
  long is_one = syscall(SYS_setresuid, own, own, own);
  (void)is_one;
  processes_drop_capabilities();
  int32_t sessions[most];
  int known = 0, is_told = 0;
  int32_t number;
  ssize_t size;
  while ((size = recv(10, &number, sizeof number, 0)) != 0) {
    if (size < 0 && errno != EINTR) break;
    if (size != (ssize_t)sizeof number) continue;
    if (number == 0) {
      /* An ordinary end: nothing is left to do. */
      is_told = 1;
      break;
    }
    int index = 0;
    while (index < known && sessions[index] != (number < 0 ? -number : number)) index++;
    if (number > 0 && index == known && known < most) sessions[known++] = number;
    if (number < 0 && index < known) sessions[index] = sessions[--known];
  }
  if (!is_told) {
    /* What is killed may be starting others. */
    for (int round = 0; round < 100 && processes_sweep(sessions, known, 0, 0, 0) > 0; round++) {
      struct timespec moment = {0, 1000000};
      nanosleep(&moment, 0);
    }
    for (int index = 0; index < count && place >= 0; index++) unlinkat(11, names[index], 0);
  }
  _exit(0);
}
#endif
