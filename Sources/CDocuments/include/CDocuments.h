/* Documents of docs/ that the program itself shows, as bytes in it. */
#pragma once
#include <stddef.h>
#include <stdint.h>

/* How many documents there are. */
size_t document_count(void);
/* The name of a document's file, from 0. */
const char *document_name(size_t index);
/* The bytes of a document, from 0. */
const uint8_t *document_bytes(size_t index);
/* How many bytes a document has, from 0. */
size_t document_size(size_t index);
