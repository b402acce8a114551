/** A benefit as the page shows it. */
type Benefit = { name: string; detail: string; kind: BenefitKind };

/** Chooses the icon. */
export type BenefitKind = 'meal' | 'training' | 'health' | 'travel' | 'money' | 'time' | 'other';

/** Words of each kind, in the order of their weight. */
const KINDS: readonly [BenefitKind, RegExp][] = [
  ['travel', /\b(bus|shuttle|taxi|ride home|travel|car|bicycle|parking|transport|standby)\b/i],
  ['health', /\b(health|medical|dental|doctor|gym|massage)\b/i],
  ['training', /\b(training|courses?|school|study|diploma|certificates?|coaching|learning)\b/i],
  ['meal', /\b(meals?|lunch|food|bread|fruit|coffee|kitchen|fish)\b/i],
  [
    'time',
    /\b(days?|hours?|nights?|weeks?|holidays?|rosters?|shifts?|sundays?|fridays?|mondays?|work ends)\b/i,
  ],
  [
    'money',
    /\b(pay|paid|bonus|tips|month|share|pension|allowance|fund|commission|afl|discount|cost|price|mortgage)\b/i,
  ],
];

/** Splits a benefit at its first colon into title and details. */
export function readBenefit(text: string): Benefit {
  const [, name = text, detail = ''] = /^(.+?):\s+(.+)$/s.exec(text) ?? [];
  return { name, detail, kind: KINDS.find(([, words]) => words.test(text))?.[0] ?? 'other' };
}
