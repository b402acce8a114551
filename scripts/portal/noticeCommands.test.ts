import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPlannedWork } from '../../shell/server/documents/status/statusNotice.ts';
import { plan, unplan } from './noticeCommands.ts';

const NOW = new Date('2026-12-01T12:00:00Z');

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'notices-'));
  process.env['PORTAL_HOME'] = home;
});
afterEach(() => {
  delete process.env['PORTAL_HOME'];
  rmSync(home, { recursive: true });
});

test('announces work in the time of Aruba, and takes it back', async () => {
  await plan('2026-12-06T05:00', '2026-12-06T05:30', 'A new disk.', NOW);
  expect(await readPlannedWork(home, NOW)).toEqual([
    {
      at: NOW.toISOString(),
      from: '2026-12-06T09:00:00.000Z',
      to: '2026-12-06T09:30:00.000Z',
      text: 'A new disk.',
    },
  ]);
  await unplan();
  expect(await readPlannedWork(home, NOW)).toEqual([]);
});

test.each([
  [
    '2026-12-06 05:00',
    '2026-12-06T05:30',
    'Write the time in Aruba as 2026-12-06T05:00, not as 2026-12-06 05:00.',
  ],
  ['2026-12-06T05:00', '2026-13-06T05:30', 'Write the time in Aruba'],
  ['2027-02-31T05:00', '2027-03-31T05:30', 'Write the time in Aruba'],
  ['2026-12-06T05:00', '2026-12-06T05:00', 'The work must end after it begins.'],
  ['2026-11-06T05:00', '2026-11-06T05:30', 'The work must end in the future.'],
])('rejects work from %s to %s', async (from, to, message) => {
  await expect(plan(from, to, 'A new disk.', NOW)).rejects.toThrow(message);
});
