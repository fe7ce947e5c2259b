// Owns what is said on the stage about an application: that it is being started, does not respond, or has ended, since
// when, and what it was doing.

import { button, element, find, timeText } from './dom.js';
import { richText } from './answer.js';

/** @typedef {import('./feed.js').Screen} Screen */

const PATIENCE = 800;

/** @type {{ timer: number, since: number, name: string, kind: string }} */
const vigil = { timer: 0, since: 0, name: '', kind: '' };

/** @type {(kind: string, nodes: (Node | string)[]) => void} */
function show(kind, nodes) {
  vigil.kind = kind;
  const place = find('stage-say');
  place.dataset.kind = kind;
  place.replaceChildren(...nodes);
  place.hidden = false;
}

// Says no more, or no more of one kind.
/** @type {(kind?: string) => void} */
export function sayNothing(kind = vigil.kind) {
  if (vigil.kind !== kind) return;
  vigil.kind = '';
  find('stage-say').hidden = true;
}

// Says that an application is being started.
/** @type {(name: string) => void} */
export function sayStarting(name) {
  show('starting', [`Starting ${name} …`]);
}

// Says that an application has ended, with what came last, and a button for its lanes.
/** @type {(screen: Screen, showLanes: () => void) => void} */
export function sayEnded(screen, showLanes) {
  heard();
  const last = screen.gestures[screen.gestures.length - 1];
  const doing = last ? element('p', {}, 'Last: ', ...richText(last.lead, new Map())) : '';
  const more = last ? button('Show its last lanes', showLanes) : '';
  const close = button('Close', () => sayNothing('ended'), { class: 'quiet' });
  show('ended', [element('b', { text: `${screen.title} has ended.` }), doing, element('p', {}, more, ' ', close)]);
}

// Notes that a finger was sent to an application, from which something is heard soon, unless it hangs.
/** @type {(screen: Screen) => void} */
export function waitForAnswer(screen) {
  if (vigil.timer !== 0) return;
  vigil.since = performance.now();
  vigil.name = screen.title;
  vigil.timer = window.setTimeout(() => sayHung(screen), PATIENCE);
}

/** @type {(screen: Screen) => void} */
function sayHung(screen) {
  const last = screen.gestures[screen.gestures.length - 1];
  const since = timeText(Math.round((performance.now() - vigil.since) / 100) / 10);
  const doing = last ? [element('p', {}, 'Before that: ', ...richText(last.lead, new Map()))] : [];
  show('hung', [element('b', { text: `${vigil.name} has not responded for ${since}.` }), ...doing]);
  vigil.timer = window.setTimeout(() => sayHung(screen), 500);
}

// Notes that an application said something.
/** @type {() => void} */
export function heard() {
  if (vigil.timer === 0) return;
  clearTimeout(vigil.timer);
  vigil.timer = 0;
  sayNothing('hung');
}
