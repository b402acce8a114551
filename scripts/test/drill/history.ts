/** An operation on a register: a key that is written once, such as a checkout, and read later. Times in milliseconds. */
export type Operation = {
  kind: 'write' | 'read';
  key: string;
  start: number;
  end: number;
  /** `unknown`: no response, so it may have happened. `refused`: it did not happen. */
  outcome: 'ok' | 'refused' | 'unknown';
  /** The value that was stored or read; undefined: a read found nothing. */
  value?: string | undefined;
};

/**
 * Checks each key separately, which is enough for keys that are written once: an acknowledged write, or a value that
 * was read, is seen by each later read with the same value; a value that was not written, or was refused, is not seen.
 */
export function checkHistory(operations: readonly Operation[]): string[] {
  return [...Map.groupBy(operations, ({ key }) => key)].flatMap(([key, all]) =>
    checkKey(all).map((problem) => `${key}: ${problem}`),
  );
}

function checkKey(all: Operation[]): string[] {
  const writes = all.filter(({ kind }) => kind === 'write');
  const reads = all.filter(({ kind, outcome }) => kind === 'read' && outcome === 'ok');
  const acknowledged = writes.filter(({ outcome }) => outcome === 'ok');
  const seen = reads.filter(({ value }) => value !== undefined);
  const values = new Set([...acknowledged, ...seen].map(({ value }) => value));
  const knownAt = Math.min(...[...acknowledged, ...seen].map(({ end }) => end));
  const firstStart = Math.min(...writes.map(({ start }) => start));
  const problems: (string | false)[] = [
    values.size > 1 && `has the values ${[...values].join(' and ')}`,
    reads.some(({ value, start }) => value === undefined && start >= knownAt) && 'was lost',
    seen.some(({ end }) => end < firstStart) && 'was read before it was written',
    seen.length > 0 &&
      writes.every(({ outcome }) => outcome === 'refused') &&
      'was stored although it was refused',
  ];
  return problems.filter((problem) => problem !== false);
}

/** Longest time without an acknowledged write that overlaps with the period. */
export function longestPause(times: readonly number[], from: number, to: number): number {
  const sorted = [...times, from, to].filter((time) => time >= from && time <= to).toSorted((a, b) => a - b);
  // The last acknowledgement before the period belongs to its first pause.
  const before = Math.max(...times.filter((time) => time < from), Number.NEGATIVE_INFINITY);
  const all = Number.isFinite(before) ? [before, ...sorted.slice(1)] : sorted;
  return Math.max(0, ...all.slice(1).map((time, index) => time - all[index]!));
}
