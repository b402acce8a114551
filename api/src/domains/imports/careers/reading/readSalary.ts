import type { Currency, SalaryPeriod } from '@cpa/shared/contracts';

export interface ReadSalary {
  salary_min: number | null;
  salary_max: number | null;
  salary_currency: Currency | null;
  salary_period: SalaryPeriod | null;
  salary_text: string | null;
}

/** Salary stated in parts; amounts as written. */
export interface StatedSalary {
  text?: unknown;
  min?: unknown;
  max?: unknown;
  currency?: unknown;
  period?: unknown;
}

const NONE: ReadSalary = {
  salary_min: null,
  salary_max: null,
  salary_currency: null,
  salary_period: null,
  salary_text: null,
};

/** Maximum in minor units; larger numbers are not salaries. */
const BELIEVED = 1_000_000_000;

/**
 * Parses amounts to minor units. Unstated parts stay null: "$" alone is not a currency, an amount alone has no period.
 */
export function readSalary({ text, min, max, currency, period }: StatedSalary): ReadSalary {
  const low = amountOf(min);
  const high = amountOf(max);
  if (low === null && high === null) return typeof text === 'string' ? fromText(text) : NONE;
  const words = [low, high]
    .filter((amount) => amount !== null)
    .map((amount) => amount / 100)
    .join(' – ');
  const said = [words, currency, period].filter((part) => typeof part === 'string' && part !== '').join(' ');
  return sound({
    salary_min: low,
    salary_max: high,
    salary_currency: currencyIn(typeof currency === 'string' ? currency : ''),
    salary_period: periodIn(typeof period === 'string' ? period : ''),
    salary_text: typeof text === 'string' && text !== '' ? text : said,
  });
}

// Matches a number with separators and "k", not inside a word ("13th", "401k") and not a percentage. The period may
// follow without a space: "$73,796pa".
const AMOUNT =
  /(?<![\w.,])(\d{1,3}(?:[.,'\u00a0\u202f ]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?)\s?(k(?![a-z]))?(?=p\.?[amhu]\b|(?![\w%]))/gi;
/** A year, for example in the name of a collective agreement ("EBA 2018"). */
const YEAR = /^(?:19|20)\d\d$/;

/** Numbers that are not pay: percentages, working hours, and the American pension plan. */
const NO_AMOUNT =
  /\d+([.,]\d+)?\s*(%|(hours?|hrs?|uur|uren|horas?|days?|dagen|dias?|weeks?|weken|semanas?|months?|maanden|meses)\b)|\b401\s?\(?k\)?/gi;

function fromText(text: string): ReadSalary {
  const said = text.slice(0, 200).replaceAll(/\s+/g, ' ').trim();
  if (said === '') return NONE;
  // Ignore the dot of the currency and numbers of the period ("40 hours").
  const bare = said
    .replaceAll(/\b(afl|nafl?|awg|ang|xcg|usd|eur|cop|cad|aud|gbp)\b\.?|\b[a-z]{1,3}\$|[$€ƒ£]/gi, ' ')
    .replaceAll(NO_AMOUNT, ' ');
  const numbers = [...bare.matchAll(AMOUNT)].map(([, number, thousand]) => ({ number: number!, thousand }));
  const isPaid = currencyIn(said) !== null || periodIn(said) !== null || /[$€ƒ£]/.test(said);
  const found = numbers.filter(({ number }) => !YEAR.test(number) || (isPaid && numbers.length === 1));
  const unread = found.length > 0 ? { ...NONE, salary_text: said } : NONE;
  if (found.length === 0 || found.length > 2) return unread;
  // In "50-60k" the k applies to both.
  const isThousands = found.at(-1)!.thousand !== undefined;
  const amounts = found.map(({ number }) => amountOf(number)! * (isThousands ? 1000 : 1));
  const [first, second] = amounts as [number, number?];
  const isMost = /\b(up to|max(imum|imaal)?|tot|hasta|te cu)\b/i.test(said);
  const isLeast = /\b(from|min(imum|imaal)?|starting|vanaf|at least|desde|a partir de)\b|\d\s*k?\s*\+/i.test(
    said,
  );
  return sound({
    salary_min: second === undefined && isMost ? null : first,
    salary_max: second ?? (isLeast && !isMost ? null : first),
    salary_currency: currencyIn(said),
    salary_period: periodIn(said),
    salary_text: said,
  });
}

/** Returns minor units. "2.400" and "2,400" are 2400; "18.50" and "18,5" are decimals. */
function amountOf(value: unknown): number | null {
  if (typeof value === 'number') return value > 0 && Number.isFinite(value) ? Math.round(value * 100) : null;
  if (typeof value !== 'string') return null;
  const digits = value.trim().replaceAll(/['\s]/g, '');
  if (!/^\d[\d.,]*$/.test(digits)) return null;
  const whole = digits.replaceAll(/[.,](?=\d{3}(?:\D|$))/g, '');
  const amount = Number(whole.replace(',', '.'));
  return Number.isFinite(amount) && amount > 0 ? Math.round(amount * 100) : null;
}

function sound(salary: ReadSalary): ReadSalary {
  const { salary_min: min, salary_max: max } = salary;
  const isUpsideDown = min !== null && max !== null && min > max;
  const isBeyondBelief = Math.max(min ?? 0, max ?? 0) > BELIEVED;
  return isUpsideDown || isBeyondBelief ? { ...NONE, salary_text: salary.salary_text } : salary;
}

function currencyIn(text: string): Currency | null {
  const found = (
    [
      ['AWG', /\b(awg|afl|aruban florins?|florins?|florin(es|nan)|arubaanse florin)\b|ƒ/i],
      ['USD', /\busd\b|\bus\$|u\.s\. dollars?|us dollars?/i],
      ['EUR', /\b(eur|euros?)\b|€/i],
    ] as const
  ).filter(([, pattern]) => pattern.test(text));
  return found.length === 1 ? found[0]![0] : null;
}

function periodIn(text: string): SalaryPeriod | null {
  const found = (
    [
      ['hour', /\b(hour|hourly|hr|uur|uurloon|ora|hora)\b|p\/[uh]\b|(?:\b|\d)p\.?[uh]\.?(?=\s|$)/i],
      [
        'month',
        /\b(month|monthly|maand|maandsalaris|luna|mes|mensual(es)?|mo)\b|p\/m\b|(?:\b|\d)p\.?m\.?(?=\s|$)/i,
      ],
      [
        'year',
        /\b(years?|yearly|annum|annual|annually|jaar|aña|año|yr)\b|p\/[ay]\b|(?:\b|\d)p\.?a\.?(?=[\s,;)+]|$)(?! ?(?:luna|ora|siman|dia)\b)/i,
      ],
    ] as const
  ).filter(([, pattern]) => pattern.test(text));
  const isOther = /\b(week|weekly|day|daily|dag)\b/i.test(text);
  return found.length === 1 && !isOther ? found[0]![0] : null;
}
