import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Canary } from '../records/storedDocument.ts';
import { storePaths } from '../records/storePaths.ts';
import type { ObjectStore } from '../../platform/storage/objectStore.ts';
import type { StorePlace } from '../../platform/storage/releaseStorage.ts';
import type { CountedEvent } from './countCanary.rules.ts';

/** Milliseconds for which events are collected. */
const COLLECT_MS = 500;

export type EventLog = {
  append: (event: CountedEvent) => Promise<void>;
  /** Reads the events that any process has appended since the last call. */
  readNew: () => Promise<CountedEvent[]>;
};

/** Returns the name of the log of a canary, which is a new one for each start of the canary. */
export const logNameOf = ({ release: { name, version }, started_at }: Canary): string =>
  `${name}.${version}.${Date.parse(started_at)}`;

/** Opens the log of a canary in a release store. */
export const canaryLog =
  (place: StorePlace) =>
  (name: string): EventLog => {
    const folder = `${storePaths.figures}/${name}`;
    return typeof place === 'string'
      ? openEventLog(join(place, `${folder}.log`))
      : openObjectLog(place.objects, folder);
  };

/** Log in a store without an append operation: events are collected for `COLLECT_MS` and written as one object. */
export function openObjectLog(objects: ObjectStore, folder: string): EventLog {
  const read = new Set<string>();
  let collected: string[] = [];
  let writing: Promise<void> | undefined;

  async function write(): Promise<void> {
    await sleep(COLLECT_MS);
    const lines = collected.join('');
    collected = [];
    writing = undefined;
    await objects.replace(`${folder}/${Date.now()}-${randomUUID()}.log`, lines);
  }

  return {
    async append(event) {
      collected.push(toLine(event));
      await (writing ??= write());
    },
    async readNew() {
      const names = (await objects.list(folder)).filter((name) => !read.has(name)).toSorted();
      const parts = await Promise.all(names.map(async (name) => await objects.read(`${folder}/${name}`)));
      names.forEach((name) => read.add(name));
      return parts.flatMap((part) => (part?.content.toString('latin1') ?? '').split('\n').flatMap(parseLine));
    },
  };
}

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

function toLine({ at, side, visitor, failedFrom = '', inp, vital }: CountedEvent): string {
  const value = vital ? ` ${vital.name}=${vital.value}` : inp ? `${inp.from} ${inp.ms}` : failedFrom;
  return `${at} ${side} ${visitor} ${value}\n`;
}

/** Skips damaged lines. */
function parseLine(line: string): CountedEvent[] {
  const [, at, side, visitor = '', from = '', name, ms] =
    /^(\d{1,15}) (canary|active) ([\w-]+) ([0-9a-f]*)(?: (?:(lcp|cls)=)?(\d{1,6}))?$/.exec(line) ?? [];
  if (side !== 'canary' && side !== 'active') return [];
  const seen = { at: Number(at), side, visitor } as const;
  if (name === 'lcp' || name === 'cls') return [{ ...seen, vital: { name, value: Number(ms) } }];
  return [
    ms === undefined
      ? { ...seen, failedFrom: from || undefined }
      : { ...seen, inp: { ms: Number(ms), from } },
  ];
}
