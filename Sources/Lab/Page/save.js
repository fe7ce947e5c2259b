// Owns what can be saved from the page: the page itself as one file, the scenario, and the fingers as a recording.

import { element, find } from './dom.js';
import { factsOf } from './feed.js';
import { ask, isServed } from './live.js';

/** @typedef {import('./feed.js').Screen} Screen */

/** @type {string | null} */
let savedPage = null;

// Remembers the page as it came, before anything is shown on it; a page from a server has its feed elsewhere.
/** @type {() => void} */
export function rememberPage() {
  if (find('feed')) savedPage = `<!doctype html>\n${document.documentElement.outerHTML}\n`;
}

// The page as one document, as it came; null where it came from a server.
/** @type {() => string | null} */
export function pageText() {
  return savedPage;
}

// The fingers of a run as a recording of Fingerpost's own format, or null where the format would lose something.
/** @type {(screen: Screen, picture: { width: number, height: number } | null, tool?: string) => string | null} */
export function recordingText(screen, picture, tool = undefined) {
  const facts = factsOf(screen.facts, 'contact');
  const others = screen.facts.some((fact) => ['press', 'pointer', 'signal', 'gathered'].includes(fact.fact));
  const isWhole = !screen.gaps.some((gap) => gap.what === 'facts');
  if (facts.length === 0 || others || !isWhole || !picture) return null;
  const { width, height } = picture;
  /** @type {{ at: number, t: number, contacts: { id: number, phase: string, x: number, y: number }[] }[]} */
  const frames = [];
  for (const { t, contact, change, x, y } of facts) {
    let frame = frames[frames.length - 1];
    if (t !== frame?.t || frame.contacts.some((one) => one.id === contact)) {
      frame = { at: Number((t - facts[0].t).toFixed(9)), t, contacts: [] };
      frames.push(frame);
    }
    frame.contacts.push({ id: contact, phase: change, x, y });
  }
  const lines = [
    { fingerpost: 'recording', version: 1, tool, screen: { width, height } },
    ...frames.map(({ at, contacts }) => ({ at, contacts })),
  ];
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
}

/** @type {{ [what: string]: string }} */
const offered = {};

// Says what can be saved, and of what cannot be why not.
/** @type {(why: { [what: string]: string }) => void} */
export function offerSaves(why) {
  for (const [what, reason] of Object.entries(why)) {
    const note = /** @type {HTMLElement} */ (document.getElementById(`save-${what}-why`));
    offered[what] ??= note.textContent ?? '';
    note.textContent = reason || offered[what];
    /** @type {HTMLButtonElement} */ (document.getElementById(`save-${what}`)).disabled = reason !== '';
  }
}

// Says what of a screen can be saved.
/** @type {(screen: Screen, size: { width: number, height: number }) => void} */
export function offerScreen(screen, size) {
  const isFromFile = isServed() && screen.id !== 0;
  offerSaves({
    page: savedPage !== null ? '' : 'this page changes while it is open: save a moment of it',
    scenario: screen.source ? '' : 'only pages that “fingerpost run” writes have one',
    test: screen.source?.test || isFromFile ? '' : 'this page did not come with one',
    recording: recordingText(screen, size) !== null ? '' : 'it would lose keys, pointers or what was left out',
  });
}

// The page around a feed: this one as it came, or what the lab has of it.
/** @type {(screen: Screen) => Promise<string>} */
export async function emptyPage(screen) {
  return savedPage ?? (await ask('page', { screen: screen.id })).text ?? '';
}

// Gives the reader a file.
/** @type {(name: string, text: string | Blob | null, type: string) => void} */
export function offer(name, text, type) {
  const url = URL.createObjectURL(new Blob([text ?? ''], { type }));
  const link = element('a', { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

// A title as the name of a file.
/** @type {(title: string, ending: string) => string} */
export function fileName(title, ending) {
  const name = title.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '').slice(0, 60);
  return `${name || 'lab'}.${ending}`;
}

// Gives the run as a test in Swift, which the page has or the lab makes; rejected with a sentence where there is
// none.
/** @type {(screen: Screen, end: number) => Promise<void>} */
export async function offerTest(screen, end) {
  const run = { screen: screen.id, script: screen.isScript === true, until: end + 1e-6 };
  const text = screen.source?.test ?? (await ask('swift-test', run)).text ?? '';
  const name = fileName(screen.title, 'swift');
  offer(name.replace(/(^|-)([a-z0-9])/g, (_all, _dash, letter) => letter.toUpperCase()), text, 'text/plain');
}
