// Owns the answer: what the engine says about the whole, with fixes, and what it decided at the selected instant.

import { counted, element, empty, timeText } from './dom.js';
import { ruleChip } from './rulecard.js';
import { isDetail, sentence, story } from './words.js';

/**
 * @typedef {import('./feed.js').RulesById} RulesById
 * @typedef {import('./feed.js').Screen} Screen
 * @typedef {import('./messages.js').Fact} Fact
 * @typedef {import('./messages.js').Fix} Fix
 * @typedef {import('./model.js').Model} Model
 * @typedef {import('./words.js').Part} Part
 */

const MOST_FACTS = 400;

// The parts of a sentence as nodes; names and code have a face of their own.
/** @type {(parts: Part[]) => Node[]} */
export function partsAsNodes(parts) {
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
      nodes.push(element('span', { class: 'name', text: part.slice(1, -1) }));
    } else if (rules.has(part)) nodes.push(ruleChip(part, rules));
    else if (part) nodes.push(document.createTextNode(part));
  }
  return nodes;
}

// Shows the answer for a screen.
/** @type {(root: Element, screen: Screen, model: Model, rules: RulesById) => void} */
export function showAnswer(root, screen, model, rules) {
  const { answer } = screen;
  const nodes = [];
  const reported = answer?.report?.answer ?? answer?.report?.touches?.[0]?.answer ?? null;
  const lead = reported?.why || answer?.title || screen.title;
  nodes.push(element('p', { class: 'lead' }, ...richText(lead, rules)));
  const fixes = reported?.fixes ?? answer?.conflict?.fixes ?? [];
  const shown = fixes.slice(0, 3).map((fix, index) => fixNode(fix, index, rules));
  nodes.push(...shown.slice(0, 1));
  if (shown.length > 1) {
    const title = shown.length === 2 ? 'Another fix' : `${shown.length - 1} more fixes`;
    nodes.push(element('details', { class: 'more fixes' }, element('summary', { text: title }), ...shown.slice(1)));
  }
  for (const detail of answer?.conflict?.details ?? []) nodes.push(element('p', {}, ...richText(detail, rules)));
  if (!reported) {
    const sentences = story(model);
    if (sentences.length > 0) {
      nodes.push(element('ul', {}, ...sentences.map((parts) => element('li', {}, ...partsAsNodes(parts)))));
    }
  }
  if (answer?.log && answer.log.length > 0) nodes.push(logNode(answer.log));
  for (const gap of screen.gaps) {
    const time = `from ${timeText(gap.from)} to ${timeText(gap.to)}`;
    const text = `${gap.count} ${gap.what} ${time} were left out, to keep this bounded.`;
    nodes.push(empty(text));
  }
  root.replaceChildren(...nodes);
}

/** @type {(fix: Fix, index: number, rules: RulesById) => Element} */
function fixNode(fix, index, rules) {
  const code = Array.isArray(fix.code) ? fix.code.join('\n') : String(fix.code ?? '');
  const [before, after] = [fix.summary ?? 'tried in the engine', fix.then ?? fix.effect ?? ''];
  return element(
    'div',
    { class: 'fix' },
    element('small', { text: `Fix ${index + 1}: ${before}` }),
    element('code', { text: code }),
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
