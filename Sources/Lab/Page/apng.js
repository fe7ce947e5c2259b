// Owns how pictures become one that moves: an animated PNG, put together from what the browser writes for each. It is
// pure.

/**
 * A part of a picture that is different from the one before, as a PNG, where it lies, and how long it is shown.
 * @typedef {{ png: Uint8Array, x: number, y: number, width: number, height: number, seconds: number }} Frame
 */

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];
/** @type {Uint32Array | null} */
let table = null;

/** @type {(bytes: Uint8Array) => number} */
function checksum(bytes) {
  table ??= new Uint32Array(256).map((_, index) => {
    let value = index;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
    return value;
  });
  let sum = ~0;
  for (const byte of bytes) sum = table[(sum ^ byte) & 255] ^ (sum >>> 8);
  return ~sum >>> 0;
}

/** @type {(...values: number[]) => number[]} */
function words(...values) {
  return values.flatMap((value) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]);
}

/** @type {(kind: string, data: ArrayLike<number>) => Uint8Array} */
function chunk(kind, data) {
  const bytes = new Uint8Array(data.length + 12);
  bytes.set(words(data.length));
  bytes.set(Array.from(kind, (letter) => letter.charCodeAt(0)), 4);
  bytes.set(data, 8);
  bytes.set(words(checksum(bytes.subarray(4, data.length + 8))), data.length + 8);
  return bytes;
}

// The data of all chunks of a kind.
/** @type {(png: Uint8Array, wanted: string) => Uint8Array[]} */
function chunksOf(png, wanted) {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const found = [];
  for (let at = 8; at + 12 <= png.length;) {
    const length = view.getUint32(at);
    const kind = String.fromCharCode(...png.subarray(at + 4, at + 8));
    if (kind === wanted) found.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return found;
}

// An animated PNG that plays again and again. The first frame is a whole picture.
/** @type {(frames: Frame[]) => Blob} */
export function movingPicture(frames) {
  let number = 0;
  /** @type {Uint8Array[]} */
  const parts = [
    new Uint8Array(SIGNATURE),
    chunk('IHDR', chunksOf(frames[0].png, 'IHDR')[0]),
    chunk('acTL', words(frames.length, 0)),
  ];
  frames.forEach(({ png, x, y, width, height, seconds }, index) => {
    const delay = Math.max(1, Math.round(seconds * 1000));
    // The delay is a fraction of two numbers of 16 bits; a frame stays, and the next one is put over it.
    const control = [...words(number, width, height, x, y), delay >> 8, delay & 255, 1000 >> 8, 1000 & 255, 0, 0];
    parts.push(chunk('fcTL', control));
    number += 1;
    for (const data of chunksOf(png, 'IDAT')) {
      if (index === 0) parts.push(chunk('IDAT', data));
      else {
        const numbered = new Uint8Array(data.length + 4);
        numbered.set(words(number));
        numbered.set(data, 4);
        parts.push(chunk('fdAT', numbered));
        number += 1;
      }
    }
  });
  parts.push(chunk('IEND', []));
  return new Blob(/** @type {BlobPart[]} */ (parts), { type: 'image/apng' });
}
