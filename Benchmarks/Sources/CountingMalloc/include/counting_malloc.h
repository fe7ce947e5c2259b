#ifndef COUNTING_MALLOC_H
#define COUNTING_MALLOC_H

/// How many blocks the process has asked for since it began, or -1 where that cannot be counted.
long counted_allocations(void);

#endif
