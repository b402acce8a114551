import type { RemoteRelease } from '@cpa/shared/contracts';
import { aheadOf, type Environment, listEnvironments } from '../environments/environments.ts';
import {
  type EnvironmentState,
  type Gates,
  HISTORY_PAGE_LENGTH,
  type HistoryPage,
  type LiveRelease,
  type Overview,
  type Revision,
} from '../../../src/operator/model/releaseOverview.ts';
import { readGates } from './readGates.ts';
import { differingReleases, type ReadRebuilds, rebuildsOf } from './readRebuilds.ts';
import type { CanaryFigures } from '../canary/canaryFigures.ts';
import { abortShare, MIN_VISITORS, shareInterval } from '../canary/failureRate.rules.ts';
import { INP_TOLERANCE_MS } from '../canary/responseTime.rules.ts';
import type { HistoryReader, KnownRevision } from '../records/historyReader.ts';
import { currentDocument } from '../records/releasePointer.ts';
import { isSigned } from '../records/releaseKeys.ts';
import { activeVersions } from '../records/rollback.rules.ts';
import {
  type Canary,
  changesOf,
  type ReleaseChange,
  type StoredDocument,
  versionOf,
} from '../records/storedDocument.ts';
import { storageOf, type StorePlace } from '../../platform/storage/releaseStorage.ts';

type Readers = { reader: HistoryReader; figures: CanaryFigures; readRebuilds: ReadRebuilds };

/** Reads the served releases, the newest changes and the figures of the canaries. */
export async function readOverview(
  place: StorePlace,
  { reader, figures, readRebuilds }: Readers,
): Promise<Overview> {
  const storage = storageOf(place);
  const current = await currentDocument(storage);
  const served = [...(current.shell ? [current.shell] : []), ...current.remotes];
  const names = served.map(({ name }) => name);
  const isEnough = (known: KnownRevision[]): boolean =>
    timelineOf(known).length >= HISTORY_PAGE_LENGTH && names.every((name) => isTraced(name, current, known));
  const { revisions, damaged } = await reader.read(isEnough);
  const shown = [...served, ...(current.canaries ?? []).map(({ release }) => release)];
  const rebuilds = await Promise.all(names.map(async (name) => await readRebuilds(name, shown)));
  const gatesOf = async (release: RemoteRelease): Promise<Gates> => ({
    ...(await readGates(storage, release, current.shell)),
    rebuilds: rebuildsOf(
      rebuilds.find(({ name }) => name === release.name)!,
      release.version,
    ),
  });
  return {
    revision: current.revision,
    live: await Promise.all(
      served.map(async (release) => ({
        ...liveRelease(release.name, current, revisions),
        gates: await gatesOf(release),
      })),
    ),
    canaries: await Promise.all(
      (current.canaries ?? []).map(async (canary) => ({
        ...(await runningCanary(current, canary, figures)),
        gates: await gatesOf(canary.release),
      })),
    ),
    timeline: timelineOf(revisions),
    damaged,
    differing: differingReleases(rebuilds),
    environments: (await listEnvironments(place)).map((environment) => stateOf(environment, current)),
    is_signed: await isSigned(storage),
  };
}

const stateOf = (environment: Environment, live: StoredDocument): EnvironmentState => ({
  name: environment.environment,
  ahead: aheadOf(environment, live).map(({ name, version, was, by, at }) => ({
    name,
    version,
    by,
    at,
    is_current: was === (versionOf(live, name) ?? null),
  })),
});

/** Reads the changes before a revision, newest first. */
export async function readHistory(reader: HistoryReader, before: number): Promise<HistoryPage> {
  const isEnough = (known: KnownRevision[]): boolean => timelineOf(known).length >= HISTORY_PAGE_LENGTH;
  const { revisions } = await reader.read(isEnough, before);
  return { timeline: timelineOf(revisions) };
}

/** Returns true when earlier revisions cannot change the displayed data of a live release. */
function isTraced(name: string, current: StoredDocument, revisions: readonly KnownRevision[]): boolean {
  const own = revisions.flatMap(({ change }, index) =>
    changesOf(change)
      .filter((each) => each.name === name)
      .map(({ version }) => ({ version, index, action: change?.action })),
  );
  // The target of a rollback is an earlier release, which these revisions may not have.
  if (own.some(({ action }) => action === 'rollback')) return false;
  const at = own.find(({ version }) => version === versionOf(current, name))?.index;
  return at !== undefined && at < revisions.length - 1;
}

const timelineOf = (history: readonly KnownRevision[]): Revision[] =>
  history
    .flatMap(({ revision, change }) => (change ? [toRevision(revision, change)] : []))
    .slice(0, HISTORY_PAGE_LENGTH);

async function runningCanary(
  current: StoredDocument,
  canary: Canary,
  figures: CanaryFigures,
): Promise<Omit<Overview['canaries'][number], 'gates'>> {
  const { release, percent, started_at } = canary;
  const { verdict, slowness, course, vitals, ...arms } = await figures.read(canary);
  return {
    name: release.name,
    version: release.version,
    active: versionOf(current, release.name) ?? '',
    percent,
    started_at,
    verdict,
    slowness,
    vitals,
    figures: arms,
    inp_tolerance: INP_TOLERANCE_MS,
    min_visitors: MIN_VISITORS,
    course: course.map((point) => ({
      ...point,
      interval: shareInterval(point.canary),
      abort_share: abortShare(point.canary, point.active),
    })),
  };
}

function liveRelease(
  name: string,
  current: StoredDocument,
  history: readonly KnownRevision[],
): Omit<LiveRelease, 'gates'> {
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
