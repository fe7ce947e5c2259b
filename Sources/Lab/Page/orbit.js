// Owns the controls of Layers: from which side, how far apart, which of them are shown, and which have room for
// their names.

import { layersText } from './camera.js';
import { element } from './dom.js';
import { cornersOf, frameOf, meet } from './pictures.js';

/**
 * @typedef {import('./camera.js').Camera} Camera
 * @typedef {import('./pictures.js').Extent} Extent
 * @typedef {import('./stage.js').Stage} Stage
 * @typedef {{ root: HTMLElement, show: (deepest: number) => void }} Orbit `show` says how deep the layers are
 */

/** The kinds of boxes that style sheets name in Layers. */
const NAMED = ['view', 'scrollView', 'image', 'button'];

// Makes the controls of a camera; `changed` is called when one was used.
/** @type {(camera: Camera, changed: () => void) => Orbit} */
export function makeOrbit(camera, changed) {
  let last = 0;
  /** @type {(name: string, label: string, range: { min: number, max: number, step: number }, act: (value: number) =>
   *   void) => HTMLInputElement} */
  const slider = (name, label, range, act) => {
    const input = element('input', { type: 'range', 'aria-label': label, 'data-key': name, ...range });
    input.addEventListener('input', () => {
      act(Number(input.value));
      changed();
      show(last);
    });
    return input;
  };
  const turn = slider('turn', 'Turn the layers', { min: -80, max: 80, step: 1 }, (value) => camera.turn = value);
  const apart = slider('apart', 'How far apart', { min: 0.2, max: 3, step: 0.1 }, (value) => camera.apart = value);
  const front = slider('front', 'The first layer that is shown', { min: 0, max: 1, step: 1 }, (value) => {
    camera.front = value;
    camera.back = Math.max(camera.back, value);
  });
  const back = slider('back', 'The last layer that is shown', { min: 0, max: 1, step: 1 }, (value) => {
    camera.back = value < last ? value : Infinity;
    camera.front = Math.min(camera.front, value);
  });
  const said = element('output', { class: 'layers-said' });
  const root = element(
    'div',
    { class: 'orbit', role: 'group', 'aria-label': 'Layers', hidden: true },
    element('label', {}, 'turn', turn),
    element('label', {}, 'apart', apart),
    element('label', {}, 'from', front),
    element('label', {}, 'to', back),
    said,
  );
  /** @type {(deepest: number) => void} */
  const show = (deepest) => {
    last = deepest;
    for (const input of [front, back]) input.max = String(deepest);
    turn.value = String(Math.round(camera.turn));
    apart.value = String(camera.apart);
    front.value = String(camera.front);
    back.value = String(Math.min(camera.back, deepest));
    said.textContent = layersText(camera, deepest);
  };
  return { root, show };
}

// The layers in front get their names first; one that would cover another name gets none.
/** @type {(stage: Pick<Stage, 'scene' | 'known' | 'spread' | 'fitted'>) => void} */
export function nameLayers({ scene, known, spread, fitted }) {
  const matrix = new DOMMatrix(scene.style.transform);
  /** @type {Extent[]} */
  const taken = [];
  for (const { box, node, depth } of [...known.values()].sort((one, other) => other.depth - one.depth)) {
    const name = NAMED.includes(box.kind ?? 'view') ? node.dataset.name : '';
    if (!name || node.classList.contains('beyond')) continue;
    const [x, y] = cornersOf(box);
    // As large as style sheets make it.
    const corners = [x + 5, x + 5 + name.length * 9 / fitted].flatMap((left) =>
      [y + 3, y + 3 + 18 / fitted].flatMap((top) => {
        const at = matrix.transformPoint({ x: left, y: top, z: depth * spread });
        return [at.x, at.y];
      })
    );
    const own = frameOf({ id: 0, name, corners });
    // What has words is known by them.
    const isOver = Boolean(box.text) || taken.some((other) => meet(own, other));
    node.classList.toggle('nameless', isOver);
    if (!isOver) taken.push(own);
  }
}
