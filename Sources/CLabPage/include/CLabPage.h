/* The files of the lab's page, as bytes in the program. Sources/Lab/Page holds them. */
#pragma once
#include <stddef.h>
#include <stdint.h>

/* How many files there are. */
size_t lab_file_count(void);
/* The name of a file, from 0. */
const char *lab_file_name(size_t index);
/* The bytes of a file, from 0. */
const uint8_t *lab_file_bytes(size_t index);
/* How many bytes a file has, from 0. */
size_t lab_file_size(size_t index);

/* The same for the scenes of the tour, which Examples/Tour holds. */
size_t lab_scene_count(void);
const char *lab_scene_name(size_t index);
const uint8_t *lab_scene_bytes(size_t index);
size_t lab_scene_size(size_t index);
