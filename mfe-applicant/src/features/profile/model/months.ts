/** Month and year of a form; either may be empty. */
export type MonthInput = { month: string; year: string };

/** Splits `2022-09`. */
export function monthInput(month: string | null | undefined): MonthInput {
  const [year = '', part = ''] = month?.split('-') ?? [];
  return { month: part, year };
}

/** Returns `2022-09`, or null for an incomplete or invalid input. */
export function toMonth({ month, year }: MonthInput): string | null {
  const text = `${year.trim()}-${month}`;
  return /^(19|20)\d{2}-(0[1-9]|1[0-2])$/.test(text) ? text : null;
}

export const isEmptyMonth = ({ month, year }: MonthInput): boolean => month === '' && year.trim() === '';

/** Formats `2022-09` as `Sep 2022`. */
export function monthName(month: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}

/** Lists the values `01` to `12` with their names. */
export function monthChoices(locale: string): { value: string; name: string }[] {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1).padStart(2, '0'),
    name: format.format(new Date(Date.UTC(2000, index, 1))),
  }));
}
