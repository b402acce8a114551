import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { replaceDurably } from '../../platform/storage/durableFiles.ts';

/** What the operator tells visitors about a trouble, newest first. */
export type Notice = { at: string; text: string };

const noticesSchema = z.array(z.object({ at: z.string(), text: z.string() }));

const fileIn = (home: string): string => join(home, 'status-notices.json');

/** Returns the notices of the trouble that lasts; none when the file is missing or damaged. */
export async function readNotices(home: string): Promise<Notice[]> {
  try {
    return z.parse(noticesSchema, JSON.parse(await readFile(fileIn(home), 'utf8')));
  } catch {
    return [];
  }
}

/** Adds a notice, which `/status` shows at once. */
export async function addNotice(home: string, text: string): Promise<Notice> {
  const notice = { at: new Date().toISOString(), text };
  await replaceDurably(fileIn(home), JSON.stringify([notice, ...(await readNotices(home))]));
  return notice;
}

/** Removes all notices. */
export async function endNotices(home: string): Promise<void> {
  await rm(fileIn(home), { force: true });
}
