import type { EventEmitter } from 'node:events';
import { dayInAruba, type VacancyFilter } from '@cpa/shared/contracts';
import type { Executor } from '../../../platform/database/executor.ts';
import { chosenValues, filteredDimensions, type Dimension } from '../vacancyConditions.repository.ts';
import { createColumnBuilder } from './createColumnBuilder.ts';
import { countInColumns, type Counts, type FacetChoice, type FacetColumns } from './facetColumns.ts';
import { readColumnRows } from './facetColumns.repository.ts';
import { AGES, SALARY_STATED } from './facetValues.ts';

/** Milliseconds after which the columns are read again, in the background. */
const REFRESH_AFTER_MS = 30_000;
/** Maximum share of the time that is spent on reading. */
const MOST_LOAD = 0.05;
const ROWS_AT_ONCE = 5000;
const DAY = 86_400;

export type CountsByDimension = ReadonlyMap<Dimension | undefined, Counts>;

export interface FacetIndex {
  /** Reads the columns if they are due. Search does so as well. */
  refresh(): Promise<void>;
  /** Resolves when `count` returns counts, or the columns could not be read. */
  untilReady(): Promise<void>;
  /** Returns true if `count` returns counts. */
  isReady(): boolean;
  /** Returns the number of listed vacancies, 0 until the columns are read. */
  size(): number;
  /** Counts all facets, and each filtered one with its own filter ignored. Undefined until the columns are read. */
  count(filter: VacancyFilter, among?: Int32Array): Promise<CountsByDimension> | undefined;
  /** Time of `performance` from which on counts have each announced change; infinite until the columns have it. */
  settledAt: () => number;
}

/**
 * Holds the counted columns of all listed vacancies in memory, for a few minutes at most: some 40 bytes each. The
 * database takes a quarter of a second to count the facets of 100,000 vacancies, this index some milliseconds.
 * @param changes emits `changed` when public data has changed: the columns are reloaded as soon as `MOST_LOAD` allows
 */
export function createFacetIndex(db: Executor, changes?: EventEmitter): FacetIndex {
  let loaded: { columns: FacetColumns; soonest: number; due: number; end: number } | undefined;
  let loading: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let changedAt = Number.NEGATIVE_INFINITY;
  let settledAt = Number.NEGATIVE_INFINITY;
  changes?.on('changed', () => {
    changedAt = performance.now();
    settledAt = Number.POSITIVE_INFINITY;
    refreshSoon();
  });

  /** Reloads the columns, so that the next search does not count with those from before the change. */
  function refreshSoon(): void {
    const wait = Math.max(0, (loaded?.soonest ?? 0) - performance.now());
    timer ??= setTimeout(() => {
      timer = undefined;
      // A read that began before the change may miss it.
      if (loading) return void loading.then(refreshSoon, refreshSoon);
      if (loaded) loaded.due = 0;
      refresh().catch(() => undefined);
    }, wait).unref();
  }

  async function load(): Promise<void> {
    const startedAt = performance.now();
    const columns = await readColumns(db);
    const now = performance.now();
    const soonest = now + (now - startedAt) / MOST_LOAD;
    const due = Math.max(now + REFRESH_AFTER_MS, soonest);
    // Reading again may take longer than it did, on a busy server.
    loaded = { columns, soonest, due, end: due + REFRESH_AFTER_MS + 3 * (now - startedAt) };
    if (settledAt > now && startedAt >= changedAt) settledAt = now;
  }

  async function refresh(): Promise<void> {
    if (loaded && loaded.due > performance.now()) return;
    loading ??= load().finally(() => (loading = undefined));
    await loading;
  }

  function current(): FacetColumns | undefined {
    // The search itself reports a failure; the next one retries.
    refresh().catch(() => undefined);
    return loaded && loaded.end > performance.now() ? loaded.columns : undefined;
  }

  return {
    refresh,
    untilReady: async () => {
      if (!current()) await refresh().catch(() => undefined);
    },
    isReady: () => current() !== undefined,
    size: () => current()?.ids.length ?? 0,
    count(filter, among) {
      const columns = current();
      return columns && countDimensions(columns, filter, among);
    },
    settledAt: () => settledAt,
  };
}

/** Reads the counted columns of all listed vacancies. */
export async function readColumns(db: Executor): Promise<FacetColumns> {
  const builder = createColumnBuilder();
  for (let last: number | null = 0; last !== null;) {
    const rows = await readColumnRows(db, last, ROWS_AT_ONCE);
    builder.add(rows.text);
    last = rows.last;
  }
  return builder.build();
}

/** Counts all facets of all vacancies in the columns. */
export async function countEvery(columns: FacetColumns): Promise<Counts> {
  return (await countDimensions(columns, {})).get(undefined)!;
}

/** Counts all facets, and each filtered one with its own filter ignored. */
export async function countDimensions(
  columns: FacetColumns,
  filter: VacancyFilter,
  among?: Int32Array,
): Promise<CountsByDimension> {
  const now = Date.now() / 1000;
  const dimensions = filteredDimensions(filter);
  const counts = await countInColumns(columns, {
    choices: dimensions.map((dimension) => choiceOf(filter, dimension, now)),
    companies: filter.filter_companies?.length ? filter.filter_companies : undefined,
    among,
    today: Date.parse(dayInAruba(new Date(now * 1000))) / (DAY * 1000),
    ages: AGES.map(({ value, days }) => ({ value, after: now - days * DAY })),
  });
  return new Map([undefined, ...dimensions].map((dimension, at) => [dimension, counts[at]!]));
}

function choiceOf(filter: VacancyFilter, dimension: Dimension, now: number): FacetChoice {
  if (dimension === 'posted_within') return { after: now - filter.posted_within! * DAY };
  if (dimension === 'salary_stated') return [SALARY_STATED.value];
  if (dimension === 'salary')
    return { salary: filter.salary!, isUnstatedToo: filter.salary_unstated === true };
  return chosenValues(filter)[dimension];
}
