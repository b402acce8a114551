import CliTable from 'cli-table3';

const BORDERS = [
  'top',
  'top-mid',
  'top-left',
  'top-right',
  'bottom',
  'bottom-mid',
  'bottom-left',
  'bottom-right',
  'left',
  'left-mid',
  'mid',
  'mid-mid',
  'right',
  'right-mid',
  'middle',
] as const;

/** Formats rows as an aligned table without borders; empty without rows. */
export function table(rows: readonly (string | number | null)[][]): string {
  const formatted = new CliTable({
    chars: Object.fromEntries(BORDERS.map((name) => [name, ''])),
    style: { 'padding-left': 0, 'padding-right': 2, head: [], border: [], compact: true },
  });
  formatted.push(...rows.map((row) => row.map((cell) => String(cell ?? '–'))));
  return formatted
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}
