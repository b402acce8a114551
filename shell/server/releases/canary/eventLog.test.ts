import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type EventLog, openEventLog } from './eventLog.ts';

let dir: string;
let file: string;
let log: EventLog;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'portal-figures-'));
  file = join(dir, 'figures/a.log');
  log = openEventLog(file);
});
afterEach(() => rmSync(dir, { recursive: true }));

const visit = { at: 1000, side: 'canary', visitor: 'ana', failedFrom: undefined } as const;
const failure = { at: 2000, side: 'active', visitor: 'ben', failedFrom: 'a0' } as const;

test('returns each event once, also those of another process', async () => {
  expect(await log.readNew()).toEqual([]);
  await log.append(visit);
  expect(await log.readNew()).toEqual([visit]);
  await openEventLog(file).append(failure);
  expect(await log.readNew()).toEqual([failure]);
  expect(await log.readNew()).toEqual([]);
});

test('waits for the rest of a line and skips a damaged one', async () => {
  await log.append(visit);
  appendFileSync(file, 'damaged\n2000 active b');
  expect(await log.readNew()).toEqual([visit]);
  appendFileSync(file, 'en a0\n');
  expect(await log.readNew()).toEqual([failure]);
});
