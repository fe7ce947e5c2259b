// Owns the address of the page as far as it says which moment is shown, so that it can be loaded again.

// Writes a moment, or none; `isNew` if back leads away from it.
/** @type {(moment: { screen: number, t: number } | null, isNew: boolean) => void} */
export function writeMoment(moment, isNew) {
  const asked = new URLSearchParams(location.hash.slice(1));
  if (moment) {
    asked.set('screen', String(moment.screen));
    asked.set('t', String(Number(moment.t.toFixed(6))));
  } else {
    for (const key of ['screen', 't']) asked.delete(key);
  }
  const hash = `${asked}` ? `#${asked}` : '';
  if (hash === location.hash) return;
  const url = `${location.pathname}${location.search}${hash}`;
  if (isNew) history.pushState(null, '', url);
  else history.replaceState(null, '', url);
}
