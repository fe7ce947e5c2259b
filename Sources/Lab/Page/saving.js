// Owns the menu Save: what each of its buttons makes of what the page shows.

import { showNote, showProblem } from './bar.js';
import { find } from './dom.js';
import { gesturePicture } from './moving.js';
import { page } from './page.js';
import { pictureAt } from './pictures.js';
import { emptyPage, fileName, offer, offerTest, pageText, recordingText } from './save.js';
import { momentFeed, pageWith } from './share.js';

/** @type {() => Promise<void>} */
async function saveMoment() {
  page.now?.freeze();
  const { screen, store, time } = page;
  const gesture = page.gesture ?? screen.gestures[screen.gestures.length - 1];
  if (!gesture) return;
  const text = pageWith(await emptyPage(screen), momentFeed(store, screen, gesture, time));
  offer(fileName(`${screen.title} ${gesture.what}`, 'html'), text, 'text/html');
}

/** @type {() => Promise<void>} */
async function saveMoving() {
  page.now?.freeze();
  const { screen, model } = page;
  const gesture = page.gesture ?? screen.gestures[screen.gestures.length - 1];
  if (!gesture) return;
  showNote('Drawing …');
  const made = await gesturePicture(screen, model, gesture);
  offer(fileName(`${screen.title} ${gesture.what}`, 'png'), made, 'image/apng');
  showNote(`An animated picture of ${Math.ceil(made.size / 1000)} kB.`);
}

/** @type {{ [id: string]: () => void }} */
const SAVES = {
  'save-moment': () => saveMoment().catch((error) => showProblem(error.message)),
  'save-moving': () => saveMoving().catch((error) => showProblem(error.message)),
  'save-page': () => offer(fileName(page.store.title, 'html'), pageText(), 'text/html'),
  'save-scenario': () => {
    const { source } = page.screen;
    if (source) offer(source.name, source.text, 'text/yaml');
  },
  'save-test': () => offerTest(page.first.screen, page.first.model.end).catch((error) => showProblem(error.message)),
  'save-recording': () => {
    const { screen, store } = page;
    const text = recordingText(screen, pictureAt(screen, 0), store.tool);
    offer(fileName(screen.title, 'events'), text, 'application/jsonl');
  },
};

// Listens to the buttons.
/** @type {() => void} */
export function listenToSaves() {
  for (const [id, act] of Object.entries(SAVES)) {
    find(id).addEventListener('click', () => {
      find('save').open = false;
      act();
    });
  }
}
