import type { FromSandbox, SandboxResult } from './messages.ts';

/** Characters of a result. The longest page has about 300,000. */
const MAX_LENGTH = 8 * 1024 * 1024;
export const MAX_REASON = 2000;

type Fields = Record<string, 'string' | 'number' | 'object' | 'undefined'>;

/** Types of the fields of each message. */
const MESSAGES: Record<FromSandbox['kind'], Fields> = {
  alive: {},
  loading: { change: 'number' },
  loaded: { key: 'string' },
  done: { id: 'number', result: 'object' },
  read: { id: 'number', task: 'number', path: 'string' },
  problem: { reason: 'string' },
};

const RESULTS: Record<string, Fields> = {
  page: { html: 'string', json: 'string', styles: 'object' },
  frame: { html: 'string', styles: 'object' },
  head: { head: 'object' },
  redirect: { url: 'string' },
  unavailable: {},
  failed: { reason: 'string' },
};

/** True for a message of the form that a sandbox sends. Code of a release may have changed the sandbox. */
export function isFromSandbox(message: unknown): message is FromSandbox {
  if (!hasFields(message, MESSAGES)) return false;
  if (message['kind'] === 'read') return ['string', 'undefined'].includes(typeof message['body']);
  if (message['kind'] === 'loaded')
    return message['problem'] === null || typeof message['problem'] === 'string';
  if (message['kind'] !== 'done')
    return message['kind'] !== 'loading' || Math.abs(Number(message['change'])) === 1;
  const result = message['result'];
  return hasFields(result, RESULTS) && (!('styles' in result) || areTexts(result['styles']));
}

/** Returns a result that the site server can pass on: its texts are strings, and no longer than those of any page. */
export function bounded(result: SandboxResult): SandboxResult {
  if (result.kind === 'failed') return { ...result, reason: result.reason.slice(0, MAX_REASON) };
  let length = 0;
  for (const text of textsOf(result)) {
    if (typeof text !== 'string') return { kind: 'failed', reason: 'The page has a text that is none.' };
    length += text.length + 1;
  }
  return length <= MAX_LENGTH ? result : { kind: 'failed', reason: 'The page is too long.' };
}

function textsOf(result: SandboxResult): readonly unknown[] {
  if (result.kind === 'redirect') return [result.url];
  if (result.kind === 'head') return Object.values(result.head);
  if (result.kind !== 'page' && result.kind !== 'frame') return [];
  const { html, icons = '', styles } = result;
  const texts = [html, icons, ...styles];
  return result.kind === 'page' ? [...texts, result.json, ...Object.values(result.head ?? {})] : texts;
}

function hasFields(value: unknown, kinds: Record<string, Fields>): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const { kind } = value as { kind?: unknown };
  if (typeof kind !== 'string' || !Object.hasOwn(kinds, kind)) return false;
  return Object.entries(kinds[kind]!).every(
    ([name, type]) => typeof Reflect.get(value, name) === type && Reflect.get(value, name) !== null,
  );
}

const areTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');
