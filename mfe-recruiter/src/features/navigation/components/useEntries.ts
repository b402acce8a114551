import { useFormat } from '@cpa/shared/i18n';
import { selectProfile } from '@cpa/shared/session';
import type { AreaEntry } from '@cpa/shared/ui/area';
import { useSelector } from 'react-redux';
import { useText } from '../../../messages/texts.ts';
import { entries } from '../model/entries.ts';
import { selectCounts } from '../state/countsSlice.ts';

/** The pages of the area with the counts of the selected company: until they are loaded, those that the session states. */
export function useEntries(): AreaEntry[] {
  const t = useText();
  const { formatNumber } = useFormat();
  const profile = useSelector(selectProfile);
  const stated = profile?.companies.length === 1 ? profile.waiting?.counts : undefined;
  const counts = useSelector(selectCounts) ?? stated;
  return entries.map(({ label, count, ...entry }) => {
    const number = (count && counts?.[count]) ?? 0;
    return {
      ...entry,
      name: t(label),
      ...(number > 0 && count === 'vacancies' && { figure: formatNumber(number) }),
      ...(number > 0 &&
        count === 'new_applicants' && {
          news: { text: t('nav.newApplicants', { count: number }), count: formatNumber(number) },
        }),
    };
  });
}
