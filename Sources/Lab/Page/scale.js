// Owns the window onto time: which seconds the lanes show, zooming and panning in it, and the marks of its axis. It is
// pure.

/**
 * Which seconds are in sight, when the run ends, and from when times count: the beginning of a gesture.
 * @typedef {{ from: number, to: number, end: number, zero: number }} Scale
 */

// A window onto a run of some seconds. Where it goes on long after something happens, it shows the busy part.
/** @type {(end: number, busy?: number) => Scale} */
export function makeScale(end, busy = end) {
  const scale = { from: 0, to: 1, end: 0, zero: 0 };
  fit(scale, busy * 2 < end ? busy * 1.15 : end);
  scale.end = end;
  return scale;
}

// Shows the whole run, with a little room at both ends.
/** @type {(scale: Scale, end: number) => void} */
export function fit(scale, end) {
  scale.end = end;
  const length = Math.max(end, 0.05);
  scale.from = -length * 0.02;
  scale.to = length * 1.14;
}

// Shows a gesture from a little before its first finger to a little after its end, which may be now.
/** @type {(scale: Scale, from: number, to: number, longest?: number) => void} */
export function fitGesture(scale, from, to, longest = Infinity) {
  const length = Math.min(Math.max(to - from, 0.3), longest);
  scale.from = Math.max(from, to - longest) - length * 0.06;
  scale.to = Math.max(from, to - longest) + length * 1.2;
}

// Where a time lies, for lanes of this width.
/** @type {(scale: Scale, time: number, width: number) => number} */
export function position(scale, time, width) {
  return ((time - scale.from) / (scale.to - scale.from)) * width;
}

// The time at a place.
/** @type {(scale: Scale, x: number, width: number) => number} */
export function timeAt(scale, x, width) {
  return scale.from + (x / width) * (scale.to - scale.from);
}

// Shows a factor more time, keeping one time where it is.
/** @type {(scale: Scale, factor: number, around: number) => void} */
export function zoom(scale, factor, around) {
  const longest = Math.max(scale.end, 0.05) * 1.3;
  const length = scale.to - scale.from;
  const wanted = Math.min(Math.max(length * factor, 0.001), longest);
  const part = (around - scale.from) / length;
  scale.from = around - part * wanted;
  scale.to = scale.from + wanted;
  stay(scale);
}

// Moves the window by some seconds.
/** @type {(scale: Scale, seconds: number) => void} */
export function pan(scale, seconds) {
  scale.from += seconds;
  scale.to += seconds;
  stay(scale);
}

// Moves the window so far that it shows a time.
/** @type {(scale: Scale, time: number) => void} */
export function reveal(scale, time) {
  const length = scale.to - scale.from;
  if (time < scale.from + length * 0.03) pan(scale, time - scale.from - length * 0.15);
  else if (time > scale.to - length * 0.05) pan(scale, time - scale.to + length * 0.15);
}

// The run stays in sight.
/** @type {(scale: Scale) => void} */
function stay(scale) {
  const length = scale.to - scale.from;
  const room = Math.max(scale.end, 0.05) * 0.2;
  const least = Math.min(-room, scale.end - length);
  const most = Math.max(scale.end + room, length - room);
  if (scale.from < least) {
    scale.from = least;
    scale.to = least + length;
  }
  if (scale.to > most) {
    scale.to = most;
    scale.from = most - length;
  }
}

// The times of the axis, round ones, at most so many that each has room for its text: where that is little, five at
// most.
/** @type {(scale: Scale, width: number) => number[]} */
export function marks(scale, width) {
  const room = Math.max(2, Math.floor(width / 82), Math.min(5, Math.floor(width / 40)));
  const raw = (scale.to - scale.from) / room;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = power * ([1, 2, 5].find((factor) => factor * power >= raw) ?? 10);
  const { zero } = scale;
  const result = [];
  const first = Math.ceil((Math.max(scale.from, 0) - zero) / step);
  const last = timeAt(scale, width - 10, width);
  for (let index = first; zero + index * step <= last; index += 1) result.push(zero + index * step);
  return result;
}

// The texts of those times: one unit for all of them, which the last one says. They count from the touch.
/** @type {(times: number[], zero?: number) => string[]} */
export function markTexts(times, zero = 0) {
  const inSeconds = times[times.length - 1] - zero >= 2;
  const unit = inSeconds ? '\u00a0s' : '\u00a0ms';
  return times.map((time, index) => {
    const number = Number(((time - zero) * (inSeconds ? 1 : 1000)).toFixed(4));
    return index === times.length - 1 ? `${number}${unit}` : `${number}`;
  });
}
