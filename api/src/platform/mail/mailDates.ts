import { dayInAruba, type Locale } from '@cpa/shared/contracts';
import { formatsFor } from '@cpa/shared/server';

/** Formats a date in Aruba, for example `21 Nov`; with its year unless it is that of `reference`. */
export function mailShortDay(at: Date, reference: Date, locale: Locale): string {
  const { formatShortDate, formatShortDay } = formatsFor(locale);
  return dayInAruba(at).slice(0, 4) === dayInAruba(reference).slice(0, 4)
    ? formatShortDate(at)
    : formatShortDay(at, reference);
}
