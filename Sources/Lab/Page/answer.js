// Owns the answer: what the engine says about the whole, with fixes, and what it decided at the selected instant.

import { button, counted, element, empty, timeText } from './dom.js';
import { copyButton } from './meant.js';
import { ruleChip } from './rulecard.js';
import { gestureAt, storyOf } from './gestures.js';
import { sayingsOf } from './told.js';
import { isDetail, sentence, shortName } from './words.js';

/**
 * @typedef {import('./feed.js').RulesById} RulesById
 * @typedef {import('./feed.js').Screen} Screen
 * @typedef {import('./messages.js').Fact} Fact
 * @typedef {import('./messages.js').Fix} Fix
 * @typedef {import('./messages.js').Report} Report
 * @typedef {import('./model.js').Model} Model
 * @typedef {import('./words.js').Part} Part
 */

/**
 * What stands beside an answer: what was meant, the command that says the same, and which fix is played.
 * @typedef {{
 *   meant?: Element[], command?: string, tryFix?: (index: number | null) => void, fix?: number | null,
 *   changes?: Element[],
 * }} AnswerMore
 */

const MOST_FACTS = 400;

// The answer about a run: what a command was asked is about the run as it was, a second run has none of its own, and
// where nothing was touched yet there is an advice.
/** @type {(screen: Screen, report: Report | null, isSecond: boolean, isIdle: boolean) => Screen['answer']} */
export function answerOf(screen, report, isSecond, isIdle) {
  if (report) return { title: '', report };
  if (isSecond) return null;
  if (isIdle) return { title: screen.id === 0 ? 'Tap an icon to start an application.' : 'Touch the screen.' };
  return screen.answer;
}

// The parts of a sentence as nodes; names and code have a face of their own.
/** @type {(parts: Part[]) => Node[]} */
function partsAsNodes(parts) {
  return parts.map((part) => {
    if (typeof part === 'string') return document.createTextNode(part);
    if (part.code !== undefined) return element('code', { text: part.code });
    return element('span', { class: 'name', text: part.name });
  });
}

// A text with `names` in backticks and ids of rules as nodes.
/** @type {(text: string, rules: RulesById) => Node[]} */
export function richText(text, rules) {
  /** @type {Node[]} */
  const nodes = [];
  for (const part of String(text).split(/(`[^`]*`|\b[A-Z]{1,6}-\d+[a-z]?\b)/)) {
    if (part.length > 1 && part.startsWith('`') && part.endsWith('`')) {
      nodes.push(element('span', { class: 'name', text: shortName(part.slice(1, -1)) }));
    } else if (rules.has(part)) nodes.push(ruleChip(part, rules));
    else if (part) nodes.push(document.createTextNode(part));
  }
  return nodes;
}

// Shows the answer for a screen: that of the command which made the page, or what became of the gesture at a time.
/** @type {(root: Element, screen: Screen, model: Model, rules: RulesById, time: number, more?: AnswerMore) => void} */
export function showAnswer(root, screen, model, rules, time, more = {}) {
  const { meant = [], command = '', tryFix, fix = null, changes = [] } = more;
  const { answer } = screen;
  const gesture = gestureAt(screen, time);
  /** @type {Node[]} */
  const nodes = [...meant];
  const reported = answer?.report?.answer ?? answer?.report?.touches?.[0]?.answer ?? null;
  const lead = reported?.why || answer?.title || gesture?.lead || screen.title;
  nodes.push(element('p', { class: 'lead' }, ...richText(lead, rules)));
  const fixes = reported?.fixes ?? answer?.conflict?.fixes ?? [];
  const shown = fixes.slice(0, 3).map((one, index) =>
    fixNode(one, index, rules, tryFix ? { isOn: fix === index, act: () => tryFix(fix === index ? null : index) } : null)
  );
  for (const remark of command ? reported?.remarks ?? [] : []) {
    nodes.push(element('p', { class: 'remark' }, ...richText(remark, rules)));
  }
  nodes.push(...shown.slice(0, 1));
  if (shown.length > 1) {
    const title = shown.length === 2 ? 'Another fix' : `${shown.length - 1} more fixes`;
    nodes.push(element('details', { class: 'more fixes' }, element('summary', { text: title }), ...shown.slice(1)));
  }
  if (command) {
    const row = element('div', { class: 'row' }, element('small', { text: 'The same on the command line' }));
    row.append(element('span', { class: 'space' }), copyButton(command));
    nodes.push(element('div', { class: 'command' }, row, element('code', { text: command })));
  }
  for (const detail of answer?.conflict?.details ?? []) nodes.push(element('p', {}, ...richText(detail, rules)));
  if (!reported && gesture) {
    if (lead !== gesture.lead) nodes.push(element('p', {}, ...richText(gesture.lead, rules)));
    const lines = storyOf(gesture, model).map((line) => element('li', {}, ...richText(line, rules)));
    if (lines.length > 0) nodes.push(element('ul', {}, ...lines));
    for (const saying of sayingsOf(screen, gesture)) {
      nodes.push(element('p', { class: 'told' }, ...richText(saying, rules)));
    }
    if (changes.length > 0) nodes.push(element('p', { class: 'tools changes' }, ...changes));
  }
  if (answer?.log && answer.log.length > 0) nodes.push(logNode(answer.log));
  if (screen.gaps.length > 0) {
    const parts = screen.gaps.map((gap) => `${gap.count} ${gap.what}`);
    const [from, to] = [Math.min(...screen.gaps.map((gap) => gap.from)), Math.max(...screen.gaps.map((gap) => gap.to))];
    const times = `from ${timeText(from)} to ${timeText(to)}`;
    nodes.push(empty(`${parts.join(' and ')} ${times} were left out, to keep this bounded.`));
  }
  root.replaceChildren(...nodes);
}

// Code that a narrow column breaks before a member rather than in the middle of a name.
/** @type {(code: string) => (string | Element)[]} */
function breakable(code) {
  return code.split(/(\.)(?=[A-Za-z])/).flatMap((piece) => piece === '.' ? [piece, element('wbr')] : [piece]);
}

// A fix with its code, what comes of it and, where it can be played, a switch.
/** @type {(fix: Fix, index: number, rules: RulesById, trial: { isOn: boolean, act: () => void } | null) => Element} */
export function fixNode(fix, index, rules, trial) {
  const code = Array.isArray(fix.code) ? fix.code.join('\n') : String(fix.code ?? '');
  const [before, after] = [fix.summary ?? 'tried in the engine', fix.then ?? fix.effect ?? ''];
  return element(
    'div',
    { class: 'fix' },
    element(
      'div',
      { class: 'row' },
      element('small', { text: `Fix ${index + 1}: ${before}` }),
      element('span', { class: 'space' }),
      trial
        ? button('Play it', trial.act, {
          class: 'quiet',
          role: 'switch',
          'aria-checked': String(trial.isOn),
          'aria-label': `Play fix ${index + 1}`,
        })
        : null,
      copyButton(code),
    ),
    element('code', {}, ...breakable(code)),
    element('small', {}, ...richText(after, rules)),
  );
}

/** @type {(log: [time: number, text: string][]) => Element} */
function logNode(log) {
  const lines = log.slice(0, 500).map(([time, text]) =>
    element('li', {}, element('b', { text: timeText(time) }), ` ${text}`)
  );
  if (log.length > lines.length) lines.push(element('li', { text: `and ${log.length - lines.length} more` }));
  return element(
    'details',
    { class: 'more' },
    element('summary', { text: `The log, ${counted(log.length, 'line')}` }),
    element('ol', { class: 'log' }, ...lines),
  );
}

// Shows what was decided at one instant; `picked` is the number of a subject, whose facts come alone, or null.
/** @type {(root: Element, facts: Fact[], model: Model, rules: RulesById, picked: number | null) => void} */
export function showMoment(root, facts, model, rules, picked) {
  const mine = picked === null ? facts : facts.filter((fact) => mentions(fact, picked));
  const told = mine.filter((fact) => !isDetail(fact));
  const details = mine.filter((fact) => isDetail(fact) && fact.fact !== 'subject');
  const nodes = [];
  const nothing = picked === null ? 'Nothing is decided here.' : 'Nothing is decided about this here.';
  if (told.length > 0) nodes.push(factList(told, model, rules));
  else nodes.push(empty(nothing));
  if (details.length > 0) {
    const open = root.querySelector('details.more')?.hasAttribute('open');
    const summary = element('summary', { text: `${details.length} more: who was asked, who watched` });
    nodes.push(element('details', { class: 'more', open }, summary, factList(details, model, rules)));
  }
  root.replaceChildren(...nodes);
}

/** @type {(facts: Fact[], model: Model, rules: RulesById) => Element} */
function factList(facts, model, rules) {
  const rows = facts.slice(0, MOST_FACTS).map((fact) => {
    const words = element('span', {}, ...partsAsNodes(capitalized(sentence(fact, model))));
    return element('li', {}, words, fact.rule ? ruleChip(fact.rule, rules) : null);
  });
  const list = element('ul', { class: 'facts' }, ...rows);
  if (facts.length > MOST_FACTS) {
    list.append(element('li', { class: 'empty', text: `and ${facts.length - MOST_FACTS} more` }));
  }
  return list;
}

/** @type {(parts: Part[]) => Part[]} */
function capitalized(parts) {
  const [first, ...rest] = parts;
  return typeof first === 'string' ? [first.charAt(0).toUpperCase() + first.slice(1), ...rest] : parts;
}

// deno-fmt-ignore
const SUBJECT_KEYS = [
  'view', 'window', 'by', 'for', 'from', 'to', 'contestant', 'with', 'control', 'scrollView', 'responder', 'at',
  'answer', 'into',
];

/** @type {(fact: Fact, subject: number) => boolean} */
function mentions(fact, subject) {
  return Object.entries(fact).some(([key, value]) => value === subject && SUBJECT_KEYS.includes(key));
}
