// Owns what is dropped, pasted or chosen: a file or the text of a dump. It goes to the lab in pieces, which reads it on
// this machine as the command would, and shows it. A page from disk has no engine, and says so.

import { showNote } from './bar.js';
import { button, element, find } from './dom.js';
import { ask, isServed } from './live.js';

/** @typedef {import('./live.js').Replied} Replied */

const PIECE = 42_000;
const MOST_BYTES = 16_000_000;
// How many were taken. What is said of an earlier one does not cover what is said of the last.
let taken = 0;

// Takes files and texts for the page; `opened` is told of what was read.
/** @type {(opened: (name: string) => void) => void} */
export function listenToDrops(opened) {
  const hint = find('drop');
  /** @type {(act: Promise<void>) => void} */
  const finish = (act) => void act.catch((error) => sayDoubts(error.message, []));
  document.addEventListener('dragover', (event) => {
    if (!event.dataTransfer?.types.some((type) => type === 'Files' || type === 'text/plain')) return;
    event.preventDefault();
    hint.hidden = false;
  });
  for (const name of ['dragleave', 'drop', 'dragend']) {
    document.addEventListener(name, (event) => {
      const to = /** @type {DragEvent} */ (event).relatedTarget;
      if (name !== 'dragleave' || to === null) hint.hidden = true;
    });
  }
  document.addEventListener('drop', (event) => {
    const data = event.dataTransfer;
    if (!data) return;
    event.preventDefault();
    const isFolder = data.items[0]?.webkitGetAsEntry?.()?.isDirectory;
    const [file] = data.files;
    if (isFolder) sayDoubts('A folder cannot be dropped; name it on the command line: fingerpost lab FOLDER.', []);
    else if (file) finish(open(file.name, file, opened));
    else finish(open('dropped.txt', new Blob([data.getData('text/plain')]), opened));
  });
  document.addEventListener('paste', (event) => {
    const { target, clipboardData } = event;
    if (!clipboardData || (target instanceof Element && target.matches('input, textarea'))) return;
    const [file] = clipboardData.files;
    const text = clipboardData.getData('text/plain');
    if (file) finish(open(file.name, file, opened));
    else if (text.trim()) finish(open('pasted.txt', new Blob([text]), opened));
  });
  const input = find('open-file');
  find('open').addEventListener('click', () => input.click());
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    if (file) finish(open(file.name, file, opened));
    input.value = '';
  });
}

/** @type {(name: string, file: Blob, opened: (name: string) => void) => Promise<void>} */
async function open(name, file, opened) {
  const me = taken += 1;
  find('apps').open = false;
  if (!isServed()) throw new Error('A page from disk has no engine; drop it onto a page of “fingerpost lab”.');
  if (file.size > MOST_BYTES) {
    throw new Error(
      `${name} is longer than ${MOST_BYTES / 1e6} MB, the maximum of a page; name it on the command line.`,
    );
  }
  showNote(`Reading ${name} …`);
  const reply = await sent(name, new Uint8Array(await file.arrayBuffer()));
  showNote(`${reply.name} is read. O leads back to the screen before, D puts both side by side.`);
  if (me === taken) sayDoubts(`What ${reply.name} does not say`, reply.notes ?? []);
  opened(reply.name ?? name);
}

/** @type {(name: string, bytes: Uint8Array) => Promise<Replied>} */
async function sent(name, bytes) {
  const parts = Math.max(1, Math.ceil(bytes.length / PIECE));
  for (let part = 0; part < parts - 1; part += 1) await ask('open', pieceOf(name, bytes, part, parts));
  return ask('open', pieceOf(name, bytes, parts - 1, parts));
}

/** @type {(name: string, bytes: Uint8Array, part: number, parts: number) =>
 *   { name: string, part: number, parts: number, data: string }} */
function pieceOf(name, bytes, part, parts) {
  const piece = bytes.subarray(part * PIECE, (part + 1) * PIECE);
  let text = '';
  for (const byte of piece) text += String.fromCharCode(byte);
  return { name, part, parts, data: btoa(text) };
}

// Says what is not known of what was read, or why it was not; it stays until it is closed.
/** @type {(title: string, doubts: string[]) => void} */
function sayDoubts(title, doubts) {
  const root = find('doubts');
  root.hidden = doubts.length === 0 && title.startsWith('What ');
  root.replaceChildren(
    element(
      'div',
      {},
      element('b', { text: title }),
      element('ul', { tabindex: 0 }, ...doubts.map((text) => element('li', { text }))),
    ),
    button('Close', () => root.hidden = true, { class: 'quiet' }),
  );
}
