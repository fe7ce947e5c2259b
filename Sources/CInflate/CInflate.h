/* What of zlib unpacks data: the structure and the functions as zlib 1 has them on every system. The library is looked
   up when it is needed, and its own header need not be installed. The names differ from that header's, so that both can
   be included. */
#pragma once

/* zlib's z_stream. */
typedef struct {
  const unsigned char *next_in;
  unsigned int avail_in;
  unsigned long total_in;
  unsigned char *next_out;
  unsigned int avail_out;
  unsigned long total_out;
  const char *msg;
  void *state;
  void *(*zalloc)(void *opaque, unsigned int items, unsigned int size);
  void (*zfree)(void *opaque, void *address);
  void *opaque;
  int data_type;
  unsigned long adler;
  unsigned long reserved;
} inflate_stream;

#define INFLATE_OK 0
#define INFLATE_STREAM_END 1
#define INFLATE_BUFFER_ERROR (-5)

/* zlibVersion, inflateInit2_, inflate, inflateEnd and crc32. */
typedef const char *(*inflate_version_function)(void);
typedef int (*inflate_begin_function)(inflate_stream *stream, int window_bits, const char *version, int stream_size);
typedef int (*inflate_step_function)(inflate_stream *stream, int flush);
typedef int (*inflate_end_function)(inflate_stream *stream);
typedef unsigned long (*inflate_checksum_function)(unsigned long before, const unsigned char *bytes, unsigned int count);
