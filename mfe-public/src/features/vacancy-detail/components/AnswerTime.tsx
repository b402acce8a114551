import type { Vacancy } from '@cpa/shared/contracts';
import { ClockIcon } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';

/** Median days until the employer decides about an application; null while there are too few decisions. */
export function AnswerTime({ of: { employer }, className }: { of: Vacancy; className: string | undefined }) {
  const t = useText();
  if (!employer.answer_days) return null;
  return (
    <p className={className}>
      <ClockIcon size={16} />
      {t('vacancy.answers', { count: employer.answer_days })}
    </p>
  );
}
