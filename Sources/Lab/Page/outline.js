// Owns the outline: the views of the screen as a tree that follows the stage, with search and folding. Only the rows in
// sight are made, so that thousands of views cost no more than a few. It is how views are picked by keyboard.

import { button, element, find } from './dom.js';
import { isGone } from './boxes.js';
import { shortName } from './words.js';

/**
 * @typedef {import('./messages.js').Box} Box
 * @typedef {import('./pictures.js').ShownPicture} ShownPicture
 */

/**
 * The tree; `rows` are those that are not folded away, `active` is the one that keys move from.
 * @typedef {{
 *   on: OutlineEvents, root: HTMLElement, filter: HTMLInputElement, picture: ShownPicture | null, rows: Row[],
 *   folded: Set<number>, active: number | null, picked: number | null,
 * }} Outline
 * @typedef {{ box: Box, depth: number, hasMore: boolean }} Row
 * @typedef {{ hover: (box: Box | null) => void, pick: (box: Box) => void, meant: (box: Box) => void,
 *   touch: (box: Box) => void }} OutlineEvents
 */

const ROW = 24;

// Makes the outline.
/** @type {(on: OutlineEvents) => Outline} */
export function makeOutline(on) {
  const root = find('outline-tree');
  const filter = find('outline-filter');
  /** @type {Outline} */
  const outline = { on, root, filter, picture: null, rows: [], folded: new Set(), active: null, picked: null };
  root.addEventListener('scroll', () => drawRows(outline));
  root.addEventListener('keydown', (event) => handleKey(outline, event));
  root.addEventListener('mouseleave', () => on.hover(null));
  filter.addEventListener('input', () => listRows(outline));
  const tree = find('outline');
  tree.addEventListener('toggle', () => {
    listRows(outline);
    // What opens at the end of the page would open out of sight.
    if (tree.open) tree.scrollIntoView({ block: 'nearest' });
  });
  return outline;
}

// Opens the outline and gives it the focus.
/** @type {(outline: Outline) => void} */
export function enterOutline(outline) {
  const tree = find('outline');
  tree.open = true;
  listRows(outline);
  /** @type {HTMLElement | null} */ (outline.root.querySelector('[tabindex="0"]'))?.focus();
}

// Shows the views of a picture; one of them may be picked.
/** @type {(outline: Outline, picture: ShownPicture, picked: number | null) => void} */
export function showOutline(outline, picture, picked) {
  if (outline.picture === picture && outline.picked === picked) return;
  const isSame = outline.picture?.boxes.length === picture.boxes.length && outline.picked === picked &&
    picture.boxes.every((box, index) => box.id === outline.picture?.boxes[index].id);
  outline.picture = picture;
  if (isSame) return;
  find('outline-count').textContent = `${picture.boxes.length}`;
  if (picked !== null && picked !== outline.picked) {
    outline.active = picked;
    unfoldTo(outline, picked);
  }
  outline.picked = picked;
  listRows(outline);
  if (picked !== null) bringIntoView(outline, picked);
}

/** @type {(outline: Outline, id: number) => void} */
function unfoldTo(outline, id) {
  const parents = new Map(outline.picture?.boxes.map((box) => [box.id, box.parent]));
  for (let next = parents.get(id); next !== undefined; next = parents.get(next)) outline.folded.delete(next);
}

/** @type {(outline: Outline) => void} */
function listRows(outline) {
  if (!find('outline').open || !outline.picture) return;
  const { boxes } = outline.picture;
  const wanted = outline.filter.value.trim().toLowerCase();
  /** @type {Map<number | undefined, Box[]>} */
  const inside = new Map();
  for (const box of boxes) {
    const siblings = inside.get(box.parent) ?? [];
    inside.set(box.parent, siblings);
    siblings.push(box);
  }
  outline.rows = [];
  if (wanted) {
    for (const box of boxes) {
      const words = `${box.name} ${box.text ?? ''} ${box.spoken ?? ''}`.toLowerCase();
      if (words.includes(wanted)) outline.rows.push({ box, depth: 0, hasMore: false });
    }
  } else {
    // Trees may be deep, so this keeps a list of its own.
    const pending = (inside.get(undefined) ?? []).map((box) => ({ box, depth: 0 })).reverse();
    for (let next = pending.pop(); next; next = pending.pop()) {
      const { box, depth } = next;
      const parts = inside.get(box.id) ?? [];
      outline.rows.push({ box, depth, hasMore: parts.length > 0 });
      if (!outline.folded.has(box.id)) pending.push(...parts.map((one) => ({ box: one, depth: depth + 1 })).reverse());
    }
  }
  drawRows(outline);
}

/** @type {(outline: Outline) => void} */
function drawRows(outline) {
  const { root, rows } = outline;
  const first = Math.max(0, Math.floor(root.scrollTop / ROW) - 4);
  const count = Math.ceil((root.clientHeight || 200) / ROW) + 8;
  const hasFocus = root.contains(document.activeElement);
  const active = rows.some(({ box }) => box.id === outline.active) ? outline.active : rows[0]?.box.id ?? null;
  const shown = rows.map((row, index) => ({ row, index }))
    .filter(({ row, index }) => (index >= first && index < first + count) || row.box.id === active);
  const nodes = shown.map(({ row, index }) => rowOf(outline, row, index, row.box.id === active));
  const space = element('div', { class: 'views-space', role: 'presentation' });
  space.style.height = `${rows.length * ROW}px`;
  root.replaceChildren(space, ...nodes);
  if (hasFocus) root.querySelector('[tabindex="0"]')?.dispatchEvent(new Event('again'));
}

/** @type {(outline: Outline, row: Row, index: number, isActive: boolean) => Element} */
function rowOf(outline, { box, depth, hasMore }, index, isActive) {
  const { on, picked, folded } = outline;
  const node = element('div', {
    role: 'treeitem',
    class: `views-row${box.id === picked ? ' picked' : ''}${isGone(box) ? ' gone' : ''}`,
    tabindex: isActive ? 0 : -1,
    'aria-level': depth + 1,
    'aria-selected': String(box.id === picked),
    'aria-expanded': hasMore ? String(!folded.has(box.id)) : null,
    onclick: () => {
      outline.active = box.id;
      on.pick(box);
    },
    ondblclick: () => fold(outline, box.id),
    onmouseenter: () => on.hover(box),
    oncontextmenu: (/** @type {Event} */ event) => {
      event.preventDefault();
      on.meant(box);
    },
    onagain: (/** @type {Event} */ event) => /** @type {HTMLElement} */ (event.target).focus({ preventScroll: true }),
  });
  node.style.top = `${index * ROW}px`;
  node.style.paddingLeft = `${8 + Math.min(depth, 14) * 10}px`;
  const sign = hasMore ? (folded.has(box.id) ? '▸' : '▾') : '';
  const text = box.text ?? box.spoken ?? '';
  node.append(
    element('span', { class: 'views-sign', 'aria-hidden': 'true', text: sign, onclick: () => fold(outline, box.id) }),
    element('span', { text: shortName(box.name) }),
    text ? element('small', { text }) : '',
  );
  return node;
}

/** @type {(outline: Outline, id: number) => void} */
function fold(outline, id) {
  if (!outline.folded.delete(id)) outline.folded.add(id);
  listRows(outline);
}

/** @type {(outline: Outline, id: number) => void} */
function bringIntoView(outline, id) {
  const index = outline.rows.findIndex(({ box }) => box.id === id);
  const { root } = outline;
  if (index < 0) return;
  const top = index * ROW;
  if (top < root.scrollTop) root.scrollTop = top;
  else if (top + ROW > root.scrollTop + root.clientHeight) root.scrollTop = top + ROW - root.clientHeight;
}

/** @type {(outline: Outline, event: KeyboardEvent) => void} */
function handleKey(outline, event) {
  const { rows, on } = outline;
  const index = Math.max(0, rows.findIndex(({ box }) => box.id === outline.active));
  const row = rows[index];
  if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
  const isFolded = outline.folded.has(row.box.id);
  /** @type {(to: number) => void} */
  const move = (to) => {
    outline.active = rows[Math.min(Math.max(to, 0), rows.length - 1)].box.id;
    bringIntoView(outline, outline.active);
    drawRows(outline);
    /** @type {HTMLElement | null} */ (outline.root.querySelector('[tabindex="0"]'))?.focus({ preventScroll: true });
    on.hover(rows.find(({ box }) => box.id === outline.active)?.box ?? null);
  };
  /** @type {{ [key: string]: () => void }} */
  const keys = {
    ArrowDown: () => move(index + 1),
    ArrowUp: () => move(index - 1),
    Home: () => move(0),
    End: () => move(rows.length - 1),
    ArrowRight: () => row.hasMore && isFolded ? fold(outline, row.box.id) : move(index + 1),
    ArrowLeft: () =>
      row.hasMore && !isFolded
        ? fold(outline, row.box.id)
        : move(rows.findIndex(({ box }) => box.id === row.box.parent)),
    Enter: () => on.pick(row.box),
    ' ': () => on.touch(row.box),
    m: () => on.meant(row.box),
  };
  const act = keys[event.key];
  if (!act) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}

// The buttons of what is picked in the outline.
/** @type {(outline: Outline, canTouch: boolean, isServed: boolean) => Element[]} */
export function outlineTools({ on, picture, picked }, canTouch, isServed) {
  const box = picture?.boxes.find((one) => one.id === picked);
  if (!box) return [];
  return [
    button('Tap it', () => on.touch(box), { disabled: !canTouch }),
    button('I meant this', () => on.meant(box), { disabled: !isServed }),
  ];
}
