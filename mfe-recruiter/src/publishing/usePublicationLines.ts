import { useFormat } from '@cpa/shared/i18n';
import { useText } from '../messages/texts.ts';
import type { PublicationPlan } from './publicationPlan.ts';

/** Maximum number of titles or days that are named; the rest is counted. */
const MAX_NAMED = 3;

/** Returns a function that describes a plan, one sentence for each effect. */
export function usePublicationLines(): (plan: PublicationPlan) => string[] {
  const t = useText();
  const { formatDay, formatList } = useFormat();
  return ({ publishable, usesFree, used, left, incomplete, unpaid, twice }) => {
    const days = [...new Set(publishable.map(({ until }) => until))].toSorted().map(formatDay);
    const shortened = publishable.filter(({ isShortened }) => isShortened).length;
    const cost = usesFree ? (used > 0 ? 'both' : 'free') : 'package';
    return [
      ...(publishable.length > 0
        ? [
            t(`publishing.${cost}`, { used, left }),
            days.length <= MAX_NAMED
              ? t('publishing.until', { count: publishable.length, days: formatList(days, 'or') })
              : t('publishing.untilBetween', { first: days[0]!, last: days.at(-1)! }),
          ]
        : []),
      ...(shortened > 0 ? [t('publishing.shortened', { count: shortened })] : []),
      ...(twice.length > 0 ? [t('publishing.twice', { titles: titleList(twice) })] : []),
      ...(unpaid.length > 0 ? [t('publishing.unpaid', { titles: titleList(unpaid) })] : []),
      ...(incomplete.length > 0 ? [t('publishing.incomplete', { titles: titleList(incomplete) })] : []),
    ];
  };

  function titleList(titles: readonly string[]): string {
    const names = titles.map((title) => title || t('import.untitled'));
    const count = names.length - MAX_NAMED;
    if (count <= 0) return formatList(names);
    return formatList([...names.slice(0, MAX_NAMED), t('publishing.more', { count })]);
  }
}
