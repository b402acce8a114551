/** Formats rows as an aligned table; empty without rows. */
export function table(rows: readonly (string | number | null)[][]): string {
  const texts = rows.map((row) => row.map((cell) => String(cell ?? '–')));
  const widths = (texts[0] ?? []).map((_, column) =>
    Math.max(...texts.map((row) => (row[column] ?? '').length)),
  );
  return texts
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export const dayOf = (at: Date | null): string => at?.toISOString().slice(0, 10) ?? '–';
