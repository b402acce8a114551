import { median, print } from '../../../api/bench/report.ts';
import type { Visit } from './visit.ts';

/** Upper limits of a site. */
type Aims = {
  /** Factor of the bundle that the browser renders. */
  toBrowser?: number;
  /** Factor of the bundle that the server renders. */
  toServer?: number;
  /** Factor of the same page without scripts. */
  toStatic?: number;
  value?: number;
};

type Metric = { name: string; read: (visit: Visit) => number; digits?: number; aims?: Aims };

const METRICS: Metric[] = [
  {
    name: 'LCP, ms',
    read: (visit) => visit.lcpMs,
    aims: { toBrowser: 0.33, toServer: 1.05, toStatic: 1.15 },
  },
  { name: 'hydrated, ms', read: (visit) => visit.hydratedMs, aims: { toServer: 0.75 } },
  { name: 'longest task, ms', read: (visit) => visit.longestTaskMs, aims: { value: 100 } },
  { name: 'JavaScript, bytes', read: (visit) => visit.scriptBytes, aims: { toServer: 0.6 } },
  { name: 'total transfer, bytes', read: (visit) => visit.allBytes },
  { name: 'requests', read: (visit) => visit.requests },
  { name: 'request chain, all', read: (visit) => visit.hops },
  { name: 'request chain, code', read: (visit) => visit.codeHops, aims: { value: 2 } },
  { name: 'CLS', read: (visit) => visit.layoutShift, digits: 3, aims: { value: 0 } },
  { name: 'INP, ms', read: (visit) => visit.inpMs, aims: { value: 100 } },
  { name: 'click to another remote, ms', read: (visit) => visit.navigationMs, aims: { toServer: 1 } },
];

/** Visits of one round, in the order of the sites. */
export type Round = readonly [bundle: Visit, renderedBundle: Visit, site: Visit, withoutScripts: Visit];

/**
 * Prints a Markdown table of the medians. A ratio is the median of those of each round, so that a load of the machine
 * which changes between rounds does not count.
 */
export function printComparison(names: readonly string[], rounds: readonly Round[]): void {
  const table = [
    ['metric', ...names, 'c / a', 'c / b', 'c / d', 'aim', 'met'],
    ...METRICS.map((metric) => rowOf(metric, rounds)),
  ];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  const lines = table.map((row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))),
  );
  const rule = widths.map((width, column) => '-'.repeat(width - 1) + (column === 0 ? '-' : ':'));
  for (const cells of [lines[0]!, rule, ...lines.slice(1)]) print(`| ${cells.join(' | ')} |`);
}

function rowOf({ name, read, digits = 0, aims = {} }: Metric, rounds: readonly Round[]): string[] {
  const medians = [0, 1, 2, 3].map((site) =>
    median(rounds.map((visits) => read(visits[site]!))).toFixed(digits),
  );
  const ratios = [0, 1, 3].map((other) =>
    median(rounds.map((visits) => read(visits[2]) / read(visits[other]!))).toFixed(2),
  );
  const limits = [
    { aim: aims.value, actual: medians[2], text: (aim: number) => `≤ ${aim}` },
    { aim: aims.toBrowser, actual: ratios[0], text: (aim: number) => `≤ ${aim.toFixed(2)} a` },
    { aim: aims.toServer, actual: ratios[1], text: (aim: number) => `≤ ${aim.toFixed(2)} b` },
    { aim: aims.toStatic, actual: ratios[2], text: (aim: number) => `≤ ${aim.toFixed(2)} d` },
  ].filter((limit): limit is typeof limit & { aim: number } => limit.aim !== undefined);
  const isMet = limits.every(({ aim, actual }) => Number(actual) <= aim);
  return [
    name,
    ...[...medians, ...ratios].map((value) => (Number.isFinite(Number(value)) ? value : '–')),
    limits.map(({ aim, text }) => text(aim)).join(', '),
    limits.length === 0 ? '' : isMet ? 'yes' : 'no',
  ];
}
