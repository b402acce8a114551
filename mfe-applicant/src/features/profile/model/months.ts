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
