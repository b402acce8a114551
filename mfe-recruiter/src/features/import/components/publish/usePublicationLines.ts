import { useFormat } from '@cpa/shared/i18n';
import { useText } from '../../../../messages/texts.ts';
import type { PublicationPlan } from '../../model/publicationPlan.ts';

/** Limit of the titles or days that are named; the others are counted. */
const MAX_NAMED = 3;

/** Describes a plan, one sentence for each effect. */
export function usePublicationLines(plan: PublicationPlan | null): string[] {
  const t = useText();
  const { formatDay } = useFormat();
  if (!plan) return [];
  const { publishable, usesFree, used, left, incomplete, unpaid, twice } = plan;
  const days = [...new Set(publishable.map(({ until }) => until))].toSorted().map(formatDay);
  const shortened = publishable.filter(({ isShortened }) => isShortened).length;
  const cost = usesFree ? (used > 0 ? 'both' : 'free') : 'package';
  return [
    ...(publishable.length > 0
      ? [
          t(`import.publish.${cost}`, { used, left }),
          t('import.publish.until', { count: publishable.length, days: dayList(days) }),
        ]
      : []),
    ...(shortened > 0 ? [t('import.publish.shortened', { count: shortened })] : []),
    ...(twice.length > 0 ? [t('import.publish.twice', { titles: titleList(twice) })] : []),
    ...(unpaid.length > 0 ? [t('import.publish.unpaid', { titles: titleList(unpaid) })] : []),
    ...(incomplete.length > 0 ? [t('import.publish.incomplete', { titles: titleList(incomplete) })] : []),
  ];

  function dayList(names: readonly string[]): string {
    if (names.length <= MAX_NAMED) return new Intl.ListFormat('en', { type: 'disjunction' }).format(names);
    return t('vacancyActions.between', { first: names[0]!, last: names.at(-1)! });
  }

  function titleList(titles: readonly string[]): string {
    const names = titles.map((title) => title || t('import.untitled'));
    if (names.length <= MAX_NAMED) return new Intl.ListFormat('en').format(names);
    return t('import.publish.more', {
      titles: names.slice(0, MAX_NAMED).join(', '),
      count: names.length - MAX_NAMED,
    });
  }
}
