import { appendFile, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { CountedEvent } from './countCanary.rules.ts';

export type EventLog = {
  append: (event: CountedEvent) => Promise<void>;
  /** Reads the events that any process has appended since the last call. */
  readNew: () => Promise<CountedEvent[]>;
};

/** Log of the events of one canary. Several processes append to it: a short line is written at once. */
export function openEventLog(file: string): EventLog {
  let offset = 0;
  let rest = '';
  return {
    async append(event) {
      await mkdir(dirname(file), { recursive: true });
      await appendFile(file, toLine(event));
    },
    async readNew() {
      const handle = await open(file, 'r').catch(() => undefined);
      if (!handle) return [];
      try {
        const { size } = await handle.stat();
        const { buffer, bytesRead } = await handle.read({
          buffer: Buffer.alloc(size - offset),
          position: offset,
        });
        offset += bytesRead;
        const lines = (rest + buffer.toString('latin1', 0, bytesRead)).split('\n');
        rest = lines.pop() ?? '';
        return lines.flatMap(parseLine);
      } finally {
        await handle.close();
      }
    },
  };
}

const toLine = ({ at, side, visitor, failedFrom = '' }: CountedEvent): string =>
  `${at} ${side} ${visitor} ${failedFrom}\n`;

/** Skips damaged lines. */
function parseLine(line: string): CountedEvent[] {
  const [, at, side, visitor = '', failedFrom] =
    /^(\d{1,15}) (canary|active) ([\w-]+) ([0-9a-f]*)$/.exec(line) ?? [];
  if (side !== 'canary' && side !== 'active') return [];
  return [{ at: Number(at), side, visitor, failedFrom: failedFrom || undefined }];
}
