import type { OwnVacancy, VacancyStatus } from '@cpa/shared/contracts';
import { useFormat } from '@cpa/shared/i18n';
import { Badge, type BadgeTone } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';

const tones: Record<VacancyStatus, BadgeTone> = {
  draft: 'neutral',
  open: 'success',
  closed: 'neutral',
  expired: 'warning',
};

/** The status of a vacancy, with `withClosing` also its closing date. */
export function OwnVacancyBadge({ vacancy, withClosing }: { vacancy: OwnVacancy; withClosing?: boolean }) {
  const t = useText();
  const { closesIn } = useFormat();
  const { status, valid_through } = vacancy;
  const label =
    withClosing && status === 'open' && valid_through
      ? t('vacancyStatus.openUntil', { when: closesIn(valid_through) })
      : t(`vacancyStatus.${status}`);
  return <Badge tone={tones[status]}>{label}</Badge>;
}
