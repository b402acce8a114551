import type { ApplicantApplication } from '@cpa/shared/contracts';
import { useApplicationStatusName } from '@cpa/shared/domain';
import { useFormat } from '@cpa/shared/i18n';
import { CheckIcon, VisuallyHidden } from '@cpa/shared/ui';
import { useText } from '../../../messages/texts.ts';
import { type Stage, stagesOf } from '../model/stagesOf.ts';
import { isDecided } from '../model/statuses.ts';
import styles from './StageTrack.module.css';

/** The stages of an application up to the decision, with the days on which they began. */
export function StageTrack({ application }: { application: ApplicantApplication }) {
  const t = useText();
  const { formatShortDay } = useFormat();
  const statusName = useApplicationStatusName('applicant');
  const nameOf = ({ id }: Stage) => {
    if (id !== 'decision') return statusName(id);
    return isDecided(application.status) ? statusName(application.status) : t('stages.decision');
  };
  return (
    <ol className={styles.track} aria-label={t('stages.label')}>
      {stagesOf(application).map((stage) => (
        <li
          key={stage.id}
          className={styles.stage}
          data-state={stage.state}
          aria-current={stage.state === 'current' ? 'step' : undefined}
        >
          <span className={styles.mark}>{stage.state === 'done' && <CheckIcon size={14} />}</span>
          <span className={styles.name}>{nameOf(stage)}</span>
          {stage.state === 'skipped' && <VisuallyHidden> {t('stages.skipped')}</VisuallyHidden>}
          <span className={styles.day}>{stage.at !== null && formatShortDay(stage.at)}</span>
        </li>
      ))}
    </ol>
  );
}
