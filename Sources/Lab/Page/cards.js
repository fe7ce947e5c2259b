// Owns the list of gestures: a card for each, with what the fingers did, who acted, how late, and a small picture.

import { button, element, find, shape, timeText } from './dom.js';
import { quoted } from './gestures.js';
import { richText } from './answer.js';

/**
 * @typedef {import('./feed.js').RulesById} RulesById
 * @typedef {import('./feed.js').Screen} Screen
 * @typedef {import('./messages.js').Gesture} Gesture
 * @typedef {import('./model.js').Model} Model
 */

/** @typedef {{ go: (gesture: Gesture) => void, compare: (one: Gesture, other: Gesture) => void }} CardEvents */

const MOST_CARDS = 200;
/** What the cards show, so that they are made again only if something has changed. */
const drawn = { key: '', marked: /** @type {number | null} */ (null) };

// Shows the gestures of a screen, the newest first; `current` is the one that is shown.
/** @type {(screen: Screen, model: Pick<Model, 'names'>, rules: RulesById, current: Gesture | null, on: CardEvents) =>
 *   void} */
export function showCards(screen, model, rules, current, on) {
  const all = screen.gestures.slice(-MOST_CARDS);
  const last = all[all.length - 1];
  const state = [screen.id, screen.live?.runs, all.length, last?.to, last?.outcomes.length, current?.n, drawn.marked];
  const key = state.join(' ');
  if (key === drawn.key) return;
  drawn.key = key;
  find('cards-pane').hidden = all.length === 0;
  const list = find('cards');
  const cards = all.map((gesture) => cardOf(gesture, screen, model, rules, current, on)).reverse();
  const rest = screen.gestures.length - all.length;
  list.replaceChildren(...cards, ...(rest > 0 ? [element('li', { class: 'empty', text: `and ${rest} before` })] : []));
  if (screen.live && current === last) list.scrollLeft = 0;
}

/** @type {(gesture: Gesture, screen: Screen, model: Pick<Model, 'names'>, rules: RulesById, current: Gesture | null,
 *   on: CardEvents) => Element} */
function cardOf(gesture, screen, model, rules, current, on) {
  const actor = gesture.outcomes.find((one) => one.acts);
  const late = Math.max(0, ...gesture.outcomes.map((one) => one.late ?? 0));
  const who = actor ? quoted(model, actor.subject) : 'nothing acts';
  const isCurrent = current?.n === gesture.n;
  const go = button('', () => on.go(gesture), { class: 'card-go', 'aria-current': isCurrent ? 'true' : null });
  const first = screen.gestures[0] ?? gesture;
  const isAlone = screen.gestures.length < 2;
  const after = gesture.t - first.t;
  const apart = after < 1 ? timeText(after) : `${after.toFixed(1)}\u00a0s`;
  const when = isAlone ? '' : gesture === first ? 'the first' : `${apart} after the first`;
  go.append(
    pathOf(gesture, screen),
    element('b', { text: `${gesture.n}. ${gesture.what}` }),
    element('span', {}, ...richText(who, rules)),
    element('small', { text: actor && late > 0 ? `${timeText(late)} late` : when }),
  );
  const isMarked = drawn.marked === gesture.n;
  const other = screen.gestures.find((one) => one.n === drawn.marked);
  const text = isMarked ? 'Compare with …' : other ? `Compare with ${other.n}` : 'Compare';
  const compare = button(text, () => {
    drawn.marked = other ? null : gesture.n;
    if (other && !isMarked) on.compare(other, gesture);
    else showCards(screen, model, rules, current, on);
  }, { class: 'quiet', 'aria-pressed': String(isMarked) });
  return element('li', { class: isCurrent ? 'card-item current' : 'card-item' }, go, isAlone ? null : compare);
}

// Where the fingers went, on a screen as small as a thumb.
/** @type {(gesture: Gesture, screen: Screen) => Element} */
function pathOf(gesture, screen) {
  const picture = screen.live?.latest ?? /** @type {any} */ (screen.pictures[0]);
  const { width = 390, height = 844 } = picture ?? {};
  const drawing = shape('svg', { viewBox: `0 0 ${width} ${height}`, class: 'card-path', 'aria-hidden': 'true' });
  drawing.append(shape('rect', { x: 0, y: 0, width, height, rx: width / 10 }));
  const r = width / 14;
  for (const points of strokesOf(gesture, screen)) {
    if (points.length > 1) {
      drawing.append(shape('polyline', { points: points.map(({ x, y }) => `${x},${y}`).join(' ') }));
    }
    drawing.append(shape('circle', { cx: points[0].x, cy: points[0].y, r }));
  }
  return drawing;
}

/** @type {(gesture: Gesture, screen: Screen) => { x: number, y: number }[][]} */
function strokesOf(gesture, { facts }) {
  /** @type {Map<number, { x: number, y: number }[]>} */
  const strokes = new Map();
  let first = facts.length;
  while (first > 0 && facts[first - 1].t >= gesture.t) first -= 1;
  for (let index = first; index < facts.length && facts[index].t <= gesture.to; index += 1) {
    const fact = facts[index];
    if (fact.fact !== 'contact') continue;
    const known = strokes.get(fact.contact);
    if (!known) strokes.set(fact.contact, [fact]);
    else if (known.length < 60) known.push(fact);
    else known[59] = fact;
  }
  return [...strokes.values()].slice(0, 6);
}
