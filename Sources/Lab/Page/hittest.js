// Owns the replay of a hit test: the views in the order in which they were asked, each in the color of its verdict.

import { nameOf } from './words.js';

/**
 * @typedef {import('./model.js').Model} Model
 * @typedef {import('./moment.js').HitTest} HitTest
 * @typedef {import('./stage.js').Mark} Mark
 */

/** @typedef {{ id: number | undefined, kind: string, name: string, text: string }} HitStep */

/** @type {{ [verdict: string]: string }} */
const VERDICT_WORDS = {
  inside: 'contains the point',
  outside: 'does not contain the point: its subviews are not asked',
  hidden: 'is hidden',
  notInteractive: 'takes no touches, with all in it',
  animating: 'animates without .allowUserInteraction, and takes no touches, with all in it',
  transparent: 'is too transparent',
  notInvertible: 'cannot be mapped to',
};
/** @type {{ [verdict: string]: string }} */
const VERDICT_KINDS = { inside: 'inside', outside: 'asked' };

// Why a view ended the search in it, where it lies at the point; nothing of one that does not.
/** @type {(verdict: string) => string} */
export function refusalOf(verdict) {
  return verdict === 'inside' || verdict === 'outside' ? '' : VERDICT_WORDS[verdict] ?? verdict;
}

// The steps of a hit test: what is outlined at each, and the sentence about it.
/** @type {(test: HitTest, model: Model, boxes: Map<number, number>) => HitStep[]} */
export function hitSteps(test, model, boxes) {
  const steps = test.visits.map((visit, index) => ({
    id: boxes.get(visit.view),
    kind: VERDICT_KINDS[visit.verdict] ?? 'refused',
    name: nameOf(model, visit.view),
    text: `${index + 1} of ${test.visits.length}: ${nameOf(model, visit.view)} ${
      VERDICT_WORDS[visit.verdict] ?? visit.verdict
    }`,
  }));
  const end = test.hit === null
    ? { id: undefined, kind: 'hit', name: '', text: 'No view is hit: the touch goes nowhere.' }
    : {
      id: boxes.get(test.hit),
      kind: 'hit',
      name: nameOf(model, test.hit),
      text: `${nameOf(model, test.hit)} is hit: the deepest view that contains the point.`,
    };
  return [...steps, end];
}

/**
 * Makes a replayer; `show(marks, text, count)` is called for each step, with how many views were asked by then.
 * @type {(show: (marks: Mark[], text: string, count: number) => void) => {
 *   stop: () => void, play: (steps: HitStep[], pause: number) => void,
 * }}
 */
export function makeReplay(show) {
  let timer = 0;
  const stop = () => {
    clearTimeout(timer);
    timer = 0;
  };
  return {
    stop,
    /** Plays steps, some milliseconds for each. */
    play(steps, pause) {
      stop();
      /** @type {(index: number) => void} */
      const next = (index) => {
        if (index >= steps.length) {
          timer = 0;
          return;
        }
        const step = steps[index];
        const trail = steps.slice(Math.max(0, index - 3), index).filter((one) => one.kind === 'inside');
        show(
          [...trail.map((one) => ({ id: one.id, kind: one.kind })), {
            id: step.id,
            kind: step.kind,
            text: step.name,
          }],
          step.text,
          index === steps.length - 1 ? Infinity : index + 1,
        );
        timer = setTimeout(() => next(index + 1), pause);
      };
      next(0);
    },
  };
}
