// Owns `window.lab`, the page's one global: what scripts of a reader's own, and tests, may ask of the page.

import { NO_SCREEN } from './feed.js';
import { ask, echo, pageTime } from './live.js';
import { goTo, page, selectTime } from './page.js';

/** @typedef {import('./pictures.js').ShownPicture} ShownPicture */

const lab = {
  /** The model that the lanes show, of two runs where there are two. */
  shown: () => ({ model: page.lanes.model }),
  /** The model of the run on the stage, as it would be made of the facts that are kept. */
  model: () => (page.now?.follows && page.screen.live ? page.screen.live.builder.finish() : page.model),
  gestures: () => page.screen.gestures,
  facts: () => page.screen.facts,
  select: selectTime,
  // Shows a screen of a file, counted from 1.
  /** @type {(place: number) => void} */
  show: (place) => goTo(page.store.screens[place - 1].id),
  /** The screen that is shown, with what is known of it now; null before the first one. */
  screen: () => (page.screen === NO_SCREEN ? null : { ...page.screen, ...page.screen.live }),
  /** What the shell said last; null in a file. */
  state: () => page.now?.shell ?? null,
  live: () => page.now?.follow(),
  time: pageTime,
  ask,
  echo,
  // Has a function called with each picture as it is drawn.
  /** @type {(listener: (picture: ShownPicture | null) => void) => void} */
  onPicture: (listener) => void page.now?.listeners.push(listener),
};

// Lets others have it.
/** @type {() => void} */
export function offerLab() {
  Object.assign(window, { lab });
}
