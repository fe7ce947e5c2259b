// Owns how the stage is looked at: how near and where, and in Layers from which side, how far apart and how deep. It
// hears the wheel, drags and pinches that mean this and not the screen, and says when something has changed.

/**
 * How the stage is looked at. `x` and `y` say how far the screen is moved, in pixels; `apart` is how far layers are
 * from each other, 1 as they come; layers before `front` and behind `back` are not shown.
 * @typedef {{
 *   zoom: number, x: number, y: number, turn: number, tilt: number, apart: number, front: number, back: number,
 * }} Camera
 * @typedef {{ width: number, height: number, scale: number, depth: number, isTilted: boolean }} Sight
 * @typedef {{ isTilted: () => boolean, mayTouch: () => boolean, changed: () => void }} CameraEvents
 * @typedef {{ x: number, y: number }} Spot
 */

const [NEAREST, FARTHEST] = [12, 1];
const STILL = 4;
const LAYERS_SCALE = 0.64;

/** @type {() => Camera} */
export function makeCamera() {
  return { zoom: 1, x: 0, y: 0, turn: -38, tilt: 12, apart: 1, front: 0, back: Infinity };
}

// Looks at the whole screen again, in Layers from where it was first.
/** @type {(camera: Camera) => void} */
export function resetCamera(camera) {
  Object.assign(camera, makeCamera());
}

// Looks so many times as near, with one place of the glass staying where it is.
/** @type {(camera: Camera, factor: number, at: Spot) => void} */
export function zoomAt(camera, factor, at) {
  const zoom = Math.min(Math.max(camera.zoom * factor, FARTHEST), NEAREST);
  const by = zoom / camera.zoom;
  moveTo(camera, zoom, at.x - (at.x - camera.x) * by, at.y - (at.y - camera.y) * by);
}

// What is as large as the glass stays in it.
/** @type {(camera: Camera, zoom: number, x: number, y: number) => void} */
function moveTo(camera, zoom, x, y) {
  Object.assign(camera, { zoom, x: zoom === 1 ? 0 : x, y: zoom === 1 ? 0 : y });
}

/** @type {(camera: Camera, x: number, y: number) => void} */
export function panBy(camera, x, y) {
  moveTo(camera, camera.zoom, camera.x + x, camera.y + y);
}

/** @type {(camera: Camera, x: number, y: number) => void} */
export function turnBy(camera, x, y) {
  camera.turn = Math.min(Math.max(camera.turn + x, -80), 80);
  camera.tilt = Math.min(Math.max(camera.tilt + y, -60), 60);
}

// Keeps the screen over at least a part of the glass.
/** @type {(camera: Camera, width: number, height: number, isTilted: boolean) => void} */
export function keepInSight(camera, width, height, isTilted) {
  const room = isTilted ? 1 : 0;
  camera.x = Math.min(Math.max(camera.x, width * (1 - camera.zoom - room)), width * room);
  camera.y = Math.min(Math.max(camera.y, height * (1 - camera.zoom - room)), height * room);
}

// How the screen lies in the glass, as a transform.
/** @type {(camera: Camera, sight: Sight) => string} */
export function sceneTransform(camera, { width, height, scale, depth, isTilted }) {
  const { x, y, zoom, turn, tilt, apart } = camera;
  const moved = `translate(${x}px, ${y}px) `;
  if (!isTilted) return `${moved}scale(${scale * zoom})`;
  const nearer = LAYERS_SCALE * zoom;
  return `${moved}translate(${width / 2 * zoom}px, ${height / 2 * zoom}px) scale3d(${nearer}, ${nearer}, ${nearer}) ` +
    `rotateX(${tilt}deg) rotateY(${turn}deg) translateZ(${-depth * apart / 2}px) ` +
    `translate(${-width / 2}px, ${-height / 2}px) scale3d(${scale}, ${scale}, ${apart})`;
}

// The layers that are shown, of so many, as they are said.
/** @type {(camera: Camera, deepest: number) => string} */
export function layersText({ front, back }, deepest) {
  const last = Math.min(back, deepest);
  return front === 0 && last === deepest
    ? `${deepest + 1} layers`
    : `layers ${front + 1} to ${last + 1} of ${deepest + 1}`;
}

// Hears what is done to the glass. While the screen may be touched, all of that is the screen's, but for the wheel with
// Alt and the middle button.
/** @type {(glass: HTMLElement, camera: Camera, on: CameraEvents) => void} */
export function listenToCamera(glass, camera, on) {
  /** @type {Map<number, Spot>} */
  const down = new Map();
  let moved = 0;
  /** @type {(event: MouseEvent) => Spot} */
  const spot = (event) => {
    const around = glass.getBoundingClientRect();
    return { x: event.clientX - around.left, y: event.clientY - around.top };
  };
  /** @type {(event: Event) => void} */
  const keep = (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  /** @type {(event: PointerEvent) => boolean} */
  const isOurs = (event) =>
    event.button === 1 || (event.button === 0 && !on.mayTouch() &&
      (on.isTilted() || camera.zoom > 1 || event.pointerType === 'touch'));
  /** @type {(name: string, act: (event: any) => void) => void} */
  const listen = (name, act) => glass.addEventListener(name, act, { capture: true, passive: false });
  listen('wheel', (/** @type {WheelEvent} */ event) => {
    if (!event.altKey && (on.mayTouch() || !event.ctrlKey)) return;
    keep(event);
    const turned = (event.deltaY || event.deltaX) * (event.deltaMode === 1 ? 18 : 1);
    zoomAt(camera, Math.exp(-Math.min(Math.max(turned, -300), 300) / (event.ctrlKey ? 100 : 300)), spot(event));
    on.changed();
  });
  listen('pointerdown', (/** @type {PointerEvent} */ event) => {
    if (!isOurs(event)) return;
    if (event.button === 1) keep(event);
    if (down.size === 0) moved = 0;
    down.set(event.pointerId, spot(event));
  });
  listen('pointermove', (/** @type {PointerEvent} */ event) => {
    const before = down.get(event.pointerId);
    if (!before) return;
    const now = spot(event);
    const by = { x: now.x - before.x, y: now.y - before.y };
    moved = Math.max(moved, Math.hypot(by.x, by.y));
    if (moved < STILL && down.size === 1) return;
    if (event.isTrusted && !glass.hasPointerCapture(event.pointerId)) glass.setPointerCapture(event.pointerId);
    keep(event);
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    if (other) pinch(camera, before, now, other);
    else if (on.isTilted() && !event.shiftKey && event.buttons !== 4) turnBy(camera, by.x / 3, -by.y / 3);
    else if (camera.zoom > 1 || on.isTilted()) panBy(camera, by.x, by.y);
    down.set(event.pointerId, now);
    on.changed();
  });
  for (const name of ['pointerup', 'pointercancel']) {
    listen(name, (/** @type {PointerEvent} */ event) => {
      if (!down.delete(event.pointerId) || moved < STILL) return;
      // What was a drag picks nothing.
      const swallow = (/** @type {Event} */ click) => keep(click);
      glass.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => glass.removeEventListener('click', swallow, true), 0);
    });
  }
}

// One of two fingers moves: what is between them stays between them.
/** @type {(camera: Camera, before: Spot, now: Spot, other: Spot) => void} */
function pinch(camera, before, now, other) {
  const apart = Math.hypot(before.x - other.x, before.y - other.y);
  const factor = Math.hypot(now.x - other.x, now.y - other.y) / Math.max(apart, 1);
  zoomAt(camera, factor, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  panBy(camera, (now.x - before.x) / 2, (now.y - before.y) / 2);
}
