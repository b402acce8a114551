import {
  HISTORY_PAGE_LENGTH,
  type HistoryPage,
  type LiveRelease,
  type Overview,
  type Revision,
} from '../../src/operator/model/releaseOverview.ts';
import type { CanaryFigures } from '../canary/canaryFigures.ts';
import { shareInterval } from '../canary/failureRate.rules.ts';
import { currentDocument, documentHistory, readRevisions } from '../releases/records/releasePointer.ts';
import { activeVersions } from '../releases/records/rollback.rules.ts';
import {
  type Canary,
  changesOf,
  type ReleaseChange,
  SHELL,
  type StoredDocument,
  versionOf,
} from '../releases/records/storedDocument.ts';
import { storageOf, type StorePlace } from '../storage/releaseStorage.ts';

/** Reads what the store serves, the newest changes and the figures of the canaries. */
export async function readOverview(place: StorePlace, figures: CanaryFigures): Promise<Overview> {
  const storage = storageOf(place);
  const revisions = await readRevisions(storage);
  const history = revisions.flatMap(({ document }) => document ?? []);
  const current = await currentDocument(storage);
  const names = [...(current.shell ? [SHELL] : []), ...current.remotes.map(({ name }) => name)];
  return {
    revision: current.revision,
    live: names.map((name) => liveRelease(name, current, history)),
    canaries: await Promise.all(
      (current.canaries ?? []).map(async (canary) => await runningCanary(current, canary, figures)),
    ),
    timeline: timelineOf(history),
    damaged: revisions.filter(({ document }) => !document).map(({ revision }) => revision),
  };
}

/** Reads the changes before a revision, newest first. */
export async function readHistory(place: StorePlace, before: number): Promise<HistoryPage> {
  const history = await documentHistory(storageOf(place));
  return { timeline: timelineOf(history.filter(({ revision }) => revision < before)) };
}

const timelineOf = (history: readonly StoredDocument[]): Revision[] =>
  history
    .flatMap(({ revision, change }) => (change ? [toRevision(revision, change)] : []))
    .slice(0, HISTORY_PAGE_LENGTH);

async function runningCanary(
  current: StoredDocument,
  canary: Canary,
  figures: CanaryFigures,
): Promise<Overview['canaries'][number]> {
  const { release, percent, started_at } = canary;
  const { verdict, slowness, course, ...arms } = await figures.read(canary);
  return {
    name: release.name,
    version: release.version,
    active: versionOf(current, release.name) ?? '',
    percent,
    started_at,
    verdict,
    slowness,
    figures: arms,
    course: course.map((point) => ({ ...point, interval: shareInterval(point.canary) })),
  };
}

function liveRelease(name: string, current: StoredDocument, history: readonly StoredDocument[]): LiveRelease {
  const version = versionOf(current, name)!;
  const change = history.find((document) =>
    changesOf(document.change).some((each) => each.name === name && each.version === version),
  )?.change;
  return {
    name,
    version,
    since: change ? { at: change.at, by: change.by, commit: change.commit ?? null } : null,
    rollback_to: activeVersions(history.toReversed(), name).at(-2) ?? null,
  };
}

function toRevision(revision: number, change: ReleaseChange): Revision {
  const { action, at, by, reason, commit = null, percent = null, also = [], ended = [] } = change;
  const { name, version, was } = change;
  return {
    revision,
    action,
    at,
    by,
    reason,
    commit,
    percent,
    changes: [{ name, version, was }, ...also],
    ended,
  };
}
