import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** Last backup and last verification on this machine, in the form of ISO dates. */
const statusSchema = z.object({
  made_at: z.optional(z.string()),
  verified_at: z.optional(z.string()),
  /** Why the last verification failed. */
  problem: z.optional(z.string()),
});
export type BackupStatus = z.infer<typeof statusSchema>;

const fileIn = (home: string): string => join(home, 'backup-status.json');

/** Returns the status that the last commands recorded; empty when there is none. */
export function readBackupStatus(home: string): BackupStatus {
  try {
    return z.parse(statusSchema, JSON.parse(readFileSync(fileIn(home), 'utf8')));
  } catch {
    return {};
  }
}

/** Merges the changes into the status. A field of undefined is removed. */
export function recordBackupStatus(
  home: string,
  changes: { [Field in keyof BackupStatus]: string | undefined },
) {
  const draft = `${fileIn(home)}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify({ ...readBackupStatus(home), ...changes })}\n`);
  renameSync(draft, fileIn(home));
}
