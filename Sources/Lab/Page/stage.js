// Owns the stage: the boxes of a picture, the names on them, outlines, and fingers with their trails; flat, or pulled
// apart into layers; camera.js says how it is looked at. What is selected is the page's affair; it is told by
// `hover(box)` and `pick(box)`.

import { drawBox, flatTransform, isGone, surroundings } from './boxes.js';
import { keepInSight, listenToCamera, makeCamera, sceneTransform } from './camera.js';
import { cut, element, shape, trim } from './dom.js';
import { OF_PAGE } from './frame.js';
import { makeOrbit, nameLayers } from './orbit.js';
import { cornersOf, depthsOf, frameOf, meet } from './pictures.js';
import { drawRay } from './ray.js';
import { shortName } from './words.js';

/**
 * @typedef {import('./boxes.js').Around} Around
 * @typedef {import('./camera.js').Camera} Camera
 * @typedef {import('./frame.js').StageFrame} StageFrame
 * @typedef {import('./messages.js').Box} Box
 * @typedef {import('./messages.js').BoxKind} BoxKind
 * @typedef {import('./moment.js').Finger} Finger
 * @typedef {import('./orbit.js').Orbit} Orbit
 * @typedef {import('./pictures.js').ShownPicture} ShownPicture
 * @typedef {import('./ray.js').Ray} Ray
 */

/**
 * The stage, with the elements that it is made of. `known` are the boxes as they are drawn.
 * @typedef {StageParts & {
 *   root: HTMLElement, on: StageEvents, picture: ShownPicture | null, isTilted: boolean, camera: Camera,
 *   spread: number, depth: number, deepest: number, fitted: number, scale: number, known: Map<number, DrawnBox>,
 *   marks: Mark[], fingers: Finger[], ray: Ray | null, leftOut: number, styled: Set<number>, orbit: Orbit,
 *   mayTouch: () => boolean, frame: StageFrame,
 * }} Stage `scale` is how many pixels a point has, `fitted` the same where all of the screen is in sight
 * @typedef {{
 *   scene: HTMLElement, names: HTMLElement, outline: SVGElement, glass: HTMLElement, device: HTMLElement,
 *   beam: HTMLElement, anchors: HTMLElement,
 * }} StageParts
 * @typedef {{
 *   hover: (box: Box | null) => void, pick: (box: Box | null) => void,
 *   ask: (x: number, y: number, at: { left: number, top: number }) => void,
 * }} StageEvents
 * @typedef {{ box: Box, depth: number, around: Around, node: HTMLElement }} DrawnBox
 * @typedef {{ id: number | undefined, kind: string, text?: string }} Mark an outline of a box, and its name
 * @typedef {import('./pictures.js').Extent} Extent
 */

const MOST_BOXES = 3000;
const MOST_NAMES = 150;
const MOST_ENLARGED = 4;
const LOW = 56;
/** @type {BoxKind[]} */
const WORDLESS = ['window', 'slider', 'switch'];
/** @type {BoxKind[]} */
const CONTROLS = ['control', 'button', 'slider', 'stepper', 'textField', 'switch', 'segments', 'pages'];

/** @type {(root: HTMLElement) => StageParts} */
function makeParts(root) {
  const scene = element('div', { class: 'scene' });
  const glass = element('div', { class: 'glass', role: 'img' }, scene);
  const device = element('div', { class: 'device' }, glass);
  root.append(device);
  const names = element('div', { class: 'names' });
  const outline = shape('svg', { class: 'outline', 'aria-hidden': 'true' });
  const beam = element('div', { class: 'ray' });
  device.append(beam);
  const anchors = element('div', { class: 'anchors' });
  return { scene, names, outline, glass, device, beam, anchors };
}

// Makes a stage in an element; by default it is that of the page.
/** @type {(root: HTMLElement, on: StageEvents, frame?: StageFrame) => Stage} */
export function makeStage(root, on, frame = OF_PAGE) {
  const camera = makeCamera();
  const changed = () => look(stage);
  /** @type {Stage} */
  const stage = {
    ...makeParts(root),
    root,
    on,
    picture: null,
    isTilted: false,
    camera,
    orbit: makeOrbit(camera, changed),
    mayTouch: () => false,
    frame,
    spread: 36,
    depth: 0,
    deepest: 1,
    fitted: 1,
    scale: 1,
    ray: null,
    known: new Map(),
    marks: [],
    fingers: [],
    leftOut: 0,
    styled: new Set(),
  };
  root.append(stage.orbit.root);
  listenToCamera(stage.glass, camera, { isTilted: () => stage.isTilted, mayTouch: () => stage.mayTouch(), changed });
  stage.scene.addEventListener('pointermove', (event) => stage.on.hover(boxOf(stage, event)));
  stage.scene.addEventListener('pointerleave', () => stage.on.hover(null));
  stage.scene.addEventListener('click', (event) => stage.on.pick(boxOf(stage, event)));
  stage.glass.addEventListener('contextmenu', (event) => {
    event.preventDefault();
    const { x, y } = pointAt(stage, event);
    stage.on.ask(x, y, { left: event.clientX, top: event.clientY });
  });
  new ResizeObserver(() => place(stage)).observe(root);
  addEventListener('resize', () => place(stage));
  return stage;
}

// The point of the screen at a place of the window.
/** @type {(stage: Stage, at: { clientX: number, clientY: number }) => { x: number, y: number }} */
export function pointAt({ glass, camera, scale }, { clientX, clientY }) {
  const { left, top } = glass.getBoundingClientRect();
  return { x: (clientX - left - camera.x) / scale, y: (clientY - top - camera.y) / scale };
}

// The place of the window where a point of the screen is.
/** @type {(stage: Stage, x: number, y: number) => { left: number, top: number }} */
export function placeOf({ glass, camera, scale }, x, y) {
  const { left, top } = glass.getBoundingClientRect();
  return { left: left + camera.x + x * scale, top: top + camera.y + y * scale };
}

/** @type {(stage: Stage, event: Event) => Box | null} */
function boxOf(stage, event) {
  const node = event.target instanceof Element ? event.target.closest('.box') : null;
  return node instanceof HTMLElement ? (stage.known.get(Number(node.dataset.id))?.box ?? null) : null;
}

// Shows a picture. `marks` are outlines, `{ id, kind, text }`; fingers are those of the moment, and so is the ray.
/** @type {(stage: Stage, picture: ShownPicture, marks: Mark[], fingers: Finger[], ray?: Ray | null) => void} */
export function showPicture(stage, picture, marks, fingers, ray = null) {
  const before = stage.picture;
  const isNew = before !== picture;
  stage.picture = picture;
  stage.marks = marks;
  stage.fingers = fingers;
  stage.ray = ray;
  if (!picture) return;
  const wasDrawn = !isNew || moveBoxes(stage, before, picture);
  if (!wasDrawn) drawBoxes(stage, picture);
  // Asking how much room there is takes as long as all the rest.
  const isAsLarge = before?.width === picture.width && before.height === picture.height;
  if (wasDrawn || (isAsLarge && !stage.isTilted)) drawOver(stage, picture);
  else place(stage);
}

// While something scrolls, boxes move and are otherwise the same; false where there is more to draw.
/** @type {(stage: Stage, before: ShownPicture | null, picture: ShownPicture) => boolean} */
function moveBoxes(stage, before, picture) {
  if (!before || stage.isTilted || before.boxes.length !== picture.boxes.length) return false;
  const moved = picture.boxes.filter((box, index) => box !== before.boxes[index]);
  const old = new Map(before.boxes.map((box) => [box.id, box]));
  if (
    !picture.boxes.every((box, index) => box.id === before.boxes[index].id) ||
    !moved.every((box) => isMoved(old.get(box.id), box))
  ) return false;
  for (const box of moved) {
    const entry = stage.known.get(box.id);
    if (!entry) continue;
    entry.box = box;
    const [x, y] = box.at ?? [];
    entry.node.style.transform = flatTransform(x, y);
  }
  return true;
}

/** @type {(old: Box | undefined, box: Box) => boolean} */
function isMoved(old, box) {
  if (!old?.at || !box.at || old.at[2] !== box.at[2] || old.at[3] !== box.at[3]) return false;
  const keys = /** @type {(keyof Box)[]} */ (Object.keys(box));
  return keys.length === Object.keys(old).length && keys.every((key) => key === 'at' || box[key] === old[key]);
}

// Pulls the views apart, or puts them back.
/** @type {(stage: Stage, isTilted: boolean) => void} */
export function setTilted(stage, isTilted) {
  stage.isTilted = isTilted;
  stage.device.classList.toggle('tilted', isTilted);
  stage.orbit.root.hidden = !isTilted;
  if (!stage.picture) return;
  stage.known.clear();
  drawBoxes(stage, stage.picture);
  place(stage);
}

// How much of the page the screen takes.
/** @type {(stage: Stage) => void} */
function place(stage) {
  const { picture, frame } = stage;
  if (!picture) return;
  const { wide, high } = frame.room(picture, stage.root);
  stage.fitted = Math.min(wide / picture.width, high / picture.height, MOST_ENLARGED);
  const [width, height] = [picture.width * stage.fitted, picture.height * stage.fitted];
  stage.glass.style.width = `${width}px`;
  stage.glass.style.height = `${height}px`;
  stage.device.style.setProperty('--scale', String(stage.fitted));
  look(stage);
}

// Shows the picture as the camera has it.
/** @type {(stage: Stage) => void} */
export function look(stage) {
  const { picture, camera, isTilted, depth, fitted: scale } = stage;
  if (!picture) return;
  const [width, height] = [picture.width * scale, picture.height * scale];
  keepInSight(camera, width, height, isTilted);
  stage.scale = isTilted ? scale : scale * camera.zoom;
  stage.scene.style.transform = sceneTransform(camera, { width, height, scale, depth, isTilted });
  stage.device.classList.toggle('near', camera.zoom > 1 || isTilted);
  stage.frame.looked(camera.zoom);
  if (isTilted) {
    stage.orbit.show(stage.deepest);
    for (const { node, depth: own } of stage.known.values()) {
      node.classList.toggle('beyond', own < camera.front || own > camera.back);
    }
    nameLayers(stage);
  }
  drawOver(stage, picture);
}

/** @type {(stage: Stage, picture: ShownPicture) => void} */
function drawBoxes(stage, picture) {
  const { known } = stage;
  const depths = depthsOf(picture);
  const deepest = Math.max(1, ...depths.values());
  const spread = Math.min(80, 330 / deepest);
  if (spread !== stage.spread) known.clear();
  stage.spread = spread;
  stage.depth = spread * deepest;
  stage.deepest = deepest;
  const shown = picture.boxes.filter((box) => !isGone(box) || stage.isTilted).slice(0, MOST_BOXES);
  stage.leftOut = picture.boxes.filter((box) => !isGone(box)).length - shown.filter((box) => !isGone(box)).length;
  const ids = new Set(shown.map((box) => box.id));
  for (const [id, entry] of known) {
    if (ids.has(id)) continue;
    entry.node.remove();
    known.delete(id);
  }
  const context = surroundings(picture.boxes);
  stage.styled = context.styled;
  const nodes = shown.map((box) => {
    const drawn = known.get(box.id);
    const depth = depths.get(box.id) ?? 0;
    /** @type {Around} */
    const around = {
      parent: box.parent === undefined ? undefined : context.boxes.get(box.parent),
      isStyled: context.styled.has(box.id),
      isTold: context.told.has(box.id),
      place: context.places.get(box.id),
    };
    const keys = /** @type {(keyof Around)[]} */ (Object.keys(around));
    const isSame = drawn?.box === box && drawn.depth === depth &&
      keys.every((key) => drawn.around[key] === around[key]);
    if (isSame) return drawn.node;
    const node = drawn?.node ?? element('div');
    known.set(box.id, { box, depth, around, node });
    drawBox(node, box, around, stage.isTilted ? depth * stage.spread : null);
    return node;
  });
  const wanted = [...nodes, stage.outline, stage.names, stage.anchors];
  const isSame = stage.scene.childNodes.length === wanted.length &&
    wanted.every((node, index) => stage.scene.childNodes[index] === node);
  if (!isSame) stage.scene.replaceChildren(...wanted);
  const over = stage.isTilted ? `translateZ(${(Math.max(0, ...depths.values()) + 1) * stage.spread}px)` : '';
  stage.outline.style.transform = over;
  stage.names.style.transform = over;
  const spoken = shown.filter((box) => box.kind !== 'window').slice(0, 20)
    .map((box) => box.text ?? box.spoken ?? box.name).join(', ') || 'empty';
  const size = `${trim(picture.width, 1)} by ${trim(picture.height, 1)}`;
  stage.glass.setAttribute('aria-label', `The screen, ${size} points: ${spoken}`);
}

// Outlines, names and fingers, over the boxes.
/** @type {(stage: Stage, picture: ShownPicture) => void} */
function drawOver(stage, picture) {
  const { outline, names } = stage;
  outline.setAttribute('viewBox', `0 0 ${picture.width} ${picture.height}`);
  outline.setAttribute('width', String(picture.width));
  outline.setAttribute('height', String(picture.height));
  outline.replaceChildren();
  names.replaceChildren();
  for (const node of stage.scene.querySelectorAll('.marked')) {
    node.classList.remove(...[...node.classList].filter((name) => name.startsWith('marked')));
  }
  /** @type {Extent[]} */
  const taken = [];
  for (const mark of stage.marks) {
    const box = picture.boxes.find((one) => one.id === mark.id);
    if (!box) continue;
    // Pulled apart, each view stands at its own depth, and so does its mark.
    if (stage.isTilted) {
      const node = stage.known.get(box.id)?.node;
      node?.classList.add('marked', `marked-${mark.kind}`);
      continue;
    }
    outline.append(shape('polygon', { class: mark.kind, points: cornersOf(box).join(' ') }));
    if (mark.text) addTag(stage, picture, frameOf(box), mark.text, mark.kind, taken, true);
  }
  drawNames(stage, picture, taken);
  drawRay(stage.beam, stage.anchors, stage.isTilted ? stage.ray : null, stage.spread, stage.scale);
  for (const finger of stage.fingers) drawFingerOn(stage, finger);
}

// The front-most boxes get their names first; one that would cover another name, or that a box covers, gets none.
/** @type {(stage: Stage, picture: ShownPicture, taken: Extent[]) => void} */
function drawNames(stage, picture, taken) {
  if (stage.isTilted) return;
  const { boxes } = picture;
  /** @type {Extent[]} */
  const front = [];
  let count = 0;
  const kinds = new Map(boxes.map((box) => [box.id, box.kind]));
  for (let index = boxes.length - 1; index >= 0 && count < MOST_NAMES; index -= 1) {
    const box = boxes[index];
    if (isGone(box)) continue;
    const frame = frameOf(box);
    // A screen that says what it looks like is shown as a person sees it; names come with the pointer.
    const isBare = stage.styled.has(box.id);
    // What a control is made of says nothing that the control does not.
    const above = box.parent === undefined ? undefined : kinds.get(box.parent);
    const hasWords = box.text || (box.kind && WORDLESS.includes(box.kind)) || (above && CONTROLS.includes(above)) ||
      stage.marks.some((mark) => mark.id === box.id && mark.text);
    const name = shortName(box.name);
    const hasRoom = cut(name, 40).length * 6.4 + 8 <= (frame.right - frame.left + 4) * stage.scale;
    if (!isBare && !hasWords && name && hasRoom && !isCovered(frame, front, stage.scale, name)) {
      if (addTag(stage, picture, frame, name, '', taken, false)) count += 1;
    }
    if (front.length < 600) front.push(frame);
  }
}

/** @type {(frame: Extent, front: Extent[], scale: number, name: string) => boolean} */
function isCovered(frame, front, scale, name) {
  const [left, top] = [frame.left + 4 / scale, frame.top + 4 / scale];
  const own = { left, top, right: left + name.length * 6.4 / scale, bottom: top + 11 / scale };
  return front.some((other) => meet(own, other));
}

/**
 * @type {(stage: Stage, picture: ShownPicture, frame: Extent, text: string, kind: string, taken: Extent[], isForced:
 *   boolean) => boolean}
 */
function addTag(stage, picture, frame, text, kind, taken, isForced) {
  const { scale } = stage;
  const label = cut(text, 40);
  const size = { width: (label.length * 6.4 + 8) / scale, height: 15 / scale };
  // The corners of the screen are round.
  const edge = 9 / scale;
  /** @type {(start: number, end: number) => number} */
  const within = (start, end) => Math.max(edge, isForced ? Math.min(start, end - edge) : start + 2 / scale);
  const left = within(frame.left, picture.width - size.width);
  // On what is low, a name would stand on its words.
  const isLow = isForced && (frame.bottom - frame.top) * scale < LOW && frame.top - size.height > edge;
  let top = isLow ? frame.top - size.height : within(frame.top, picture.height - size.height);
  const extent = () => ({ left, top, right: left + size.width, bottom: top + size.height });
  const overlaps = () => taken.some((other) => meet(extent(), other));
  const isTooLarge = size.width > frame.right - frame.left + 4 || size.height > frame.bottom - frame.top;
  if (!isForced && (isTooLarge || overlaps())) return false;
  for (let tries = 0; isForced && overlaps() && tries < 6; tries += 1) top += isLow ? -size.height : size.height;
  taken.push(extent());
  const tag = element('span', { class: `tag ${kind}`, text: label });
  tag.style.transform = `translate(${left}px, ${top}px) scale(${1 / scale})`;
  tag.style.transformOrigin = '0 0';
  stage.names.append(tag);
  return true;
}

/** @type {(stage: Stage, finger: Finger) => void} */
function drawFingerOn(stage, finger) {
  const { outline } = stage;
  if (finger.trail.length > 1) {
    const points = finger.trail.slice(-500).map((point) => `${point.x},${point.y}`).join(' ');
    outline.append(shape('polyline', { class: 'trail', points }));
  }
  const r = 21 + Math.min(finger.force, 4) * 4;
  const center = { cx: finger.x, cy: finger.y };
  if (finger.isDown) outline.append(shape('circle', { class: 'finger-halo', ...center, r: r + 12 }));
  outline.append(shape('circle', { class: finger.isDown ? 'finger' : 'finger lifted', ...center, r }));
  // A number would stand on the words of what is touched.
  if (stage.fingers.length < 2) return;
  const number = shape('text', { class: 'finger-number', x: finger.x, y: finger.y, text: String(finger.number) });
  number.style.fontSize = `${12 / stage.scale}px`;
  outline.append(number);
}
