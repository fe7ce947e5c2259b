#pragma once

/// How many arguments the process was started with, its name among them; 0 where the C library does not tell.
int fingerpost_argument_count(void);

/// One of them, from 0.
const char *fingerpost_argument(int index);
