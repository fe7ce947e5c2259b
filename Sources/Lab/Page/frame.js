// Owns how much of the page its stage takes.

import { find } from './dom.js';

/**
 * How much room there is for a picture in an element, and who is told how near it is looked at.
 * @typedef {{
 *   room: (picture: { width: number, height: number }, root: HTMLElement) => { wide: number, high: number },
 *   looked: (zoom: number) => void,
 * }} StageFrame
 */

/** @type {StageFrame} The stage of the page. */
export const OF_PAGE = {
  room: ({ width, height }, root) => {
    const isNarrow = window.innerWidth <= 900;
    const high = isNarrow ? Math.max(360, window.innerHeight * 0.58) : Math.max(200, window.innerHeight - 300);
    // A tablet gets a wider column; a phone leaves the room to the lanes.
    const wanted = Math.round(Math.min(Math.max(300, (high * width) / height + 56), window.innerWidth * 0.44));
    document.documentElement.style.setProperty('--stage-width', `${wanted}px`);
    return { wide: Math.max(120, root.clientWidth - 24), high };
  },
  looked: (zoom) => {
    find('stage-fit').textContent = `${Math.round(zoom * 100)} %`;
  },
};
