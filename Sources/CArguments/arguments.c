#include "CArguments.h"

#include <stdint.h>

static int count;
static char **values;

// glibc calls what runs before main with what main gets.
#if defined(__GLIBC__)
__attribute__((constructor)) static void keep(int argumentCount, char **arguments) {
  count = argumentCount;
  values = arguments;
}
#endif

int fingerpost_argument_count(void) { return count; }

const char *fingerpost_argument(int index) { return values[index]; }
