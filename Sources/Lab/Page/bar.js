// Owns the bar's menu of applications, the notes below it, the word on who has the fingers, and the responder chain at
// the bottom.

import { button, element, empty, find } from './dom.js';
import { say } from './live.js';
import { shortName } from './words.js';

/**
 * @typedef {import('./messages.js').Chain} Chain
 * @typedef {import('./messages.js').Shell} Shell
 */

// Shows the applications; `launch` brings one to the front.
/** @type {(shell: Shell, launch: (name: string) => void) => void} */
export function showApps(shell, launch) {
  const { apps, front } = shell;
  find('front').textContent = front === 0 ? 'Home screen' : apps.find((app) => app.id === front)?.name ?? '…';
  const rows = apps.filter((app) => app.id !== 0).map((app) => {
    const { id, name, running } = app;
    const state = id === front ? 'in front' : running ? 'running' : 'not running';
    const act = () => {
      find('apps').open = false;
      launch(name);
    };
    const start = button('', act);
    start.append(element('span', { text: name }), element('small', { text: state }));
    const end = button('End', () => say({ m: 'end', name }), { class: 'quiet', 'aria-label': `End ${name}` });
    return element('div', { class: 'app' }, start, running ? end : null);
  });
  if (rows.length === 0) find('app-list').replaceChildren(empty('There are no applications.'));
  else find('app-list').replaceChildren(...rows);
}

// Shows whether the page follows what happens, whether it is connected, and who has the fingers. True if it watches.
/** @type {(follows: boolean, isOn: boolean, shell: Shell | null) => boolean} */
export function showMode(follows, isOn, shell) {
  const watches = isOn && shell !== null && shell.you !== 'digitizing';
  const isFree = shell?.free === true;
  find('live').setAttribute('aria-pressed', String(follows));
  find('live').classList.toggle('off', !isOn);
  find('play-sign').textContent = follows ? '❚❚' : '▶';
  find('play-word').textContent = follows ? 'Pause' : 'Play';
  find('watching').hidden = !watches;
  const isWatched = shell?.watched === true;
  find('take').hidden = !watches || !isFree || isWatched;
  const other = 'Another page has the fingers; this one watches.';
  const told = 'The fingers are those of the running application.';
  find('watching-text').textContent = isWatched ? told : isFree ? 'No page has the fingers.' : other;
  find('home').disabled = !isOn;
  find('take').disabled = !isOn;
  return watches;
}

let noteTimer = 0;

// Shows a note for some seconds.
/** @type {(text: string) => void} */
export function showNote(text) {
  find('note').textContent = text;
  find('note').hidden = false;
  clearTimeout(noteTimer);
  noteTimer = setTimeout(hideNote, 6000);
}

// Shows no note any more.
/** @type {() => void} */
export function hideNote() {
  find('note').hidden = true;
}

// Shows why the page cannot show more; null if it can.
/** @type {(text: string | null) => void} */
export function showProblem(text) {
  find('problem').textContent = text;
  find('problem').hidden = text === null;
}

// Shows a responder chain.
/** @type {(chain: Chain | null) => void} */
export function showChain(chain) {
  const links = chain?.links ?? ['no touch yet'];
  find('chain').replaceChildren(...links.map((link) => element('li', { text: shortName(link) })));
}
