#define _GNU_SOURCE
#include "cports.h"

#include <sched.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

void ports_pin(int processor) {
  cpu_set_t set;
  CPU_ZERO(&set);
  CPU_SET(processor, &set);
  sched_setaffinity(0, sizeof set, &set);
}

int64_t ports_now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

void ports_receive(int fd, int64_t *latencies, int count) {
  int64_t message[8];
  for (int index = 0; index < count; index++) {
    if (read(fd, message, sizeof message) != sizeof message) exit(1);
    latencies[index] = ports_now() - message[0];
  }
}

void ports_send(int fd, int count) {
  int64_t message[8] = {0};
  for (int index = 0; index < count; index++) {
    int64_t next = ports_now() + 100000;
    while (ports_now() < next) {
    }
    message[0] = ports_now();
    if (write(fd, message, sizeof message) != sizeof message) exit(1);
  }
}

double ports_used(void) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_utime.tv_sec + usage.ru_stime.tv_sec + (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
}
