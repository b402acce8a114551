import { describe, expect, test } from '@jest/globals';
import { checkHistory, longestPause, type Operation } from './history.ts';

const write = (start: number, outcome: Operation['outcome'], value?: string): Operation => ({
  kind: 'write',
  key: 'a',
  start,
  end: start + 1,
  outcome,
  value,
});
const read = (start: number, value?: string): Operation => ({ ...write(start, 'ok', value), kind: 'read' });

describe('history of a key', () => {
  test.each<[string, Operation[], string[]]>([
    ['an acknowledged write that is read', [write(1, 'ok', '7'), read(3, '7')], []],
    ['a read during the write', [write(1, 'ok', '7'), read(1)], []],
    [
      'a write without an answer, stored or not',
      [write(1, 'unknown'), read(3), read(5, '7'), read(9, '7')],
      [],
    ],
    ['a repeated write of one key', [write(1, 'unknown'), write(4, 'ok', '7'), write(6, 'ok', '7')], []],
    ['a lost write', [write(1, 'ok', '7'), read(3)], ['a: was lost']],
    ['a value that vanishes', [write(1, 'unknown'), read(3, '7'), read(5)], ['a: was lost']],
    ['two values', [write(1, 'ok', '7'), write(3, 'ok', '8')], ['a: has the values 7 and 8']],
    [
      'a refused write that was stored',
      [write(1, 'refused'), read(3, '7')],
      ['a: was stored although it was refused'],
    ],
    ['a value before its write', [read(1, '7'), write(5, 'ok', '7')], ['a: was read before it was written']],
  ])('judges %s', (_, operations, problems) => {
    expect(checkHistory(operations)).toEqual(problems);
  });
});

describe('longest pause', () => {
  test('counts from the last write before the fault to the first one after it', () => {
    expect(longestPause([0, 90, 400, 450], 100, 500)).toBe(310);
    expect(longestPause([0, 90], 100, 500)).toBe(410);
    expect(longestPause([90, 150, 200], 100, 220)).toBe(60);
    expect(longestPause([], 100, 500)).toBe(400);
  });
});
