/* A touch device that does what it is told: makes a device of a recording in evemu's format through /dev/uinput, so that
   the kernel gives it a node as it would give one to a panel, and plays the recording's events.

     player RECORDING

   Commands come on standard input, a line each, and every one is answered with a line:

     create           the device comes; the answer is the path of its node
     play FROM TO N   plays what lies between two times, in seconds since the first event; N times as slowly as it was
                      recorded, or as fast
     rush FROM TO     the same without waiting
     remove           the device goes */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/uinput.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

struct moment {
  double at;
  struct input_event event;
};

static struct uinput_setup description;
static struct uinput_abs_setup axes[ABS_CNT];
static int axis_count;
static unsigned char has[EV_CNT][KEY_CNT];
static unsigned char properties[INPUT_PROP_CNT];
static struct moment *moments;
static size_t moment_count;
static int device = -1;

static void fail(const char *what) {
  printf("failed: %s: %s\n", what, strerror(errno));
  exit(1);
}

/* Sets a flag for each bit of the hexadecimal bytes; returns the number behind the last bit. */
static int take_bits(const char *text, unsigned char *flags, int from, int limit) {
  int used = 0;
  for (unsigned byte; sscanf(text, "%x%n", &byte, &used) == 1; text += used)
    for (int bit = 0; bit < 8; bit++, from++)
      if (byte >> bit & 1 && from < limit) flags[from] = 1;
  return from;
}

static void read_recording(const char *path) {
  static int next_bit[EV_CNT];
  FILE *file = fopen(path, "r");
  if (!file) fail(path);
  char *line = NULL;
  size_t room = 0;
  double first = -1;
  while (getline(&line, &room, file) > 1) {
    char *rest = line + 2;
    unsigned kind, code;
    int value, used;
    double at;
    if (line[1] != ':') continue;
    switch (line[0]) {
    case 'N':
      sscanf(rest, " %79[^\n]", description.name);
      break;
    case 'I':
      sscanf(rest, "%hx %hx %hx %hx", &description.id.bustype, &description.id.vendor, &description.id.product,
             &description.id.version);
      break;
    case 'P':
      take_bits(rest, properties, 0, INPUT_PROP_CNT);
      break;
    case 'B':
      if (sscanf(rest, "%x%n", &kind, &used) == 1 && kind < EV_CNT)
        next_bit[kind] = take_bits(rest + used, has[kind], next_bit[kind], KEY_CNT);
      break;
    case 'A': {
      struct uinput_abs_setup axis = {0};
      struct input_absinfo *range = &axis.absinfo;
      if (sscanf(rest, "%hx %d %d %d %d %d", &axis.code, &range->minimum, &range->maximum, &range->fuzz, &range->flat,
                 &range->resolution) >= 3 && axis_count < ABS_CNT)
        axes[axis_count++] = axis;
      break;
    }
    case 'E':
      if (sscanf(rest, "%lf %x %x %d", &at, &kind, &code, &value) != 4) break;
      if (first < 0) first = at;
      if (moment_count % 1024 == 0) {
        moments = realloc(moments, (moment_count + 1024) * sizeof *moments);
        if (!moments) fail("memory");
      }
      moments[moment_count++] = (struct moment){at - first, {.type = kind, .code = code, .value = value}};
      break;
    }
  }
  fclose(file);
}

static void set_codes(unsigned kind, unsigned long request) {
  int any = 0;
  for (int code = 0; code < KEY_CNT; code++)
    if (has[kind][code]) any = 1, ioctl(device, request, code);
  if (any) ioctl(device, UI_SET_EVBIT, kind);
}

static void create(void) {
  char system_name[64], path[160];
  device = open("/dev/uinput", O_WRONLY | O_CLOEXEC);
  if (device < 0) fail("/dev/uinput");
  set_codes(EV_KEY, UI_SET_KEYBIT);
  set_codes(EV_REL, UI_SET_RELBIT);
  set_codes(EV_MSC, UI_SET_MSCBIT);
  for (int bit = 0; bit < INPUT_PROP_CNT; bit++)
    if (properties[bit]) ioctl(device, UI_SET_PROPBIT, bit);
  if (axis_count > 0) ioctl(device, UI_SET_EVBIT, EV_ABS);
  for (int index = 0; index < axis_count; index++)
    if (ioctl(device, UI_ABS_SETUP, &axes[index]) < 0) fail("an axis");
  if (ioctl(device, UI_DEV_SETUP, &description) < 0 || ioctl(device, UI_DEV_CREATE) < 0) fail("the device");
  if (ioctl(device, UI_GET_SYSNAME(sizeof system_name), system_name) < 0) fail("its name");
  snprintf(path, sizeof path, "/sys/devices/virtual/input/%s", system_name);
  DIR *folder = opendir(path);
  if (!folder) fail(path);
  for (struct dirent *entry; (entry = readdir(folder));)
    if (strncmp(entry->d_name, "event", 5) == 0) printf("/dev/input/%s\n", entry->d_name);
  closedir(folder);
}

static void wait_until(double seconds) {
  struct timespec time = {.tv_sec = (time_t)seconds, .tv_nsec = (long)((seconds - (time_t)seconds) * 1e9)};
  while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, NULL) == EINTR) continue;
}

/* A packet is written at once, as drivers report it. Waiting is stretched by a factor, 0 for none. */
static void play(double from, double to, double slowness) {
  static struct input_event packet[1024];
  struct timespec now;
  size_t size = 0, packets = 0;
  clock_gettime(CLOCK_MONOTONIC, &now);
  double start = now.tv_sec + now.tv_nsec / 1e9;
  /* A recording begins with the first slot and need not say so; the device may have stopped at another one. */
  if (from <= 0 && has[EV_ABS][ABS_MT_SLOT]) packet[size++] = (struct input_event){.type = EV_ABS, .code = ABS_MT_SLOT};
  for (size_t index = 0; index < moment_count; index++) {
    if (moments[index].at < from || moments[index].at >= to) continue;
    packet[size++] = moments[index].event;
    int ends = moments[index].event.type == EV_SYN && moments[index].event.code == SYN_REPORT;
    if (!ends && size < sizeof packet / sizeof *packet) continue;
    if (slowness > 0) wait_until(start + (moments[index].at - from) * slowness);
    if (write(device, packet, size * sizeof *packet) < 0) fail("writing");
    size = 0;
    packets += ends;
  }
  printf("%zu packets\n", packets);
}

int main(int count, char **arguments) {
  char line[200], word[20];
  setvbuf(stdout, NULL, _IOLBF, 0);
  if (count != 2) return 2;
  read_recording(arguments[1]);
  while (fgets(line, sizeof line, stdin)) {
    double from = 0, to = 1e9, slowness = 1;
    if (sscanf(line, "%19s %lf %lf %lf", word, &from, &to, &slowness) < 1) continue;
    if (strcmp(word, "create") == 0) {
      create();
    } else if (strcmp(word, "remove") == 0) {
      close(device);
      puts("removed");
    } else if (strcmp(word, "play") == 0 || strcmp(word, "rush") == 0) {
      play(from, to, word[0] == 'p' ? slowness : 0);
    } else {
      printf("failed: there is no command “%s”\n", word);
    }
  }
  return 0;
}
