type Cell = string | number | null | undefined;

/** Writes CSV (RFC 4180). The byte order mark makes spreadsheets read it as UTF-8. */
export const writeCsv = (lines: readonly (readonly Cell[])[]): string =>
  `\uFEFF${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;

/** Prefixes a text that a spreadsheet would run as a formula with an apostrophe, also after leading spaces. */
function cell(value: Cell): string {
  const text = String(value ?? '');
  const isFormula = /^\s*[=+\-@\t\r\n|%]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text);
  const guarded = isFormula ? `'${text}` : text;
  return /[",\r\n']/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
