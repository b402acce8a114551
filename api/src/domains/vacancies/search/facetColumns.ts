import { setImmediate as nextTurn } from 'node:timers/promises';
import { salaryValueOf } from './facetValues.ts';

/** Number of vacancies per value of the column `facets`, with the total under `EVERY`. */
export type Counts = Map<number, number>;

export const EVERY = 0;

/** Open vacancies by ID, one array per property, so that counting reads memory in sequence. */
export interface FacetColumns {
  ids: Int32Array;
  /** Time of publication in seconds. */
  publishedAt: Float64Array;
  /** Last day for applications, in days since 1970. */
  lastDay: Int32Array;
  companies: Int32Array;
  /** Start of the salary in florins a month, plus one; 0 without a salary. */
  salaries: Int32Array;
  /** Values of the column `facets`; those of vacancy `row` start at `starts[row]`. */
  values: Uint16Array;
  starts: Uint32Array;
}

/** Values of which a vacancy must have one, the earliest time of publication in seconds, or the lowest salary. */
export type FacetChoice = readonly number[] | { after: number } | { salary: number; isUnstatedToo: boolean };

/** Counts vacancies that match all choices. */
export interface FacetQuestion {
  choices: readonly FacetChoice[];
  /** Undefined: all companies. */
  companies: readonly number[] | undefined;
  /** IDs to count among, in ascending order. Undefined: all. */
  among: Int32Array | undefined;
  /** Days since 1970. */
  today: number;
  /** Values of ages, the youngest first, each with its earliest time of publication in seconds. */
  ages: readonly { value: number; after: number }[];
}

/** Values are below this number, which counts the vacancies without an age. */
const NO_AGE = 1023;
/** Rows counted before yielding to other requests. */
const ROWS_AT_ONCE = 50_000;

/**
 * Counts the vacancies per value: first those with all choices, then for each choice those with all others, in one pass
 * over the rows.
 */
export async function countInColumns(columns: FacetColumns, question: FacetQuestion): Promise<Counts[]> {
  const { choices, among } = question;
  const passes = Array.from({ length: choices.length + 1 }, () => new Uint32Array(NO_AGE + 1));
  const count = rowCounter(columns, question, passes);
  const length = among?.length ?? columns.ids.length;
  for (let row = 0, at = 0; at < length; at++) {
    if (at % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await nextTurn();
    row = among ? findRow(columns.ids, among[at]!, row) : at;
    if (!among || columns.ids[row] === among[at]) count(row);
  }
  const [withAll, ...withoutOne] = passes;
  return [withAll!, ...withoutOne.map((counts) => counts.map((each, value) => each + withAll![value]!))].map(
    toCounts,
  );
}

/** Adds a vacancy to the counts with all choices, or to those without the only choice that it lacks. */
function rowCounter(
  { publishedAt, lastDay, companies, salaries, values, starts }: FacetColumns,
  { choices, companies: chosen, today, ages }: FacetQuestion,
  passes: Uint32Array[],
): (row: number) => void {
  const wanted = chosen && new Set(chosen);
  const bits = new Uint16Array(NO_AGE + 1);
  for (const [at, choice] of choices.entries())
    if (!('after' in choice || 'salary' in choice)) for (const value of choice) bits[value]! |= 1 << at;
  const times = choices.flatMap((choice, at) =>
    'after' in choice ? { after: choice.after, bit: 1 << at } : [],
  );
  const paid = choices.flatMap((choice, at) => ('salary' in choice ? { ...choice, bit: 1 << at } : []));
  const all = (1 << choices.length) - 1;
  const passByMissing = new Map(passes.map((pass, at) => [at === 0 ? 0 : 1 << (at - 1), pass]));
  return (row) => {
    if (lastDay[row]! < today || (wanted && !wanted.has(companies[row]!))) return;
    const published = publishedAt[row]!;
    const age = ages.find(({ after }) => published > after)?.value ?? NO_AGE;
    const end = starts[row + 1]!;
    let found = 0;
    const salary = salaries[row]!;
    for (const { after, bit } of times) if (published > after) found |= bit;
    for (const { salary: least, isUnstatedToo, bit } of paid)
      if (salary > least || (isUnstatedToo && salary === 0)) found |= bit;
    for (let place = starts[row]!; place < end; place++) found |= bits[values[place]!]!;
    const pass = passByMissing.get(all & ~found);
    if (!pass) return;
    pass[EVERY]! += 1;
    pass[age]! += 1;
    if (salary > 0) pass[salaryValueOf(salary - 1)]! += 1;
    for (let place = starts[row]!; place < end; place++) pass[values[place]!]! += 1;
  };
}

/** Returns the first row at or after `from` whose ID is at least `id`. */
function findRow(ids: Int32Array, id: number, from: number): number {
  let step = 1;
  while (from + step < ids.length && ids[from + step]! < id) step *= 2;
  let low = from;
  let high = Math.min(ids.length, from + step);
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ids[middle]! < id) low = middle + 1;
    else high = middle;
  }
  return low;
}

function toCounts(counted: Uint32Array): Counts {
  const counts: Counts = new Map();
  for (const [value, count] of counted.entries()) if (count > 0 && value !== NO_AGE) counts.set(value, count);
  return counts;
}
