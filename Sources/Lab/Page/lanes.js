// Owns the lanes: labels, axis, rows and cursor, and what wheel, pointer and keys do with them. What is selected is the
// page's affair; it is told by `select(time)`.

import { element, find, shape, textWidth, timeText } from './dom.js';
import { drawArrow, drawCurve, drawFlags, drawSlices, ROW, sliceTexts } from './drawing.js';
import { marks, markTexts, pan, position, timeAt, zoom } from './scale.js';
import { contactName, nameOf } from './words.js';

const AXIS = 22;
const MOST_LANES = 300;
const KIND_NAMES = {
  finger: 'finger',
  press: 'press',
  pointer: 'pointer',
  signals: 'events',
  hit: 'hit test',
  view: 'view',
  recognizer: 'recognizer',
  control: 'control',
  scroll: 'scroll view',
  menu: 'edit menu',
};

/** The label of a lane, and the small text below it. */
export function laneNames(lane, model) {
  if (lane.kind === 'finger' || lane.kind === 'press') {
    const name = contactName(lane.id);
    return [name[0].toUpperCase() + name.slice(1), ''];
  }
  if (lane.kind === 'hit') return ['Hit test', lane.whatIf ?? ''];
  if (lane.kind === 'pointer') return ['Pointer', ''];
  if (lane.kind === 'signals') return ['Events', ''];
  if (lane.kind === 'first') return ['First responder', ''];
  if (lane.kind === 'focus') return ['Focus', ''];
  return [nameOf(model, lane.id), lane.whatIf ?? KIND_NAMES[lane.kind]];
}

/** Makes the lanes in an element; `on` has `select(time)`, `pick(lane)` and `changed()` for a new window onto time. */
export function makeLanes(root, on) {
  const view = { root, on, measured: null, model: null, scale: null, cursor: 0, picked: null, gaps: [] };
  view.grid = element('div', { class: 'grid' });
  view.axis = shape('svg', { height: AXIS, 'aria-hidden': 'true' });
  view.labels = element('div', { class: 'labels', role: 'group', 'aria-label': 'Lanes' });
  view.rows = shape('svg', { 'aria-hidden': 'true' });
  view.scrub = element('div', {
    class: 'scrub',
    role: 'slider',
    tabindex: 0,
    'aria-label': 'Instant',
    'aria-valuemin': 0,
    'aria-valuemax': 0,
    'aria-valuenow': 0,
  });
  view.grid.append(element('div', { class: 'axis' }, element('span'), view.axis), view.labels, view.rows);
  root.append(view.grid, view.scrub);
  listen(view);
  new ResizeObserver(() => {
    view.measured = null;
    draw(view);
  }).observe(view.grid);
  return view;
}

/** Shows another model. */
export function setModel(view, model, scale, gaps) {
  Object.assign(view, { model, scale, gaps, picked: null });
  view.byLane = new Map();
  for (const lane of model.lanes) view.byLane.set(lane.key, { lane, rows: new Map(), flags: [] });
  for (const slice of model.slices) {
    const { rows } = view.byLane.get(slice.lane);
    if (!rows.has(slice.row)) rows.set(slice.row, []);
    rows.get(slice.row).push(slice);
  }
  for (const flag of model.flags) view.byLane.get(flag.lane).flags.push(flag);
  layOut(view);
  drawLabels(view);
  draw(view);
}

/** Moves the cursor. */
export function setCursor(view, time) {
  view.cursor = time;
  view.scrub.setAttribute('aria-valuemax', Math.round(view.model.end * 1000));
  view.scrub.setAttribute('aria-valuenow', Math.round(time * 1000));
  view.scrub.setAttribute('aria-valuetext', timeText(time));
  view.mark?.remove();
  drawCursor(view, view.width);
}

// A lane has a row for each finger on it, and one more for its flags, unless it has flags alone, or for its curve.
function layOut(view) {
  let top = 6;
  view.tops = new Map();
  view.heights = new Map();
  view.shown = view.model.lanes.slice(0, MOST_LANES);
  for (const lane of view.shown) {
    const { rows, flags } = view.byLane.get(lane.key);
    const count = rowCount(lane, rows, flags);
    view.tops.set(lane.key, top);
    view.heights.set(lane.key, Math.max(count * ROW + 12, 36));
    top += view.heights.get(lane.key);
  }
  view.height = top + 26;
}

function rowCount(lane, rows, flags) {
  const more = lane.kind === 'scroll' || (flags.length > 0 && rows.size > 0) ? 1 : 0;
  return Math.max(1, rows.size + more);
}

function rowTop(view, key, row) {
  const { rows, flags, lane } = view.byLane.get(key);
  const count = rowCount(lane, rows, flags);
  return view.tops.get(key) + (view.heights.get(key) - count * ROW) / 2 + row * ROW + 1;
}

function drawLabels(view) {
  // While time goes on they stay as they are, for those who want to press or hear one.
  const same = view.isMoving
    ? view.shown.map((lane) => `${lane.key} ${view.heights.get(lane.key)} ${laneNames(lane, view.model)}`).join()
    : null;
  if (same !== null && same === view.labelled) return;
  view.labelled = same;
  const focused = view.labels.contains(document.activeElement) ? document.activeElement.dataset.lane : null;
  view.labels.replaceChildren(element('span', { style: null }));
  view.labels.firstChild.style.height = '6px';
  for (const lane of view.shown) {
    const [name, kind] = laneNames(lane, view.model);
    const button = element(
      'button',
      {
        type: 'button',
        'aria-pressed': 'false',
        'aria-label': describe(view, lane, name, kind),
        title: name,
        onclick: () => view.on.pick(lane),
      },
      element('span', { text: name }),
      kind ? element('small', { text: kind }) : null,
    );
    button.style.height = `${view.heights.get(lane.key)}px`;
    button.dataset.lane = lane.key;
    if (lane.whatIf) button.classList.add('what-if');
    view.labels.append(button);
    if (lane.key === focused) button.focus({ preventScroll: true });
  }
  const left = view.model.lanes.length - view.shown.length;
  if (left > 0) view.labels.append(element('small', { class: 'empty', text: `and ${left} more` }));
}

// What the lane shows, for those who hear it.
function describe(view, lane, name, kind) {
  const { rows, flags } = view.byLane.get(lane.key);
  const parts = [...rows.values()].flat().slice(0, 12).map((slice) => {
    const text = sliceTexts(slice, view.model)[0] || 'down';
    return `${text} from ${timeText(slice.from)} to ${timeText(slice.to)}`;
  });
  if (flags.length > 0) {
    parts.push(flags.length === 1 ? `1 event at ${timeText(flags[0].t)}` : `${flags.length} events`);
  }
  return [name, kind, ...parts].filter(Boolean).join(', ');
}

/** Draws what is in sight. */
export function draw(view) {
  if (!view.model) return;
  // Asking has the browser lay out the page, so it is asked only when the size has changed.
  view.measured ??= Math.max(60, view.rows.getBoundingClientRect().width || view.rows.parentElement.clientWidth - 128);
  const width = view.measured;
  view.width = width;
  view.rows.setAttribute('height', view.height);
  view.rows.setAttribute('viewBox', `0 0 ${width} ${view.height}`);
  view.axis.setAttribute('viewBox', `0 0 ${width} ${AXIS}`);
  view.rows.replaceChildren(hatches());
  view.axis.replaceChildren();
  drawAxis(view, width);
  for (const lane of view.shown) {
    const { rows, flags } = view.byLane.get(lane.key);
    if (lane.whatIf) {
      view.rows.append(
        shape('rect', { class: 'second', x: 0, y: view.tops.get(lane.key), width, height: view.heights.get(lane.key) }),
      );
    }
    if (view.picked === lane.key) {
      view.rows.append(
        shape('rect', {
          class: 'band',
          x: 0,
          y: view.tops.get(lane.key),
          width,
          height: view.heights.get(lane.key),
          rx: 6,
        }),
      );
    }
    [...rows.values()].forEach((slices, row) => {
      view.rows.append(drawSlices(slices, lane, view.model, view.scale, width, rowTop(view, lane.key, row)));
    });
    if (lane.kind === 'scroll') {
      const curve = drawCurve(lane.points, view.scale, width, rowTop(view, lane.key, rows.size));
      if (curve) view.rows.append(curve);
    }
    if (flags.length > 0) {
      view.rows.append(drawFlags(flags, view.model, view.scale, width, rowTop(view, lane.key, rows.size)));
    }
  }
  drawArrows(view, width);
  drawCursor(view, width);
}

function drawAxis(view, width) {
  const times = marks(view.scale, width);
  const texts = markTexts(times);
  for (const gap of view.gaps) {
    const left = position(view.scale, gap.from, width);
    view.rows.append(
      shape('rect', {
        class: 'gap',
        x: left,
        y: 0,
        width: Math.max(2, position(view.scale, gap.to, width) - left),
        height: view.height,
      }),
    );
  }
  times.forEach((time, index) => {
    const x = position(view.scale, time, width);
    view.rows.append(shape('line', { class: 'tick', x1: x, x2: x, y1: 0, y2: view.height - 22 }));
    const anchor = x < 14 ? 'start' : x > width - 26 ? 'end' : 'middle';
    view.axis.append(
      shape('text', {
        class: 'soft',
        x: Math.min(Math.max(x, 0), width),
        y: 14,
        'text-anchor': anchor,
        text: texts[index],
      }),
    );
  });
}

function drawArrows(view, width) {
  let left = 400;
  for (const arrow of view.model.arrows) {
    if (
      arrow.t < view.scale.from || arrow.t > view.scale.to || !view.tops.has(arrow.from) || !view.tops.has(arrow.to)
    ) continue;
    left -= 1;
    if (left < 0) return;
    view.rows.append(drawArrow(arrow, rowTop(view, arrow.from, 0), rowTop(view, arrow.to, 0), view.scale, width));
  }
}

function drawCursor(view, width) {
  const x = position(view.scale, view.cursor, width);
  view.mark = null;
  if (x < -1 || x > width + 1) return;
  const text = timeText(view.cursor);
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

function hatches() {
  const pattern = (name) =>
    shape(
      'pattern',
      {
        id: `hatch-${name}`,
        width: 6,
        height: 6,
        patternUnits: 'userSpaceOnUse',
        patternTransform: 'rotate(45)',
      },
      shape('rect', { class: 'hatch-ground', width: 6, height: 6 }),
      shape('line', { class: `hatch-line-${name}`, x1: 1, x2: 1, y1: 0, y2: 6 }),
    );
  return shape('defs', {}, pattern('held'), pattern('wait'));
}

function listen(view) {
  const place = (event) => event.clientX - view.rows.getBoundingClientRect().left;
  for (const target of [view.rows, view.axis]) {
    target.addEventListener('wheel', (event) => {
      if (!view.model || (event.deltaY !== 0 && event.shiftKey)) return;
      event.preventDefault();
      const length = view.scale.to - view.scale.from;
      if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) pan(view.scale, (event.deltaX / view.width) * length);
      else {zoom(
          view.scale,
          Math.exp(Math.max(-1, Math.min(1, event.deltaY / 300))),
          timeAt(view.scale, place(event), view.width),
        );}
      view.on.changed();
      draw(view);
    }, { passive: false });
  }
  let start = null;
  view.rows.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || !view.model) return;
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
  const stop = (event) => {
    view.rows.classList.remove('dragging');
    if (start && !start.moved && event.type === 'pointerup') {
      view.on.select(timeAt(view.scale, place(event), view.width));
      view.scrub.focus({ preventScroll: true });
    }
    start = null;
  };
  view.rows.addEventListener('pointerup', stop);
  view.rows.addEventListener('pointercancel', stop);
}

/** Marks a lane as picked, or none. */
export function setPicked(view, key) {
  view.picked = key;
  for (const button of view.labels.querySelectorAll('button')) {
    button.setAttribute('aria-pressed', String(button.dataset.lane === key));
  }
  draw(view);
}

/** Draws the key below the lanes: what the colors mean, as far as they are used. */
export function drawKey(view) {
  const entries = [
    ['s-possible', { 'recognizer possible': 'possible', 'view began': 'told', 'view target': 'has the touch' }],
    ['s-changed', {
      'recognizer began': 'recognized, goes on',
      'recognizer changed': 'recognized, goes on',
      'control inside': 'tracked',
      'scroll dragging': 'dragged',
      'scroll zooming': 'zoomed',
    }],
    ['s-moved', {
      'view moved': 'told of moves',
      'first first': 'first responder',
      'focus focused': 'focused',
      'menu presented': 'shown',
      'scroll decelerating': 'moves on alone',
    }],
    ['s-ended', { 'recognizer ended': 'recognized' }],
    ['s-failed', { 'recognizer failed': 'failed', 'control outside': 'tracked outside' }],
    ['s-cancelled', { 'recognizer cancelled': 'cancelled' }],
    ['s-waiting', { 'recognizer waiting': 'waits for another to fail' }],
    ['s-held', { 'view held': 'held back', 'view withheld': 'never told' }],
  ];
  const isCompared = view.model.slices.some((slice) => slice.differs);
  const used = new Set(
    view.model.slices.map((slice) => `${slice.lane.replace(/^if /, '').split(':')[0]} ${slice.state}`),
  );
  find('key').replaceChildren(
    ...entries.map(([name, states]) => {
      const texts = [...new Set(Object.keys(states).filter((state) => used.has(state)).map((state) => states[state]))];
      if (texts.length === 0) return '';
      const sample = shape(
        'svg',
        { viewBox: '0 0 22 12', 'aria-hidden': 'true' },
        shape('rect', { class: name, x: 0.5, y: 0.5, width: 21, height: 11, rx: 3 }),
      );
      return element('span', {}, sample, element('span', { text: texts.join(' · ') }));
    }),
    isCompared
      ? element(
        'span',
        {},
        shape(
          'svg',
          { viewBox: '0 0 22 12', 'aria-hidden': 'true' },
          shape('rect', { class: 's differs s-none', x: 1, y: 1, width: 20, height: 10, rx: 3 }),
        ),
        element('span', { text: 'differs in the other run' }),
      )
      : '',
  );
}
