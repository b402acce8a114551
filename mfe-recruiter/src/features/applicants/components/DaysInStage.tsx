import type { ApplicantListItem } from '@cpa/shared/contracts';
import { ClockIcon } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { daysInStage } from '../model/daysInStage.ts';
import styles from './DaysInStage.module.css';

/** Days in the current stage, highlighted when the applicant waits too long. */
export function DaysInStage({ applicant }: { applicant: Pick<ApplicantListItem, 'status' | 'stage_since'> }) {
  const t = useText();
  const { days, isSlow } = daysInStage(applicant);
  return (
    <span className={styles.days} data-slow={isSlow || undefined}>
      <ClockIcon size={14} />
      {t('applicants.days', { days })}
    </span>
  );
}
