// Owns "I meant this": the menu of all views at a point, and what `fingerpost explain` says of the gesture for the one
// that was expected. The report comes from the command itself, so both say the same.

import { button, element, find } from './dom.js';
import { frameOf } from './pictures.js';
import { shortName } from './words.js';

/**
 * @typedef {import('./live.js').Replied} Replied
 * @typedef {import('./messages.js').Box} Box
 * @typedef {import('./messages.js').Gesture} Gesture
 * @typedef {import('./messages.js').Question} Question
 * @typedef {import('./messages.js').Report} Report
 * @typedef {import('./pictures.js').ShownPicture} ShownPicture
 */

/**
 * What somebody meant with a gesture, and what is said to it; `fix` is the one of its fixes that is played.
 * @typedef {{
 *   screen: number, gesture: Gesture, box: Box, nth: number, report: Report | null, command: string, problem: string,
 *   fix: number | null,
 * }} Meant
 */

// The views at a point, from front to back, as the picture has them.
/** @type {(picture: ShownPicture, x: number, y: number) => Box[]} */
export function viewsAt(picture, x, y) {
  return picture.boxes.filter((box) => {
    const { left, top, right, bottom } = frameOf(box, true);
    return x >= left && x < right && y >= top && y < bottom;
  }).reverse();
}

// Opens the menu of views at a place of the window; `pick` is told of the one that was meant.
/** @type {(views: Box[], at: { left: number, top: number }, pick: (box: Box) => void) => void} */
export function openMenu(views, at, pick) {
  const menu = find('meant-menu');
  const before = document.activeElement;
  const close = () => {
    menu.hidden = true;
    document.removeEventListener('pointerdown', leave, true);
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
  /** @type {(event: Event) => void} */
  const leave = (event) => {
    if (event.target instanceof Node && !menu.contains(event.target)) close();
  };
  const items = views.slice(0, 40).map((box) => {
    const item = button('', () => {
      close();
      pick(box);
    }, { role: 'menuitem' });
    item.append(
      element('span', { class: 'code', text: shortName(box.name) }),
      element('small', { text: stateOf(box) }),
    );
    return item;
  });
  const title = element('p', { class: 'menu-title', text: items.length > 0 ? 'I meant …' : 'There is no view here.' });
  menu.replaceChildren(title, ...items);
  menu.onkeydown = (event) => {
    const index = items.findIndex((item) => item === document.activeElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) items[(index + step + items.length) % items.length]?.focus();
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  menu.hidden = false;
  const size = menu.getBoundingClientRect();
  menu.style.left = `${Math.max(8, Math.min(at.left, window.innerWidth - size.width - 8))}px`;
  menu.style.top = `${Math.max(8, Math.min(at.top, window.innerHeight - size.height - 8))}px`;
  document.addEventListener('pointerdown', leave, true);
  items[0]?.focus();
}

/** @type {(box: Box) => string} */
function stateOf(box) {
  if (box.hidden) return 'hidden';
  if (box.opacity !== undefined && box.opacity < 0.01) return 'transparent';
  if (box.touchable === false) return 'takes no touches';
  return box.text ?? box.spoken ?? '';
}

// Which of the boxes of its name a box is, from 0: by that the lab finds the view in the file.
/** @type {(picture: ShownPicture, box: Box) => number} */
export function nthOf(picture, box) {
  return picture.boxes.filter((one) => one.name === box.name).findIndex((one) => one.id === box.id);
}

// The question about what was meant.
/** @type {(meant: Meant) => Partial<Question>} */
export function questionOf({ screen, gesture, box, nth }) {
  return { screen, gesture: gesture.asked, at: gesture.at, expect: box.name, nth, began: gesture.t };
}

// A row that says what was meant, with the command that says the same.
/** @type {(meant: Meant, clear: () => void) => Element[]} */
export function meantNodes(meant, clear) {
  const name = element('span', { class: 'name', text: shortName(meant.box.name) });
  const stop = button('Never mind', clear, { class: 'quiet' });
  const row = element('div', { class: 'row meant' }, element('span', {}, 'You meant ', name), stop);
  if (meant.problem) return [row, element('p', { class: 'warn', role: 'alert', text: meant.problem })];
  return meant.report ? [row] : [row, element('p', { class: 'empty', role: 'status', text: 'Asking …' })];
}

// A button that copies a text.
/** @type {(text: string, label?: string) => HTMLButtonElement} */
export function copyButton(text, label = 'Copy') {
  const copy = async () => {
    const said = await navigator.clipboard?.writeText(text).then(() => 'Copied', () => 'Not allowed here');
    if (said) made.textContent = said;
  };
  const made = button(label, copy, { class: 'quiet', 'data-key': 'copy' });
  return made;
}
