// Owns the tour: one scene after the other, with what it shows and what to try.

import { element, find } from './dom.js';
import { richText } from './answer.js';

/**
 * @typedef {import('./feed.js').RulesById} RulesById
 * @typedef {import('./messages.js').Scene} Scene
 */

/**
 * @typedef {{
 *   root: HTMLElement, scenes: Scene[], rules: RulesById, on: { go: (screen: number) => void }, index: number,
 * }} TourView
 */

// Makes the tour from what the feed says of it; `on.go(number)` shows a screen.
/** @type {(root: HTMLElement, scenes: Scene[], rules: RulesById, on: { go: (screen: number) => void }) => TourView} */
export function makeTour(root, scenes, rules, on) {
  const tour = { root, scenes, rules, on, index: 0 };
  root.hidden = scenes.length === 0;
  return tour;
}

// Says what the screen of a number shows, which the page has turned to; false if it is no scene.
/** @type {(tour: TourView, number: number) => boolean} */
export function showScene(tour, number) {
  const index = tour.scenes.findIndex((scene) => scene.screen === number);
  if (index < 0) return false;
  tour.index = index;
  const { text, hint } = tour.scenes[index];
  const { activeElement } = document;
  const focused = activeElement && tour.root.contains(activeElement) ? activeElement.id : null;
  tour.root.replaceChildren(
    element(
      'div',
      { class: 'words' },
      element(
        'p',
        {},
        element('b', { text: `Scene ${index + 1} of ${tour.scenes.length}. ` }),
        ...richText(text, tour.rules),
      ),
      element(
        'p',
        {},
        element('b', { text: 'Try it. ' }),
        ...richText(hint, tour.rules),
        ' ',
        element('button', { type: 'button', class: 'quiet', text: 'Show me the button', onclick: pointOut }),
      ),
    ),
    element(
      'div',
      { class: 'tools' },
      element('button', {
        id: 'tour-back',
        type: 'button',
        text: '← Back',
        title: 'The scene before (B)',
        disabled: index === 0,
        onclick: () => goBy(tour, -1),
      }),
      element('button', {
        id: 'tour-next',
        type: 'button',
        class: 'primary',
        text: index + 1 < tour.scenes.length ? 'Next →' : 'From the beginning',
        title: 'The next scene (N)',
        onclick: () => goBy(tour, 1),
      }),
    ),
  );
  if (focused) find(focused)?.focus();
  return true;
}

// Goes to the next scene, or back by one.
/** @type {(tour: TourView, step: number) => void} */
export function goBy(tour, step) {
  if (tour.scenes.length === 0) return;
  const next = tour.index + step;
  if (next < 0) return;
  tour.on.go(tour.scenes[next % tour.scenes.length].screen);
}

/** @type {() => void} */
function pointOut() {
  const button = find('what-if').querySelector('button');
  button?.scrollIntoView({ block: 'center' });
  button?.focus();
}
