import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../build/workspace.ts';
import { utcDays } from './utcDays.ts';

/** Inserted, so that this file has no such line itself. */
const DOT = String.fromCharCode(46);
const CUT = `(0, ${String(10)})`;

test('finds days that are cut off instants', () => {
  const tree = mkdtempSync(join(tmpdir(), 'portal-days-'));
  const lines = [
    `const day = created_at.slice${CUT};`,
    'const day = dayInAruba(created_at);',
    `const day = now.toISOString().substring${CUT};`,
    `const short = commit?.slice${CUT};`,
    `const day = now.toISOString()${DOT}split('T')[0];`,
  ];
  writeFileSync(join(tree, 'day.ts'), lines.join('\n'));
  expect(utcDays(tree)).toEqual(['day.ts:1', 'day.ts:3', 'day.ts:5']);
  rmSync(tree, { recursive: true });
});

test('days of instants are days in Aruba', () => {
  expect(utcDays(root)).toEqual([]);
});
