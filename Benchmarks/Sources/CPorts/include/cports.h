#pragma once
#include <stdint.h>

/* Has this process run on one processor. */
void ports_pin(int processor);

/* The time since the machine was started, in nanoseconds. */
int64_t ports_now(void);

/* A bare receiver: reads messages of 64 bytes, each of which begins with the time of its sending, and notes how long they
   took; what W6 compares with. Ends the process with 1 if the other end goes before the last. */
void ports_receive(int fd, int64_t *latencies, int count);

/* A bare sender: writes that many messages of 64 bytes, one every 100 microseconds. */
void ports_send(int fd, int count);

/* The time of the processor that this process has used, in seconds. */
double ports_used(void);
