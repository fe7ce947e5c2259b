// Owns the lanes: labels, axis, rows and cursor, and what wheel, pointer and keys do with them. What is selected is the
// page's affair; it is told by `select(time)`.

import { afterText, button, element, shape, textWidth } from './dom.js';
import { drawArrow, drawCurve, drawFlags, drawSlices, ROW, sliceTexts } from './drawing.js';
import { buildModel } from './model.js';
import { packLanes } from './packing.js';
import { makeScale, marks, markTexts, pan, position, timeAt, zoom } from './scale.js';
import { nameOf } from './words.js';

/**
 * @typedef {import('./messages.js').Missing} Missing
 * @typedef {import('./model.js').Flag} Flag
 * @typedef {import('./model.js').Lane} Lane
 * @typedef {import('./model.js').LaneKind} LaneKind
 * @typedef {import('./model.js').Model} Model
 * @typedef {import('./model.js').Slice} Slice
 * @typedef {import('./scale.js').Scale} Scale
 */

/**
 * The lanes, with the elements that they are made of; `tracks` are all of them, `shown` those there is room for.
 * @typedef {LaneParts & {
 *   on: LaneEvents, measured: number | null, width: number, height: number, isEmpty: boolean, isMoving: boolean,
 *   labeled: string | null, model: Model, scale: Scale, gaps: Missing[], tracks: Map<string, Track>, shown: Track[],
 *   cursor: number, mark: Element | null, picked: string | null, quiet: number, isUnfolded: boolean, left: number,
 * }} LanesView
 * @typedef {{ grid: Element, axis: SVGElement, labels: Element, rows: SVGElement, scrub: HTMLElement,
 *   fold: Element }} LaneParts
 * @typedef {{ select: (time: number) => void, pick: (lane: Lane) => void }} LaneEvents
 *
 * A lane with its slices by their rows, and where it lies; `count` is how many rows it has room for.
 * @typedef {{ lane: Lane, rows: Slice[][], flags: Flag[], count: number, top: number, height: number }} Track
 */

const AXIS = 22;
const MOST_LANES = 300;
/** @type {{ [Kind in LaneKind]?: string }} */
const KIND_NAMES = { scroll: 'scroll view', menu: 'edit menu' };

// The label of a lane, and the small text below it.
/** @type {(lane: Lane, model: Model) => [name: string, kind: string]} */
function laneNames(lane, model) {
  if (lane.kind === 'finger' && lane.id !== null) {
    return [`Finger ${Math.min(model.slots?.get(lane.id) ?? lane.id, 12)}`, lane.whatIf ?? ''];
  }
  if (lane.kind === 'press') return ['Keys', lane.whatIf ?? ''];
  if (lane.kind === 'hit') return ['Hit test', lane.whatIf ?? ''];
  if (lane.kind === 'pointer') return ['Pointer', ''];
  if (lane.kind === 'signals') return ['Events', ''];
  if (lane.kind === 'first') return ['First responder', ''];
  if (lane.kind === 'focus') return ['Focus', ''];
  return [nameOf(model, lane.id), lane.whatIf ?? KIND_NAMES[lane.kind] ?? lane.kind];
}

/** @type {(root: Element) => LaneParts} */
function makeParts(root) {
  const grid = element('div', { class: 'grid' });
  const axis = shape('svg', { height: AXIS, 'aria-hidden': 'true' });
  const labels = element('div', { class: 'labels', role: 'group', 'aria-label': 'Lanes' });
  const rows = shape('svg', { 'aria-hidden': 'true' });
  const values = { 'aria-valuemin': 0, 'aria-valuemax': 0, 'aria-valuenow': 0 };
  const scrub = element('div', { class: 'scrub', role: 'slider', tabindex: 0, 'aria-label': 'Instant', ...values });
  grid.append(element('div', { class: 'axis' }, element('span'), axis), labels, rows);
  const fold = element('div', { class: 'fold' });
  root.append(grid, fold, scrub);
  return { grid, axis, labels, rows, scrub, fold };
}

// Makes the lanes in an element; `on` has `select(time)` and `pick(lane)`.
/** @type {(root: Element, on: LaneEvents) => LanesView} */
export function makeLanes(root, on) {
  /** @type {LanesView} */
  const view = {
    ...makeParts(root),
    on,
    measured: null,
    width: 0,
    height: 0,
    isEmpty: true,
    isMoving: false,
    labeled: null,
    model: buildModel([]),
    scale: makeScale(0),
    gaps: [],
    tracks: new Map(),
    shown: [],
    cursor: 0,
    mark: null,
    picked: null,
    quiet: 0,
    isUnfolded: false,
    left: 0,
  };
  listen(view);
  new ResizeObserver(() => {
    view.measured = null;
    draw(view);
  }).observe(view.grid);
  return view;
}

// Shows another model.
/** @type {(view: LanesView, model: Model, scale: Scale, gaps: Missing[]) => void} */
export function setModel(view, model, scale, gaps) {
  Object.assign(view, { model, scale, gaps, picked: null, isEmpty: false });
  layOut(view);
  drawLabels(view);
  draw(view);
}

// Moves the cursor.
/** @type {(view: LanesView, time: number) => void} */
export function setCursor(view, time) {
  view.cursor = time;
  view.scrub.setAttribute('aria-valuemax', String(Math.round(view.model.end * 1000)));
  view.scrub.setAttribute('aria-valuenow', String(Math.round(time * 1000)));
  view.scrub.setAttribute('aria-valuetext', afterText(time - view.scale.zero));
  view.mark?.remove();
  drawCursor(view, view.width);
}

// A lane has a row for each finger on it, and one more for its flags, unless it has flags alone, or for its curve.
/** @type {(view: LanesView) => void} */
function layOut(view) {
  let top = 6;
  const { lanes, quiet } = packLanes(view.model);
  view.quiet = quiet.length;
  const all = view.isUnfolded || quiet.length < 2 ? [...lanes, ...quiet] : lanes;
  view.left = Math.max(0, all.length - MOST_LANES);
  view.tracks.clear();
  view.shown = [];
  for (const { lane, rows, flags, keys } of all.slice(0, MOST_LANES)) {
    const more = lane.kind === 'scroll' || (flags.length > 0 && rows.length > 0) ? 1 : 0;
    const count = Math.max(1, rows.length + more);
    const track = { lane, rows, flags, count, top, height: Math.max(count * ROW + 12, 36) };
    top += track.height;
    view.shown.push(track);
    for (const key of keys) view.tracks.set(key, track);
  }
  view.height = top + 26;
}

/** @type {(track: Track, row: number) => number} */
function rowTop(track, row) {
  return track.top + (track.height - track.count * ROW) / 2 + row * ROW + 1;
}

/** @type {(view: LanesView) => void} */
function drawLabels(view) {
  const names = view.shown.map(({ lane }) => laneNames(lane, view.model));
  // While time goes on they stay as they are, for those who want to press or hear one.
  const same = view.isMoving
    ? `${view.quiet} ${view.shown.map(({ lane, height }, index) => `${lane.key} ${height} ${names[index]}`).join()}`
    : null;
  if (same !== null && same === view.labeled) return;
  view.labeled = same;
  const active = document.activeElement;
  const focused = active instanceof HTMLElement && view.labels.contains(active) ? active.dataset.lane : null;
  const space = element('span');
  space.style.height = '6px';
  view.labels.replaceChildren(space);
  view.shown.forEach((track, index) => {
    const { lane, height } = track;
    const [name, kind] = names[index];
    const spoken = describe(view, track, name, kind);
    const button = element(
      'button',
      { type: 'button', 'aria-pressed': 'false', 'aria-label': spoken, title: name, onclick: () => view.on.pick(lane) },
      element('span', { text: name }),
      kind ? element('small', { text: kind }) : null,
    );
    button.style.height = `${height}px`;
    button.dataset.lane = lane.key;
    if (lane.whatIf) button.classList.add('what-if');
    view.labels.append(button);
    if (lane.key === focused) button.focus({ preventScroll: true });
  });
  if (view.left > 0) view.labels.append(element('small', { class: 'empty', text: `and ${view.left} more` }));
  if (view.quiet > 1) view.fold.replaceChildren(foldButton(view));
  else view.fold.replaceChildren();
}

/** @type {(view: LanesView) => Element} */
function foldButton(view) {
  const text = `${view.quiet} recognizers did nothing`;
  const toggle = () => {
    view.isUnfolded = !view.isUnfolded;
    view.labeled = null;
    layOut(view);
    drawLabels(view);
    draw(view);
    view.fold.querySelector('button')?.focus();
  };
  return button(`${view.isUnfolded ? '▾' : '▸'} ${text}`, toggle, {
    class: 'quiet',
    'aria-expanded': String(view.isUnfolded),
  });
}

// What the lane shows, for those who hear it.
/** @type {(view: LanesView, track: Track, name: string, kind: string) => string} */
function describe(view, track, name, kind) {
  const { rows, flags } = track;
  const { zero } = view.scale;
  const parts = rows.flat().slice(0, 12).map((slice) => {
    const text = sliceTexts(slice, view.model)[0] || 'down';
    return `${text} from ${afterText(slice.from - zero)} to ${afterText(slice.to - zero)}`;
  });
  if (flags.length > 0) {
    parts.push(flags.length === 1 ? `1 event at ${afterText(flags[0].t - zero)}` : `${flags.length} events`);
  }
  return [name, kind, ...parts].filter(Boolean).join(', ');
}

// Draws what is in sight.
/** @type {(view: LanesView) => void} */
export function draw(view) {
  if (view.isEmpty) return;
  // Asking has the browser lay out the page, so it is asked only when the size has changed.
  view.measured ??= Math.max(60, view.rows.getBoundingClientRect().width || view.grid.clientWidth - 128);
  const width = view.measured;
  view.width = width;
  view.rows.setAttribute('height', String(view.height));
  view.rows.setAttribute('viewBox', `0 0 ${width} ${view.height}`);
  view.axis.setAttribute('viewBox', `0 0 ${width} ${AXIS}`);
  view.rows.replaceChildren(hatches());
  view.axis.replaceChildren();
  drawAxis(view, width);
  for (const track of view.shown) drawTrack(view, track, width);
  drawArrows(view, width);
  drawCursor(view, width);
}

/** @type {(view: LanesView, track: Track, width: number) => void} */
function drawTrack(view, track, width) {
  const { model, scale } = view;
  const { lane, rows, flags } = track;
  const place = { x: 0, y: track.top, width, height: track.height };
  if (lane.whatIf) view.rows.append(shape('rect', { class: 'second', ...place }));
  if (view.picked === lane.key) view.rows.append(shape('rect', { class: 'band', ...place, rx: 6 }));
  rows.forEach((slices, row) => {
    view.rows.append(drawSlices(slices, lane, model, scale, width, rowTop(track, row)));
  });
  const last = rowTop(track, rows.length);
  const curve = lane.kind === 'scroll' ? drawCurve(lane.points, scale, width, last) : null;
  if (curve) view.rows.append(curve);
  if (flags.length > 0) view.rows.append(drawFlags(flags, model, scale, width, last));
}

/** @type {(view: LanesView, width: number) => void} */
function drawAxis(view, width) {
  const times = marks(view.scale, width);
  const texts = markTexts(times, view.scale.zero);
  for (const gap of view.gaps) {
    const x = position(view.scale, gap.from, width);
    const size = Math.max(2, position(view.scale, gap.to, width) - x);
    view.rows.append(shape('rect', { class: 'gap', x, y: 0, width: size, height: view.height }));
  }
  times.forEach((time, index) => {
    const x = position(view.scale, time, width);
    view.rows.append(shape('line', { class: 'tick', x1: x, x2: x, y1: 0, y2: view.height - 22 }));
    const half = textWidth(texts[index]) / 2;
    const middle = Math.max(half, Math.min(x, width - half));
    view.axis.append(shape('text', { class: 'soft', x: middle - half, y: 14, text: texts[index] }));
  });
}

/** @type {(view: LanesView, width: number) => void} */
function drawArrows(view, width) {
  let left = 400;
  for (const arrow of view.model.arrows) {
    const [from, to] = [view.tracks.get(arrow.from), view.tracks.get(arrow.to)];
    if (arrow.t < view.scale.from || arrow.t > view.scale.to || !from || from.top < 0 || !to || to.top < 0) continue;
    left -= 1;
    if (left < 0) return;
    view.rows.append(drawArrow(arrow, rowTop(from, 0), rowTop(to, 0), view.scale, width));
  }
}

/** @type {(view: LanesView, width: number) => void} */
function drawCursor(view, width) {
  const x = position(view.scale, view.cursor, width);
  view.mark = null;
  if (x < -1 || x > width + 1) return;
  const text = afterText(view.cursor - view.scale.zero);
  const size = textWidth(text, true) + 16;
  const left = Math.min(Math.max(x - size / 2, 1), width - size - 1);
  view.mark = shape(
    'g',
    { class: 'cursor' },
    shape('line', { x1: x, x2: x, y1: 0, y2: view.height - 20 }),
    shape('rect', { x: left, y: view.height - 21, width: size, height: 18, rx: 9 }),
    shape('text', { x: left + size / 2, y: view.height - 8, text }),
  );
  view.rows.append(view.mark);
}

/** @type {() => SVGElement} */
function hatches() {
  const units = { patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' };
  /** @type {(name: string) => SVGElement} */
  const pattern = (name) =>
    shape(
      'pattern',
      { id: `hatch-${name}`, width: 6, height: 6, ...units },
      shape('rect', { class: 'hatch-ground', width: 6, height: 6 }),
      shape('line', { class: `hatch-line-${name}`, x1: 1, x2: 1, y1: 0, y2: 6 }),
    );
  return shape('defs', {}, pattern('held'), pattern('wait'));
}

/** @type {(view: LanesView) => void} */
function listen(view) {
  /** @type {(event: MouseEvent) => number} */
  const timeOf = (event) => timeAt(view.scale, event.clientX - view.rows.getBoundingClientRect().left, view.width);
  for (const target of [view.rows, view.axis]) {
    target.addEventListener('wheel', (event) => {
      if (view.isEmpty || (event.deltaY !== 0 && event.shiftKey)) return;
      event.preventDefault();
      const length = view.scale.to - view.scale.from;
      if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) pan(view.scale, (event.deltaX / view.width) * length);
      else zoom(view.scale, Math.exp(Math.max(-1, Math.min(1, event.deltaY / 300))), timeOf(event));
      draw(view);
    }, { passive: false });
  }
  /** @type {{ x: number, moved: boolean, last: number } | null} */
  let start = null;
  view.rows.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || view.isEmpty) return;
    start = { x: event.clientX, moved: false, last: event.clientX };
    view.rows.setPointerCapture(event.pointerId);
  });
  view.rows.addEventListener('pointermove', (event) => {
    if (!start) return;
    if (Math.abs(event.clientX - start.x) > 4) start.moved = true;
    if (!start.moved) return;
    view.rows.classList.add('dragging');
    pan(view.scale, ((start.last - event.clientX) / view.width) * (view.scale.to - view.scale.from));
    start.last = event.clientX;
    draw(view);
  });
  /** @type {(event: PointerEvent) => void} */
  const stop = (event) => {
    view.rows.classList.remove('dragging');
    if (start && !start.moved && event.type === 'pointerup') {
      view.on.select(timeOf(event));
      view.scrub.focus({ preventScroll: true });
    }
    start = null;
  };
  view.rows.addEventListener('pointerup', stop);
  view.rows.addEventListener('pointercancel', stop);
}

// Marks a lane as picked, or none.
/** @type {(view: LanesView, key: string | null) => void} */
export function setPicked(view, key) {
  view.picked = key;
  for (const button of view.labels.querySelectorAll('button')) {
    button.setAttribute('aria-pressed', String(button.dataset.lane === key));
  }
  draw(view);
}
