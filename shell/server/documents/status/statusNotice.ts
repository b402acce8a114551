import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { replaceDurably } from '../../platform/storage/durableFiles.ts';

/** Message of the operator to visitors about an incident, newest first. */
export type Notice = { at: string; text: string };

/** Maintenance that the operator announced: when it begins and ends, and its effect for visitors. */
export type PlannedWork = { at: string; from: string; to: string; text: string };

const noticesSchema = z.array(z.object({ at: z.string(), text: z.string() }));
const worksSchema = z.array(z.object({ at: z.string(), from: z.string(), to: z.string(), text: z.string() }));

const noticesIn = (home: string): string => join(home, 'status-notices.json');
const worksIn = (home: string): string => join(home, 'status-planned.json');

/** Returns the notices of the trouble that lasts; none when the file is missing or damaged. */
export async function readNotices(home: string): Promise<Notice[]> {
  return await readList(noticesIn(home), noticesSchema);
}

/** Adds a notice, which `/status` shows at once. */
export async function addNotice(home: string, text: string): Promise<Notice> {
  const notice = { at: new Date().toISOString(), text };
  await replaceDurably(noticesIn(home), JSON.stringify([notice, ...(await readNotices(home))]));
  return notice;
}

/** Removes all notices. */
export async function endNotices(home: string): Promise<void> {
  await rm(noticesIn(home), { force: true });
}

/** Returns the announced work that has not ended, the next first; none when the file is missing or damaged. */
export async function readPlannedWork(home: string, now: Date): Promise<PlannedWork[]> {
  const works = await readList(worksIn(home), worksSchema);
  return works
    .filter(({ to }) => Date.parse(to) > now.getTime())
    .toSorted((a, b) => Date.parse(a.from) - Date.parse(b.from));
}

/** Announces work, which `/status` shows at once, and drops work that has ended. */
export async function planWork(home: string, work: PlannedWork, now: Date): Promise<void> {
  await replaceDurably(worksIn(home), JSON.stringify([...(await readPlannedWork(home, now)), work]));
}

/** Removes all announcements of work. */
export async function cancelWork(home: string): Promise<void> {
  await rm(worksIn(home), { force: true });
}

/** The work that was announced for this moment. */
export const workAt = (works: readonly PlannedWork[], now: Date): PlannedWork | undefined =>
  works.find(({ from, to }) => Date.parse(from) <= now.getTime() && now.getTime() < Date.parse(to));

async function readList<T>(file: string, schema: z.ZodMiniType<T[]>): Promise<T[]> {
  try {
    return z.parse(schema, JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return [];
  }
}
