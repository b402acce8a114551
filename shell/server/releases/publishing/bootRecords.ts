import type { RemoteRelease } from '@cpa/shared/contracts';
import * as z from 'zod/mini';
import type { ReleaseStorage } from '../../platform/storage/releaseStorage.ts';
import type { Releases } from '../serving/releaseSource.ts';
import { type ActiveReleases, SHELL, versionOf } from '../records/storedDocument.ts';
import { storePaths } from '../records/storePaths.ts';

/** `flaky`: failed, then passed; `late`: not finished within the time for all journeys. */
const journeySchema = z.object({
  remote: z.string(),
  name: z.string(),
  outcome: z.enum(['passed', 'flaky', 'late']),
});
/** Journey that did not fail. */
export type JourneyResult = z.infer<typeof journeySchema>;

/** Pages that the boot check opened. Each had no exception, console error, error notice or violation of axe. */
export type BootReport = {
  pages: { remote: string; pattern: string; role: string | null }[];
  /** Journeys of the check. Default: none. */
  journeys?: JourneyResult[];
};

/**
 * Opens the pages of the changed remotes as they would be served.
 * @throws ReleaseError when one of them fails
 */
export type CheckBoot = (releases: Releases, changed: string[]) => Promise<BootReport>;

const recordSchema = z.object({
  /** ISO 8601. */
  at: z.string(),
  pages: z.array(z.object({ remote: z.string(), pattern: z.string(), role: z.nullable(z.string()) })),
  /** Absent in records of older portals. */
  journeys: z.optional(z.array(journeySchema)),
});

/** Passed boot check of a release. */
export type BootRecord = z.infer<typeof recordSchema>;

/** Reads the passed check of a release with a shell; undefined without one, or when it is damaged or of an older portal. */
export async function readBootRecord(
  { objects }: ReleaseStorage,
  checked: Checked,
): Promise<BootRecord | undefined> {
  const found = await objects.read(recordOf(checked));
  if (!found) return undefined;
  try {
    return z.safeParse(recordSchema, JSON.parse(found.content.toString())).data;
  } catch {
    return undefined;
  }
}

/**
 * Runs the boot check for the releases that are not active and have not passed it with the same shell; for another
 * shell, also for the remotes that stay active. Without a shell there is no site, so there is nothing to check.
 * @returns false when nothing had to be checked
 */
export async function checkBootOnce(
  { objects }: ReleaseStorage,
  { current, next, releases }: { current: ActiveReleases; next: ActiveReleases; releases: RemoteRelease[] },
  checkBoot: CheckBoot,
): Promise<boolean> {
  const { shell, remotes } = next;
  if (!shell) return false;
  const isShellNew = versionOf(current, SHELL) !== shell.version;
  const changed = releases.filter(({ name, version }) => versionOf(current, name) !== version);
  const served = isShellNew ? [shell, ...remotes] : changed;
  const due: string[] = [];
  for (const { name, version } of served) {
    if (!(await objects.find(recordOf({ name, version, shell })))) due.push(name);
  }
  if (due.length === 0) return false;
  // A new shell is checked with every remote.
  const report = await checkBoot(
    { shell, document: { revision: 0, remotes } },
    due.includes(SHELL) ? [SHELL] : due,
  );
  const at = new Date().toISOString();
  for (const { name, version } of served) {
    const pages = report.pages.filter(({ remote }) => name === SHELL || remote === name);
    // A record of an earlier check keeps its pages.
    if (due.includes(SHELL) || due.includes(name))
      await objects.replace(
        recordOf({ name, version, shell }),
        JSON.stringify({ at, pages, journeys: report.journeys }),
      );
  }
  return true;
}

type Checked = { name: string; version: string; shell: { version: string } };

const recordOf = ({ name, version, shell }: Checked): string =>
  `${storePaths.checks}/${name}.${version}.${shell.version}`;
