// Owns what was meant with a gesture: it asks the lab, keeps what was said, and plays the fixes. Who shows it is told.

import { showNote } from './bar.js';
import { ask, isServed } from './live.js';
import { nthOf, openMenu, questionOf, viewsAt } from './meant.js';
import { secondRun } from './rerun.js';
import { placeOf } from './stage.js';

/**
 * @typedef {import('./feed.js').Screen} Screen
 * @typedef {import('./feed.js').Store} Store
 * @typedef {import('./meant.js').Meant} Meant
 * @typedef {import('./messages.js').Box} Box
 * @typedef {import('./messages.js').Gesture} Gesture
 * @typedef {import('./model.js').Model} Model
 * @typedef {import('./now.js').Now} Now
 * @typedef {import('./rerun.js').SecondRun} SecondRun
 * @typedef {import('./stage.js').Stage} Stage
 */

/**
 * What is meant, of what a page shows; `show` shows it again, `play` shows a second run, or none.
 * @typedef {{
 *   screen: Screen, gesture: Gesture | null | undefined, stage: Stage, meant: Meant | null,
 *   first: { screen: Screen, model: Model }, store: Store, now: Now | null,
 * }} Shown
 * @typedef {{ show: () => void, play: (result: SecondRun | null) => void }} MeaningViews
 * @typedef {{
 *   askAt: (x: number, y: number, at: { left: number, top: number }) => void, askAboutTouch: () => void,
 *   mean: (box: Box) => Promise<void>, tryFix: (index: number | null) => Promise<void>, forget: () => void,
 *   now: () => Meant | null,
 * }} Meaning
 */

/** @type {(page: Shown, on: MeaningViews) => Meaning} */
export function makeMeaning(page, { show, play }) {
  return { askAt, askAboutTouch, mean, tryFix, forget, now };

  // Opens the list of all views at a point, to say which of them should have acted.
  /** @type {(x: number, y: number, at: { left: number, top: number }) => void} */
  function askAt(x, y, at) {
    const { picture } = page.stage;
    if (picture) openMenu(viewsAt(picture, x, y), at, mean);
  }

  // Opens that list for the point where the gesture began.
  /** @type {() => void} */
  function askAboutTouch() {
    const [x, y] = page.gesture?.at ?? [];
    if (x === undefined) return;
    askAt(x, y, placeOf(page.stage, x, y));
  }

  // Asks the lab what the gesture does for a view that should have acted.
  /** @type {(box: Box) => Promise<void>} */
  async function mean(box) {
    const { screen, stage: { picture } } = page;
    if (!picture) return;
    // A gesture is told again as more comes of it; what is drawn may be from before.
    const gesture = screen.gestures.find((one) => one.n === page.gesture?.n);
    if (!isServed()) return showNote('A page from disk has no engine; “fingerpost lab FILE” answers this.');
    if (!gesture) return showNote('Touch the screen first, then say what should have acted.');
    const nth = nthOf(picture, box);
    /** @type {Meant} */
    const asked = { screen: screen.id, gesture, box, nth, report: null, command: '', problem: '', fix: null };
    page.meant = asked;
    show();
    try {
      if (!gesture.asked) throw new Error('“fingerpost explain” has no word for this gesture.');
      const reply = await ask('explain', questionOf(asked));
      Object.assign(asked, { report: reply.report ?? null, command: reply.command ?? '' });
    } catch (error) {
      asked.problem = error instanceof Error ? error.message : String(error);
    }
    if (page.meant === asked) show();
  }

  // Plays the same fingers with a fix of what was meant, or as it was.
  /** @type {(index: number | null) => Promise<void>} */
  async function tryFix(index) {
    const { meant, gesture } = page;
    if (!meant) return;
    meant.fix = index;
    page.now?.freeze();
    page.gesture = gesture;
    // What was touched is the first run from here on.
    const { first } = page;
    show();
    if (index === null) return play(null);
    try {
      const question = { ...questionOf(meant), fix: index, until: first.model.end + 1e-6 };
      const reply = await ask('fix', question);
      if (page.meant !== meant || meant.fix !== index) return;
      play(secondRun(first.screen, first.model, page.store.rules, reply));
    } catch (error) {
      meant.problem = error instanceof Error ? error.message : String(error);
    }
    show();
  }

  /** @type {() => void} */
  function forget() {
    const { fix } = page.meant ?? {};
    page.meant = null;
    if (fix !== null && fix !== undefined) play(null);
    show();
  }

  // What was meant with the gesture that is shown.
  /** @type {() => Meant | null} */
  function now() {
    const { meant, gesture, screen } = page;
    return meant && meant.screen === screen.id && meant.gesture.n === gesture?.n ? meant : null;
  }
}
