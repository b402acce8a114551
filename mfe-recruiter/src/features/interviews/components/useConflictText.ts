import type { BusyTime } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { useText } from '../../../messages/texts.ts';

/** Returns a function that names the interview in the way of a time. */
export function useConflictText(): (conflict: BusyTime) => string {
  const t = useText();
  const { formatTime } = useFormat();
  return ({ name, starts_at, ends_at }) => {
    const span = { from: formatTime(starts_at), to: formatTime(ends_at) };
    return name === null
      ? t('interviews.week.overlaps', span)
      : t('interviews.week.overlapsName', { ...span, name });
  };
}
