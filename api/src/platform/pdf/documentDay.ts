import { dayInAruba, type Locale } from '@cpa/shared/contracts';
import { formatsFor } from '@cpa/shared/server';

/** Day in Aruba as documents write it: in figures in English. */
export const documentDay = (instant: string, locale: Locale): string =>
  locale === 'en' ? dayInAruba(new Date(instant)) : formatsFor(locale).formatDay(instant);
