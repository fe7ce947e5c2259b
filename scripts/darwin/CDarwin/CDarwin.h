/* What of macOS' C library has other types than Linux's. The names in C differ, because Linux's are there as well. */
#pragma once
#define NAMED(name) __attribute__((swift_name(name)))
typedef unsigned short darwin_mode NAMED("mode_t");

struct NAMED("stat") darwin_stat {
  darwin_mode st_mode;
  unsigned long long st_ino;
  int st_dev;
  long long st_size;
};
int darwin_stat_of(const char *_Nonnull path, struct darwin_stat *_Nonnull status) NAMED("stat(_:_:)");
int darwin_lstat(const char *_Nonnull path, struct darwin_stat *_Nonnull status) NAMED("lstat(_:_:)");
int darwin_fstat(int descriptor, struct darwin_stat *_Nonnull status) NAMED("fstat(_:_:)");
int darwin_chmod(const char *_Nonnull path, darwin_mode mode) NAMED("chmod(_:_:)");
int darwin_fchmod(int descriptor, darwin_mode mode) NAMED("fchmod(_:_:)");
int darwin_mkfifo(const char *_Nonnull path, darwin_mode mode) NAMED("mkfifo(_:_:)");

struct NAMED("sigaction") darwin_action {
  union {
    void (*_Nullable __sa_handler)(int);
  } __sigaction_u;
  unsigned sa_mask;
  int sa_flags;
};
int darwin_act(int signal, const struct darwin_action *_Nullable action, struct darwin_action *_Nullable old)
  NAMED("sigaction(_:_:_:)");
