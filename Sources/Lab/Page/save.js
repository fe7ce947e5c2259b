// Owns what can be saved from the page: the page itself as one file, the scenario, and the fingers as a recording.

import { element, find } from './dom.js';
import { ask } from './live.js';

let savedPage = null;

/** Remembers the page as it came, before anything is shown on it; a page from a server has its feed elsewhere. */
export function rememberPage() {
  if (find('feed')) savedPage = `<!doctype html>\n${document.documentElement.outerHTML}\n`;
}

/** The page as one document, as it came; null where it came from a server. */
export function pageText() {
  return savedPage;
}

/** The fingers of a run as a recording of Fingerpost's own format, or null where the format would lose something. */
export function recordingText(screen, picture) {
  const facts = screen.facts.filter((fact) => fact.fact === 'contact');
  const others = screen.facts.some((fact) => ['press', 'pointer', 'signal', 'gathered'].includes(fact.fact));
  const isWhole = !screen.gaps.some((gap) => gap.what === 'facts');
  if (facts.length === 0 || others || !isWhole) return null;
  const lines = [{ fingerpost: 'recording', version: 1, screen: { width: picture.width, height: picture.height } }];
  const start = facts[0].t;
  let frame = null;
  let time = null;
  for (const fact of facts) {
    if (fact.t !== time || frame.contacts.some((contact) => contact.id === fact.contact)) {
      frame = { at: Number((fact.t - start).toFixed(9)), contacts: [] };
      time = fact.t;
      lines.push(frame);
    }
    frame.contacts.push({ id: fact.contact, phase: fact.change, x: fact.x, y: fact.y });
  }
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
}

/** Gives the reader a file. */
export function offer(name, text, type) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = element('a', { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

/** A title as the name of a file. */
export function fileName(title, ending) {
  const name = title.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '').slice(0, 60);
  return `${name || 'lab'}.${ending}`;
}

/**
 * Gives the run as a test in Swift, which the page has or the lab makes; rejected with a sentence where there is
 * none.
 */
export async function offerTest(screen, end) {
  const text = screen.source?.test ??
    (await ask('swift-test', { screen: screen.id, script: screen.isScript === true, until: end + 1e-6 })).text;
  offer(
    fileName(screen.title, 'swift').replace(/(^|-)([a-z0-9])/g, (all, dash, letter) => letter.toUpperCase()),
    text,
    'text/plain',
  );
}
