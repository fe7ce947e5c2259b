// Owns whether the page plays the fingers again, and the button that says so.

import { find } from './dom.js';
import { draw } from './lanes.js';

/**
 * @typedef {import('./lanes.js').LanesView} LanesView
 * @typedef {{ playing: { last: number | null, time: number } | null, lanes: LanesView }} Player what of a page plays
 */

// Stops playing where it is.
/** @type {(page: Player) => void} */
export function stopPlaying(page) {
  if (!page.playing) return;
  page.playing = null;
  showPlaying(page);
}

// Shows whether the page plays.
/** @type {(page: Player) => void} */
export function showPlaying({ playing, lanes }) {
  find('play-sign').textContent = playing ? '❚❚' : '▶';
  find('play-word').textContent = playing ? 'Pause' : 'Play';
  draw(lanes);
}
