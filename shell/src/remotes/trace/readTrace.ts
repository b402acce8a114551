import type { ActiveRemote, ReleaseDocument, TraceStep } from '@cpa/shared/contracts';
import { baseUrlsOf, fileUrl } from '../loader/baseUrls.ts';
import { patternOf } from '../releaseDocument.ts';
import { steps } from './steps.ts';

/** Load trace of the remotes of a page. */
export type LoadTrace = {
  page: string | null;
  revision: number;
  remotes: {
    name: string;
    version: string;
    steps: TraceStep[];
    /** Modules that it gets from the shell. */
    shared: string[];
  }[];
  /** Calls of the API, ids replaced. */
  data: { name: string; start: number; duration: number }[];
};

/** Characters of the path of a file, the last ones. */
const MAX_PATH = 100;

/** API calls in a trace; the first ones are those of the load. */
const MAX_CALLS = 30;

/**
 * Reads how the remotes of this page were loaded: for each one its files, the modules that the shell shares with it, and
 * its steps. Contains no personal data: ids in the paths of API calls are replaced.
 */
export function readTrace(releases: ReleaseDocument, path = location.pathname): LoadTrace {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return {
    page: patternOf(releases, path),
    revision: releases.revision,
    remotes: releases.remotes
      .map((remote) => ({
        name: remote.name,
        version: remote.version,
        steps: [...filesOf(remote, files), ...ownSteps(remote)].toSorted((a, b) => a.start - b.start),
        shared: Object.keys(remote.requires ?? {}),
      }))
      .filter((remote) => remote.steps.length > 0),
    data: files
      .filter(({ name }) => new URL(name).pathname.startsWith('/api/'))
      .slice(0, MAX_CALLS)
      .map((entry) => ({ ...timesOf(entry), name: withoutIds(new URL(entry.name).pathname) })),
  };
}

const ownSteps = ({ name }: ActiveRemote): TraceStep[] =>
  steps
    .filter(({ remote }) => remote === name)
    .map(({ kind, start, duration, error }) => ({
      kind,
      name: kind,
      start: Math.round(start),
      duration: Math.round(duration),
      ...(error !== undefined && { error }),
    }));

function filesOf(remote: ActiveRemote, entries: readonly PerformanceResourceTiming[]): TraceStep[] {
  return remote.files.flatMap(({ path }) =>
    baseUrlsOf(remote).flatMap((base) =>
      entries
        .filter(({ name }) => name === fileUrl(base, path))
        .map((entry) => ({
          ...timesOf(entry),
          kind: 'file' as const,
          name: path.slice(-MAX_PATH),
          bytes: entry.encodedBodySize,
        })),
    ),
  );
}

const timesOf = ({ startTime, duration }: PerformanceResourceTiming) => ({
  start: Math.round(startTime),
  duration: Math.round(duration),
});

/** Replaces numbers, hashes and tokens in a path. */
const withoutIds = (path: string): string =>
  path
    .split('/')
    .map((segment) => (/\d|.{30}/.test(segment) ? ':id' : segment))
    .join('/');
