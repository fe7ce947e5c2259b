// Swift's Glibc module leaves malloc.h out.
#ifdef __linux__
#include <malloc.h>
#endif
