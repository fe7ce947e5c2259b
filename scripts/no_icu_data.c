// An empty set of data for ICU, which Foundation carries for calendars, names and sorting of all languages: 34 MB that the
// command never asks for. The linker takes this in place of the library's own; scripts/package gives it their name. What
// would need the data fails as ICU documents it for an application without data.
#include <stdint.h>

__attribute__((aligned(16))) const struct {
  uint16_t headerSize;
  uint8_t magic1, magic2;
  uint16_t infoSize, reserved;
  uint8_t isBigEndian, charsetFamily, sizeofUChar, reserved2;
  uint8_t dataFormat[4], formatVersion[4], dataVersion[4];
  char padding[8];
  uint32_t entries, end;
} fingerpost_no_icu_data = {32, 0xda, 0x27, 20, 0, __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__, 0, 2, 0, {'T', 'o', 'C', 'P'}, {1}, {0}, "", 0, 0};
