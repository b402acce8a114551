import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DISKS } from './nodes.ts';

/** Clock of the portal, its database and its visitors in a cluster that was started for drills of hours. */
export const CLOCK = join(DISKS, 'clock');

/** Milliseconds after which a process reads the file again. */
export const READ_AGAIN_MS = 1000;

/** Settings of a process that reads its clock from a file, for the dynamic loader. Its timers keep the real time. */
export const clockFrom = (file: string): Record<string, string> => ({
  LD_PRELOAD: '/usr/$LIB/faketime/libfaketime.so.1',
  FAKETIME_TIMESTAMP_FILE: file,
  FAKETIME_CACHE_DURATION: String(READ_AGAIN_MS / 1000),
  DONT_FAKE_MONOTONIC: '1',
});

/** Sets a clock to a number of seconds ahead. A process never reads half a file. */
export function setClock(file: string, seconds: number): void {
  writeFileSync(`${file}.new`, `+${seconds}\n`);
  renameSync(`${file}.new`, file);
}
