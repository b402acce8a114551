import type { FromSandbox } from './messages.ts';

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
  if (message['kind'] !== 'done')
    return message['kind'] !== 'loading' || Math.abs(Number(message['change'])) === 1;
  const result = message['result'];
  return hasFields(result, RESULTS) && (!('styles' in result) || areTexts(result['styles']));
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
